import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const imported =
  /^(?:import|export) (?!type\b)(?:[\w*{} ,\n]{1,2000} from )?"([^"]+)"|\bimport\("([^"]+)"\)/gm;
const names = /^(?:import|export) \{([^}]*)\}/;

/** Whether a statement takes nothing but types, which are gone at run time. */
const takesTypesAlone = (statement: string) =>
  names
    .exec(statement)?.[1]
    ?.split(",")
    .every((name) => name.trim() === "" || name.trim().startsWith("type ")) ?? false;

/** The libraries that some entries of the server load, directly or through other files of ours, by their names. */
export function librariesOf(
  root: string,
  entries: readonly string[],
): { libraries: string[]; files: number } {
  const { imports }: { imports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const seen = new Set<string>();
  const libraries = new Set<string>();

  const fileOf = (from: string, name: string): string | undefined => {
    if (name.startsWith(".")) return resolve(dirname(from), name);
    for (const [alias, target] of Object.entries(imports)) {
      if (alias === name) return join(root, target);
      const start = alias.slice(0, -1);
      if (alias.endsWith("*") && name.startsWith(start)) {
        return join(root, target.replace("*", name.slice(start.length)));
      }
    }
    return undefined;
  };
  const visit = (file: string): void => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || file.endsWith(".d.ts")) return;
    seen.add(file);
    for (const [statement, first, second] of readFileSync(file, "utf8").matchAll(imported)) {
      const name = first ?? second ?? "";
      if (takesTypesAlone(statement) || name.startsWith("node:")) continue;
      const next = fileOf(file, name);
      if (next) visit(next);
      else
        libraries.add(
          name
            .split("/")
            .slice(0, name.startsWith("@") ? 2 : 1)
            .join("/"),
        );
    }
  };
  for (const entry of entries) visit(join(root, entry));
  return { libraries: [...libraries].sort(), files: seen.size };
}
