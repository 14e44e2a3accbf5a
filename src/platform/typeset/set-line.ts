import type { Buffer as ShapingBuffer } from "harfbuzzjs";
import { bidi } from "./bidi.ts";
import type { Typeface } from "./typeface.ts";

/** Embeddings, overrides, isolates and their ends, and the marks of a direction: they order text and are not drawn. */
export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export type Direction = "rtl" | "ltr";

/** A glyph of a line, in units of its font: where it stands, from the line's left end. */
export interface Glyph {
  id: number;
  x: number;
  /** Upwards. */
  y: number;
  advance: number;
  /** The text that it stands for; empty for the second glyph of a letter. */
  text: string;
}

/** One line of text, as it is drawn from left to right. */
export interface Line {
  text: string;
  typeface: Typeface;
  glyphs: Glyph[];
  /** In units of the font. */
  width: number;
}

/**
 * Sets one line: right-to-left and left-to-right parts in the order of the Unicode Bidirectional Algorithm, letters joined by
 * HarfBuzz. What the font cannot draw (emoji, other scripts) is left out; a line break or another control character is a space.
 */
export async function setLine(typeface: Typeface, written: string, direction: Direction): Promise<Line> {
  const hb = await import("harfbuzzjs");
  const text = drawable(typeface, written);
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  shaper ??= new hb.Buffer();
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const run of inVisualOrder(runsOf(levels))) {
    shaper.reset();
    shaper.setFlags(hb.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    shaper.addText(text, run.start, run.end - run.start);
    shaper.setDirection(run.level % 2 ? hb.Direction.RTL : hb.Direction.LTR);
    shaper.guessSegmentProperties();
    hb.shape(typeface.font, shaper);
    const shaped = shaper.getGlyphInfosAndPositions();
    const ends = clusterEnds(
      shaped.map(({ cluster }) => cluster),
      run.end,
    );
    const told = new Set<number>();
    for (const { codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped) {
      const says = told.has(cluster) ? "" : text.slice(cluster, ends.get(cluster));
      told.add(cluster);
      glyphs.push({ id, x: width + xOffset, y: yOffset, advance: xAdvance, text: says });
      width += xAdvance;
    }
  }
  return { text: text.replace(directionMarks, ""), typeface, glyphs, width };
}

/** One for all lines: each has memory of its own outside of what the collector sees. */
let shaper: ShapingBuffer | undefined;

function drawable(typeface: Typeface, written: string): string {
  const kept = Array.from(written.replace(/\p{Cc}/gu, " "), (sign) =>
    typeface.has(sign.codePointAt(0) ?? 0) || sign.match(directionMarks) ? sign : "",
  );
  return kept.join("").replace(/ {2,}/g, " ").trim();
}

interface Run {
  start: number;
  end: number;
  level: number;
}

/** Neighbours of one level. */
function runsOf(levels: Uint8Array): Run[] {
  const runs: Run[] = [];
  levels.forEach((level, at) => {
    const last = runs.at(-1);
    if (last?.level === level) last.end = at + 1;
    else runs.push({ start: at, end: at + 1, level });
  });
  return runs;
}

/** Rule L2 of the algorithm: from the highest level down to the lowest odd one, what is of it or above is turned round. */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to++;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      if (to > from) from = to;
    }
  }
  return ordered;
}

/** Where the text of each cluster ends: at the next one's start. */
function clusterEnds(clusters: number[], end: number): Map<number, number> {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  return new Map(starts.map((start, at) => [start, starts[at + 1] ?? end]));
}
