import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nextPage } from "#features/accounts/sign-in/next-page.ts";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { mapLink } from "#features/dealers/own-showroom/map-link.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../support/app.ts";
import { signIn } from "../support/sign-in.ts";
import { elsewhere } from "./support/elsewhere.ts";

const test = await testApp();
const { app, db, time } = test;
const user = await signIn(db, await makeUser(db, { is_email_verified: true }));
const { id } = await makeAdministrator(db);
const administrator = await signInAdministrator(db, id, time.now);

const parameters = [
  "next",
  "returnTo",
  "return_to",
  "redirect",
  "redirect_uri",
  "url",
  "to",
  "continue",
  "lang",
  "link",
];
const own = "http://localhost:3000";

describe("an answer that leads on", () => {
  const routes = app.routePolicies.filter(({ method, url }) => method === "GET" && url !== "/api/events");

  it("leads nowhere else, whatever its address asks for", async () => {
    expect(routes.length).toBeGreaterThan(80);
    const led: string[] = [];
    const ask = async (url: string, from: number) => {
      const wanted = (at: number) => encodeURIComponent(elsewhere[at % elsewhere.length] ?? "");
      const query = parameters.map((name, at) => `${name}=${wanted(from + at)}`).join("&");
      const path = url.replace(/:\w+|\*/g, () => wanted(from).slice(0, 150));
      const headers = url.startsWith("/api/admin/") ? administrator : user;
      const { headers: answer, statusCode } = await app.inject({ url: `${path}?${query}`, headers });
      const { location } = answer;
      if (location === undefined) return false;
      const to = URL.parse(String(location), own);
      if (to?.origin !== own || /^[/\\]{2}/.test(String(location))) led.push(`${path} → ${location}`);
      return statusCode >= 300;
    };
    let leading = 0;
    for (const { url } of routes) {
      // Between them the parameters try most of the list; where an address does lead on, all of it is tried.
      if (!(await ask(url, 0)) && !(await ask(url, parameters.length))) continue;
      leading++;
      for (let from = 0; from < elsewhere.length; from++) await ask(url, from);
    }
    expect(led).toEqual([]);
    expect(leading, "some do lead on").toBeGreaterThan(0);
  });

  it("is none to a path that only looks like another site's", async () => {
    for (const wanted of elsewhere.filter((one) => one.startsWith("/") && !/\s/.test(one))) {
      const { headers } = await app.inject(`${wanted.replaceAll("\\", "%5C")}/..%2f`);
      const to = URL.parse(String(headers.location ?? "/"), own);
      expect(to?.origin, wanted).toBe(own);
    }
  });
});

describe("a link that somebody may say", () => {
  it("leads on only within the market after signing in, to maps from a showroom", () => {
    for (const wanted of elsewhere) {
      expect(new URL(nextPage(wanted), own).origin, wanted).toBe(own);
      expect(mapLink(wanted), wanted).toBeUndefined();
    }
  });

  it("of an administrator leads to a page of the market, or by http and https alone", async () => {
    for (const link of elsewhere) {
      const message = {
        kind: "notification",
        audience: "all",
        addresses: null,
        ar: null,
        en: { title: "x", body: "y" },
      };
      const told = await app.inject({
        method: "POST",
        url: "/api/admin/messages",
        headers: administrator,
        payload: { ...message, link },
      });
      if (told.statusCode !== 400) {
        expect([told.statusCode, new URL(told.json().link, own).origin], link).toEqual([201, own]);
      }
      const cost = await app.inject({
        method: "POST",
        url: "/api/admin/costs",
        headers: administrator,
        payload: {
          kind: "registration",
          vehicleType: "car",
          validFrom: "2026-11-15",
          currency: "usd",
          source: "A decree",
          sourceUrl: link,
          percent: 5,
          fixed: 0,
          version: "x",
        },
      });
      if (/^https?:/i.test(link)) continue;
      expect([cost.statusCode, Object.keys(cost.json().errors ?? {})], link).toEqual([400, ["sourceUrl"]]);
    }
  });
});

describe("the code of pages", () => {
  const root = join(import.meta.dirname, "../..");
  const screens = globSync("src/**/*.tsx", { cwd: root });

  it("gives no page that it opens beside itself a hold on it", () => {
    expect(screens.length).toBeGreaterThan(300);
    const held = screens.flatMap((file) => {
      const code = readFileSync(join(root, file), "utf8");
      return [...code.matchAll(/<a\b[\s\S]{0,600}?target="_blank"[\s\S]{0,300}?>/g)].flatMap(([tag]) =>
        /rel="no(opener|referrer)/.test(tag) ? [] : [`${file}: ${tag}`],
      );
    });
    expect(held).toEqual([]);
  });

  it("makes markup of no text: only icons are drawn from what the build knows, and what React has written is kept", () => {
    const drawn = screens
      .concat(globSync("src/**/*.ts", { cwd: root }))
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .filter((file) =>
        /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc=/.test(
          readFileSync(join(root, file), "utf8"),
        ),
      );
    // Each says beside it whose markup it is: React's own, the build's, or what stood on the page.
    expect(drawn.sort()).toEqual(
      ["features/listings/card/TakenCards.tsx"]
        .concat("ui/Kept.tsx", "ui/Repeated.tsx", "ui/icon.ts", "ui/next-picture.ts")
        .concat("ui/shell/Footer.tsx", "ui/shell/KeptFrame.tsx")
        .map((file) => `src/${file}`),
    );
    const kept = readFileSync(join(root, "src/entry.server.tsx"), "utf8");
    expect(kept.match(/htmlOf = \(inside: ReactNode\) =>\s*(\w+)\(<RouterView/)?.[1]).toBe("renderToString");
    const made = [...kept.matchAll(/keptIn\(\w+, thing, .*?, \(\) => (.*)\)[,;]$/gm)].map(([, make]) => make);
    expect(made).toEqual(["htmlOf(inside)", "encoder.encode(htmlOf(inside))"]);
  });
});
