import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";

const ending = ".tar.zst";
const ours = /^mishwar-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.zst$/;

/** The name of an archive of a moment: the names of several are in the order of their time. */
export const archiveName = (at: Date): string =>
  `mishwar-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z${ending}`;

/** Where an archive goes: into a folder, by the name of its moment, or to a file of a name of one's own. */
export async function placeOf(to: string, at: Date): Promise<string> {
  const path = to.endsWith(ending) ? to : join(to, archiveName(at));
  if (await stat(path).catch(() => undefined)) {
    throw new OperatorError(`There is an archive at ${path} already: it stays as it is.`);
  }
  return path;
}

/** Removes all but the newest archives of a folder, of those that have the name of their moment; returns their names. */
export async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ours.test(name)).toSorted();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}
