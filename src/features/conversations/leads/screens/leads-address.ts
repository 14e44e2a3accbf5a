import { type LeadState, leadStates } from "../lead.schema.ts";

/** What an address of `/my-leads` says: which leads are listed, and the one that is open. */
export type LeadsAddress = {
  state?: string;
  q?: string;
  mine?: string;
  page?: string | number;
  lead?: string;
};

export interface AskedLeads {
  state: LeadState | undefined;
  search: string | undefined;
  /** Only what one is in charge of. */
  mine?: "1" | undefined;
  page: number;
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An address may hold anything; what is none of it is not there. */
export function readLeads({ state, q, mine, page, lead }: { [name in keyof LeadsAddress]: unknown }): {
  asked: AskedLeads;
  lead: string | undefined;
} {
  const number = Number(page);
  return {
    asked: {
      state: leadStates.find((one) => one === state),
      search: (typeof q === "string" && q.trim().slice(0, 100)) || undefined,
      mine: String(mine) === "1" ? "1" : undefined,
      page: Number.isInteger(number) && number >= 1 && number <= 9999 ? number : 1,
    },
    lead: typeof lead === "string" && id.test(lead) ? lead : undefined,
  };
}

/** The same as the address says it. */
export const addressOf = ({ state, search, mine, page }: AskedLeads): LeadsAddress => ({
  ...(state && { state }),
  ...(search && { q: search }),
  ...(mine && { mine }),
  ...(page > 1 && { page: String(page) }),
});
