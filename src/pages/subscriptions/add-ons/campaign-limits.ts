/** How long the text of a campaign may be, as the server takes it (payment.schema.ts). */
export const campaignLimits = {
  title: { least: 3, most: 80 },
  body: { least: 10, most: 300 },
} as const;
