/**
 * The font files that a browser fetches for a text: those whose unicode-range holds one of its characters. All families
 * of the style sheets are taken to be in use, so the answer is never too small.
 */
export function fontsFor(css: string, text: string): string[] {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body]) => body ?? "");
  const needed = faces.flatMap((face) => {
    const file = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face)?.[1];
    if (!file) return [];
    const ranges = rangesOf(/unicode-range:([^;}]*)/.exec(face)?.[1]);
    return points.some((point) => ranges.some(([low, high]) => point >= low && point <= high)) ? [file] : [];
  });
  return [...new Set(needed)];
}

/** `U+600-6FF,U+20??,U+AB`; no range means every character. */
function rangesOf(text: string | undefined): (readonly [number, number])[] {
  if (text === undefined) return [[0, 0x10ffff]];
  return text.split(",").map((range) => {
    const [low = "", high = low] = range.trim().replace(/^U\+/i, "").split("-");
    return [
      Number.parseInt(low.replaceAll("?", "0"), 16),
      Number.parseInt(high.replaceAll("?", "F"), 16),
    ] as const;
  });
}
