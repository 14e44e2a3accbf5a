import { Header, Parser, type ReadEntry } from "tar";
import { OperatorError } from "#platform/operator-error.ts";

/**
 * The tar of a backup: plain files alone. What a reader meets beyond it (links, folders, devices, long names, headers of
 * extensions) is no backup of ours and is refused, no matter what an unpacker might make of it; nothing is unpacked to a disk.
 */
const block = 512;
/** Larger than any file of a market or part of a table: more is a size that a user made up. */
const largestEntry = 512 * 1024 * 1024;
/** Below this folder everything lies, so that unpacking by hand fills no other. */
const root = "mishwar-backup";

export interface Entry {
  /** Without the folder that all share. */
  name: string;
  bytes: Buffer;
}

const paddingAfter = (size: number) => (block - (size % block)) % block;

/** Header, content and padding of a file. */
export function packed({ name, bytes }: Entry, at: Date): Buffer[] {
  const path = `${root}/${name}`;
  const header = new Header({
    path,
    type: "File",
    mode: 0o600,
    uid: 0,
    gid: 0,
    size: bytes.length,
    mtime: at,
  });
  if (header.encode() || !header.block) throw new Error(`"${path}" is too long a name for the archive`);
  return [header.block, bytes, Buffer.alloc(paddingAfter(bytes.length))];
}

/** Two empty blocks say that nothing follows. */
export const endOfTar = Buffer.alloc(2 * block);

/** The files of a tar, each in whole, in their order; throws where it is cut off or holds anything else. */
export async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const whole: Entry[] = [];
  let failure: OperatorError | undefined;
  // What the files and the end of the archive take, and what came.
  let [expected, seen] = [endOfTar.length, 0];
  const fail = (error: OperatorError) => {
    failure ??= error;
  };
  const parser = new Parser({ strict: true, gzip: false, brotli: false, zstd: false });
  parser.on("error", ({ header }: { header?: Header }) => {
    fail(header?.cksumValid ? foreign(header.path ?? "") : damaged());
  });
  parser.on("meta", () => fail(foreign("")));
  parser.on("ignoredEntry", ({ path }: ReadEntry) => fail(foreign(path)));
  parser.on("entry", (entry: ReadEntry) => {
    const { type, path, size } = entry;
    if (type !== "File" || !path.startsWith(`${root}/`) || size > largestEntry) fail(foreign(path));
    expected += block + size + paddingAfter(size);
    const pieces: Buffer[] = [];
    entry.on("data", (piece) => void (failure || pieces.push(piece)));
    entry.on("end", () => {
      if (!failure) whole.push({ name: path.slice(root.length + 1), bytes: Buffer.concat(pieces) });
    });
  });
  // What came before a failure is given first: it tells whether the archive is one of ours at all.
  const taken = function* () {
    yield* whole.splice(0);
    if (failure) throw failure;
  };
  for await (const chunk of source) {
    seen += chunk.length;
    parser.write(chunk);
    yield* taken();
  }
  parser.end();
  yield* taken();
  if (seen !== expected) throw damaged();
}

export function foreign(path: string): OperatorError {
  return new OperatorError(
    `The archive holds ${JSON.stringify(path)}, which no backup of Mishwar holds: nothing was restored.`,
  );
}

/** What every kind of damage is called: a sentence about bits would help nobody to choose another archive. */
export function damaged(): OperatorError {
  return new OperatorError(
    "The archive is cut off or was altered: nothing was restored, take another backup of the same time or an older one.",
  );
}
