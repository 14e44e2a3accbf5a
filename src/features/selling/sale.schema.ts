import { z } from "zod";
import { currencies } from "#features/reference/enumerations.ts";
import { buyerWays } from "./buyer-ways.ts";
import { highestPrice } from "./price-limit.ts";

const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });

/** What a seller says of a sale: all of it may be left out. */
export const saleBody = z
  .strictObject({
    price: z
      .number()
      .min(0.01)
      .max(highestPrice)
      .refine((amount) => Number(amount.toFixed(2)) === amount, refuse("field.two_decimals"))
      .optional()
      .describe("What was paid. It is kept apart from asking prices and shown to nobody"),
    currency: z.enum(currencies).optional().describe("Of the price; without one that of the listing"),
    buyerFrom: z.enum(buyerWays).optional().describe("Where the buyer came from"),
  })
  .nullish();
