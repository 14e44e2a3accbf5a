import {
  type Block,
  dot,
  doubtOf,
  emptyBlock,
  type Hold,
  type Link,
  passOn,
  type Rows,
  solveBlock,
  sumUp,
  takeOut,
  unsureOf,
  upwards,
  type Whole,
} from "./blocks.ts";
import { type Cuts, cutsOf } from "./cuts.ts";
import { familyKey } from "./family-of.ts";
import { before, firstSpread, holdsOf, Learnt, type Spread } from "./learnt.ts";
import { inversePair, type Pair } from "./matrix.ts";
import { solveSigns } from "./signs-worth.ts";

export interface Span {
  from: number;
  to: number;
}
/** A market by numbers; `groups` says from which row to which each model of a brand goes, those of a family together. */
export interface Market extends Omit<Rows, "weights"> {
  count: number;
  usual: number[];
  groups: readonly {
    brand: string;
    families: ReadonlyMap<string, readonly Span[]>;
    singles: readonly Span[];
  }[];
}

/**
 * How prices of a kind of vehicle go, in the logarithm of dollars: what each sign is worth everywhere, how each brand stands
 * beside that and each family beside its brand, how far models stand from these and prices from what is read of their signs.
 * See docs/value.md.
 */
export interface Curve {
  worth: number[];
  /** What stands in for signs that nobody said. */
  usual: number[];
  brands: Record<string, Level>;
  /** By brand and family; their brand's level and slope are in theirs. */
  families: Record<string, Level>;
  /** How much the word of the one above counts: for a family, for a model of one, for a model without. */
  hold: Record<"family" | "model" | "single", Hold>;
  scatter: number;
  /** The part of a doubt that comes from the signs' worth. */
  vague: number;
  cuts: Cuts;
  listings: number;
}
export interface Level {
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
/** Where nearly all ask the same, a few dollars are no bargain. */
const narrowest = 0.06;

/** How much a price counts that is `error` off what the others say, which is `doubt` unsure, both in scatters squared. */
export function weightOf(errorSquared: number, doubt: number): number {
  const far = errorSquared / (1 + doubt);
  return far > absurd ** 2 ? nothing : (freedom + 1) / (freedom + far);
}

/**
 * One regression with a level and a slope for each brand, each family and each model in it, all of them drawn to their middle,
 * solved exactly by taking out models, then families, then brands. Each round weighs less what lies far from what the others
 * say, and learns again how far brands, families and models stand from one another. Nothing in it is left to chance.
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
  let spread: Spread = firstSpread;
  for (let round = 1; ; round++) {
    const hold = holdsOf(spread, scatter ** 2);
    const whole = { matrix: new Float64Array(size * size), right: new Float64Array(size) };
    const brands: BrandPart[] = [];
    for (const group of groups) {
      brands.push(takeOutBrand(group, rows, hold, whole));
      await rest();
    }
    const { worth, unsure: unsureWorth } = solveSigns(whole, size);
    const isLast = round === rounds;
    const learnt = new Learnt(spread, scatter ** 2);
    const levels: Pick<Curve, "brands" | "families"> = { brands: {}, families: {} };
    const look = { rows, worth, unsureWorth, scatter, learnt, alone, isLast };
    for (const part of brands) {
      const own = solveBlock(part.block, part.unsure, worth, size);
      learnt.brand(own, part.unsure);
      levels.brands[part.brand] = {
        level: own[0],
        slope: own[1],
        unsure: part.unsure,
        listings: part.listings,
      };
      for (const family of part.families) {
        const beside = modelLevel(family.block, family.unsure, own, worth, size);
        learnt.level("family", beside, family.unsure, hold.family, part.unsure);
        const [level, slope] = [own[0] + beside[0], own[1] + beside[1]];
        const { unsure, listings } = family;
        levels.families[familyKey(part.brand, family.name)] = { level, slope, unsure, listings };
        for (const model of family.models) {
          const chain = [
            { ...model, hold: hold.model },
            { ...family, hold: hold.family },
            { ...part, hold: last },
          ];
          const its = lookAtModel(look, model, [level, slope], chain);
          learnt.level("model", its, model.unsure, hold.model, family.unsure);
        }
      }
      for (const model of part.singles) {
        const its = lookAtModel(look, model, own, [
          { ...model, hold: hold.single },
          { ...part, hold: last },
        ]);
        learnt.level("single", its, model.unsure, hold.single, part.unsure);
      }
      await rest();
    }
    if (isLast) {
      scatter = Math.max(scatter, narrowest);
      const cuts = cutsOf(alone.errors, alone.doubts, scatter);
      const { brand: _, ...holds } = hold;
      const told = { usual, hold: holds, scatter, cuts, listings: count };
      return { worth: Array.from(worth), ...levels, vague: learnt.meanVague, ...told };
    }
    spread = learnt.spread();
    scatter = learnt.scatter();
  }
}

const last: Hold = [0, 0];

interface ModelPart extends Span {
  block: Block;
  unsure: Pair;
}
interface FamilyPart {
  name: string;
  block: Block;
  unsure: Pair;
  models: ModelPart[];
  listings: number;
}
interface BrandPart {
  brand: string;
  block: Block;
  unsure: Pair;
  families: FamilyPart[];
  singles: ModelPart[];
  listings: number;
}

const listingsOf = (models: readonly Span[]) => models.reduce((sum, { from, to }) => sum + to - from, 0);

/** Takes a brand's models, families and itself out of the equations of all signs. */
function takeOutBrand(
  { brand, families, singles }: Market["groups"][number],
  rows: Rows,
  hold: ReturnType<typeof holdsOf>,
  whole: Whole,
): BrandPart {
  const { size } = rows;
  const block = emptyBlock(size, hold.brand);
  const takeOutModels = (spans: readonly Span[], its: Hold, above: Block): ModelPart[] =>
    spans.map(({ from, to }) => {
      const own = sumUp(rows, from, to, whole);
      const unsure = unsureOf(own, its);
      takeOut(own, unsure, whole, size);
      passOn(own, unsure, its, above, size);
      return { block: own, unsure, from, to };
    });
  const parts = [...families].map(([name, spans]) => {
    const own = emptyBlock(size);
    const models = takeOutModels(spans, hold.model, own);
    const unsure = unsureOf(own, hold.family);
    takeOut(own, unsure, whole, size);
    passOn(own, unsure, hold.family, block, size);
    return { name, block: own, unsure, models, listings: listingsOf(spans) };
  });
  const models = takeOutModels(singles, hold.single, block);
  const unsure = inversePair(block.own);
  takeOut(block, unsure, whole, size);
  const listings = listingsOf(singles) + parts.reduce((sum, one) => sum + one.listings, 0);
  return { brand, block, unsure, families: parts, singles: models, listings };
}

interface Look {
  rows: Rows;
  worth: Float64Array;
  unsureWorth: Float64Array;
  scatter: number;
  learnt: Learnt;
  alone: { errors: Float64Array; doubts: Float64Array };
  isLast: boolean;
}

/** Finds a model's own level and slope, and of each of its listings how far its price lies from what the others say. */
function lookAtModel(
  { rows, worth, unsureWorth, scatter, learnt, alone, isLast }: Look,
  model: ModelPart,
  [level, slope]: readonly [number, number],
  chain: readonly (Link & { block: Block })[],
): [number, number] {
  const { size } = rows;
  const noise = scatter ** 2;
  const own = modelLevel(model.block, model.unsure, [level, slope], worth, size);
  for (let row = model.from; row < model.to; row++) {
    const z = rows.slopes[row] as number;
    const said = dot(rows.signs, row * size, worth, size) + level + own[0] + (slope + own[1]) * z;
    const error = (rows.prices[row] as number) - said;
    // What the signs' worth adds costs most to reckon and matters least: of one row in many, until the last round.
    if (isLast || learnt.rows % 16 === 0) learnt.vagueness(vagueOf(row, z, chain, rows, unsureWorth));
    const doubt = doubtOf(chain, z) + learnt.vague;
    const weight = rows.weights[row] as number;
    const stays = Math.max(1 - weight * doubt, 1e-6);
    alone.errors[row] = error / stays;
    alone.doubts[row] = doubt / stays;
    learnt.row(weight * error ** 2 + weight * doubt * noise);
    rows.weights[row] = weightOf((error / stays) ** 2 / noise, doubt / stays);
  }
  return own;
}

/** A level's own level and slope beside those above it. */
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
  chain: readonly (Link & { block: Block })[],
  { signs, size }: Rows,
  unsureWorth: Float64Array,
): number {
  const reach = signs.slice(row * size, (row + 1) * size);
  let [x, y] = [1, z];
  for (const { block, unsure, hold } of chain) {
    const [level, slope] = upwards(unsure, [1, 1], x, y);
    for (let i = 0; i < size; i++) {
      const known = (block.cross[i] as number) * level + (block.cross[size + i] as number) * slope;
      reach[i] = (reach[i] as number) - known;
    }
    [x, y] = upwards(unsure, hold, x, y);
  }
  let sum = 0;
  for (let i = 0; i < size; i++) sum += (reach[i] as number) * dot(unsureWorth, i * size, reach, size);
  return sum;
}
