/**
 * PostgreSQL's codes, and those of the network, for "try again later": a statement that took too long, no connection or
 * none left, a disk or memory that is full, a server that stops, starts, or has become a copy that only reads, and a
 * transaction that others were in the way of.
 */
const passing = new Set([
  ...["57014", "57P01", "57P02", "57P03", "57P05"],
  ...["08000", "08001", "08003", "08004", "08006", "08P01"],
  ...["53000", "53100", "53200", "53300", "53400", "58000", "58030", "25006"],
  ...["40001", "40P01", "55P03"],
  ...[
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "EAI_AGAIN",
  ],
]);

/** What the driver says, without a code, when a connection breaks or none is free in time. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/;

/** Whether an error says that the database is away or has no room at the moment, and not that we asked for nonsense. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return passing.has((error as { code?: string }).code ?? "") || lostConnection.test(error.message);
}
