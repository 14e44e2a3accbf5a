/** Money as whole cents, so that nothing is ever rounded: "5.00" is 500. Throws for what is no such amount. */
export function toCents(amount: string): number {
  const [, whole, cents = ""] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new Error(`"${amount}" is not an amount`);
  return Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}

/** "5.00" of 500. */
export const fromCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** Whether two amounts, written with or without cents, are the same money. */
export const sameAmount = (a: string, b: string): boolean => {
  try {
    return toCents(a) === toCents(b);
  } catch {
    return false;
  }
};
