import type { Translation } from "#i18n/catalogue.ts";
import type { photoTray as english } from "./photo-tray.en.ts";

export const photoTray = {
  photo: "الصورة {position}",
  sending: "يجري إرسال الصورة {position}",
  retry: "أعد إرسال الصورة {position}",
  remove: "احذف الصورة {position}",
  failed: "تعذّر إرسال صورة. أعد إرسالها أو احذفها.",
} as const satisfies Translation<typeof english>;
