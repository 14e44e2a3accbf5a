import { type Api, ApiError, makeApi } from "#platform/http/api.ts";
import { forgetSession, keptToken } from "./admin-session.ts";

/** So long without a key, a pointer or a finger, and calls do not count as use: the session ends in its time. */
const idleAfterMs = 60_000;

let touchedAt = 0;
const touched = () => {
  touchedAt = Date.now();
};
if (typeof document !== "undefined") {
  touched();
  for (const kind of ["pointerdown", "keydown", "wheel", "touchmove"] as const) {
    addEventListener(kind, touched, { passive: true, capture: true });
  }
}

let onEnd = () => {};
/** Subscribes to the end of the session, as a call finds it. Returns the unsubscribe function. */
export function whenAdminSessionEnds(told: () => void): () => void {
  onEnd = told;
  return () => {
    onEnd = () => {};
  };
}

let onBarred = () => {};
/** Subscribes to calls that are refused to the role, which may have been changed meanwhile. Returns the unsubscribe function. */
export function whenAdminIsBarred(told: () => void): () => void {
  onBarred = told;
  return () => {
    onBarred = () => {};
  };
}

const headers = (): Record<string, string> => {
  const token = keptToken();
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(Date.now() - touchedAt > idleAfterMs && { "x-idle": "1" }),
  };
};

/** Refuses as the calls of the API do; a session that is over is forgotten. */
function refuse(status: number, body: object): never {
  const refusal = new ApiError(status, body);
  if (refusal.code === "admin.required") {
    forgetSession();
    onEnd();
  }
  if (refusal.status === 403) onBarred();
  throw refusal;
}

/** Calls of the administration from the browser, signed by the token that it keeps; cookies are not needed. */
export const adminApi: Api = makeApi(async (method, address, body, signal, idempotencyKey) => {
  const response = await fetch(address, {
    method,
    signal: signal ?? null,
    headers: {
      accept: "application/json",
      ...headers(),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = response.status === 204 ? "" : await response.text();
  const answer = text ? JSON.parse(text) : undefined;
  if (response.status >= 400) refuse(response.status, answer ?? {});
  return { status: response.status, body: answer };
});

/** A file that only administrators see: a link could not send the token. Throws as the calls do. */
export async function adminFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { headers: headers(), signal: signal ?? null });
  if (!response.ok) refuse(response.status, await response.json().catch(() => ({})));
  return response.blob();
}

/** Sends a file with the fields beside it, and returns the answer. Throws as the calls do. */
export async function adminUpload(address: string, form: FormData): Promise<unknown> {
  const response = await fetch(address, { method: "PUT", headers: headers(), body: form });
  const answer = await response.json().catch(() => ({}));
  return response.ok ? answer : refuse(response.status, answer);
}
