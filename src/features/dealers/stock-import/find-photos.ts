import { largestFile } from "#platform/http/file-upload.ts";
import { foldPath } from "./archive.ts";
import { type Said, shortly } from "./said.ts";
import type { ArchiveFiles } from "./stock-import.queries.ts";

/** The photos of an archive by their names without folders. */
export interface PhotoIndex {
  files: ArchiveFiles;
  byName: ReadonlyMap<string, readonly string[]>;
}

export function photoIndex(files: ArchiveFiles): PhotoIndex {
  const byName = new Map<string, string[]>();
  const add = (name: string, path: string) => byName.set(name, [...(byName.get(name) ?? []), path]);
  for (const path of Object.keys(files)) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    add(name, path);
    add(name.slice(0, name.lastIndexOf(".")), path);
  }
  return { files, byName };
}

/**
 * The photos that a row names: by path, by name in whatever folder, with or without the ending, or a whole folder in the
 * order of its names. What cannot be taken is said.
 */
export function findPhotos(
  names: readonly string[],
  { files, byName }: PhotoIndex,
  most: number,
): { paths: string[]; warnings: Said[] } {
  const paths = new Set<string>();
  const warnings: Said[] = [];
  const warn = (key: "photoMissing" | "photoAmbiguous" | "photoTooLarge", name: string) =>
    warnings.push({ field: "photos", key: `stock-import.${key}`, values: { name: shortly(name) } });
  for (const name of names) {
    const path = foldPath(name).replace(/(?<!\/)\/+$/, "");
    const found = Object.hasOwn(files, path) ? [path] : (byName.get(path) ?? []);
    const inFolder = found.length > 0 ? [] : photosIn(path, files);
    if (found.length + inFolder.length === 0) warn("photoMissing", name);
    if (found.length > 1) warn("photoAmbiguous", name);
    for (const one of found.length === 1 ? found : inFolder) {
      if ((files[one] ?? 0) > largestFile) warn("photoTooLarge", one);
      else paths.add(one);
    }
  }
  return { paths: [...paths].slice(0, most), warnings };
}

const photosIn = (folder: string, files: ArchiveFiles): string[] =>
  Object.keys(files)
    .filter((path) => `/${path}`.includes(`/${folder}/`))
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
