import type { VehicleType } from "#features/reference/enumerations.ts";
import { familyOf } from "./family-of.ts";
import type { Market, Span } from "./fit.ts";
import { ageOf, fillSigns, type Priced, signCount, slopeOf, usualSigns, writeSigns } from "./signs.ts";

/** A market of one kind of vehicle by numbers; `listings` are in the order of brands and models. */
export function readMarket(kind: VehicleType, listings: readonly Priced[], thisYear: number): Market {
  const [count, size] = [listings.length, signCount(kind)];
  const signs = new Float64Array(count * size);
  const slopes = new Float64Array(count);
  const prices = new Float64Array(count);
  const groups: { brand: string; families: Map<string, Span[]>; singles: Span[] }[] = [];
  const models: Span[] = [];
  listings.forEach((one, row) => {
    writeSigns(one, thisYear, signs, row * size);
    slopes[row] = slopeOf(ageOf(one, thisYear));
    prices[row] = Math.log(one.priceUsd);
    const before = listings[row - 1];
    if (before?.brand !== one.brand) groups.push({ brand: one.brand, families: new Map(), singles: [] });
    if (before?.brand !== one.brand || before.model !== one.model) {
      const span = { from: row, to: row };
      models.push(span);
      const group = groups.at(-1);
      const family = familyOf(kind, one.brand, one.model);
      const relatives = family === undefined ? group?.singles : group?.families.get(family);
      if (relatives) relatives.push(span);
      else if (family !== undefined) group?.families.set(family, [span]);
    }
    const model = models.at(-1);
    if (model) model.to = row + 1;
  });
  const usual = usualSigns(signs, 0, count, new Float64Array(size));
  for (const { from, to } of models) {
    const own = usualSigns(signs, from, to, usual);
    for (let row = from; row < to; row++) fillSigns(signs, row * size, own);
  }
  return { count, size, signs, slopes, prices, groups, usual: Array.from(usual) };
}
