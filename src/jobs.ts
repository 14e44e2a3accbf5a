import type { JobDeps } from "#deps";
import { standingJobs } from "#features/accounts/administration/standing-mails/standing-mail.jobs.ts";
import { dataJobs } from "#features/accounts/data/data.jobs.ts";
import { mailJobs } from "#features/accounts/mails/mail.jobs.ts";
import { sessionJobs } from "#features/accounts/sessions/session.jobs.ts";
import { adminJobs } from "#features/admin/admin.jobs.ts";
import { invitationJobs } from "#features/admin/administrators/invitation-mails/invitation-mail.jobs.ts";
import { settingsJobs } from "#features/admin/settings/settings.jobs.ts";
import { statsJobs } from "#features/admin/stats/stats.jobs.ts";
import { conversationJobs } from "#features/conversations/conversation.jobs.ts";
import { dealerJobs } from "#features/dealers/dealer.jobs.ts";
import { stockImportJobs } from "#features/dealers/stock-import/stock-import.jobs.ts";
import { feedbackJobs } from "#features/feedback/feedback.jobs.ts";
import { listingJobs } from "#features/listings/listing.jobs.ts";
import { privateFileJobs } from "#features/media/private-file.ts";
import { mediaJobs } from "#features/media/remove-pictures.ts";
import { uploadJobs } from "#features/media/upload.jobs.ts";
import { messageJobs } from "#features/messages/delivery/message.jobs.ts";
import { pushJobs } from "#features/notices/push/push.jobs.ts";
import { paymentJobs } from "#features/payments/payment.jobs.ts";
import { planJobs } from "#features/plans/plans.jobs.ts";
import { savedSearchJobs } from "#features/shortlist/saved-searches/saved-search.jobs.ts";
import { shortlistJobs } from "#features/shortlist/shortlist.jobs.ts";
import { idempotencyJobs } from "#platform/http/idempotency.jobs.ts";
import type { Job } from "#platform/queue/queue.ts";

/** Every kind of background work there is. */
export const allJobs = (deps: JobDeps): Job[] => [
  ...listingJobs(deps),
  ...mailJobs(deps),
  ...idempotencyJobs(deps),
  ...dataJobs(deps),
  ...sessionJobs(deps),
  ...standingJobs(deps),
  ...adminJobs(deps),
  ...statsJobs(deps),
  ...settingsJobs(deps),
  ...invitationJobs(deps),
  ...mediaJobs(deps),
  ...privateFileJobs(deps),
  ...uploadJobs(deps),
  ...planJobs(deps),
  ...paymentJobs(deps),
  ...dealerJobs(deps),
  ...stockImportJobs(deps),
  ...messageJobs(deps),
  ...pushJobs(deps),
  ...feedbackJobs(deps),
  ...conversationJobs(deps),
  ...shortlistJobs(deps),
  ...savedSearchJobs(deps),
];
