/** A request has this long to arrive: a photo of 700 KB, with two others beside it, over 400 kbit/s. */
export const requestLimitMs = 120_000;

/** A process that is told to stop lets what it was asked arrive and be answered (statements take 3 s at most). */
export const stopLimitMs = requestLimitMs + 5_000;
