import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { subscriber } from "#platform/http/visitor.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { storedPhone } from "#text/phone.ts";
import { presentAccount } from "../account.present.ts";
import { accountCookies, newSecret, secretHash } from "../sessions/session-cookie.ts";
import { visitOf, writeSecrets } from "../sessions/start-session.ts";
import { askForCode, type Holder } from "./ask-for-code.ts";
import { triesPerAddress } from "./limits.ts";
import { phoneContract } from "./phone.contract.ts";
import type { Purpose } from "./phone.schema.ts";
import { registerByCode } from "./register-by-code.ts";
import { channelsOf } from "./senders/open-senders.ts";
import { signInByCode } from "./sign-in-by-code.ts";
import { verifyPhone } from "./verify-phone.ts";

/** Codes by phone: to verify the number of a profile, to sign in, and to open an account. */
export async function phoneRoutes(app: FastifyInstance, { db, config, clock }: Deps): Promise<void> {
  const { phone: settings, sessionSecret: secret, publicUrl } = config;
  const cookies = accountCookies(publicUrl);
  const limiter = rateLimiter(db, secret);

  /** For whom a code is to be: a guest's browser is known again by a cookie, which a code is worth nothing without. */
  const holderOf = (purpose: Purpose, request: FastifyRequest, reply: FastifyReply): Holder => {
    if (purpose === "verify") {
      if (!request.actor) throw new AppError("auth.required");
      return { purpose, userId: request.actor.id };
    }
    const browser = cookies.phoneCode.read(request) ?? newSecret();
    cookies.phoneCode.write(reply, browser);
    return { purpose, browser: secretHash(browser) };
  };

  /** A try, which is counted; with the number as it is stored. */
  const proofOf = async (
    request: FastifyRequest,
    { phone: typed, code }: { phone: string; code: string },
  ) => {
    if (channelsOf(settings).length === 0) throw new AppError("phone.unavailable");
    const at = clock();
    await limiter.count(triesPerAddress, subscriber(request.ip), at);
    const phone = storedPhone(typed);
    if (!phone) throw new AppError("request.invalid", { fields: { phone: "field.phone" } });
    return { phone, code, secret, at };
  };

  serve(app, "Accounts", phoneContract, {
    "POST /api/phone/code": async ({ body: { purpose, ...asked }, request, reply }) => {
      const { ip: address, language, log } = request;
      const holder = holderOf(purpose, request, reply);
      const asking = { ...asked, holder, address, language, at: clock() };
      return askForCode({ db, limiter, settings, log }, asking);
    },

    "POST /api/phone/register": async ({ body: { code, phone, ...person }, request, reply }) => {
      const proof = await proofOf(request, { code, phone });
      const browser = secretHash(cookies.phoneCode.read(request) ?? "");
      const visit = visitOf(request, cookies);
      const opening = { ...proof, ...person, browser, visit, address: request.ip };
      const { account, secrets } = await registerByCode(db, limiter, opening);
      writeSecrets(reply, cookies, secrets);
      cookies.phoneCode.clear(reply);
      return presentAccount(account, proof.at);
    },

    "POST /api/phone/verify": async ({ body, actor, request, reply }) => {
      const proof = await proofOf(request, body);
      const { at } = proof;
      if (actor) {
        const { language } = request;
        const account = await verifyPhone(db, { ...proof, userId: actor.id, language });
        return { ...presentAccount(account, at, actor), deletionUndone: false };
      }
      const browser = secretHash(cookies.phoneCode.read(request) ?? "");
      const visit = visitOf(request, cookies);
      const { account, secrets, deletionUndone } = await signInByCode(db, { ...proof, browser, visit });
      writeSecrets(reply, cookies, secrets);
      cookies.phoneCode.clear(reply);
      return { ...presentAccount(account, at), deletionUndone };
    },
  });
}
