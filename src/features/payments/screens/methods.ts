import { Banknote, CreditCard, MessageCircle, Wallet } from "lucide-react";
import type { PaymentMethod } from "../payment.schema.ts";

/** How a way to pay is shown: its picture, what it is, and whose page one is taken to. */
export const methodFaces = {
  credit_card: { icon: CreditCard, text: "paying.creditCardText", leaves: true },
  paypal: { icon: Wallet, text: "paying.paypalText", leaves: true },
  manual: { icon: Banknote, text: "paying.manualText", leaves: false },
  chat: { icon: MessageCircle, text: "paying.chatText", leaves: false },
} as const satisfies Record<PaymentMethod, object>;

export const badgeFaces = {
  recommended: { tone: "ok", words: "paying.recommended" },
  trusted: { tone: "info", words: "paying.trusted" },
  optional: { tone: "", words: "paying.optional" },
  manual: { tone: "", words: "paying.badgeManual" },
} as const;
