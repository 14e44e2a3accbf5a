/** The five rules of a password in the order of the form; any symbol counts (docs/product.md, "Accounts"). */
export const ruleNames = ["length", "upper", "lower", "digit", "symbol"] as const;
export type PasswordRule = (typeof ruleNames)[number];

/** From nothing met to all five: very weak, weak, medium, good, strong, excellent. Only the last is accepted. */
export const strengthLabels = ["very_weak", "weak", "medium", "good", "strong", "excellent"] as const;

const holds: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= 12,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[\p{P}\p{S}]/u.test(password),
};

/** Which rules a password meets; their number is its strength, 0 to 5. */
export function passwordRules(password: string): { rule: PasswordRule; met: boolean }[] {
  return ruleNames.map((rule) => ({ rule, met: holds[rule](password.normalize("NFKC")) }));
}
