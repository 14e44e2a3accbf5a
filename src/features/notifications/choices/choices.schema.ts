/** What a user may be told of, in the order in which it is chosen. */
export const noticeKinds = [
  "messages",
  "favorites",
  "searches",
  "reports",
  "reminders",
  "news",
  "decisions",
  "payments",
  "account",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** By which ways: the bell in the market, a mail, on the devices where it was allowed. */
export const noticeChannels = ["bell", "mail", "push"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** `always`: it is told whatever a user would choose. `none`: it does not go this way. */
type Way = "choice" | "always" | "none";

/**
 * What is a choice. Nobody can do without what became of their listings, their money and their account: it is told in the
 * market and by mail, always; only their devices may stay silent. Messages are counted beside their own button, not by the bell.
 */
export const ways: Record<NoticeKind, Record<NoticeChannel, Way>> = {
  messages: { bell: "none", mail: "choice", push: "choice" },
  favorites: { bell: "choice", mail: "none", push: "choice" },
  searches: { bell: "choice", mail: "choice", push: "choice" },
  reports: { bell: "choice", mail: "choice", push: "choice" },
  reminders: { bell: "none", mail: "choice", push: "none" },
  news: { bell: "choice", mail: "choice", push: "choice" },
  decisions: { bell: "always", mail: "always", push: "choice" },
  payments: { bell: "always", mail: "always", push: "choice" },
  account: { bell: "always", mail: "always", push: "choice" },
};

/** Kinds whose mails stop by a link that names the kind; those to many have a link of each mail (messages/unsubscribe). */
export const stoppableKinds = ["messages", "searches", "reports", "reminders"] as const;
export type StoppableKind = (typeof stoppableKinds)[number];

export const isStoppable = (kind: NoticeKind): kind is StoppableKind =>
  stoppableKinds.some((one) => one === kind);
