import type { Pair } from "../lib/people.ts";
import { makeAccount, makeAdministrator, password } from "../lib/people.ts";
import { type Check, until, within } from "./check.ts";
import { from, Visitor } from "./client.ts";
import type { Cluster } from "./ground.ts";
import { checkJobs } from "./jobs.ts";
import { checkLimits } from "./limits.ts";
import { openStream } from "./stream.ts";

/** What is true at one node is true at the other. */
export async function checkAgreement(cluster: Cluster, pair: Pair): Promise<Check[]> {
  return [
    ...(await sessions(cluster)),
    ...(await checkLimits(cluster)),
    await events(cluster, pair),
    ...(await checkJobs(cluster)),
    await settings(cluster),
    ...(await listings(cluster, pair)),
  ];
}

async function sessions({ a, b, db }: Cluster): Promise<Check[]> {
  const email = await makeAccount(db, "sessions");
  const visitor = new Visitor(a.origin, 1);
  const whoAmI = async (origin: string) => (await visitor.ask("/api/auth/user", {}, origin)).status;
  const signedIn = await visitor.ask("/api/auth/login", { method: "POST", body: { email, password } });
  const there = [await whoAmI(a.origin), await whoAmI(b.origin)];
  // The cookie is kept, as a thief would: signing out must end the session itself.
  const thief = new Visitor(
    a.origin,
    2,
    signedIn.cookies.find((cookie) => cookie.startsWith("session=")),
  );
  await visitor.ask("/api/auth/logout", { method: "POST" }, b.origin);
  const after = (await thief.ask("/api/auth/user")).status;
  visitor.close();
  thief.close();
  return [
    {
      what: "signed in at A: known at A and B",
      seen: `${signedIn.status}; ${there.join(", ")}`,
      ok: there.every((status) => status === 200),
    },
    { what: "signed out at B: out at A", seen: String(after), ok: after === 401 },
  ];
}

async function events({ a, b }: Cluster, pair: Pair): Promise<Check> {
  const stream = await openStream(b.origin, pair.seller);
  const buyer = new Visitor(a.origin, 4, pair.buyer);
  const content = `Event ${crypto.randomUUID()}`;
  const arrives = stream.until(content);
  const began = performance.now();
  const sent = await buyer.ask(`/api/conversations/${pair.conversationId}/messages`, {
    method: "POST",
    body: { content },
    key: crypto.randomUUID(),
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 3000, undefined));
  const arrived = sent.status === 201 ? await Promise.race([arrives, late]) : undefined;
  stream.close();
  buyer.close();
  const ms = arrived && arrived - began;
  return {
    what: "a message sent at A is in a stream of B",
    seen: within(ms),
    ok: ms !== undefined && ms < 1000,
  };
}

async function settings({ a, b, db }: Cluster): Promise<Check> {
  const headers = { ...(await makeAdministrator(db)).headers, ...from("198.51.100.5") };
  const visitor = new Visitor(a.origin, 6);
  const current = JSON.parse((await visitor.ask("/api/admin/settings", { headers })).text);
  const { values, version } = current.general;
  const tagline = `Seen at both ${Date.now()}`;
  const guest = new Visitor(b.origin, 7);
  await guest.ask("/");
  const changed = await visitor.ask("/api/admin/settings", {
    method: "PUT",
    headers,
    body: { ...values, section: "general", version, taglineEn: tagline },
  });
  const seen = async () => (await guest.ask("/api/site")).text.includes(tagline);
  const ms = changed.status === 200 ? await until(seen, 3000) : undefined;
  visitor.close();
  guest.close();
  return {
    what: "a setting changed at A is seen at B",
    seen: changed.status === 200 ? within(ms) : `${changed.status} ${changed.text.slice(0, 200)}`,
    ok: ms !== undefined && ms < 1000,
  };
}

/** The pages that guests are given are kept for a moment by each node, and searches are answered from its memory. */
async function listings({ a, b }: Cluster, pair: Pair): Promise<Check[]> {
  const id = pair.listingId;
  const seller = new Visitor(a.origin, 8, pair.seller);
  const guest = new Visitor(b.origin, 9);
  const price = 123_400 + Math.floor(Math.random() * 99);
  const search = `priceMin=${price}&priceMax=${price}&limit=12`;
  const total = async () =>
    JSON.parse((await guest.ask(`/api/cars?facets=1&${search}`)).text).total as number;
  const onPage = async () => (await guest.ask(`/cars?priceMin=${price}&priceMax=${price}`)).text.includes(id);
  const before = [await onPage(), await total()];
  const change = (more: object) => seller.ask(`/api/cars/${id}`, { method: "PATCH", body: more });
  const changed = await change({ price });
  const [page, facets] = await Promise.all([
    until(onPage, 3000),
    until(async () => (await total()) === 1, 3000),
  ]);
  seller.close();
  guest.close();
  const fine = changed.status === 200 && before[0] === false && before[1] === 0;
  return [
    {
      what: "a price changed at A is on B's browse page, which was kept without it",
      seen: fine ? within(page) : `${changed.status} ${changed.text.slice(0, 200)}`,
      ok: fine && page !== undefined && page < 1000,
    },
    { what: "and in B's facets", seen: within(facets), ok: facets !== undefined && facets < 1000 },
  ];
}
