import { randomUUID } from "node:crypto";
import { z } from "zod";

/** An order to create, as the specification of Orders v2 has it; what it does not know is refused. */
export const orderToCreate = z.strictObject({
  intent: z.literal("CAPTURE"),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: z.string().min(1).max(256),
      custom_id: z.string().min(1).max(127),
      invoice_id: z.string().min(1).max(127),
      description: z.string().min(1).max(127),
      amount: z.strictObject({
        currency_code: z.string().length(3),
        value: z.string().regex(/^\d{1,10}\.\d{2}$/),
      }),
    }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: z.string().min(1).max(127).optional(),
        payment_method_preference: z.enum(["UNRESTRICTED", "IMMEDIATE_PAYMENT_REQUIRED"]).optional(),
        shipping_preference: z.enum(["GET_FROM_FILE", "NO_SHIPPING", "SET_PROVIDED_ADDRESS"]).optional(),
        user_action: z.enum(["CONTINUE", "PAY_NOW"]).optional(),
        locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
});
export const webhookToVerify = z.strictObject({
  auth_algo: z.string().min(1),
  cert_url: z.url(),
  transmission_id: z.string().min(1).max(50),
  transmission_sig: z.string().min(1).max(500),
  transmission_time: z.iso.datetime(),
  webhook_id: z.string().regex(/^[a-zA-Z0-9]{1,50}$/),
  webhook_event: z.record(z.string(), z.unknown()),
});

/** How PayPal refuses, with the code that tells why. */
export function failure(name: string, issue: string, field?: string) {
  const details = [{ issue, ...(field && { field }), description: "The test gateway's answer." }];
  return { name, message: "The request could not be done.", debug_id: randomUUID().slice(0, 13), details };
}
export const unknown = () => failure("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");

/** What is wrong with a request, from the first thing that is. */
export function minded(issue: z.core.$ZodIssue | undefined) {
  const missing = issue?.code === "invalid_type" && /received undefined/.test(issue.message);
  const at = `/${issue?.path.join("/") ?? ""}`;
  return failure("INVALID_REQUEST", missing ? "MISSING_REQUIRED_PARAMETER" : "INVALID_PARAMETER_VALUE", at);
}
