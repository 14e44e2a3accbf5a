import type { FlagKind } from "./rules.ts";
import { saysDamaged } from "./says-damaged.ts";
import { isSymbolic } from "./symbolic-price.ts";

/** Something that a reviewer should look at; `detail` says what it is about. */
export interface Flag {
  kind: FlagKind;
  detail: string;
}

/** What the market knows of a listing and its seller when it is looked at. Ids are those of what was found. */
export interface Facts {
  /** In US dollars, as the next. */
  asked: number;
  /** Of live listings of the same model of about the same year; null: too few to say. */
  median: number | null;
  /** A live or waiting listing with the same VIN. */
  sameVin: string | null;
  /** A listing of another seller with one of the pictures. */
  twin: string | null;
  /** A listing of the same seller with one of the pictures, for another vehicle. */
  otherCar: string | null;
  /** A live or waiting listing of another account, neither of them an approved dealer's, with the same number. */
  samePhone: string | null;
  /** A listing of another seller with the same long description. */
  sameText: string | null;
  /** A suspended or banned account that was signed in to with the same browser. */
  sameDevice: string | null;
  isDealer: boolean;
  /** How long the account is there. */
  accountDays: number;
  /** How many other listings it put up within 24 hours before this one. */
  today: number;
}

/** What its seller says of the state of a vehicle. */
export interface SaidState {
  title: string;
  description: string;
  condition?: string | null | undefined;
  titleStatus?: string | null | undefined;
  accidentHistory?: boolean | null | undefined;
}

/** Shares of the median under which a price is far below it; the second of what is said to be damaged. */
export const farBelow = 0.5;
export const damagedFarBelow = 0.2;

/** So long an account is new. */
const newDays = 30;
/** What a private seller puts up in one day is fewer. */
const manyADay = 5;

/** Whether a vehicle is said to be damaged, which explains a low price. */
export const isDamaged = ({ title, description, condition, titleStatus, accidentHistory }: SaidState) =>
  condition === "damaged" ||
  titleStatus === "salvage" ||
  accidentHistory === true ||
  saysDamaged(`${title}\n${description}`);

/** What these facts are a sign of. */
export function factFlags(facts: Facts, said: SaidState): Flag[] {
  const { sameVin, twin, otherCar, samePhone, sameText, sameDevice, isDealer, accountDays, today } = facts;
  const isNew = accountDays < newDays && !isDealer;
  const found: [FlagKind, string | null][] = [
    ["price_far_below", priceDoubt(facts, said)],
    ["duplicate_vin", sameVin],
    ["reused_picture", twin],
    ["other_car_picture", otherCar],
    ["shared_phone", samePhone],
    ["copied_text", isDealer ? null : sameText],
    ["old_device", isNew ? sameDevice : null],
    ["pace", isNew && today >= manyADay ? String(today + 1) : null],
  ];
  return found.flatMap(([kind, detail]) => (detail === null ? [] : [{ kind, detail }]));
}

function priceDoubt({ asked, median }: Facts, said: SaidState): string | null {
  if (median && asked < median * (isDamaged(said) ? damagedFarBelow : farBelow)) {
    return `${Math.round((asked / median) * 100)} % of ${Math.round(median)} USD`;
  }
  return isSymbolic(asked) ? `${asked} USD` : null;
}
