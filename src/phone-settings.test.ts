import { describe, expect, it } from "vitest";
import { readConfig } from "#config";

const read = (env: Record<string, string>) => readConfig({ SESSION_SECRET: "x".repeat(32), ...env }).phone;
const whatsapp = {
  WHATSAPP_NUMBER_ID: "100000000000001",
  WHATSAPP_TOKEN: "t",
  WHATSAPP_APP_SECRET: "s",
  WHATSAPP_VERIFY_TOKEN: "v".repeat(16),
};
const telnyx = { TELNYX_API_KEY: "k", TELNYX_PROFILE_ID: "p", TELNYX_SENDER: "Mishwar" };

describe("the settings of codes by phone", () => {
  it("are none unless they are set, and then of each company by itself", () => {
    expect(read({})).toMatchObject({ test: false, whatsapp: undefined, telnyx: undefined });
    expect(read(telnyx)).toMatchObject({ whatsapp: undefined, telnyx: { sender: "Mishwar" } });
    expect(read({ ...whatsapp, WHATSAPP_URL: "https://graph.facebook.com/v24.0/" }).whatsapp).toMatchObject({
      url: "https://graph.facebook.com/v24.0",
      template: "mishwar_code",
    });
  });

  it("always serve Lebanon, and other countries that are named", () => {
    expect([...read({}).countries]).toEqual(["LB"]);
    expect([...read({ PHONE_COUNTRIES: "ae, fr" }).countries]).toEqual(["LB", "AE", "FR"]);
    expect(() => read({ PHONE_COUNTRIES: "France" })).toThrow(/PHONE_COUNTRIES/);
  });

  it.each<[what: string, env: Record<string, string>, said: RegExp]>([
    [
      "half a WhatsApp",
      { WHATSAPP_TOKEN: "t" },
      /WHATSAPP_NUMBER_ID and WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN/,
    ],
    ["half a Telnyx", { TELNYX_API_KEY: "k", TELNYX_PROFILE_ID: "p" }, /TELNYX_SENDER/],
    ["a sender that is a number", { ...telnyx, TELNYX_SENDER: "70123456" }, /TELNYX_SENDER/],
    ["an open line", { ...telnyx, TELNYX_URL: "http://api.telnyx.com" }, /TELNYX_URL must begin with https/],
    ["a test elsewhere", { ...telnyx, PHONE_CODES: "test" }, /TELNYX_URL leads away from this machine/],
    ["a test without its gateway", { PHONE_CODES: "test" }, /PHONE_CODES=test needs a test gateway/],
    [
      "credentials in an address",
      { ...telnyx, TELNYX_URL: "https://a:b@api.telnyx.com" },
      /carries credentials/,
    ],
  ])("name what is wrong: %s", (_what, env, said) => expect(() => read(env)).toThrow(said));
});
