import type { Hold } from "./blocks.ts";
import { type Pair, quadratic } from "./matrix.ts";

/** What is taken before anything is known, as if so many had been seen: how far each stands out, and how prices scatter. */
export const before = {
  brand: [0.4, 0.15],
  family: [0.3, 0.08],
  model: [0.2, 0.08],
  scatter: 0.15,
  seen: 5,
} as const;
type Kind = "brand" | "family" | "model";
type Two = readonly [number, number];
export type Spread = Record<Kind, Two>;

/** How much the word of the one above counts, by how far things stand out: of a model without a family, by both together. */
export function holdsOf(spread: Spread, noise: number): Record<Kind | "single", Hold> {
  const of = ([level, slope]: Two): Hold => [noise / level, noise / slope];
  const { brand, family, model } = spread;
  return {
    brand: of(brand),
    family: of(family),
    model: of(model),
    single: of([family[0] + model[0], family[1] + model[1]]),
  };
}

export const firstSpread: Spread = {
  brand: [before.brand[0] ** 2, before.brand[1] ** 2],
  family: [before.family[0] ** 2, before.family[1] ** 2],
  model: [before.model[0] ** 2, before.model[1] ** 2],
};

/** What a round learns of how far things stand from one another. */
export class Learnt {
  rows = 0;
  /** Of the last row it was reckoned for. */
  vague = 0;
  #vagueRows = 0;
  #vagueSum = 0;
  #errors = 0;
  readonly #sums: Record<Kind, [number, number]> = { brand: [0, 0], family: [0, 0], model: [0, 0] };
  readonly #seen: Record<Kind, number> = { brand: 0, family: 0, model: 0 };
  readonly #spread: Spread;
  readonly #noise: number;

  constructor(spread: Spread, noise: number) {
    this.#spread = spread;
    this.#noise = noise;
  }

  brand([level, slope]: Two, [a, , c]: Pair): void {
    this.#add("brand", [level ** 2 + this.#noise * a, slope ** 2 + this.#noise * c]);
  }

  /** `unsure` its own, `above` what it is drawn to. */
  level(kind: "family" | "model" | "single", own: Two, unsure: Pair, hold: Hold, above: Pair): void {
    const seen = this.#squares(own, unsure, hold, above);
    if (kind !== "single") {
      this.#add(kind, seen);
      return;
    }
    // What it stands out by is its family's part and its own, which nobody can tell apart.
    for (const part of ["family", "model"] as const) {
      this.#add(part, [this.#partOf(part, seen[0], 0), this.#partOf(part, seen[1], 1)]);
    }
  }

  row(error: number): void {
    this.rows++;
    this.#errors += error;
  }

  vagueness(vague: number): void {
    this.vague = vague;
    this.#vagueRows++;
    this.#vagueSum += vague;
  }

  get meanVague(): number {
    return this.#vagueSum / Math.max(1, this.#vagueRows);
  }

  spread(): Spread {
    const of = (kind: Kind): Two => {
      const all = this.#seen[kind] + before.seen;
      const [level, slope] = this.#sums[kind];
      return [
        (level + before.seen * before[kind][0] ** 2) / all,
        (slope + before.seen * before[kind][1] ** 2) / all,
      ];
    };
    return { brand: of("brand"), family: of("family"), model: of("model") };
  }

  scatter(): number {
    return Math.sqrt((this.#errors + before.seen * before.scatter ** 2) / (this.rows + before.seen));
  }

  #squares([level, slope]: Two, [a, b, c]: Pair, [h0, h1]: Hold, above: Pair): [number, number] {
    return [
      level ** 2 + this.#noise * (a + quadratic(above, 1 - a * h0, -b * h1)),
      slope ** 2 + this.#noise * (c + quadratic(above, -b * h0, 1 - c * h1)),
    ];
  }

  #partOf(part: "family" | "model", seen: number, at: 0 | 1): number {
    const { family, model } = this.#spread;
    const share = this.#spread[part][at] / (family[at] + model[at]);
    return share ** 2 * seen + this.#spread[part][at] * (1 - share);
  }

  #add(kind: Kind, [level, slope]: readonly [number, number]): void {
    this.#sums[kind][0] += level;
    this.#sums[kind][1] += slope;
    this.#seen[kind]++;
  }
}
