import { z } from "zod";

/** The jobs that tell people what was decided: who asks for one and who does it use the same name and shape. */
export const tellOwnerJob = "moderation.tell_owner";
export const tellOwnerRequest = z.object({ userId: z.uuid() });
export const reviewMailJob = "moderation.review_mail";
export const reviewMailRequest = z.object({ userId: z.uuid(), reviewIds: z.array(z.uuid()) });

/** What happened to a listing besides a review. */
export const listingNewsJob = "moderation.listing_news";
export const listingNews = z.object({
  carId: z.uuid(),
  what: z.enum(["deleted", "restored", "hidden"]),
  at: z.iso.datetime(),
  /** Changes of it that waited for a review are gone with it. */
  dropped: z.boolean().optional(),
});
export type ListingNews = z.output<typeof listingNews>;

/** What was answered to an appeal. */
export const appealMailJob = "moderation.appeal_mail";
export const appealMailRequest = z.object({ appealId: z.uuid() });

export const tellReporterJob = "moderation.tell_reporter";
export const tellReporterRequest = z.object({ reportId: z.uuid() });
