interface Here {
  /** The version on the account that it was typed on. */
  base?: string | undefined;
  /** Nothing was typed since the account had it. */
  isSynced: boolean;
  savedAt: string;
}
interface There {
  version: string;
  updatedAt: string;
}

/**
 * Which draft a form goes on with, where this device and the account may each have one, and which it offers beside it: what
 * changed in one place alone goes on; where both changed, the newer one. Undefined: neither.
 */
export function pickDraft(
  here: Here | undefined,
  there: There | undefined,
): { goesOn: "here" | "there" | undefined; isOtherOffered: boolean } {
  const alone = (goesOn: "here" | "there" | undefined) => ({ goesOn, isOtherOffered: false });
  if (!here) return alone(there && "there");
  // The account had it as it is here, and has it no more: it was sent, or discarded, elsewhere.
  if (!there) return alone(here.isSynced ? undefined : "here");
  if (there.version === here.base) return alone("here");
  if (here.isSynced) return alone("there");
  const isOlder = Date.parse(here.savedAt) < Date.parse(there.updatedAt);
  return { goesOn: isOlder ? "there" : "here", isOtherOffered: true };
}
