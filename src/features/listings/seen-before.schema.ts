import { z } from "zod";
import { currencies } from "#features/reference/enumerations.ts";

/** What an earlier listing of the same vehicle last said to buyers; nothing of who sold it. */
export const seenBefore = z.object({
  date: z.iso.date().describe("The day on which that listing ended, in Beirut"),
  mileage: z.int().nullable().describe("Kilometres"),
  price: z.number(),
  currency: z.enum(currencies),
});
export type SeenBefore = z.output<typeof seenBefore>;
