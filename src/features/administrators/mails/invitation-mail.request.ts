import { z } from "zod";

/** The job that mails the link of an invitation; the token is made when the mail is sent, and stands in no table of jobs. */
export const invitationMailJob = "admin.invitation_mail";
export const invitationMailRequest = z.object({ invitationId: z.uuid() });
