import { readablePhone } from "#text/phone-links.ts";
import type { Photo } from "#ui/Picture.tsx";
import type { OwnShowroom } from "../own-showroom.contract.ts";

type Span = [opens: string, closes: string];
export type Week = Span[][];

/** What the form holds while one types. */
export interface Values {
  address: string;
  city: string;
  phone: string;
  chatPhone: string;
  aboutAr: string;
  aboutEn: string;
  mapUrl: string;
  /** Kept while the hours are not shown. */
  hours: Week;
  showsHours: boolean;
  logo: Photo | null;
  cover: Photo | null;
}
export type TextName = "address" | "city" | "phone" | "chatPhone" | "aboutAr" | "aboutEn" | "mapUrl";

const usualWeek = (): Week => [
  ...Array.from({ length: 5 }, (): Span[] => [["09:00", "18:00"]]),
  [["09:00", "14:00"]],
  [],
];

export const valuesOf = (stored: OwnShowroom): Values => ({
  address: stored.address ?? "",
  city: stored.city ?? "",
  phone: stored.phone ? readablePhone(stored.phone) : "",
  chatPhone: stored.chatPhone ? readablePhone(stored.chatPhone) : "",
  aboutAr: stored.aboutAr ?? "",
  aboutEn: stored.aboutEn ?? "",
  mapUrl: stored.mapUrl ?? "",
  hours: stored.hours ?? usualWeek(),
  showsHours: stored.hours !== null,
  logo: stored.logo,
  cover: stored.cover,
});

/** What is sent; a field for time gives 00:00 for midnight, which as an end is that of the day. */
export const bodyOf = (version: string, { hours, showsHours, logo, cover, ...texts }: Values) => ({
  version,
  ...texts,
  hours: showsHours
    ? hours.map((day) => day.map(([opens, closes]): Span => [opens, closes === "00:00" ? "24:00" : closes]))
    : null,
  logoId: logo?.id ?? null,
  coverId: cover?.id ?? null,
});
