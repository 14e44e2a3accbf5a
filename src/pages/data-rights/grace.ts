const graceMs = 7 * 86_400_000;

/** Until when signing in undoes a deletion that was asked for at a moment (docs/product.md, "People's data"). */
export const endOfGrace = (askedAt: Date) => new Date(askedAt.getTime() + graceMs);

/** Deletions that were asked for before this are due. */
export const dueBefore = (now: Date) => new Date(now.getTime() - graceMs);
