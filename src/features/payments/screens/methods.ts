import { Banknote, CreditCard, type LucideIcon, MessageCircle, Wallet } from "lucide-react";
import { type PaymentMethod, waysToPay } from "../payment-methods.ts";

export const methodIcons: Record<PaymentMethod, LucideIcon> = {
  credit_card: CreditCard,
  paypal: Wallet,
  manual: Banknote,
  chat: MessageCircle,
};

/** Whether the buyer is taken to the page of a company. */
export const leavesFor = (method: PaymentMethod): boolean => waysToPay[method].gateway !== null;

export const badgeFaces = {
  recommended: { tone: "ok", words: "paying.recommended" },
  trusted: { tone: "info", words: "paying.trusted" },
  optional: { tone: "", words: "paying.optional" },
  manual: { tone: "", words: "paying.badgeManual" },
} as const;
