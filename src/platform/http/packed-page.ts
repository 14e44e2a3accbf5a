import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";

/** As pages are compressed that are sent once (app.ts). */
const quality = 4;

/** A page packed with Brotli, whose nonce stands in it as it is: another can be written over each of its places. */
export interface PackedPage {
  bytes: Buffer;
  places: readonly number[];
}

/**
 * Packs a page so that what stands at `places`, `length` bytes each, can be exchanged without packing it again. Brotli leaves alone what
 * it cannot make shorter: in those places go, while it packs, bytes in no order that occur nowhere in the page, between two flushes. They
 * come out as they went in, and nothing else refers to them. Undefined where that did not come about: the result is unpacked to see.
 */
export async function packPage(
  body: Buffer,
  places: readonly number[],
  length: number,
): Promise<PackedPage | undefined> {
  const present = new Set(body);
  const absent = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => !present.has(byte));
  if (absent.length < length) return undefined;
  const packing = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // What follows a place must not depend on what stands there.
      [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
    },
  });
  const parts: Buffer[] = [];
  let size = 0;
  const take = () => {
    for (let part = packing.read(); part !== null; part = packing.read()) {
      parts.push(part);
      size += part.length;
    }
  };
  const put = (bytes: Buffer) =>
    new Promise<void>((resolve) => {
      packing.write(bytes);
      packing.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        take();
        resolve();
      });
    });

  const packedPlaces: number[] = [];
  let from = 0;
  for (const place of places) {
    await put(body.subarray(from, place));
    const [before, count] = [size, parts.length];
    const standIn = shuffled(absent).subarray(0, length);
    await put(standIn);
    const at = Buffer.concat(parts.slice(count)).indexOf(standIn);
    if (at < 0) {
      packing.destroy();
      return undefined;
    }
    packedPlaces.push(before + at);
    from = place + length;
  }
  const ended = new Promise<void>((resolve, reject) => {
    packing.on("readable", take).on("end", resolve).on("error", reject);
  });
  packing.end(body.subarray(from));
  await ended;
  const page = { bytes: Buffer.concat(parts), places: packedPlaces };
  const place = places[0] === undefined ? "" : body.toString("latin1", places[0], places[0] + length);
  const unpacked = await promisify(brotliDecompress)(writtenOver(page.bytes, page.places, place));
  return unpacked.equals(body) ? page : undefined;
}

/** A copy with `text`, which is ASCII, at each place. */
export function writtenOver(bytes: Buffer, places: readonly number[], text: string): Buffer {
  const written = Buffer.from(bytes);
  for (const place of places) written.write(text, place, "latin1");
  return written;
}

/** In another order each time: what came in the same order before would be referred to. */
function shuffled(bytes: readonly number[]): Buffer {
  const all = Buffer.from(bytes);
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other] as number, all[at] as number];
  }
  return all;
}
