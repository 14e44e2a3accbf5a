import type { Currency } from "#i18n/format.ts";
import { foldDigits } from "#i18n/format.ts";
import { amortize, paymentOf } from "./amortize.ts";

/** What a seller asks. */
export interface Asked {
  price: number;
  currency: Currency;
}

/** What a buyer typed, as it stands. */
export interface Typed {
  down: string;
  downIs: "amount" | "percent";
  months: string;
  rate: string;
}
export const nothingTyped: Typed = { down: "", downIs: "amount", months: "", rate: "" };

export const mostMonths = 120;
export const highestRate = 100;

export type Wrong = "number" | "negative" | "down" | "percent" | "months" | "rate";
type Field = "down" | "months" | "rate";

/** What a loan comes to, in the currency of the price. */
export interface Sketch {
  borrowed: number;
  down: number;
  payments: number;
  monthly: number;
  /** The last payment, where it is another. */
  last: number | undefined;
  interest: number;
  /** All that is paid: the down payment and every month. */
  total: number;
}

/** What is wrong with what was typed, by field; a sketch where all three are there and right. */
export function sketchOf(
  typed: Typed,
  { price, currency }: Asked,
): { wrong: Partial<Record<Field, Wrong>>; sketch: Sketch | undefined } {
  const unit = currency === "lbp" ? 1 : 100;
  const cost = Math.round(price * unit);
  const [down, months, rate] = [read(typed.down), read(typed.months), read(typed.rate)];
  const isShare = typed.downIs === "percent";
  const paidDown =
    down === undefined ? 0 : isShare ? Math.round((cost * down) / 100) : Math.round(down * unit);
  const wrong: Partial<Record<Field, Wrong>> = {
    ...found(
      "down",
      down,
      isShare ? down !== undefined && down >= 100 && "percent" : paidDown >= cost && "down",
    ),
    ...found(
      "months",
      months,
      months !== undefined && !(Number.isInteger(months) && months >= 1 && months <= mostMonths) && "months",
    ),
    ...found("rate", rate, rate !== undefined && rate > highestRate && "rate"),
  };
  const whole = Object.keys(wrong).length === 0 && cost > paidDown;
  if (!whole || down === undefined || months === undefined || rate === undefined)
    return { wrong, sketch: undefined };
  const { monthly, plan } = amortize(cost - paidDown, months, rate);
  const interest = plan.reduce((sum, one) => sum + one.interest, 0);
  const last = paymentOf(plan.at(-1));
  const money = (units: number) => units / unit;
  const sketch = {
    borrowed: money(cost - paidDown),
    down: money(paidDown),
    payments: plan.length,
    monthly: money(monthly),
    last: last === monthly ? undefined : money(last),
    interest: money(interest),
    total: money(cost + interest),
  };
  return { wrong, sketch };
}

/** A number in any digits, with separators of thousands as people type them; undefined: nothing; NaN: no number. */
function read(text: string): number | undefined {
  const digits = foldDigits(text).replace(/[\s\u00a0\u202f\u2066-\u2069$€%٪]/g, "");
  if (digits === "") return undefined;
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)
    ? digits.replaceAll(",", "")
    : digits.replace(",", ".");
  return /^-?(?:\d*\.)?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

function found(field: Field, value: number | undefined, other: Wrong | false): Partial<Record<Field, Wrong>> {
  if (value === undefined) return {};
  if (Number.isNaN(value)) return { [field]: "number" };
  if (value < 0) return { [field]: "negative" };
  return other ? { [field]: other } : {};
}

const key = "loan-sketch";

/** What this device was told last; an amount is of another currency elsewhere, so it is kept with it. */
export function keptSketch(currency: Currency): Typed {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return nothingTyped;
    const text = (name: string) => {
      const value = (kept as Record<string, unknown>)[name];
      return typeof value === "string" ? value.slice(0, 20) : "";
    };
    const downIs = text("downIs") === "percent" ? "percent" : "amount";
    const isOther = downIs === "amount" && text("currency") !== currency;
    return { down: isOther ? "" : text("down"), downIs, months: text("months"), rate: text("rate") };
  } catch {
    return nothingTyped;
  }
}

export function keepSketch(typed: Typed, currency: Currency): void {
  try {
    const { down, months, rate } = typed;
    if (down || months || rate) localStorage.setItem(key, JSON.stringify({ ...typed, currency }));
    else localStorage.removeItem(key);
  } catch {
    // It is known until the page is left.
  }
}
