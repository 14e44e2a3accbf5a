import type { MessageKey } from "#i18n/catalogue.ts";
import { damagedSource, titleContradiction } from "#text/title-words.ts";
import { damagedFarBelow, isDamaged } from "../review/facts.ts";
import { rules } from "../review/rules.ts";
import { isSymbolic } from "../review/symbolic-price.ts";
import { textFlags } from "../review/text-flags.ts";
import { typedNumber } from "../typed-number.ts";
import type { FieldName, Fields } from "./fields.ts";

/** What a buyer or a reviewer would doubt of a listing: said before it is sent, and no reason not to send it. */
export interface Doubt {
  field: FieldName;
  key: MessageKey;
  values?: { share: number };
}

/** What of the market its price is compared with. */
export interface PriceKnown {
  /** In percent of what others ask, where it is far below that. */
  share: number | null | undefined;
  /** How much of the listing's currency a dollar is worth. */
  rate: number;
}

/** By the same rules as the flags that reviewers see; in the order of the form. `photosHere` are those in this browser alone. */
export function doubtsOf(fields: Fields, price: PriceKnown, photosHere = 0): Doubt[] {
  return [
    ...(fields.images.length + photosHere === 0
      ? [{ field: "images", key: "selling.doubtPhotos" } as const]
      : []),
    ...textDoubts(fields),
    ...priceDoubts(fields, explained(fields, price)),
    ...mileageDoubts(fields),
    ...titleDoubts(fields),
  ];
}

/** Damage is a reason of a low price. */
function explained(fields: Fields, price: PriceKnown): PriceKnown {
  const said = { ...fields, accidentHistory: fields.accidentHistory === "true" };
  const isReason = (price.share ?? 0) >= damagedFarBelow * 100 && isDamaged(said);
  return isReason ? { ...price, share: null } : price;
}

export function textDoubts({ title, description }: Pick<Fields, "title" | "description">): Doubt[] {
  const ofTitle = textFlags({ title, description: "" }).map(({ kind }) => kind);
  return textFlags({ title, description }).map(({ kind }) => ({
    field: ofTitle.includes(kind) ? "title" : "description",
    key: rules[kind].doubt,
  }));
}

export function priceDoubts({ price }: Pick<Fields, "price">, { share, rate }: PriceKnown): Doubt[] {
  if (typeof share === "number") return [{ field: "price", key: "selling.doubtFarBelow", values: { share } }];
  const amount = typedNumber(price);
  return typeof amount === "number" && isSymbolic(amount / rate)
    ? [{ field: "price", key: "selling.doubtSymbolic" }]
    : [];
}

/** What is not said to be new has been driven. */
export const mileageDoubts = ({ mileage, condition }: Pick<Fields, "mileage" | "condition">): Doubt[] =>
  condition !== "new" && typedNumber(mileage) === 0
    ? [{ field: "mileage", key: "selling.doubtMileage" }]
    : [];

type Told = Pick<Fields, "title" | "description" | "titleStatus" | "accidentHistory">;

/** What the words deny of the papers and of accidents; where they speak of a sale of damaged cars and the papers are not said, they are asked for. */
export function titleDoubts({ title, description, titleStatus, accidentHistory }: Told): Doubt[] {
  const said = {
    title,
    description,
    titleStatus,
    accidentHistory: accidentHistory === "" ? null : accidentHistory === "true",
  };
  if (titleContradiction(said)) return [{ field: "titleStatus", key: rules.title_contradicts.doubt }];
  return titleStatus === "" && damagedSource(`${title}\n${description}`)
    ? [{ field: "titleStatus", key: "selling.doubtTitleUnsaid" }]
    : [];
}
