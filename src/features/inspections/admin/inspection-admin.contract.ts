import { z } from "zod";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { storedPhone } from "#text/phone.ts";
import { partner, withdrawReason } from "../inspection.schema.ts";

const moment = z.iso.datetime();
const area = { policy: "administrator", area: "users" } as const;

const listedPartner = partner.extend({
  userId: z.uuid(),
  email: z.string(),
  since: moment,
  endedAt: moment.nullable(),
  reports: z.int().describe("How many it has published"),
});
export type ListedPartner = z.output<typeof listedPartner>;

const phone = z
  .string()
  .trim()
  .max(40)
  .transform((typed, context) => {
    const stored = storedPhone(typed);
    if (stored) return stored;
    context.addIssue({ code: "custom", params: { code: "field.phone" } });
    return z.NEVER;
  });

export const inspectionAdminContract = contract({
  "GET /api/admin/inspection-partners": {
    ...area,
    summary: "Partners who inspect cars, those who ended too: the newest first",
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ data: z.array(listedPartner), total: z.int(), page: z.int(), totalPages: z.int() }),
  },
  "POST /api/admin/inspection-partners": {
    ...area,
    summary: "Makes a user a partner, who may write reports from then on",
    body: z.strictObject({
      email: z.string().trim().toLowerCase().max(254),
      name: z.string().trim().min(2).max(100),
      place: z.enum(placeSlugs),
      phone,
    }),
    answer: z.object({ id: z.uuid() }),
    status: 201,
    refuses: ["inspection.partner_known"],
  },
  "DELETE /api/admin/inspection-partners/:id": {
    ...area,
    params: z.object({ id: z.uuid() }),
    summary: "Ends what a partner may do; reports that it signed stay, drafts and open requests go",
    refuses: ["inspection.partner_not_found"],
  },
  "POST /api/admin/inspection-partners/:id/withdraw-reports": {
    ...area,
    params: z.object({ id: z.uuid() }),
    summary: "Withdraws all that a partner has published, for a reason that the sellers read",
    body: z.strictObject({ reason: withdrawReason }),
    answer: z.object({ withdrawn: z.int().describe("How many") }),
    refuses: ["inspection.partner_not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof inspectionAdminContract> {}
}
