import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures } from "#features/listings/listing.queries.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import type { Database } from "#platform/db/connect.ts";
import { placeOf } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { presentConversation } from "../conversation.present.ts";
import { findConversationsById } from "../conversation.queries.ts";
import { leadContract } from "./lead.contract.ts";
import { presentLead } from "./lead.present.ts";
import {
  countByState,
  countLeads,
  findActs,
  findFigures,
  findLead,
  findLeads,
  findNotes,
  type LeadRow,
} from "./lead.queries.ts";
import { leadStates, mostInFile } from "./lead.schema.ts";
import { leadFile } from "./lead-file.ts";
import { addNote } from "./verbs/add-note.ts";
import { changeLead } from "./verbs/change-lead.ts";

/** A seller's leads: read where they are written, what was said of one is there at once. */
export async function leadRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const words = await loadServerMessages();

  /** Leads with their conversations, in their order. */
  async function withConversations(from: Database, userId: string, leads: readonly LeadRow[]) {
    const rows = await findConversationsById(
      from,
      userId,
      leads.map(({ id }) => id),
    );
    const pictures = await findPictures(from, pictureIds(rows));
    const shown = new Map(rows.map((row) => [row.id, presentConversation(row, userId, pictures)]));
    return leads.flatMap((row) => {
      const conversation = shown.get(row.id);
      return conversation ? [{ row, conversation }] : [];
    });
  }
  async function one(from: Database, userId: string, id: string) {
    const row = await findLead(from, userId, id);
    const [found] = row ? await withConversations(from, userId, [row]) : [];
    if (!found) throw new AppError("lead.not_found");
    return presentLead(found.row, found.conversation);
  }
  const presentNote = ({ id, text, created_at }: { id: string; text: string; created_at: Date }) => ({
    id,
    text,
    createdAt: created_at.toISOString(),
  });

  serve(app, "Leads", leadContract, {
    "GET /api/leads": async ({ actor, query: { page, limit, mine, ...rest } }) => {
      const { id } = actor;
      const filter = { ...rest, inCharge: mine ? placeOf(actor) : undefined };
      const [leads, total, counts, figures] = await Promise.all([
        findLeads(db, id, { ...filter, limit, offset: (page - 1) * limit }),
        countLeads(db, id, filter),
        countByState(db, id),
        findFigures(db, id, clock()),
      ]);
      const data = await withConversations(db, id, leads);
      const { minutes, call, whatsapp } = figures;
      return {
        data: data.map(({ row, conversation }) => presentLead(row, conversation)),
        total,
        page,
        totalPages: Math.ceil(total / limit),
        counts: Object.fromEntries(leadStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
          (typeof leadStates)[number],
          number
        >,
        calls: { call, whatsapp },
        responseMinutes: minutes,
      };
    },

    "GET /api/leads.csv": async ({ actor, query: { mine, ...filter }, request, reply }) => {
      const { id } = actor;
      const inCharge = mine ? placeOf(actor) : undefined;
      const leads = await findLeads(db, id, { ...filter, inCharge, limit: mostInFile, offset: 0 });
      const { language } = request;
      const file = leadFile(await withConversations(db, id, leads), {
        t: words[language],
        language,
        publicUrl: config.publicUrl,
      });
      reply.type("text/csv; charset=utf-8").header("content-disposition", 'attachment; filename="leads.csv"');
      return Readable.from([file]);
    },

    "GET /api/leads/:id": async ({ actor, params: { id } }) => {
      const [lead, notes, acts] = await Promise.all([
        one(db, actor.id, id),
        findNotes(db, actor.id, id),
        findActs(db, actor.id, id),
      ]);
      return {
        ...lead,
        noteList: notes.map(presentNote),
        acts: acts.map(({ kind, at, amount, currency }) => ({
          kind,
          at: at.toISOString(),
          amount: amount === null ? null : Number(amount),
          currency,
        })),
      };
    },

    "PATCH /api/leads/:id": async ({ actor, params: { id }, body: { state, remindAt, inCharge } }) =>
      db.transaction().execute(async (tx) => {
        const moment = remindAt ? new Date(remindAt) : remindAt;
        await changeLead(tx, {
          userId: actor.id,
          id,
          state,
          inCharge,
          remindAt: moment as Date | null | undefined,
          at: clock(),
        });
        return one(tx, actor.id, id);
      }),

    "POST /api/leads/:id/notes": async ({ actor, params: { id }, body: { text } }) =>
      presentNote(
        await db.transaction().execute((tx) => addNote(tx, { userId: actor.id, id, text, at: clock() })),
      ),
  });
}
