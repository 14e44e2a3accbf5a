import type { DoneByStaff } from "./verbs/note-act.ts";

/** A call that was answered, as far as the log of a dealership wants to know it. */
export interface Answered {
  /** `PATCH /api/cars/:id`. */
  call: string;
  params: { id?: string | undefined };
  body: unknown;
  answer: unknown;
}
type Told = Pick<DoneByStaff, "act" | "subjectId" | "detail">;

const simple: Readonly<Record<string, Told["act"]>> = {
  "POST /api/cars": "listing.added",
  "DELETE /api/cars/:id": "listing.deleted",
  "POST /api/cars/:id/restore": "listing.restored",
  "POST /api/cars/:id/renew": "listing.renewed",
  "POST /api/cars/:id/sold": "listing.sold",
  "POST /api/cars/:id/withdraw": "listing.withdrawn",
  "POST /api/cars/:id/appeal": "listing.appealed",
  "POST /api/cars/:id/papers": "listing.papers",
  "DELETE /api/cars/:id/papers": "listing.papers",
  "PUT /api/inspections/:id/shown": "listing.inspection",
  "POST /api/dealers/me/imports/:id/start": "stock.imported",
  "PATCH /api/leads/:id": "lead.changed",
  "POST /api/leads/:id/notes": "lead.noted",
  "POST /api/conversations": "message.written",
  "POST /api/conversations/:id/messages": "message.written",
  "PUT /api/conversations/:id/block": "message.blocked",
  "DELETE /api/conversations/:id/block": "message.blocked",
  "POST /api/conversations/:id/report": "message.reported",
  "POST /api/conversations/:id/offers": "offer.made",
  "POST /api/offers/:id/accept": "offer.answered",
  "POST /api/offers/:id/decline": "offer.answered",
  "POST /api/offers/:id/counter": "offer.answered",
  "POST /api/offers/:id/withdraw": "offer.answered",
  "POST /api/conversations/:id/viewings": "viewing.arranged",
  "POST /api/viewings/:id/confirm": "viewing.answered",
  "POST /api/viewings/:id/decline": "viewing.answered",
  "POST /api/viewings/:id/cancel": "viewing.answered",
  "PUT /api/prepared-replies": "replies.changed",
  "PUT /api/dealer-reviews/:id/reply": "review.answered",
  "POST /api/keys": "key.made",
  "POST /api/keys/:id/rotate": "key.rotated",
  "DELETE /api/keys/:id": "key.revoked",
  "POST /api/webhooks": "webhook.changed",
  "PATCH /api/webhooks/:id": "webhook.changed",
  "DELETE /api/webhooks/:id": "webhook.changed",
  "POST /api/deliveries/:id/replay": "webhook.changed",
  "POST /api/feeds": "feed.changed",
  "DELETE /api/feeds": "feed.changed",
  "PUT /api/dealers/me/stock-source": "stock.address_changed",
  "DELETE /api/dealers/me/stock-source": "stock.address_changed",
  "POST /api/dealers/me/stock-source/run": "stock.address_read",
  "PUT /api/dealers/me": "showroom.changed",
  "PUT /api/invoice-details": "showroom.changed",
  "DELETE /api/invoice-details": "showroom.changed",
  "POST /api/subscription/upgrade": "order.made",
  "POST /api/subscription/bonus-feature": "order.made",
  "POST /api/payments/:orderId/receipt": "order.changed",
  "POST /api/payments/:orderId/pay": "order.changed",
  "POST /api/payments/:orderId/cancel": "order.changed",
};

const many: Readonly<Record<string, (done: Answered) => Told | undefined>> = {
  "PATCH /api/cars/:id": ({ params, body }) => {
    const { price, ...rest } = partsOf(body);
    return Object.keys(rest).length === 0 && typeof price === "number"
      ? { act: "listing.priced", subjectId: params.id ?? null, detail: { price } }
      : { act: "listing.changed", subjectId: params.id ?? null };
  },
  "POST /api/my-cars/renew": ({ body }) => ({ act: "listing.renewed", ...countOf(partsOf(body).ids) }),
  "PUT /api/staff/in-charge": ({ body }) => ({ act: "listing.charged", ...countOf(partsOf(body).carIds) }),
  "PATCH /api/stock": ({ body, answer }) =>
    partsOf(body).preview ? undefined : { act: "stock.changed", ...countOf(partsOf(answer).rows) },
  "POST /api/stock/undo/:changeId": ({ answer }) => ({
    act: "stock.undone",
    ...countOf(partsOf(answer).rows),
  }),
};

/** Calls of staff that change nothing a colleague would ask about, or that write it down themselves. */
export const unnoted: ReadonlySet<string> = new Set([
  "POST /api/staff",
  "POST /api/staff/:id/resend",
  "PATCH /api/staff/:id",
  "DELETE /api/staff/:id",
  "POST /api/uploads",
  "PATCH /api/uploads/:id",
  "POST /api/uploads/:id/edit",
  "POST /api/conversations/delivered",
  "POST /api/conversations/:id/read",
  // Noted with the message that shows it.
  "POST /api/conversations/:id/photos",
  "POST /api/stock-views",
  "DELETE /api/stock-views/:id",
  "POST /api/verification/document",
  "POST /api/cars/:id/events",
  "POST /api/cars/:id/contact-numbers",
  // An import is prepared until it starts.
  "POST /api/dealers/me/import",
  "POST /api/dealers/me/imports/:id/photos",
  "PUT /api/dealers/me/imports/:id/photos",
  "DELETE /api/dealers/me/imports/:id/photos",
  "PUT /api/dealers/me/imports/:id/columns",
  "PATCH /api/dealers/me/imports/:id/rows",
  "DELETE /api/dealers/me/imports/:id",
]);

export const isNoted = (call: string): boolean => call in simple || call in many;

/** What is written down of a call that succeeded; undefined of one that is not noted. */
export function actOf(done: Answered): Told | undefined {
  const act = simple[done.call];
  if (act) return { act, subjectId: done.params.id ?? madeBy(done.answer) };
  return many[done.call]?.(done);
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** One thing by its id, several by their number. */
function countOf(list: unknown): Pick<Told, "subjectId" | "detail"> {
  const all = Array.isArray(list) ? list : [];
  const [one] = all;
  const id = typeof one === "string" ? one : partsOf(one).id;
  return all.length === 1 && typeof id === "string" ? { subjectId: id } : { detail: { count: all.length } };
}

function madeBy(answer: unknown): string | null {
  const { id, conversation } = partsOf(answer);
  const found = id ?? partsOf(conversation).id;
  return typeof found === "string" ? found : null;
}
