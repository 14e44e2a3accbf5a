import { OperatorError } from "#platform/operator-error.ts";
import { isGone } from "./away.ts";

/** One sentence without the password; pg's own message may carry the whole address. */
export function unreachable(url: string, cause: unknown): OperatorError {
  const { code, message } = cause as { code?: string; message?: string };
  const reason = code ?? withoutCode(message ?? "");
  return new OperatorError(
    `The database at ${hostOf(url)} cannot be reached (${reasons[reason] ?? reason}): check DATABASE_URL and that the server runs.`,
    { cause },
  );
}

/** At the start of a process: a database that goes in the middle of this work is the same sentence. A supervisor tries again. */
export async function whileReachable<T>(url: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isGone(error) ? unreachable(url, error) : error;
  }
}

function withoutCode(message: string): string {
  if (message.includes("timeout")) return "no answer in 5 s";
  return /connection/i.test(message) ? "the connection broke" : "it refused";
}

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOENT: "nothing listens there",
  ENOTFOUND: "no such host",
  ETIMEDOUT: "no answer",
  ECONNRESET: "the connection broke",
  EPIPE: "the connection broke",
  "28P01": "wrong user or password",
  "28000": "this user may not connect",
  "3D000": "no such database",
  "53300": "too many connections",
  "57P01": "it is being stopped",
  "57P03": "it is starting or stopping",
};

function hostOf(url: string): string {
  try {
    const { hostname, port, searchParams } = new URL(url);
    return searchParams.get("host") ?? (port ? `${hostname}:${port}` : hostname);
  } catch {
    return "the given address";
  }
}
