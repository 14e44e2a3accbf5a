import { describe, expect, it } from "vitest";
import { readConfig } from "#config";
import { OperatorError } from "#platform/operator-error.ts";

const read = (env: Record<string, string>) => readConfig({ SESSION_SECRET: "x".repeat(32), ...env });

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
