import type { OwnPayment } from "../payment.schema.ts";

const faces = {
  open: { tone: "warn", words: "paying.open" },
  held: { tone: "info", words: "paying.held" },
  paid: { tone: "ok", words: "paying.paid" },
  failed: { tone: "bad", words: "paying.stateFailed" },
  cancelled: { tone: "", words: "paying.stateCancelled" },
  refunded: { tone: "info", words: "paying.refunded" },
} as const;

/** How the state of an order is shown: an open one whose receipt we have waits for us, not for its buyer. */
export const faceOf = ({ state, hasReceipt }: Pick<OwnPayment, "state" | "hasReceipt">) =>
  state === "open" && hasReceipt ? ({ tone: "info", words: "paying.inReview" } as const) : faces[state];
