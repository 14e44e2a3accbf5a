/** The classes that a sheet names in its selectors: its own, and those of the whole market (`:global(.x)`, or a sheet of ui/). */
export function classesIn(css: string): { own: Set<string>; global: Set<string> } {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"[^"]*"/g, "")
    .match(/[^{};]+(?=\{)/g);
  const [own, global] = [new Set<string>(), new Set<string>()];
  for (const selector of selectors ?? []) {
    if (selector.trimStart().startsWith("@")) continue;
    const ofAll = selector.matchAll(/:global\(([^()]*)\)/g);
    for (const [, inside = ""] of ofAll) for (const name of namesIn(inside)) global.add(name);
    for (const name of namesIn(selector.replace(/:global\([^()]*\)/g, ""))) own.add(name);
  }
  return { own, global };
}

const namesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);

/** Which sheets a source imports, and the classes that it takes of each: what it imports as `styles`, it takes by name. */
export function takenIn(source: string): { sheet: string; names: string[] }[] {
  const code = source.replace(/^import .*$/gm, "");
  return [...source.matchAll(/^import \* as (\w+) from "([^"]+\.module\.css)";$/gm)].map(
    ([, word, sheet = ""]) => ({
      sheet,
      names: [...code.matchAll(new RegExp(`\\b${word}\\.(\\w+)`, "g"))].map(([, name = ""]) => name),
    }),
  );
}

/**
 * Selectors that a finger leaves standing: after a tap a phone takes what was touched for hovered. One whose selector without
 * `:hover` is beside it says the same either way.
 */
export function strayHovers(css: string): string[] {
  const outer: string[] = [];
  return [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)].flatMap(
    ([, text = "", end]) => {
      if (end === "}") outer.pop();
      if (end !== "{") return [];
      const inMedia = outer.some((one) => one.includes("(hover: hover)"));
      outer.push(text);
      const selectors = text.split(",").map((one) => one.trim());
      const hovered = selectors.filter((one) => one.includes(":hover"));
      return inMedia ? [] : hovered.filter((one) => !selectors.includes(one.replace(":hover", "")));
    },
  );
}
