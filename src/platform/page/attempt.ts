/** What was sent last and under which Idempotency-Key: the same once more, after a lost answer, is done once. */
export interface Attempt {
  key: string;
  body: string;
}

/** The key of an attempt: the one before while the same is sent, another one for anything else. */
export function attemptOf(before: Attempt | undefined, body: unknown): Attempt {
  const text = JSON.stringify(body);
  if (before?.body === text) return before;
  // Over plain HTTP in a local network a browser has no randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""), body: text };
}
