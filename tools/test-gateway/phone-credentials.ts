import { randomBytes } from "node:crypto";

const secret = () => randomBytes(16).toString("hex");

/** What the product must say to the stand-ins of WhatsApp and Telnyx, and WhatsApp's to the product: new ones for each. */
export const newPhoneCredentials = () => ({
  numberId: "100000000000001",
  token: secret(),
  appSecret: secret(),
  verifyToken: secret(),
  apiKey: secret(),
  profileId: "test-profile",
  sender: "TEST",
});
export type PhoneCredentials = ReturnType<typeof newPhoneCredentials>;

/** The settings with which the product sends its codes here. */
export const phoneEnvironmentFor = (url: string, phone: PhoneCredentials): Record<string, string> => ({
  PHONE_CODES: "test",
  WHATSAPP_URL: `${url}/v23.0`,
  WHATSAPP_NUMBER_ID: phone.numberId,
  WHATSAPP_TOKEN: phone.token,
  WHATSAPP_APP_SECRET: phone.appSecret,
  WHATSAPP_VERIFY_TOKEN: phone.verifyToken,
  TELNYX_URL: url,
  TELNYX_API_KEY: phone.apiKey,
  TELNYX_PROFILE_ID: phone.profileId,
  TELNYX_SENDER: phone.sender,
});
