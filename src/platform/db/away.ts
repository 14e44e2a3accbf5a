/**
 * PostgreSQL's codes, and those of the network, for a server that goes, comes, is out of reach or takes nobody in. All of
 * class 08 (connections) say so too.
 */
const goneCodes = new Set([
  ...["57P01", "57P02", "57P03", "57P04", "57P05", "53300"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN"],
]);
/** What is said without a code when a connection breaks: by the driver, and of a replica by replica/watch.ts. */
const goneWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|the replica is away)/;

/**
 * Those of a server that is there, and for which "try again later" holds as well: a statement that took too long, a disk or
 * memory that is full, one that has become a copy that only reads, and a transaction that others were in the way of.
 */
const busyCodes = new Set([
  ...["57014", "53000", "53100", "53200", "53400", "58000", "58030", "25006"],
  ...["40001", "40P01", "55P03"],
]);
/** What the driver says where no connection is free, or made, in time. */
const busyWords = /^(timeout exceeded when trying to connect|timeout expired)/;

/** Whether an error says that the server, or the connection to it, is gone: anything that is asked there next would fail too. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return goneCodes.has(code) || code.startsWith("08") || goneWords.test(error.message);
}

/** Whether an error says that the database is away or has no room at the moment, and not that we asked for nonsense. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isGone(error) || busyCodes.has(codeOf(error)) || busyWords.test(error.message);
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
}
