import { z } from "zod";
import { currencies } from "#features/reference/enumerations.ts";
import { highestPrice } from "#features/selling/price-limit.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { refusesWriting } from "../conversation.schema.ts";
import { offerEvents, offerStates } from "./offer.schema.ts";

const time = z.iso.datetime();
const byId = z.object({ id: z.uuid() });

const facts = { id: z.uuid(), amount: z.number(), currency: z.enum(currencies), until: time };

/** What a message tells of an offer. */
export const offerAct = z.object({ ...facts, event: z.enum(offerEvents) });
export type OfferAct = z.output<typeof offerAct>;

const offer = z.object({
  ...facts,
  mine: z.boolean().describe("One made it oneself: the other accepts, counters or declines"),
  state: z.enum(offerStates).describe("ended: its time is over, or one of the two blocked the other"),
  isCounter: z.boolean(),
  madeAt: time,
  answeredAt: time.nullable(),
});
export type Offer = z.output<typeof offer>;

/** To the cent; pounds have none that anyone counts. */
const amount = z
  .number()
  .min(0.01)
  .max(highestPrice)
  .refine((value) => Math.round(value * 100) / 100 === value, { params: { code: "field.invalid" } });
const made = z
  .strictObject({
    amount,
    currency: z.enum(currencies),
    until: time.describe("From half an hour to 14 days from now"),
  })
  .refine(({ amount: value, currency }) => currency !== "lbp" || Number.isInteger(value), {
    path: ["amount"],
    params: { code: "field.invalid" },
  });
export type MadeOffer = z.output<typeof made>;

const making = [...refusesWriting, "listing.gone", "request.key_reused", "request.key_invalid"] as const;
const answer = { policy: "user", staff: ["sales"], params: byId, answer: offer } as const;

export const offerContract = contract({
  "GET /api/conversations/:id/offers": {
    summary: "The offers of a conversation, the newest first, 50 at most",
    policy: "user",
    staff: ["sales"],
    params: byId,
    answer: z.object({ data: z.array(offer) }),
    refuses: ["conversation.not_found"],
  },
  "POST /api/conversations/:id/offers": {
    summary:
      "Offers a price for the listing of a conversation: no commitment of either, and told to the other as a message; one is open at a time",
    policy: "user",
    staff: ["sales"],
    once: true,
    params: byId,
    body: made,
    answer: offer,
    status: 201,
    refuses: ["conversation.not_found", "offer.one_open", ...making],
  },
  "POST /api/offers/:id/accept": {
    ...answer,
    summary: "The other's offer is agreed to, without commitment: nothing is reserved, sold or paid by it",
    refuses: ["offer.not_found", "offer.not_open", "offer.own", "listing.gone", ...refusesWriting],
  },
  "POST /api/offers/:id/decline": {
    ...answer,
    summary: "The other's offer is declined",
    refuses: ["offer.not_found", "offer.not_open", "offer.own", "request.too_many"],
  },
  "POST /api/offers/:id/counter": {
    summary: "Answers the other's offer with an own one, which is open instead",
    policy: "user",
    staff: ["sales"],
    once: true,
    params: byId,
    body: made,
    answer: offer,
    status: 201,
    refuses: ["offer.not_found", "offer.not_open", "offer.own", ...making],
  },
  "POST /api/offers/:id/withdraw": {
    ...answer,
    summary: "One's own offer is taken back",
    refuses: ["offer.not_found", "offer.not_open", "offer.not_own", "request.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof offerContract> {}
}
