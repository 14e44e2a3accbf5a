import { makeAccount, password } from "../lib/people.ts";
import { type Check, until, within } from "./check.ts";
import { from, Visitor } from "./client.ts";
import { type Cluster, callsPerMinute } from "./ground.ts";

/** Wrong passwords, mails and calls are counted for both nodes together. */
export async function checkLimits({ a, b, db }: Cluster): Promise<Check[]> {
  const email = await makeAccount(db, "lockout");
  const visitor = new Visitor(a.origin, 3);
  const turns = (at: number) => (at % 2 ? b.origin : a.origin);
  const signIn = (typed: string, at: number) =>
    visitor.ask(
      "/api/auth/login",
      { method: "POST", body: { email, password: typed }, headers: from("198.51.100.1") },
      turns(at),
    );
  const tries: number[] = [];
  while (tries.at(-1) !== 423 && tries.length < 12) tries.push((await signIn("wrong", tries.length)).status);
  const locked = [(await signIn(password, 0)).status, (await signIn(password, 1)).status];

  const newcomer = new Visitor(a.origin, 14);
  const registered = await newcomer.ask("/api/auth/register", {
    method: "POST",
    body: {
      email: "newcomer@bench.example",
      password,
      confirmPassword: password,
      firstName: "Bench",
      lastName: "Mark",
    },
  });
  const again = async (origin: string) =>
    (await newcomer.ask("/api/auth/resend-verification", { method: "POST" }, origin)).status;
  await untilMinuteIsYoung();
  const mails = [await again(a.origin), await again(b.origin)];
  newcomer.close();

  const busy = { headers: from("198.51.100.3") };
  const calls = async (origin: string, count: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++)
      statuses.push((await visitor.ask("/api/nothing", busy, origin)).status);
    return statuses.filter((status) => status === 429).length;
  };
  await untilMinuteIsYoung();
  const refused = (
    await Promise.all([calls(a.origin, callsPerMinute / 2), calls(b.origin, callsPerMinute / 2)])
  ).reduce((all, n) => all + n);
  const shared = await until(async () => (await calls(a.origin, 1)) + (await calls(b.origin, 1)) === 2, 5000);
  visitor.close();
  return [
    {
      what: "wrong passwords at A and B in turn are counted together; locked at both",
      seen: `${tries.join(" ")}; then ${locked.join(", ")}`,
      ok: tries.length < 12 && locked.every((status) => status === 423),
    },
    {
      what: "a mail to verify again asked at A, then at B, one a minute allowed",
      seen: `registered ${registered.status}; ${mails.join(", ")}`,
      ok: mails.join() === "200,429",
    },
    {
      what: `${callsPerMinute} calls a minute of one connection, half at each: refused by both`,
      seen: `${refused} of them refused, then all at both after ${within(shared)}`,
      ok: refused === 0 && shared !== undefined && shared < 2500,
    },
  ];
}

/** What is counted by the minute must not begin at its end. */
async function untilMinuteIsYoung(): Promise<void> {
  await until(async () => Date.now() % 60_000 < 40_000, 25_000);
}
