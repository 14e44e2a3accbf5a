import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { asPrivate } from "#features/media/private-file.ts";
import type { Database } from "#platform/db/connect.ts";
import { serve } from "#platform/http/contract.ts";
import { paperBox } from "../paper-box.ts";
import { decidePapers } from "../verbs/decide.ts";
import { papersAdminContract } from "./papers-admin.contract.ts";
import { presentListed, presentReviewed } from "./papers-admin.present.ts";
import { findPaperFile, findPapers, findReviewed } from "./papers-admin.queries.ts";

/** Papers of listings, for those who decide on listings. */
export async function papersAdminRoutes(
  app: FastifyInstance,
  { db, storage, config }: Pick<Deps, "db" | "storage" | "config">,
): Promise<void> {
  const box = paperBox(config.papersKeys);

  const reviewed = async (from: Database, id: string) => {
    const found = await findReviewed(from, id);
    if (!found) throw new AppError("papers.not_found");
    return presentReviewed(found);
  };

  serve(app, "Administrators: listings", papersAdminContract, {
    "GET /api/admin/papers": async ({ query }) => {
      const { rows, total } = await findPapers(db, query);
      return {
        data: rows.map(presentListed),
        total,
        page: query.page,
        totalPages: Math.max(1, Math.ceil(total / query.limit)),
      };
    },

    "GET /api/admin/papers/:id": async ({ params: { id } }) => reviewed(db, id),

    "GET /api/admin/papers/:id/files/:number": async ({ administrator, params, reply }) => {
      const { id, number } = params;
      const found = await findPaperFile(db, { papersId: id, number });
      const file = found && (await storage.get(found.key));
      if (!file) throw new AppError("papers.not_found");
      const opened = box.open(await buffer(file.stream), found.key);
      if (!opened) throw new AppError("papers.sealed");
      await administrator.note({
        action: "papers.file_seen",
        resource: ["papers", id],
        details: { document: number },
      });
      const type = found.type === "pdf" ? "pdf" : "jpg";
      await asPrivate(reply, type, opened.length, "paper").send(opened);
      return "";
    },

    "PUT /api/admin/papers/:id/decision": async ({ administrator, params: { id }, body }) =>
      administrator.change(async (tx, at) => ({
        log: await decidePapers(tx, { ...body, papersId: id, administratorId: administrator.id }, at),
        answer: await reviewed(tx, id),
      })),
  });
}
