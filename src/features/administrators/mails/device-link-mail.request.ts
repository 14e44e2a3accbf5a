import { z } from "zod";
import { languages } from "#i18n/language.ts";

/** The job that mails the link; it finds out whether anybody has the name, and makes the token when the mail is sent. */
export const deviceLinkMailJob = "admin.device_link_mail";
export const deviceLinkMailRequest = z.object({ username: z.string(), language: z.enum(languages) });
