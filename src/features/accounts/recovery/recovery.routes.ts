import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { signInGuard } from "../guards/sign-in-guard.ts";
import { accountCookies } from "../sessions/session-cookie.ts";
import { askForReset } from "./ask-for-reset.ts";
import { recoveryContract } from "./recovery.contract.ts";
import { resetPassword } from "./reset-password.ts";
import { resendVerification, verifyEmail } from "./verify-email.ts";

/** A forgotten password, and proof that a mail is one's own. */
export async function recoveryRoutes(app: FastifyInstance, { db, config, clock }: Deps): Promise<void> {
  const cookies = accountCookies(config.publicUrl);
  const guard = signInGuard(db, config.sessionSecret);
  const limiter = rateLimiter(db, config.sessionSecret);

  serve(app, "Accounts", recoveryContract, {
    "POST /api/auth/forgot-password": async ({ body: { email }, request: { ip, language, t } }) => {
      await askForReset(db, limiter, { email, address: ip, language, at: clock() });
      return { message: t("answers.reset_mail_sent") };
    },
    "POST /api/auth/reset-password": async ({ body: { token, password }, request, reply }) => {
      const { language, t } = request;
      const deviceSecret = cookies.device.read(request);
      const at = clock();
      const { device } = await resetPassword(db, guard, { token, password, language, deviceSecret, at });
      cookies.device.write(reply, device);
      return { message: t("answers.password_reset") };
    },
    "POST /api/auth/verify-email": async ({ body: { token }, request: { t } }) => {
      await verifyEmail(db, { token, at: clock() });
      return { message: t("answers.email_verified") };
    },
    "POST /api/auth/resend-verification": async ({ actor, request: { language, t } }) => {
      const sent = await resendVerification(db, limiter, { actor, language, at: clock() });
      return { message: t(sent ? "answers.verification_sent" : "answers.already_verified") };
    },
  });
}
