import { namesIn } from "#features/reference/names.ts";
import { formatMoney, isolated } from "#i18n/format.ts";
import { directionOf, type Language, otherLanguage } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import { type Wording, wordingOf } from "#i18n/wording.ts";
import { type Direction, directionMarks } from "#platform/typeset/set-line.ts";
import { readablePhone } from "#text/phone-links.ts";
import { engine, mileage, owners } from "../facts/facts.ts";
import type { Field } from "../fields.ts";
import type { PublicListing } from "../listing.schema.ts";

export interface KitFact {
  label: string;
  value: string;
}

/** All that the pieces of a share kit say of a listing, in one language. */
export interface KitWords {
  language: Language;
  direction: Direction;
  forSale: string;
  /** The same in the other language: a sign is read by all who pass. */
  forSaleOther: string;
  name: string;
  price: string;
  /** The dollar value of a price in another currency. */
  otherPrice: string | undefined;
  facts: KitFact[];
  /** The first facts and the place, in one line. */
  brief: string;
  refLabel: string;
  ref: string;
  /** What the code leads to, and how that is typed. */
  url: string;
  address: string;
  scan: string;
  orType: string;
  priceOf: string;
  siteName: string;
  /** As it is read; of a sign whose seller wants it there. */
  phone: string | undefined;
}

interface Said {
  language: Language;
  words: Record<Language, Translate>;
  publicUrl: string;
  siteName: string;
  now: Date;
  /** E.164. */
  phone?: string | null | undefined;
}

const mostFacts = 8;
/** Words the listing for its pieces: only what its seller said, and no number of a plate. */
export function kitWords(listing: PublicListing, said: Said): KitWords {
  const { language, words, publicUrl, siteName, now, phone } = said;
  const t = words[language];
  const names = namesIn(language);
  const name = (kind: string, slug: string) => names[`${kind}.${slug}`] ?? slug;
  const wording = wordingOf({ messages: { language, t, name }, now });
  const { price, currency, priceUsd, ref } = listing;
  const facts = factsOf(listing, wording);
  const url = `${publicUrl}/n/${ref}`;
  // In a model that its seller typed they would turn round what we say beside it.
  const vehicle = listing.name[language].replace(directionMarks, "");
  return {
    language,
    direction: directionOf(language),
    forSale: t("share-kit.forSale"),
    forSaleOther: words[otherLanguage(language)]("share-kit.forSale"),
    name: vehicle,
    price: amount(language, price, currency),
    otherPrice: currency === "usd" ? undefined : `≈ ${amount(language, Math.round(priceUsd), "usd")}`,
    facts: facts.slice(0, mostFacts),
    brief: [
      mileage(listing, wording),
      gearOf(listing, wording),
      fuelOf(listing, wording),
      name("place", listing.city),
    ]
      .filter(Boolean)
      .join(" · "),
    refLabel: t("share-kit.ref"),
    ref,
    url,
    address: url.replace(/^https?:\/\//, ""),
    scan: t("share-kit.scan"),
    orType: t("share-kit.orType"),
    priceOf: t("share-kit.priceOf", { day: wording.day(now.toISOString()) }),
    siteName,
    phone: phone ? readablePhone(phone) : undefined,
  };
}

/** A text to send to friends and groups, with the address at its end. */
export function chatText(kit: KitWords, t: Translate): string {
  const price = [kit.price, kit.otherPrice].filter(Boolean).join(" ");
  return [
    t("share-kit.chatHead", { name: kit.name }),
    t("share-kit.chatPrice", { price }),
    kit.brief,
    `${kit.refLabel}: ${kit.ref}`,
    kit.url,
  ].join("\n");
}

const amount = (language: Language, value: number, currency: PublicListing["currency"]) => {
  const money = formatMoney(language, value, currency);
  return currency === "lbp" ? money : isolated(money);
};

const gearOf = ({ gearType }: PublicListing, { name }: Wording) => gearType && name("gearType", gearType);
const fuelOf = ({ fuelType }: PublicListing, { name }: Wording) => fuelType && name("fuelType", fuelType);

/** What one asks at a car's window, as far as it is said; what speaks against it is not left out for want of room. */
function factsOf(listing: PublicListing, wording: Wording): KitFact[] {
  const { t, name, plain } = wording;
  const facts: KitFact[] = [];
  const add = (field: Field, value: string | null | undefined) => {
    if (value) facts.push({ label: t(`listing-fields.${field}`), value });
  };
  const named = (kind: string, slug: string | null) => slug && name(kind, slug);
  add("year", plain(listing.year));
  add("mileage", mileage(listing, wording));
  if (listing.titleStatus === "salvage") add("titleStatus", name("titleStatus", "salvage"));
  add("gearType", gearOf(listing, wording));
  add("fuelType", fuelOf(listing, wording));
  add("engineCapacity", engine(listing, wording));
  add("previousOwners", owners(listing, wording));
  add("source", named("source", listing.source));
  add("customs", named("customs", listing.customs));
  add("plate", named("plate", listing.plate));
  add("driveType", named("driveType", listing.driveType));
  add("exteriorColor", named("colour", listing.exteriorColor));
  add("city", name("place", listing.city));
  return facts;
}
