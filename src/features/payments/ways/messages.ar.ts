import type { Translation } from "#i18n/catalogue.ts";
import type { ways as english } from "./messages.en.ts";

export const ways = {
  credit_card: "بطاقة مصرفية",
  credit_cardText: "Visa أو Mastercard عبر أريبا.",
  paypal: "PayPal",
  paypalText: "من رصيدك أو بطاقتك، أينما كنت.",
  manual: "تحويل نقدي",
  manualText: "OMT أو Whish أو المصرف، ثم ترسل إلينا الإيصال.",
  omt: "OMT",
  whish: "Whish",
  bank: "مصرف",
  chat: "عبر الدردشة",
  chatText: "اتفق مع فريقنا على طريقة أخرى.",
} satisfies Translation<typeof english>;
