import { expect, test } from "vitest";
import { isAway, isGone } from "./away.ts";

const said = (text: string, code?: unknown) => Object.assign(new Error(text), { code });
const judged = (error: unknown) => ({ gone: isGone(error), away: isAway(error) });

test.each([
  ...["57P01", "57P02", "57P03", "57P04", "57P05", "53300"],
  ...["08000", "08001", "08003", "08004", "08006", "08007", "08P01"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN"],
])("%s says that the server is gone", (code) => {
  expect(judged(said("as the server says it", code))).toEqual({ gone: true, away: true });
});

test.each([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Query read timeout",
  "the replica is away: it copies no other server",
])("so does “%s”", (text) => {
  expect(judged(said(text))).toEqual({ gone: true, away: true });
});

test.each([
  ...["57014", "53000", "53100", "53200", "53400", "58000", "58030", "25006", "40001", "40P01", "55P03"],
])("%s passes, on a server that is there", (code) => {
  expect(judged(said("as the server says it", code))).toEqual({ gone: false, away: true });
});

test.each(["timeout exceeded when trying to connect", "timeout expired"])("so does “%s”", (text) => {
  expect(judged(said(text))).toEqual({ gone: false, away: true });
});

test.each(["23505", "42601", "42P01", "22P02", "ENOENT", "EACCES", "ERR_INVALID_ARG_TYPE", 404, undefined])(
  "%s is a fault, however often it is tried",
  (code) => {
    expect(judged(said("as the server says it", code))).toEqual({ gone: false, away: false });
  },
);

test("what is no error says nothing", () => {
  for (const nothing of [undefined, null, "57P01", { code: "57P01" }])
    expect(judged(nothing)).toEqual({ gone: false, away: false });
});
