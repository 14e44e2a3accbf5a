import type { Translation } from "#i18n/catalogue.ts";
import type { broadcastMails as english } from "./messages.en.ts";

export const broadcastMails = {
  open: "افتح في {site}",
  home: "إلى {site}",
  optOut: "أوقف رسائل كهذه",
} satisfies Translation<typeof english>;
