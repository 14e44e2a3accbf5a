/** For the server and the screens alike. */

export const verificationStates = ["waiting", "granted", "refused"] as const;
export type VerificationState = (typeof verificationStates)[number];

/** `approved`: on its way to everybody; `sent`: everybody has it. */
export const campaignStates = ["pending", "approved", "rejected", "sent"] as const;
export type CampaignState = (typeof campaignStates)[number];
