import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { testApp } from "../support/app.ts";
import { signIn } from "../support/sign-in.ts";

/** What a page of another site can make a visitor's browser send, with all that signs the visitor in. */
const { app, db, time } = await testApp({ env: { PUBLIC_URL: "https://market.example" } });
const secret = (await signIn(db, await makeUser(db, { is_email_verified: true }))).cookie.split("=")[1];
const { id } = await makeAdministrator(db);
const visitor = {
  host: "market.example",
  cookie: `__Host-session=${secret}`,
  ...(await signInAdministrator(db, id, time.now)),
};

const reading = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);
const changing = app.routePolicies
  .filter(({ method }) => !reading.has(method))
  .map(({ method, url, policy }) => ({
    policy,
    method: method as "POST",
    url: url.replace(/:\w*id/gi, "018f0000-0000-7000-8000-000000000001").replace(/:\w+|\*/g, "x"),
    call: `${method} ${url}`,
  }));

/** Made by a mail program or a payment company, by a secret of their own: a session opens nothing there. */
const bySecretOfItsOwn = new Set([
  "POST /unsubscribe",
  "POST /unsubscribe/undo",
  "POST /unsubscribe/:kind",
  "POST /unsubscribe/:kind/undo",
]);

const { payload: parts, headers: ofParts } = paperForm(pdf);
/** What a form can send without a script, and without asking the server first. */
const forms = {
  "text/plain": '{"a":1}',
  "text/plain;application/json": '{"a":1}',
  "application/x-www-form-urlencoded": "a=1",
  "": '{"a":1}',
};

describe("another site's page", () => {
  it("finds the calls that change something", () => {
    expect(changing.length).toBeGreaterThan(120);
  });

  it.each(changing)("changes nothing by $call", async ({ method, url }) => {
    const others = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://market.example" },
      { origin: "http://market.example:81" },
      { origin: "https://market.example.evil.example" },
      { origin: "https://sub.market.example" },
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const from of others) {
      const bodies = [
        { payload: '{"a":1}', headers: { "content-type": "application/json" } },
        { payload: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
        { payload: parts, headers: ofParts },
      ];
      for (const { payload, headers } of bodies) {
        const refused = await app.inject({
          method,
          url,
          payload,
          headers: { ...visitor, ...from, ...headers },
        });
        expect([refused.statusCode, refused.json().code], JSON.stringify(from)).toEqual([
          403,
          "request.foreign_origin",
        ]);
      }
    }
  });

  // A program's key is in a header, which no form sends.
  it.each(changing.filter(({ call, policy }) => policy !== "key" && !bySecretOfItsOwn.has(call)))(
    "has no form that $call would read, even from a browser that says nothing of where it is",
    async ({ method, url }) => {
      for (const [type, payload] of Object.entries(forms)) {
        const refused = await app.inject({
          method,
          url,
          payload,
          headers: { ...visitor, "content-type": type },
        });
        expect([404, 415], `${type}: ${refused.body}`).toContain(refused.statusCode);
      }
    },
  );

  it("is no page of ours: those are served, under the address that the visitor typed as well", async () => {
    const url = "/api/auth/logout";
    for (const from of [
      { origin: "https://market.example" },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      {},
    ]) {
      const signedOut = await app.inject({ method: "POST", url, headers: { ...visitor, ...from } });
      expect(signedOut.statusCode, JSON.stringify(from)).toBe(204);
    }
  });
});
