import { type ListFilter, type ListRule, lists } from "../filters.ts";
import { keyOf } from "./tokens.ts";

/** Said before what is not wanted. */
export const negations = new Map<string, true>(
  `not, no, non, without, w/o, except, but not, not a, sans, pas,
   مش, مو, غير, بدون, من دون, دون أي, بلا, ليس, ليست, ما بدي, مش بدي, لا أريد, إلا, ما عدا, ماعدا,
   mish, mich, mesh, mech, bala, bidoun, bdoun, bedoun, min doun, ma badde, ma bade, mish badde, mich badde, ma bedde, ghayr, gher, 8er`
    .split(",")
    .map((phrase) => [keyOf(phrase), true]),
);

/** What not being one thing comes to, where it is less than all else. */
const opposites: { [Name in ListFilter]?: Readonly<Record<string, readonly string[]>> } = {
  // The others are automatic as well.
  gearType: { automatic: ["manual"], manual: ["automatic", "cvt", "tiptronic"] },
  condition: { used: ["new"], new: ["used"], damaged: ["new", "used"] },
  fuelType: { electric: ["gas", "diesel", "hybrid", "lpg"] },
};

/** A listing may be any of these where it must not be the value; undefined where there is no telling. */
export function othersThan(filter: ListFilter, value: string): readonly string[] | undefined {
  if (filter === "features" || filter === "city") return undefined;
  const rule: ListRule = lists[filter];
  return opposites[filter]?.[value] ?? rule.choices?.filter((one) => one !== value);
}
