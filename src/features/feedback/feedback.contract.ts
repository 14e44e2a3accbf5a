import { type CallsOf, contract } from "#platform/http/contract.ts";
import { contactForm } from "./contact.schema.ts";

export const feedbackContract = contract({
  "POST /api/contact": {
    summary: "Writes to the market: it is kept, and mailed to its support",
    policy: "public",
    once: true,
    body: contactForm,
    refuses: ["request.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof feedbackContract> {}
}
