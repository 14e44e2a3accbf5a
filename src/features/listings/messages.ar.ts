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
} satisfies Translation<typeof english>;
