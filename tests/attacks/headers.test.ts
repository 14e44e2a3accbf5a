import { describe, expect, it } from "vitest";
import { makeAccount } from "#features/accounts/account.factory.ts";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../support/app.ts";
import { testJobs } from "../support/jobs.ts";
import { headersOf, mailServer } from "../support/mail-server.ts";

const { received, mailer: mailerTo } = await mailServer();
const mailer = mailerTo();
const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test, { mailer });
const smuggled = "\r\nBcc: all@example.com\r\nX-Smuggled: 1\r\n\r\n<b>Another body</b>";
const also = "\u2028Bcc: all@example.com\u0085X-Smuggled: 1\nSubject: another";

const usual = [
  "from",
  "to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "content-language",
  "auto-submitted",
  "list-unsubscribe",
  "list-unsubscribe-post",
  "content-transfer-encoding",
];

describe("a mail", () => {
  it("has the headers of a mail and no others, whatever people call themselves and write", async () => {
    await db
      .updateTable("app_settings")
      .set(({ fn, val, ref }) => ({
        value: fn("jsonb_set", [
          ref("value"),
          val("{email}"),
          val(JSON.stringify("support@mishwar.example")),
        ]) as never,
      }))
      .where("key", "=", "site")
      .execute();
    const { id } = await makeAdministrator(db);
    const admin = await signInAdministrator(db, id, time.now);
    const call = async (method: "POST" | "PUT", url: string, headers: object, payload: object) => {
      const answer = await app.inject({
        method,
        url,
        headers: { "accept-language": "en", ...headers },
        payload,
      });
      expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300);
      return answer.body ? answer.json() : {};
    };
    const password = "Rather-long-1-walk";
    await call(
      "POST",
      "/api/auth/register",
      {},
      {
        firstName: `R${smuggled.slice(0, 40)}`,
        lastName: `H${also.slice(0, 40)}`,
        email: "rana+x=?bcc=1&y@example.com",
        password,
        confirmPassword: password,
      },
    );
    await call(
      "POST",
      "/api/contact",
      {},
      {
        name: `Rana${smuggled}`,
        subject: `Hello${also}${smuggled}`,
        message: `.\r\n.\r\nQUIT\r\nMAIL FROM:<all@example.com>\r\n${smuggled}`,
        email: "rana?bcc=all&subject=x@example.com",
        phone: "70123456",
      },
    );
    const { headers: seller } = await makeSeller(app, db);
    await call("POST", "/api/users/register-dealership", seller, {
      dealershipName: "Cedars Motors",
      dealershipLicense: "BEY-2019-448",
      dealershipAddress: `Dora highway${smuggled}`,
      dealershipCity: "metn",
      dealershipPhone: "01 234 567",
      dealershipEmail: "sales@cedars.example",
      yearsInBusiness: "7",
      specialization: "used_cars",
      description: `Family dealership since 2019.${smuggled}`,
    });
    const { data } = (await app.inject({ url: "/api/admin/dealer-applications", headers: admin })).json();
    await call("PUT", `/api/admin/dealer-applications/${data[0].id}/reject`, admin, {
      reason: `No${smuggled}`,
    });
    const inbox = (await app.inject({ url: "/api/admin/feedback", headers: admin })).json();
    const one = (await app.inject({ url: `/api/admin/feedback/${inbox.data[0].id}`, headers: admin })).json();
    await call("POST", `/api/admin/feedback/${one.id}/reply`, admin, {
      version: one.version,
      message: `Yes${smuggled}`,
    });
    const letter = {
      kind: "email",
      audience: "list",
      addresses: ["reader@example.com"],
      ar: null,
      link: null,
    };
    const { id: message } = await call("POST", "/api/admin/messages", admin, {
      ...letter,
      en: { title: `News${also}${smuggled}`, body: `Text${smuggled}` },
    });
    await app.inject({ method: "POST", url: `/api/admin/messages/${message}/test`, headers: admin });
    await jobs.run();

    expect(received.length).toBeGreaterThanOrEqual(5);
    for (const { raw, to } of received) {
      const headers = headersOf(raw);
      const names = headers.map(([name]) => name);
      expect(
        names.filter((name) => !usual.includes(name)),
        raw.slice(0, 600),
      ).toEqual([]);
      expect(new Set(names).size, "each header once").toBe(names.length);
      const value = (name: string) => headers.find(([known]) => known === name)?.[1] ?? "";
      expect(to, "one recipient").toEqual([value("to")]);
      expect(value("to")).not.toContain("all@example.com");
    }
    const answered = received.find(({ to }) => to.includes("support@mishwar.example"))?.raw ?? "";
    const link = /mailto:[^\s"<]+/.exec(answered.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[0];
    expect(link, "the address of who wrote is an address alone").toBe(
      "mailto:rana%3Fbcc%3Dall%26subject%3Dx@example.com",
    );
  });

  it("leads to the market and nowhere else, whatever host it was asked for at", async () => {
    received.length = 0;
    await makeAccount(db, { email: "poisoned@example.com" });
    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/forgot-password",
      payload: { email: "poisoned@example.com" },
      headers: {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        forwarded: "host=evil.example",
        referer: "https://evil.example/",
      },
    });
    expect(answer.statusCode).toBe(200);
    await jobs.run();
    expect(received).toHaveLength(1);
    expect(received[0]?.raw).not.toContain("evil.example");
    expect(received[0]?.raw.replaceAll("=\r\n", "")).toContain("http://localhost:3000/reset-password");
  });

  it("names its file in one header, whatever it is called", async () => {
    received.length = 0;
    await mailer.send({
      from: { name: "Mishwar", address: "hello@mishwar.example" },
      to: "karim@example.com",
      subject: "A file",
      text: "x",
      html: "<p>x</p>",
      language: "en",
      attachments: [{ name: `a"${smuggled}.pdf`, type: "application/pdf", bytes: Buffer.from("%PDF") }],
    });
    const mail = received[0]?.raw ?? "";
    expect(mail).not.toMatch(/^(Bcc|X-Smuggled):/im);
    expect(mail.match(/^Content-Disposition:/gim)).toHaveLength(1);
  });
});

describe("an answer", () => {
  it("has no header that its address smuggled in", async () => {
    const { headers: seller } = await makeSeller(app, db);
    const text = encodeURIComponent(smuggled);
    for (const { method, url } of app.routePolicies) {
      if (method !== "GET" || url === "/api/events") continue;
      const address = `${url.replace(/:\w+|\*/g, () => text.slice(0, 150))}?lang=${text}&q=${text}&days=${text}`;
      const { headers, statusCode } = await app.inject({
        url: address,
        headers: { ...seller, "accept-language": "en\tx", "x-forwarded-host": "evil.example" },
      });
      expect(statusCode, url).toBeLessThan(500);
      expect(headers, url).not.toHaveProperty("x-smuggled");
      expect(JSON.stringify(headers), url).not.toContain("evil.example");
      for (const value of Object.values(headers)) expect(String(value), url).not.toMatch(/[\r\n]/);
    }
  });
});
