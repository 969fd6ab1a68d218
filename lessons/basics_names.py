"""Basics, names and stories: what the words of the game mean, who played it, and what people saw in it."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Choose, Lesson, Say, Text

TAKHTE = Choose(
    id="takhte", heading=Text("A battle on wood", "Битва на доске"), text=Text(
        "The Persians say takhte nard. “That means: a battle on a wooden board,” one reads. Turks say tavla, Greeks "
        "tavli, and both come from Latin tabula, a board. What does takhte mean, do you think?",
        "Персы говорят «тахте нард». «Это значит: битва на деревянной доске», — пишут иногда. Турки говорят «тавла», "
        "греки — «тавли», и оба слова — от латинского tabula, «доска». А что, по-вашему, значит «тахте»?"),
    answers=(
        Answer(Text("A battle", "Битву"), Text(
            "A teller has put the battle in: it is in neither word.",
            "Битву добавил рассказчик: её нет ни в одном из двух слов.")),
        Answer(Text("A board", "Доску"), Text(
            "The board of nardy, no more. The battle comes from the players.",
            "Доска для нард, и только. Битву приносят игроки."), right=True),
        Answer(Text("A throne", "Трон"), Text(
            "That is takht, a word much like it. The game has no throne.",
            "Трон — это «тахт», слово очень похожее. В игре трона нет.")),
    ),
    done=Text("People simply called the game by what lay on the table.",
              "Долго не думали: назвали игру по тому, что лежит на столе."),
)
LAND = Choose(
    id="two-rivers", heading=Text("Whose land?", "Чья земля?"), text=Text(
        "“The Persians in Mesopotamia gave nard its name,” one reads. Mesopotamia is the land between two rivers, the "
        "Tigris and the Euphrates. Where did Ur lie, with the board of twenty squares?",
        "«Нардами игру назвали персы в Месопотамии», — пишут иногда. Месопотамия — земля между двумя реками, Тигром и "
        "Евфратом. А где стоял Ур, где нашли доску из двадцати клеток?"),
    answers=(
        Answer(Text("In Persia", "В Персии"), Text(
            "Persia lies east of the rivers. Its kings came to rule them two thousand years after that board.",
            "Персия к востоку от этих рек. Её цари завладели ими через две тысячи лет после той доски.")),
        Answer(Text("In Mesopotamia", "В Месопотамии"), Text(
            "In the south of today’s Iraq. The people of Ur were no Persians and left us no word “nard”.",
            "На юге нынешнего Ирака. Жители Ура персами не были, и слова «нард» от них не осталось."), right=True),
        Answer(Text("In Asia Minor", "В Малой Азии"), Text(
            "That is today’s Turkey, to the north-west.", "Это нынешняя Турция, северо-западнее.")),
    ),
    done=Text("One region, many peoples: a find of one is no proof for the game of another.",
              "Край один, а народов много: находка у одних ещё не говорит об игре у других."),
)
ROYAL = Choose(
    id="royal-tables", heading=Text("Royal tables", "Королевские доски"), text=Text(
        "Italians also say tavola reale, Spaniards tablas reales: royal tables. “That is the oldest name of the game.” "
        "You know three names now: tabula, nev-ardashir, tavola reale. Which is the youngest?",
        "Итальянцы говорят ещё «тавола реале», испанцы — «таблас реалес», королевские доски. «Это самое древнее имя "
        "игры». Вы знаете три имени: табула, нев-ардашир, тавола реале. Какое из них моложе всех?"),
    answers=(
        Answer(Text("Tabula", "Табула"), Text(
            "That is Latin, and Romans said it.", "Это латынь, так говорили римляне.")),
        Answer(Text("Nev-ardashir", "Нев-ардашир"), Text(
            "Books have had this one, in its shape nardshir, for some fifteen centuries.",
            "Это имя, ещё как «нардшир», стоит в книгах веков пятнадцать.")),
        Answer(Text("Tavola reale", "Тавола реале"), Text(
            "It is Italian, and Italian grew out of Latin. The royal name is the grandchild.",
            "Это по-итальянски, а итальянский вырос из латыни. Королевское имя — внук."), right=True),
    ),
    done=Text("A name can be grand without being old.", "Громкое имя ещё не значит древнее."),
)
KINGS_ONLY = Choose(
    id="kings-only", heading=Text("For kings only", "Только для королей"), text=Text(
        "“It was played mostly in royal families and noble houses.” Yet boards for such games are scratched into the "
        "paving stones of Roman towns. What do they tell us?",
        "«Играли в основном в королевских семьях и знатных домах». Но доски для таких игр нацарапаны прямо на "
        "мостовых римских городов. О чём они говорят?"),
    answers=(
        Answer(Text("That kings played in the street", "Короли играли на улице"), Text(
            "A king has a table.", "У короля есть стол.")),
        Answer(Text("That everybody played", "Играли все"), Text(
            "Craftsmen, traders, passers-by. Fine boards are kept, and stone lasts; wood and chalk do not.",
            "Ремесленники, торговцы, прохожие. Роскошные доски берегли, камень вечен, а дерево и мел исчезают."),
            right=True),
        Answer(Text("That the stones were boards for sale", "Камни продавали как доски"), Text(
            "With the street around them?", "Вместе с улицей?")),
    ),
    done=Text("What lies in graves of kings is what was buried with care, not what was played most.",
              "В царских гробницах лежит то, что туда бережно положили, а не то, во что играли чаще всего."),
)
STONE_AND_BONE = Choose(
    id="stone-and-bone", heading=Text("Stone, bone and clay", "Камень, кость и глина"), text=Text(
        "“Boards were made of stone or wood; dice were cut from stone or bone, or formed from clay.” What is this?",
        "«Доски делали из камня или дерева, зары вырезали из камня и кости или лепили из глины». Что это?"),
    answers=(
        Answer(Text("A legend", "Легенда"), Text(
            "Go to a museum and you can look at them.", "Сходите в музей: их можно увидеть.")),
        Answer(Text("A fact", "Факт"), Text(
            "Cubes with pips more than four thousand years old lie in museums. Only their faces are not all arranged "
            "like ours.",
            "В музеях лежат кубики с точками старше четырёх тысяч лет. Только числа на гранях стоят не всегда "
            "как у наших."), right=True),
        Answer(Text("A mistake", "Ошибка"), Text(
            "All these materials have been found.", "Все эти материалы найдены.")),
    ),
    done=Text("Dice are far older than nardy, and many games use them.",
              "Зары гораздо старше нард, и бросают их во многих играх."),
)
HEAVEN = Choose(
    id="a-picture-of-heaven", heading=Text("A picture of heaven", "Картина неба"), text=Text(
        "The old Persian book explains: the board is the earth, the thirty checkers the days and nights of a month. "
        "What may a die be in this picture, that turns over and over and then stops somewhere?",
        "Старая персидская книга объясняет: доска — земля, тридцать шашек — дни и ночи месяца. Чем в этой картине "
        "может быть зар, который катится, катится и где-то останавливается?"),
    board=Board(white="24:15", black="24:15", dice="61"),
    answers=(
        Answer(Text("The turning sky, and fate", "Вращением неба и судьбой"), Text(
            "Stars turn, and what they bring is not for us to choose. We choose what we make of it.",
            "Звёзды вращаются, и что они принесут, не нам решать. Нам решать, как этим сыграть."), right=True),
        Answer(Text("A dice game in heaven", "Игрой в кости на небе"), Text(
            "A picture explains one thing by another, not by itself.",
            "Картина объясняет одно через другое, а не через себя.")),
        Answer(Text("The weather", "Погодой"), Text(
            "Not bad; but the book looks higher.", "Неплохо, но книга глядит в самое небо.")),
    ),
    done=Text("Told as a legend, it is a true word about the game: luck throws, and you move.",
              "Это легенда, но про игру в ней верно: бросает удача, а ходите вы."),
)
WHICH_IS_TRUE = Choose(
    id="which-is-true", heading=Text("One is true", "Верна одна"), text=Text(
        "You now know more than many a book. Which of these sentences would you sign?",
        "Теперь вы знаете больше иной книги. Под какой фразой вы бы подписались?"),
    answers=(
        Answer(Text("Pharaohs played nardy", "Фараоны играли в нарды"), Text(
            "They played senet.", "Они играли в сенет.")),
        Answer(Text("Nardy is seven thousand years old", "Нардам семь тысяч лет"), Text(
            "Nobody has found a nardy board that old.", "Такой древней доски для нард никто не нашёл.")),
        Answer(Text("Romans played on a board of twenty-four points",
                    "Римляне играли на доске с двадцатью четырьмя пунктами"), Text(
            "That was tabula, and we know it from a poem about an emperor.",
            "Это табула, и мы знаем её по стихам об императоре."), right=True),
        Answer(Text("King Ardashir invented nardy", "Нарды придумал царь Ардашир"), Text(
            "The game’s name sounds like his; the rest is a tale.", "Имя игры похоже на его имя, остальное — сказка.")),
    ),
    done=Text("Pharaohs and seven thousand years are mistakes. King Ardashir is a good story: tell it, but say that it "
              "is a legend.",
              "Фараоны и семь тысяч лет — ошибки. А про царя Ардашира рассказывайте, только начните со слов: есть "
              "легенда."),
)
TELL_IT_ON = Say(
    id="tell-it-on", heading=Text("Tell it on", "Рассказывайте дальше"), text=Text(
        "Legends belong to the game like the board and the dice. Keep them, tell them over the board, and when "
        "somebody asks whether it is true, say what you know.",
        "Легенды — часть игры, как доска и зары. Берегите их, рассказывайте за доской, а спросят, правда ли это, — "
        "скажите, что известно."),
)
NAMES = Lesson(
    id="basics/names", variant="long", title=Text("Names and stories", "Имена и рассказы"),
    about=Text("What the words of the game mean, who played it, and what people saw in a board and two dice.",
               "Что значат слова игры, кто в неё играл и что люди видели в доске и двух зарах."),
    steps=(TAKHTE, LAND, ROYAL, KINGS_ONLY, STONE_AND_BONE, HEAVEN, WHICH_IS_TRUE, TELL_IT_ON),
)
