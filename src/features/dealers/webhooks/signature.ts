import { createHmac } from "node:crypto";

/** What signs the deliveries of a webhook: made of its id, so that none has to be kept. */
export const webhookSecret = (id: string, sessionSecret: string): string =>
  `whsec_${createHmac("sha256", sessionSecret).update(`webhook ${id}`).digest("base64url")}`;

/** Over the time and the body, so that what was overheard cannot be sent again later. `at` in Unix seconds. */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
