import { type Direction, type Line, setLine } from "./set-line.ts";
import type { Typeface } from "./typeface.ts";

export interface TextSpec {
  text: string;
  typeface: Typeface;
  /** The size wanted; smaller, down to a half, until the text fits. */
  size: number;
  width: number;
  /** How many lines it may take; what is longer still ends with an ellipsis. */
  lines: number;
  direction: Direction;
}

/** Lines of one size under each other. */
export interface Fitted {
  lines: Line[];
  size: number;
}

const smallest = 0.5;
const step = 0.92;
/** Nothing that is drawn is longer: what is, was sent to be a nuisance. */
const longest = 300;
const graphemes = new Intl.Segmenter("ar", { granularity: "grapheme" });

/** Sets text into a width: as large as it may be, broken between words, and never wider than it may be. */
export async function fitText(spec: TextSpec): Promise<Fitted> {
  const text = Array.from(graphemes.segment(spec.text), ({ segment }) => segment)
    .slice(0, longest)
    .join("");
  for (let size = spec.size; ; size *= step) {
    const isLast = size * step < spec.size * smallest;
    const lines = await wrap({ ...spec, text }, unitsIn(spec, size));
    if (lines.length <= spec.lines && lines.every((line) => line.width <= unitsIn(spec, size)))
      return { lines, size };
    if (isLast) return { lines: await cut(lines, spec, unitsIn(spec, size)), size };
  }
}

const unitsIn = ({ width, typeface }: TextSpec, size: number) => (width / size) * typeface.unitsPerEm;

/** As many words on each line as it holds; a word that is wider than a line has one to itself. */
async function wrap({ text, typeface, direction }: TextSpec, room: number): Promise<Line[]> {
  const lines: Line[] = [];
  let held: Line | undefined;
  let written = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const more = written ? `${written} ${word}` : word;
    const line = await setLine(typeface, more, direction);
    if (held && line.width > room) {
      lines.push(held);
      written = word;
      held = await setLine(typeface, word, direction);
    } else {
      written = more;
      held = line;
    }
  }
  return held ? [...lines, held] : lines;
}

/** The first lines alone; the last of them, and any that is too wide, loses letters until an ellipsis has room. */
async function cut(lines: Line[], spec: TextSpec, room: number): Promise<Line[]> {
  const shown = lines.slice(0, spec.lines);
  return Promise.all(
    shown.map(async (line, at) => {
      const goesOn = at === shown.length - 1 && lines.length > shown.length;
      if (line.width <= room && !goesOn) return line;
      const letters = Array.from(graphemes.segment(line.text), ({ segment }) => segment);
      for (let kept = letters.length; kept > 0; kept--) {
        const shorter = await setLine(
          spec.typeface,
          `${letters.slice(0, kept).join("").trim()}…`,
          spec.direction,
        );
        if (shorter.width <= room) return shorter;
      }
      return setLine(spec.typeface, "…", spec.direction);
    }),
  );
}
