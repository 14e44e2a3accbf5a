/**
 * What an administrator may be written down to have done, and who else hears of it. The log takes no other action, each has
 * words in both languages (`activity/activity-words/`), and each that is announced is tried by `announced-actions.test.ts`.
 */

/** By a mail and by a notice in the market, once each, in the hearer's language, without the administrator's name. */
export const announced = {
  "listing.approved": "owner",
  "listing.rejected": "owner",
  "listing.revision_approved": "owner",
  "listing.revision_rejected": "owner",
  "listing.deleted": "owner",
  "listing.restored": "owner",
  "listing.hidden": "owner",
  "report.upheld": "reporter",
  "report.dismissed": "reporter",
  "conversation_report.dismissed": "reporter",
  "conversation_report.warned": "user",
  "conversation_report.blocked": "user",
  "conversation_report.suspended": "reporter",
  "user.suspended": "user",
  "user.banned": "user",
  "user.activated": "user",
  "user.unlocked": "user",
  "user.plan_set": "user",
  "payment.verified": "buyer",
  "payment.rejected": "buyer",
  "payment.refunded": "buyer",
  "verification.granted": "buyer",
  "verification.refused": "buyer",
  "campaign.approved": "buyer",
  "campaign.rejected": "buyer",
  "papers.confirmed": "owner",
  "papers.refused": "owner",
  "dealer.approved": "applicant",
  "dealer.rejected": "applicant",
  "dealer.badge_given": "dealer",
  "dealer.badge_taken": "dealer",
  "dealer_review.hidden": "writer",
  "dealer_review.shown": "writer",
} as const;
export type AnnouncedAction = keyof typeof announced;

/** Why nobody is told. */
const reasons = {
  undone: "it never reached its owner, and it is as it was",
  step: "the decision that it is a step of is told",
  look: "looking at something, or taking a list along, changes nothing",
  terms: "it is for whoever buys next: what was bought stays as it was bought",
  market: "it concerns the market, not one user of it",
  inbox: "it is how the inbox is kept: whoever wrote reads the answer itself, by mail",
  recipients: "its recipients read the message itself",
  administrators: "it concerns administrators, who have mails of their own",
  unchanged: "it stays as it was, and its writer knows of no report",
  device: "the device asks to sign in again, and the account lists its devices",
} as const;

export const unannounced = {
  "listing.decision_taken_back": "undone",
  "verification.phone_seen": "step",
  "verification.document_seen": "step",
  "verification.document_opened": "look",
  "papers.file_seen": "look",
  "dealer.document_seen": "look",
  "payment.receipt_seen": "look",
  "conversation_report.read": "look",
  "conversation_report.photo_seen": "look",
  "dealer_review.kept": "unchanged",
  "user.list_exported": "look",
  "activity.exported": "look",
  "user.session_ended": "device",
  "plan.added": "terms",
  "plan.changed": "terms",
  "plan.deleted": "terms",
  "add_on.changed": "terms",
  "settings.changed": "market",
  "rule.changed": "market",
  "feedback.sorted": "inbox",
  "feedback.replied": "inbox",
  "cost.entered": "market",
  "cost.withdrawn": "market",
  "message.created": "recipients",
  "message.rewritten": "recipients",
  "message.thrown_away": "recipients",
  "message.attachment": "recipients",
  "message.tested": "recipients",
  "message.scheduled": "recipients",
  "message.sent": "recipients",
  "message.cancelled": "recipients",
  "message.stopped": "recipients",
  "admin.signed_in": "administrators",
  "admin.signed_out": "administrators",
  "admin.session_ended": "administrators",
  "admin.sessions_ended": "administrators",
  "admin.two_factor_begun": "administrators",
  "admin.two_factor_on": "administrators",
  "admin.two_factor_off": "administrators",
  "admin.second_factor_removed": "administrators",
  "admin.password_changed": "administrators",
  "admin.browser_confirmed": "administrators",
  "admin.unlocked": "administrators",
  "admin.password_link_sent": "administrators",
  "admin.password_reset": "administrators",
  "admin.invited": "administrators",
  "admin.invitation_resent": "administrators",
  "admin.invitation_withdrawn": "administrators",
  "admin.joined": "administrators",
  "admin.changed": "administrators",
  "admin.deactivated": "administrators",
  "admin.reactivated": "administrators",
} as const satisfies Record<string, keyof typeof reasons>;

export type AdminAction = AnnouncedAction | keyof typeof unannounced;

/** What the log says something was done to. */
export const adminResources = [
  "listing",
  "report",
  "conversation_report",
  "user",
  "payment",
  "plan",
  "add_on",
  "campaign",
  "papers",
  "dealer_application",
  "dealer_review",
  "bulk_message",
  "feedback",
  "settings",
  "rule",
  "cost_row",
  "activity",
  "admin",
  "admin_session",
  "admin_invitation",
] as const;
export type AdminResource = (typeof adminResources)[number];

declare module "#platform/http/administrator.ts" {
  interface Actions extends Record<AdminAction, true> {}
  interface Resources extends Record<AdminResource, true> {}
}
