import type { Translation } from "#i18n/catalogue.ts";
import type { listings as english } from "./messages.en.ts";

export const listings = {
  cardFeatured: "مميّز",
  cardApprovedDealer: "معرض معتمد",
  cardPriceCut: "انخفض السعر",
  cardOldPrice: "كان:",
  cardAbout: "نحو",
  cardSave: "احفظ {title}",
  cardCompare: "قارن {title}",
  cardPhotos:
    "{count, plural, zero {بلا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}",
  cardMileage: "{km} كم",
  cardMoreFeatures:
    "{count, plural, zero {لا تجهيزات أخرى} one {تجهيز آخر} two {تجهيزان آخران} few {# تجهيزات أخرى} many {# تجهيزاً آخر} other {# تجهيز آخر}}",
} satisfies Translation<typeof english>;
