/**
 * How a VIN begins (`?` is the check digit), and what the car is: brand, model or family of our list ("-" for one that our list has
 * not), model year (0: it does not tell one), and the body where it is known.
 */
export type Known = readonly [begins: string, brand: string, model: string, year: number, body?: string];
