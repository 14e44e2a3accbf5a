/** What a paper is: the registration; of a dealer also what the car was bought by, or the owner's mandate to sell it. */
export const paperKinds = ["registration", "purchase", "mandate"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What did not agree with the listing, or could not be read. */
export const refusalReasons = ["chassis_number", "name", "plate", "unreadable"] as const;
export type PapersRefusal = (typeof refusalReasons)[number];

/** `ended`: another number, seller or car stands in the listing now, or nobody looked in time. */
export const papersStates = ["waiting", "confirmed", "refused", "ended"] as const;
