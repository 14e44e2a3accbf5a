import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "#config";
import { OperatorError } from "#platform/operator-error.ts";

const papersKey = Buffer.alloc(32, 7).toString("base64");
const read = (env: Record<string, string>) =>
  readConfig({ SESSION_SECRET: "x".repeat(32), PAPERS_KEY: papersKey, ...env });

describe("the address of the market", () => {
  it("must be said in production, in one sentence, and is this machine elsewhere", () => {
    expect(() => read({ NODE_ENV: "production" })).toThrow(OperatorError);
    expect(() => read({ NODE_ENV: "production", PUBLIC_URL: "" })).toThrow(/^PUBLIC_URL is required/);
    expect(read({ NODE_ENV: "production", PUBLIC_URL: "https://market.example/" }).publicUrl).toBe(
      "https://market.example",
    );
    expect(read({ PORT: "4000" }).publicUrl).toBe("http://localhost:4000");
  });

  it.each([
    "https://mishwar.com",
    "http://market.com.lb:8080/",
    "https://8.8.8.8",
    "http://[2a00:1450::1]:3000",
  ])("is none of the internet outside production: %s", (url) => {
    for (const NODE_ENV of ["", "development", "test"]) {
      expect(() => read({ NODE_ENV, PUBLIC_URL: url })).toThrow(OperatorError);
      expect(() => read({ NODE_ENV, PUBLIC_URL: url })).toThrow(/NODE_ENV=production/);
    }
    expect(read({ NODE_ENV: "production", PUBLIC_URL: url }).env).toBe("production");
  });

  it.each([
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://[::1]:3",
    "http://192.168.1.20:3000",
    "http://laptop.local",
    "http://web:3000",
  ])("may be of this machine or net: %s", (url) => expect(read({ PUBLIC_URL: url }).publicUrl).toBe(url));
});

describe("the settings of mails", () => {
  it("take a server, and a sender with a name or without", () => {
    const url = "smtps://user:p%40ss@mail.example.com:465";
    expect(read({ SMTP_URL: url }).smtpUrl).toBe(url);
    expect(read({ SMTP_URL: "" }).smtpUrl).toBeUndefined();
    expect(read({}).mailFrom).toBeUndefined();
    expect(read({ MAIL_FROM: "hello@example.com" }).mailFrom).toEqual({ address: "hello@example.com" });
    expect(read({ MAIL_FROM: "سوق مشوار <hello@example.com>" }).mailFrom).toEqual({
      name: "سوق مشوار",
      address: "hello@example.com",
    });
  });

  it("are named when they cannot be used, without the password in them", () => {
    for (const [name, value] of [
      ["SMTP_URL", "https://user:secret@mail.example.com"],
      ["SMTP_URL", "mail.example.com:secret"],
      ["MAIL_FROM", "hello"],
      ["MAIL_FROM", "a@example.com, b@example.com"],
      ["MAIL_FROM", "Mishwar\nBcc: all@example.com <hello@example.com>"],
    ] as const) {
      expect(() => read({ [name]: value })).toThrow(OperatorError);
      expect(() => read({ [name]: value })).toThrow(name);
      expect(() => read({ [name]: value })).not.toThrow("secret");
    }
  });
});

describe("the gateways that take money", () => {
  const areeba = { AREEBA_MERCHANT_ID: "MISHWAR", AREEBA_PASSWORD: "p1", AREEBA_NOTIFICATION_SECRET: "n1" };
  const paypal = { PAYPAL_CLIENT_ID: "c1", PAYPAL_CLIENT_SECRET: "s1", PAYPAL_WEBHOOK_ID: "w1" };
  const production = { NODE_ENV: "production", PUBLIC_URL: "https://market.example" };
  const here = "http://127.0.0.1:4400";

  it("are there when they are configured, each for itself", () => {
    expect(read({}).payments).toEqual({ test: false });
    expect(read(production).payments).toEqual({ test: false });
    expect(read({ ...production, ...areeba }).payments).toEqual({
      areeba: {
        url: "https://epayment.areeba.com",
        merchantId: "MISHWAR",
        password: "p1",
        notificationSecret: "n1",
      },
      test: false,
    });
    expect(read({ ...paypal, PAYPAL_URL: "https://api-m.sandbox.paypal.com/" }).payments).toEqual({
      paypal: {
        url: "https://api-m.sandbox.paypal.com",
        clientId: "c1",
        clientSecret: "s1",
        webhookId: "w1",
      },
      test: false,
    });
  });

  it.each([...Object.keys(areeba), ...Object.keys(paypal)])(
    "are not there without %s, which is named",
    (name) => {
      const all: Record<string, string> = name in areeba ? areeba : paypal;
      expect(() => read({ ...all, [name]: "" })).toThrow(OperatorError);
      expect(() => read({ ...all, [name]: "" })).toThrow(new RegExp(`half configured: set ${name} as well`));
      expect(() => read({ [name]: "given" })).toThrow(/half configured: set \w+ and \w+ as well/);
    },
  );

  it("are reached over https alone, and without credentials in the address", () => {
    for (const url of [here, "http://epayment.areeba.com", "ftp://epayment.areeba.com"]) {
      expect(() => read({ ...production, ...areeba, AREEBA_URL: url })).toThrow(
        /^AREEBA_URL must begin with https:/,
      );
      expect(() => read({ ...areeba, AREEBA_URL: url })).toThrow(OperatorError);
    }
    const carrying = () => read({ ...paypal, PAYPAL_URL: "https://user:hidden@api-m.paypal.com" });
    expect(carrying).toThrow(/^PAYPAL_URL carries credentials/);
    expect(carrying).not.toThrow("hidden");
  });

  it("are a test gateway on this machine with PAYMENTS=test, and nothing else", () => {
    const test = {
      ...production,
      ...areeba,
      ...paypal,
      PAYMENTS: "test",
      AREEBA_URL: here,
      PAYPAL_URL: here,
    };
    expect(read(test).payments).toMatchObject({ areeba: { url: here }, paypal: { url: here }, test: true });
    expect(() => read({ ...test, AREEBA_URL: "" })).toThrow(/AREEBA_URL leads away from this machine/);
    expect(() => read({ ...test, PAYPAL_URL: "http://gateway.example" })).toThrow(/PAYPAL_URL leads away/);
    expect(() => read({ ...test, PAYMENTS: "" })).toThrow(/must begin with https:/);
    expect(() => read({ ...production, PAYMENTS: "test" })).toThrow(/^PAYMENTS=test needs a test gateway/);
    expect(() => read({ PAYMENTS: "live" })).toThrow(/PAYMENTS/);
  });
});

describe("the environment", () => {
  it("may be empty, and an empty variable is one that is not set", () => {
    const empty = Object.fromEntries(
      ["NODE_ENV", "PORT", "PUBLIC_URL", "DATABASE_URL", "DEMO", "RATE_LIMIT", "LOG_LEVEL"].map((name) => [
        name,
        "",
      ]),
    );
    expect(read(empty)).toEqual(read({}));
    expect(read({})).toMatchObject({
      env: "development",
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
      demo: true,
      demoListings: 600,
      worker: "inline",
      trustProxy: 0,
    });
  });

  it("is read as it is meant", () => {
    expect(read({ PORT: "0" }).port).toBe(0);
    expect(read({ PUBLIC_URL: "https://market.example//" }).publicUrl).toBe("https://market.example");
    expect(read({ TRUST_PROXY: "10.0.0.1, 10.0.0.2" }).trustProxy).toEqual(["10.0.0.1", "10.0.0.2"]);
    expect(read({ RATE_LIMIT: "0" }).rateLimit).toBe(0);
    const inProduction = { NODE_ENV: "production", PUBLIC_URL: "https://market.example" };
    const production = read(inProduction);
    expect([production.demo, production.logLevel]).toEqual([false, "info"]);
    expect(read({ ...inProduction, DEMO: "1" }).demo).toBe(true);
  });

  it.each([
    ["NODE_ENV", "prod"],
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["PUBLIC_URL", "market.example"],
    ["DATABASE_POOL", "0"],
    ["DEMO", "perhaps"],
    ["DEMO_LISTINGS", "0"],
    ["DEMO_LISTINGS", "1000001"],
    ["WORKER", "both"],
    ["TRUST_PROXY", "everyone!"],
    ["RATE_LIMIT", "-1"],
    ["LOG_LEVEL", "loud"],
    ["STORAGE_URL", "https://store.example"],
    ["SESSION_SECRET", "short"],
    ["PAPERS_KEY", "short"],
    ["PAPERS_KEY", `${papersKey},short`],
  ])("cannot have %s=%s, and says so in one sentence", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(OperatorError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^The environment has .*${name}: [^\\n]*\\.$`));
  });

  it("names everything that is wrong with it at once", () => {
    expect(() => read({ PORT: "x", WORKER: "y" })).toThrow(/PORT: .*; WORKER: /);
  });
});

describe("the secret", () => {
  const folder = mkdtempSync(join(tmpdir(), "mishwar-config-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const secretIn = (dataDir: string) => readConfig({ DATA_DIR: dataDir }).sessionSecret;

  it("is asked for in production", () => {
    expect(() => readConfig({ NODE_ENV: "production", DATA_DIR: folder })).toThrow(
      /^SESSION_SECRET is required/,
    );
  });

  it("is made once elsewhere, for each folder of data, and nobody else may read it", () => {
    const dataDir = join(folder, "new/data");
    const first = secretIn(dataDir);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(secretIn(dataDir)).toBe(first);
    expect(secretIn(join(folder, "other"))).not.toBe(first);
    expect(statSync(join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
  });

  it("of papers is asked for in production too, kept in another file elsewhere, and follows older ones", () => {
    const production = { NODE_ENV: "production", SESSION_SECRET: "x".repeat(32), DATA_DIR: folder };
    expect(() => readConfig(production)).toThrow(/^PAPERS_KEY is required/);
    const dataDir = join(folder, "papers");
    const [first] = readConfig({ DATA_DIR: dataDir }).papersKeys;
    expect(first?.length).toBe(32);
    expect(readConfig({ DATA_DIR: dataDir }).papersKeys).toEqual([first]);
    expect(statSync(join(dataDir, "papers-key")).mode & 0o777).toBe(0o600);
    const older = Buffer.alloc(32, 8);
    const PAPERS_KEY = `${papersKey}, ${older.toString("base64")}`;
    expect(read({ PAPERS_KEY }).papersKeys).toEqual([Buffer.alloc(32, 7), older]);
  });

  it("cannot be kept where nothing can be written, nor be a part of itself", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(() => secretIn(join(file, "data"))).toThrow(OperatorError);
    expect(() => secretIn(join(file, "data"))).toThrow("DATA_DIR");
    writeFileSync(join(folder, "session-secret"), "cut");
    expect(() => secretIn(folder)).toThrow("DATA_DIR");
  });
});
