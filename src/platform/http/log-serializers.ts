import { stdSerializers } from "pino";

/** What PostgreSQL adds to an error: whole rows, with mails, numbers and hashes in them. */
const ofRows = ["detail", "hint", "where", "internalQuery"] as const;

/** What a log may know: neither a visitor's address, nor what was searched for, nor what stands in a row. */
export const logSerializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split("?")[0] }),
  err: (error: Error) => {
    const { ...told } = stdSerializers.err(error);
    for (const key of ofRows) delete told[key];
    return told;
  },
};
