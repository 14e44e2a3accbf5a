import type { JobDeps } from "#deps";
import { mailJobs } from "#features/accounts/mails/mail.jobs.ts";
import { phoneJobs } from "#features/accounts/phone/send-code.jobs.ts";
import { sessionJobs } from "#features/accounts/sessions/session.jobs.ts";
import { adminJobs } from "#features/administrators/admin.jobs.ts";
import { deviceLinkJobs } from "#features/administrators/mails/device-link-mail.jobs.ts";
import { invitationJobs } from "#features/administrators/mails/invitation-mail.jobs.ts";
import { broadcastJobs } from "#features/broadcasts/delivery/broadcast.jobs.ts";
import { conversationJobs } from "#features/conversations/conversation.jobs.ts";
import { dealerJobs } from "#features/dealers/dealer.jobs.ts";
import { stockItemJobs } from "#features/dealers/stock-api/stock-item.jobs.ts";
import { stockImportJobs } from "#features/dealers/stock-import/stock-import.jobs.ts";
import { stockSourceJobs } from "#features/dealers/stock-source/stock-source.jobs.ts";
import { webhookJobs } from "#features/dealers/webhooks/webhook.jobs.ts";
import { feedbackJobs } from "#features/feedback/feedback.jobs.ts";
import { inspectionJobs } from "#features/inspections/inspection.jobs.ts";
import { listingJobs } from "#features/listings/listing.jobs.ts";
import { privateFileJobs } from "#features/media/private-file.ts";
import { mediaJobs } from "#features/media/remove-pictures.ts";
import { uploadJobs } from "#features/media/upload.jobs.ts";
import { moderationJobs } from "#features/moderation/mails/tell-owner.jobs.ts";
import { pushJobs } from "#features/notifications/push/push.jobs.ts";
import { papersJobs } from "#features/papers/papers.jobs.ts";
import { paymentJobs } from "#features/payments/payment.jobs.ts";
import { planJobs } from "#features/plans/plan.jobs.ts";
import { pricingJobs } from "#features/pricing/pricing.jobs.ts";
import { unmetJobs } from "#features/search/unmet/unmet.jobs.ts";
import { reminderJobs } from "#features/selling/reminders/reminder.jobs.ts";
import { sellingJobs } from "#features/selling/selling.jobs.ts";
import { settingsJobs } from "#features/settings/settings.jobs.ts";
import { savedSearchJobs } from "#features/shortlist/saved-searches/saved-search.jobs.ts";
import { shortlistJobs } from "#features/shortlist/shortlist.jobs.ts";
import { staffJobs } from "#features/staff/staff.jobs.ts";
import { standingJobs } from "#features/users/mails/standing-mail.jobs.ts";
import { statsJobs } from "#pages/admin/overview/stats.jobs.ts";
import { dataJobs } from "#pages/data-rights/data.jobs.ts";
import { idempotencyJobs } from "#platform/http/idempotency.jobs.ts";
import type { Job } from "#platform/queue/queue.ts";

/** Every kind of background work there is. */
export const allJobs = (deps: JobDeps): Job[] => [
  ...listingJobs(deps),
  ...pricingJobs(deps),
  ...unmetJobs(deps),
  ...sellingJobs(deps),
  ...reminderJobs(deps),
  ...papersJobs(deps),
  ...inspectionJobs(deps),
  ...moderationJobs(deps),
  ...mailJobs(deps),
  ...phoneJobs(deps),
  ...idempotencyJobs(deps),
  ...dataJobs(deps),
  ...sessionJobs(deps),
  ...standingJobs(deps),
  ...adminJobs(deps),
  ...statsJobs(deps),
  ...settingsJobs(deps),
  ...invitationJobs(deps),
  ...deviceLinkJobs(deps),
  ...mediaJobs(deps),
  ...privateFileJobs(deps),
  ...uploadJobs(deps),
  ...planJobs(deps),
  ...paymentJobs(deps),
  ...dealerJobs(deps),
  ...staffJobs(deps),
  ...stockImportJobs(deps),
  ...stockItemJobs(deps),
  ...stockSourceJobs(deps),
  ...webhookJobs(deps),
  ...broadcastJobs(deps),
  ...pushJobs(deps),
  ...feedbackJobs(deps),
  ...conversationJobs(deps),
  ...shortlistJobs(deps),
  ...savedSearchJobs(deps),
];
