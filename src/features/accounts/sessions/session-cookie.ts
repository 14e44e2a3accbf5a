import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** How long a session lives after its last use. */
export const sessionDays = 30;
/** As long as browsers keep a cookie at all. */
const deviceDays = 400;
const daySeconds = 86_400;
/** Longer than the code that it goes with. */
const codeSeconds = 1200;

/** 32 random bytes; only their hash is stored, so that who reads the database cannot sign in. */
export const newSecret = () => randomBytes(32).toString("base64url");
export const secretHash = (secret: string) => createHash("sha256").update(secret).digest("hex");
const wellFormed = /^[\w-]{43}$/;

/** Reads and writes one cookie that holds a secret. `raw` tells an absent cookie from one that cannot be right. */
interface SecretCookie {
  isSent: (request: FastifyRequest) => boolean;
  read: (request: FastifyRequest) => string | undefined;
  write: (reply: FastifyReply, secret: string) => void;
  clear: (reply: FastifyReply) => void;
}

/** `__Host-` ties a cookie to this very host: a neighbouring subdomain cannot plant one. */
const nameOf = (plainName: string, publicUrl: string) =>
  publicUrl.startsWith("https:") ? `__Host-${plainName}` : plainName;
export const sessionCookieName = (publicUrl: string) => nameOf("session", publicUrl);

export interface AccountCookies {
  session: SecretCookie;
  /** Tells a browser that was here before; it opens nothing by itself. */
  device: SecretCookie;
  /** The same for administrators, whose secrets change by themselves. */
  adminDevice: SecretCookie;
  /** The browser that asked for a code to sign in with, which works there alone. */
  phoneCode: SecretCookie;
}

/** All are out of reach of scripts and of other sites' requests. */
export function accountCookies(publicUrl: string): AccountCookies {
  const secure = publicUrl.startsWith("https:");
  const cookie = (plainName: string, maxAge: number, sameSite: "lax" | "strict" = "lax"): SecretCookie => {
    const name = nameOf(plainName, publicUrl);
    const options = { path: "/", httpOnly: true, sameSite, secure } as const;
    return {
      isSent: (request) => request.cookies[name] !== undefined,
      read: (request) => {
        const value = request.cookies[name];
        return value !== undefined && wellFormed.test(value) ? value : undefined;
      },
      write: (reply, secret) => void reply.setCookie(name, secret, { ...options, maxAge }),
      clear: (reply) => void reply.clearCookie(name, options),
    };
  };
  return {
    session: cookie("session", sessionDays * daySeconds),
    device: cookie("device", deviceDays * daySeconds),
    adminDevice: cookie("admin-device", deviceDays * daySeconds, "strict"),
    phoneCode: cookie("phone-code", codeSeconds, "strict"),
  };
}
