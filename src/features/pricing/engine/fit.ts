import {
  type Block,
  dot,
  emptyBlock,
  ofBrand,
  passOn,
  type Rows,
  solveBlock,
  sumUp,
  takeOut,
  unsureOf,
} from "./blocks.ts";
import { type Cuts, cutsOf } from "./cuts.ts";
import { inversePair, type Pair, quadratic } from "./matrix.ts";
import { solveSigns } from "./signs-worth.ts";

/** A market by numbers, its rows in the order of brands and models; `groups` says from which row to which each goes. */
export interface Market extends Omit<Rows, "weights"> {
  count: number;
  usual: number[];
  groups: readonly { brand: string; models: readonly { from: number; to: number }[] }[];
}

/**
 * How prices of a kind of vehicle go, in the logarithm of dollars: what each sign is worth everywhere, how each brand stands
 * beside that, how far models stand from their brands and prices from what is read of their signs. See docs/value.md.
 */
export interface Curve {
  worth: number[];
  /** What stands in for signs that nobody said. */
  usual: number[];
  brands: Record<string, BrandLevel>;
  /** How much the brand's word counts beside a model's own listings: of its level, of its slope. */
  hold: [number, number];
  scatter: number;
  /** The part of a doubt that comes from the signs' worth. */
  vague: number;
  cuts: Cuts;
  listings: number;
}
export interface BrandLevel {
  level: number;
  slope: number;
  unsure: Pair;
  listings: number;
}

const rounds = 24;
/** Prices lie as Student's t with so many degrees of freedom: far-off ones count for little, absurd ones for nothing. */
const freedom = 4;
/** Scatters beyond which a price is a slip or a lie. */
const [absurd, nothing] = [6, 1e-3];
/** What is taken before anything is known, as if so many had been seen: how far brands and models stand out, and prices. */
const before = { brand: [0.4, 0.15], model: [0.35, 0.1], scatter: 0.15, seen: 5 } as const;

/** Where nearly all ask the same, a few dollars are no bargain. */
const narrowest = 0.06;

/** How much a price counts that is `error` off what the others say, which is `doubt` unsure, both in scatters squared. */
export function weightOf(errorSquared: number, doubt: number): number {
  const far = errorSquared / (1 + doubt);
  return far > absurd ** 2 ? nothing : (freedom + 1) / (freedom + far);
}

/**
 * One regression with a level and a slope for each brand, and for each model in it, all of them drawn to their middle, solved
 * exactly by taking out models, then brands. Each round weighs less what lies far from what the others say, and learns again
 * how far brands and models stand from one another. Nothing in it is left to chance.
 * `rest` is awaited now and then, so that others have their turn.
 */
export async function fitCurve(
  market: Market,
  rest: () => Promise<void> | undefined = () => undefined,
): Promise<Curve> {
  const { count, size, groups, usual } = market;
  const rows: Rows = { ...market, weights: new Float64Array(count).fill(1) };
  const alone = { errors: new Float64Array(count), doubts: new Float64Array(count) };
  let scatter: number = before.scatter;
  let spread = { brand: squares(before.brand), model: squares(before.model) };
  for (let round = 1; ; round++) {
    const noise = scatter ** 2;
    const hold = spread.model.map((one) => noise / one) as [number, number];
    const toMarket = spread.brand.map((one) => noise / one) as [number, number];
    const whole = { matrix: new Float64Array(size * size), right: new Float64Array(size) };
    const parts: Part[] = [];
    for (const { brand, models } of groups) {
      const block = emptyBlock(size, toMarket);
      const inner = models.map(({ from, to }) => {
        const own = sumUp(rows, from, to, whole);
        const unsure = unsureOf(own, hold);
        takeOut(own, unsure, whole, size);
        passOn(own, unsure, hold, block, size);
        return { block: own, unsure, from, to };
      });
      const unsure = inversePair(block.own);
      takeOut(block, unsure, whole, size);
      parts.push({ brand, block, unsure, models: inner });
      await rest();
    }
    const { worth, unsure: unsureWorth } = solveSigns(whole, size);
    const last = round === rounds;
    const learnt = new Learnt();
    const brands: Record<string, BrandLevel> = {};
    for (const part of parts) {
      const [level, slope] = solveBlock(part.block, part.unsure, worth, size);
      const listings = part.models.reduce((sum, { from, to }) => sum + to - from, 0);
      brands[part.brand] = { level, slope, unsure: part.unsure, listings };
      learnt.brand(level, slope, part.unsure, noise);
      for (const model of part.models) {
        const own = modelLevel(model.block, model.unsure, [level, slope], worth, size);
        learnt.model(own, model.unsure, hold, part.unsure, noise);
        for (let row = model.from; row < model.to; row++) {
          const z = rows.slopes[row] as number;
          const said = dot(rows.signs, row * size, worth, size) + level + own[0] + (slope + own[1]) * z;
          const error = (rows.prices[row] as number) - said;
          const [b0, b1] = ofBrand(model.unsure, hold, z);
          // What the signs' worth adds costs most to reckon and matters least: of one row in many, until the last round.
          if (last || learnt.rows % 16 === 0)
            learnt.vagueness(vagueOf(row, z, [b0, b1], part, model, rows, unsureWorth));
          const doubt = quadratic(model.unsure, 1, z) + quadratic(part.unsure, b0, b1) + learnt.vague;
          const weight = rows.weights[row] as number;
          const stays = Math.max(1 - weight * doubt, 1e-6);
          alone.errors[row] = error / stays;
          alone.doubts[row] = doubt / stays;
          learnt.row(weight * error ** 2 + weight * doubt * noise);
          rows.weights[row] = weightOf((error / stays) ** 2 / noise, doubt / stays);
        }
      }
      await rest();
    }
    if (last) {
      scatter = Math.max(scatter, narrowest);
      const cuts = cutsOf(alone.errors, alone.doubts, scatter);
      const vague = learnt.meanVague;
      return { worth: Array.from(worth), usual, brands, hold, scatter, vague, cuts, listings: count };
    }
    spread = { brand: learnt.spread("brand"), model: learnt.spread("model") };
    scatter = learnt.scatter();
  }
}

interface Part {
  brand: string;
  block: Block;
  unsure: Pair;
  models: { block: Block; unsure: Pair; from: number; to: number }[];
}

/** A model's own level and slope beside its brand's. */
export function modelLevel(
  { own: [a, b, c], cross, right }: Block,
  unsure: Pair,
  [level, slope]: readonly [number, number],
  worth: ArrayLike<number>,
  size: number,
): [level: number, slope: number] {
  const left: [number, number] = [right[0] - a * level - b * slope, right[1] - b * level - c * slope];
  return solveBlock({ own: [a, b, c], cross, right: left }, unsure, worth, size);
}

function vagueOf(
  row: number,
  z: number,
  [b0, b1]: readonly [number, number],
  brand: Pick<Part, "block" | "unsure">,
  model: Pick<Part, "block" | "unsure">,
  { signs, size }: Rows,
  unsureWorth: Float64Array,
): number {
  const [m0, m1] = apply(model.unsure, 1, z);
  const [p0, p1] = apply(brand.unsure, b0, b1);
  const reach = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    reach[i] =
      (signs[row * size + i] as number) -
      (model.block.cross[i] as number) * m0 -
      (model.block.cross[size + i] as number) * m1 -
      (brand.block.cross[i] as number) * p0 -
      (brand.block.cross[size + i] as number) * p1;
  }
  let sum = 0;
  for (let i = 0; i < size; i++) sum += (reach[i] as number) * dot(unsureWorth, i * size, reach, size);
  return sum;
}

const apply = ([a, b, c]: Pair, x: number, z: number) => [a * x + b * z, b * x + c * z] as const;
const squares = (of: readonly number[]) => of.map((one) => one ** 2);

/** What a round learns of how far things stand from one another. */
class Learnt {
  rows = 0;
  /** Of the last row it was reckoned for. */
  vague = 0;
  #vagueRows = 0;
  #vagueSum = 0;
  #errors = 0;
  readonly #sums = { brand: [0, 0], model: [0, 0] };
  readonly #seen = { brand: 0, model: 0 };

  brand(level: number, slope: number, unsure: Pair, noise: number): void {
    this.#add("brand", level ** 2 + noise * unsure[0], slope ** 2 + noise * unsure[2]);
  }

  model(
    [level, slope]: readonly [number, number],
    [a, b, c]: Pair,
    [h0, h1]: readonly [number, number],
    brand: Pair,
    noise: number,
  ): void {
    const level2 = a + quadratic(brand, 1 - a * h0, -b * h1);
    const slope2 = c + quadratic(brand, -b * h0, 1 - c * h1);
    this.#add("model", level ** 2 + noise * level2, slope ** 2 + noise * slope2);
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

  spread(of: "brand" | "model"): number[] {
    return this.#sums[of].map(
      (sum, no) => (sum + before.seen * (before[of][no] as number) ** 2) / (this.#seen[of] + before.seen),
    );
  }

  scatter(): number {
    return Math.sqrt((this.#errors + before.seen * before.scatter ** 2) / (this.rows + before.seen));
  }

  #add(of: "brand" | "model", level: number, slope: number): void {
    const sums = this.#sums[of];
    sums[0] = (sums[0] as number) + level;
    sums[1] = (sums[1] as number) + slope;
    this.#seen[of]++;
  }
}
