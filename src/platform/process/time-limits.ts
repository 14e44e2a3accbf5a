/** A request has this long to arrive: a photo of 700 KB, with two others beside it, over 400 kbit/s. */
const requestLimitMs = 120_000;

/** A process that is asked to stop lets what it was asked arrive and be answered (statements take 2.4 s at most). */
export const stopLimitMs = requestLimitMs + 5_000;

export interface ArrivalLimits {
  /** A whole request. */
  requestMs: number;
  /** Its head alone, from the beginning of the connection, or from the end of the request before it. */
  headMs: number;
  /** How often it is looked whose time is over. */
  checkMs: number;
}

/** How long a connection may take to say what it wants: a head is a packet or two, on any network. */
export const arrivalLimits: ArrivalLimits = { requestMs: requestLimitMs, headMs: 20_000, checkMs: 5_000 };
/** A request is answered within 3 s even where the database is not: it waits so long for it in all. */
export const databaseLimitMs = 2500;
