import { z } from "zod";

/** The jobs that tell people what was decided: whoever asks for one and whoever does it use the same name and shape. */
export const tellOwnerJob = "moderation.tell_owner";
export const tellOwnerRequest = z.object({ userId: z.uuid() });
export const reviewMailJob = "moderation.review_mail";
export const reviewMailRequest = z.object({ userId: z.uuid(), reviewIds: z.array(z.uuid()) });
export const thankReportersJob = "moderation.thank_reporters";
export const thankReportersRequest = z.object({ reportIds: z.array(z.uuid()) });
