// Unpack the brotli files of the test browser: node unpack.mjs SOURCE.br TARGET [SOURCE.br TARGET …]
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const names = process.argv.slice(2);
for (let index = 0; index < names.length; index += 2) {
  const [source, target] = names.slice(index, index + 2);
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target));
}
