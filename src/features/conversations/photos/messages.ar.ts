import type { Translation } from "#i18n/catalogue.ts";
import type { chatPhotos as english } from "./messages.en.ts";

export const chatPhotos = {
  photos: "{count, plural, zero {لا صور} one {صورة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}",
} as const satisfies Translation<typeof english>;
