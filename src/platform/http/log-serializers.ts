import { stdSerializers } from "pino";

/** What PostgreSQL adds to an error: whole rows, with mails, numbers and hashes in them. */
const ofRows = ["detail", "hint", "where", "internalQuery"] as const;

/** What Node adds to an error: the address that could not be read, with what stands in its query. */
const ofAddresses = ["input", "base"] as const;
/** The query of an address within a sentence: there may be the token of a mail in it. */
const queries = /\?[^\s?"'`]*=[^\s"'`]*/g;

/** What stands in a path and is a thing's own number: that of a chassis has 17 characters. */
const chassisNumbers = /\/[A-Z\d]{17}(?=\/|$)/gi;

/** What a log may know: neither a visitor's address, nor what was searched for, nor what stands in a row. */
export const logSerializers = {
  req: ({ method, url }: { method: string; url: string }) => ({
    method,
    path: url.split("?")[0]?.replace(chassisNumbers, "/…"),
  }),
  err: (error: Error) => {
    const { ...told } = stdSerializers.err(error);
    for (const key of [...ofRows, ...ofAddresses]) delete told[key];
    for (const key of ["message", "stack"] as const) told[key] = told[key].replace(queries, "?…");
    return told;
  },
};
