import type { FastifyInstance } from "fastify";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { serve } from "#platform/http/contract.ts";
import { writeText } from "./write-text.ts";
import { writtenContract } from "./written.contract.ts";

/** Texts of listings from their facts, for anyone who fills in the form. */
export async function writtenRoutes(app: FastifyInstance): Promise<void> {
  const words = await loadServerMessages();
  serve(app, "Listings", writtenContract, {
    "GET /api/listing-text": async ({ query }) => writeText(query, words[query.language]),
  });
}
