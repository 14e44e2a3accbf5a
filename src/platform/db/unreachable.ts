import { OperatorError } from "#platform/operator-error.ts";

/** One sentence without the password; pg's own message may carry the whole address. */
export function unreachable(url: string, cause: unknown): OperatorError {
  const { code, message } = cause as { code?: string; message?: string };
  const reason = code ?? (message?.includes("timeout") ? "no answer in 5 s" : "it refused");
  return new OperatorError(
    `The database at ${hostOf(url)} cannot be reached (${reasons[reason] ?? reason}): check DATABASE_URL and that the server runs.`,
    { cause },
  );
}

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOENT: "nothing listens there",
  ENOTFOUND: "no such host",
  ETIMEDOUT: "no answer",
  "28P01": "wrong user or password",
  "28000": "this user may not connect",
  "3D000": "no such database",
  "53300": "too many connections",
};

function hostOf(url: string): string {
  try {
    const { hostname, port, searchParams } = new URL(url);
    return searchParams.get("host") ?? (port ? `${hostname}:${port}` : hostname);
  } catch {
    return "the given address";
  }
}
