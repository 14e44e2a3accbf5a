import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";

/** The job that mails the link of an invitation; the token is made when the mail is sent, and stands in no table of jobs. */
export const invitationMailJob = "staff.invitation_mail";
export const invitationMailRequest = z.object({ staffId: z.uuid() });

export const askForInvitationMail = (tx: Database, staffId: string) =>
  addJob(tx, invitationMailJob, { staffId }, { key: `${invitationMailJob} ${staffId}`, maxAttempts: 12 });
