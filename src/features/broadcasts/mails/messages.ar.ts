import type { Translation } from "#i18n/catalogue.ts";
import type { messageMails as english } from "./messages.en.ts";

export const messageMails = {
  open: "افتح في {site}",
  home: "إلى {site}",
  optOut: "أوقف رسائل كهذه",
} satisfies Translation<typeof english>;
