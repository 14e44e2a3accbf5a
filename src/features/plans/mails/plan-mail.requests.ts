import { z } from "zod";

/** The mail before a plan ends, and the one when it has. */
export const reminderMail = "plans.reminder_mail";
export const reminderRequest = z.object({ userId: z.uuid(), endsAt: z.coerce.date() });

/** A user's plan is another one by an administrator's word. */
export const planSetMail = "plans.set_mail";
export const planSetRequest = z.object({ userId: z.uuid(), plan: z.string(), at: z.iso.datetime() });

export const endedMail = "plans.ended_mail";
export const endedRequest = z.object({ userId: z.uuid(), plan: z.string() });
