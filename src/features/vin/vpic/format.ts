/**
 * How the extract of vPIC is written: lines of text, packed as one. The first is the head; then each maker's number
 * (`1HG ⇥ 2 ⇥ schema:from-to …`, 2 the kind of vehicle), an empty line, and each schema (`#id ⇥ element ⇥ keys=text … ⇥ element ⇥ …`).
 * A schema says by keys, for what stands in the VIN, which text an element has; texts and models are numbers of the head's lists.
 */
export interface Head {
  /** The day of the newest pattern. */
  upTo: string;
  texts: string[];
  /** Each with the place of its make in `makes`. */
  models: (readonly [name: string, make: number])[];
  makes: string[];
}

/** The elements that are kept, by vPIC's numbers. */
export const elements = {
  model: 28,
  body: 5,
  series: 34,
  trim: 38,
  fuel: 24,
  secondFuel: 66,
  litres: 13,
  doors: 14,
  drive: 15,
  electrification: 126,
} as const;
export type Element = keyof typeof elements;

/** Kinds of vehicles: passenger cars, trucks (pickups and vans among them), and what carries people otherwise. */
export const kinds = [2, 3, 7] as const;
export const truck = 3;
