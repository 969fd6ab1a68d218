// On the page of an old address: go on to the new one, and take along what stood behind it.
location.replace(document.querySelector("a[data-moved]").href + location.search + location.hash);
