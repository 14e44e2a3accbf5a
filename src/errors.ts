/**
 * Every error the product answers with on purpose: its code, and the HTTP status that goes with it. The code is a
 * key of the `errors` messages in both languages, so a new one does not compile until it is worded in each.
 */
export const statusOf = {
  "request.invalid": 400,
  "request.malformed": 400,
  "request.foreign_origin": 403,
  "request.unsupported_type": 415,
  "request.too_large": 413,
  "request.too_many": 429,
  "route.not_found": 404,
  "auth.required": 401,
  "auth.wrong_credentials": 401,
  "auth.locked": 423,
  "auth.suspended": 403,
  "auth.banned": 403,
  "auth.email_taken": 409,
  "auth.wrong_password": 400,
  "auth.link_dead": 400,
  "auth.session_not_found": 404,
  "listing.not_found": 404,
  "listing.gone": 410,
  "auth.email_unverified": 403,
  "listing.limit_reached": 403,
  "listing.photo_limit": 403,
  "listing.wrong_state": 409,
  "listing.undo_over": 409,
  "listing.decided": 409,
  "listing.changed": 409,
  "review.undo_over": 409,
  "report.not_found": 404,
  "report.decided": 409,
  "listing.already_reported": 409,
  "listing.own": 403,
  "favorite.too_many": 409,
  "conversation.not_found": 404,
  "conversation.unverified": 403,
  "conversation.blocked": 403,
  "conversation.closed": 409,
  "conversation.reported": 409,
  "offer.not_found": 404,
  "offer.one_open": 409,
  "offer.not_open": 409,
  "offer.own": 403,
  "offer.not_own": 403,
  "viewing.not_found": 404,
  "viewing.one_open": 409,
  "viewing.not_open": 409,
  "viewing.others_turn": 403,
  "comparison.not_found": 404,
  "comparison.too_many": 409,
  "saved_search.not_found": 404,
  "saved_search.no_filter": 400,
  "saved_search.too_many": 409,
  "feedback.not_found": 404,
  "feedback.changed": 409,
  "notice.no_choice": 409,
  "push.not_a_browser": 400,
  "plan.no_detail": 403,
  "plan.not_found": 404,
  "plan.free": 400,
  "plan.lower": 409,
  "plan.in_use": 409,
  "plan.free_stays": 409,
  "plan.changed": 409,
  "add_on.not_found": 404,
  "add_on.changed": 409,
  "add_on.listing_needed": 400,
  "add_on.taken": 409,
  "verification.not_open": 409,
  "verification.not_found": 404,
  "verification.decided": 409,
  "verification.unseen": 409,
  "verification.nothing_to_see": 409,
  "verification.changed": 409,
  "account.changed": 409,
  "campaign.wrong_state": 409,
  "campaign.not_found": 404,
  "campaign.decided": 409,
  "dealer.pending": 409,
  "dealer.already": 409,
  "dealer.decided": 409,
  "dealer.none_pending": 409,
  "dealer.too_many_documents": 409,
  "dealer.document_not_found": 404,
  "dealer.application_not_found": 404,
  "dealer.not_found": 404,
  "dealer.badge_decided": 409,
  "dealer.not_approved": 404,
  "dealer.changed": 409,
  "key.required": 401,
  "key.wrong_scope": 403,
  "key.not_found": 404,
  "key.too_many": 409,
  "key.ended": 409,
  "stock.not_found": 404,
  "webhook.not_found": 404,
  "webhook.too_many": 409,
  "webhook.off": 409,
  "delivery.not_found": 404,
  "feed.not_found": 404,
  "stock_import.not_found": 404,
  "stock_import.started": 409,
  "stock_import.nothing": 409,
  "payment.not_found": 404,
  "payment.wrong_state": 409,
  "payment.method_off": 409,
  "payment.too_many_open": 409,
  "payment.number_used": 409,
  "payment.forged_notice": 401,
  "payment.gateway_away": 503,
  "payment.decided": 409,
  "admin.required": 401,
  "admin.wrong_credentials": 401,
  "admin.code_required": 401,
  "admin.wrong_code": 401,
  "admin.forbidden": 403,
  "admin.two_factor_required": 403,
  "admin.two_factor_on": 409,
  "admin.no_set_up": 409,
  "user.not_found": 404,
  "user.wrong_state": 409,
  "user.wrong_plan": 409,
  "user.not_locked": 409,
  "settings.changed": 409,
  "value.unknown": 404,
  "cost.not_found": 404,
  "cost.changed": 409,
  "cost.withdrawn": 409,
  "cost.in_force": 409,
  "administrator.not_found": 404,
  "administrator.last": 409,
  "administrator.own": 409,
  "administrator.changed": 409,
  "invitation.not_found": 404,
  "invitation.dead": 400,
  "message.not_found": 404,
  "message.wrong_state": 409,
  "message.count_changed": 409,
  "message.untested": 409,
  "message.nobody": 409,
  "message.mail_off": 409,
  "message.link_dead": 404,
  "request.key_reused": 409,
  "request.key_invalid": 400,
  "server.busy": 503,
  "server.failed": 500,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** Field → code of what is wrong with it, worded at the edge in the visitor's language. */
export type FieldErrors = Record<string, `field.${string}`>;

/** A refusal that the visitor is meant to read. Anything else that is thrown is a fault and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What else the caller is told, beside the usual fields: `{lockedUntil}`. */
  readonly facts: Readonly<Record<string, string | number | null>> | undefined;

  constructor(
    code: ErrorCode,
    details: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      facts?: Readonly<Record<string, string | number | null>>;
    } = {},
  ) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.status = statusOf[code];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.facts = details.facts;
  }
}
