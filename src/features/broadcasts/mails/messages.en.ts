/** The frame of mails to many; the server alone loads it. */
export const broadcastMails = {
  open: "Open at {site}",
  home: "Go to {site}",
  optOut: "Receive no more mails like this",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "broadcast-mails": typeof broadcastMails;
  }
}
