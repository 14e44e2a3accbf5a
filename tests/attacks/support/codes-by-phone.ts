import { newPhoneCredentials, phoneEnvironmentFor } from "../../../tools/test-gateway/phone-credentials.ts";

/** Codes can be asked for; where they would go nothing listens, and no job sends any. */
export const codesByPhone = {
  ...phoneEnvironmentFor("http://127.0.0.1:9", newPhoneCredentials()),
  WHATSAPP_VERIFY_TOKEN: "the-token-that-meta-was-told",
};
