/** What the pages and the calls of staff agree upon. */

/** Members and open invitations of a dealership, besides its founder. */
export const mostStaff = 25;
/** How long the link of an invitation works. */
export const invitationDays = 7;
export const actsShown = 30;
/** Listings of one change. */
export const mostCharged = 500;

/** What is written down of what staff did. */
export const acts = [
  "listing.added",
  "listing.changed",
  "listing.priced",
  "listing.deleted",
  "listing.restored",
  "listing.renewed",
  "listing.sold",
  "listing.withdrawn",
  "listing.appealed",
  "listing.papers",
  "listing.inspection",
  "listing.charged",
  "stock.changed",
  "stock.undone",
  "stock.imported",
  "lead.changed",
  "lead.noted",
  "message.written",
  "message.blocked",
  "message.reported",
  "offer.made",
  "offer.answered",
  "viewing.arranged",
  "viewing.answered",
  "replies.changed",
  "key.made",
  "key.rotated",
  "key.revoked",
  "webhook.changed",
  "feed.changed",
  "review.answered",
  "stock.address_changed",
  "stock.address_read",
  "showroom.changed",
  "order.made",
  "order.changed",
  "staff.invited",
  "staff.withdrawn",
  "staff.changed",
  "staff.joined",
  "staff.removed",
  "staff.left",
] as const;
export type StaffAct = (typeof acts)[number];
