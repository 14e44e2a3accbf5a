/** What the screens and the calls of appeals agree upon; in characters. */
export const appealLimits = { shortest: 20, longest: 1000 } as const;
const days = 14;

/** So long a decision that was made then may be appealed. */
export const openUntil = (madeAt: Date): Date => new Date(madeAt.getTime() + days * 86_400_000);
