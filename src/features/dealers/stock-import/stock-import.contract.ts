import { z } from "zod";
import { vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { type ColumnName, columnNames, largestArchive, mostRows } from "./columns.ts";

const columnName = z.enum(columnNames as [ColumnName, ...ColumnName[]]);
const told = z.object({
  column: z.string().nullable().describe("The name of the column; null: of the whole row"),
  text: z.string(),
});
export type Told = z.output<typeof told>;
const wrong = told.extend({
  field: columnName.nullable().describe("What a correction calls that column"),
  typed: z.string().describe("What stands there"),
});
const change = z.object({
  column: z.string().nullable().describe("null: it comes on sale again"),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Changed = z.output<typeof change>;

const row = z.object({
  line: z.int().describe("Its number in a spreadsheet, whose first row are the heads"),
  state: z
    .enum(["wrong", "ready", "known", "imported", "changed", "failed"])
    .describe(
      "known: the same row became a listing before and is left out; changed: its stock number has a listing, which says the same now; failed: it was right, and was refused when its turn came",
    ),
  title: z.string(),
  vehicleType: z.enum(vehicleTypes),
  carId: z.uuid().nullable().describe("What it became; of a ready row: the listing that it changes"),
  photos: z.object({
    named: z.int(),
    found: z.int(),
    byAddress: z.boolean().describe("They are fetched, and need no zip"),
  }),
  fits: z.boolean().describe("false: it is ready, and the plan will have no place left when its turn comes"),
  errors: z.array(wrong),
  warnings: z.array(told),
  changes: z.array(change).describe("What its listing says otherwise than when the row was judged"),
});
export type ImportedRow = z.output<typeof row>;

const state = z
  .enum(["judged", "running", "done", "stopped"])
  .describe("judged: nothing was written yet; stopped: no further row can become a listing");
const counts = z.object({
  all: z.int(),
  ready: z.int(),
  wrong: z.int(),
  known: z.int(),
  imported: z.int(),
  changed: z.int(),
  failed: z.int(),
});

const summary = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state,
  stoppedBy: z.string().nullable().describe("Why, in the visitor's language"),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  counts,
});
export type ImportSummary = z.output<typeof summary>;

const whole = summary.extend({
  fromAddress: z.boolean().describe("It was read at night, or when its dealer asked for it"),
  columns: z
    .array(
      z.object({
        head: z.string(),
        name: columnName.nullable().describe("null: what stands under it is left out"),
        sample: z.string().describe("What stands there first"),
      }),
    )
    .describe("What each column of the file says"),
  missingColumns: z.array(z.string()).describe("What every vehicle must say, and no column does"),
  gone: z
    .object({
      listings: z.array(
        z.object({
          carId: z.uuid(),
          title: z.string(),
          stockNumber: z.string().nullable(),
          state: z
            .enum(["gone", "kept", "withdrawn"])
            .describe("kept: the reading before still had it, so it stays this time"),
        }),
      ),
      stock: z.int().describe("How many listings the dealer has, waiting or on sale"),
      isMany: z.boolean().describe("Withdrawing them asks for `sure`"),
      decision: z.enum(["keep", "withdraw"]),
    })
    .describe("Listings on sale, with numbers as the file has them, that the file does not have"),
  ignoredColumns: z.array(z.string()).describe("Heads of the file that mean nothing here"),
  willImport: z.int().describe("Ready rows that find a place, or change a listing: what a start does"),
  places: z
    .object({ all: z.int(), cars: z.int(), motorcycles: z.int() })
    .describe("How many listings the plan has room for now"),
  maxPhotos: z.int().describe("Per listing"),
  archive: z
    .object({
      name: z.string(),
      bytes: z.int(),
      partBytes: z.int().describe("The size of every part but the last"),
      missing: z.array(z.int()).describe("Parts that have not come yet, from 0"),
      photos: z.int().nullable().describe("How many are in it; null until all parts are there"),
      used: z.int().describe("How many of them a row names"),
    })
    .nullable(),
  rows: z.array(row),
});
export type StockImportView = z.output<typeof whole>;

const byId = z.object({ id: z.uuid() });
const csv = z.string().describe("CSV in UTF-8 with a byte order mark, its heads in the visitor's language");

export const stockImportContract = contract({
  "GET /api/dealers/me/import/template": {
    summary: "An empty file with every column that an import takes",
    policy: "user",
    staff: ["stock"],
    query: z.object({ separator: z.enum(["comma", "semicolon"]).default("comma") }),
    answer: csv,
    produces: "text/csv",
  },
  "GET /api/dealers/me/import/guide": {
    summary: "What each column takes, with an example and the choices in both languages",
    policy: "user",
    staff: ["stock"],
    answer: csv,
    produces: "text/csv",
  },
  "POST /api/dealers/me/import": {
    summary:
      `Judges a file of up to ${mostRows} listings, row by row, as the forms would: multipart \`file\`, XLSX to 12 MB or CSV to 4 MB, ` +
      "separated by commas, semicolons or tabs, its heads and names in Arabic or English. What it changes of listings is said, and what it " +
      "has no more. Nothing is written to the market yet; what is not started within a day is forgotten, and so is the oldest of more than three",
    policy: "user",
    staff: ["stock"],
    takesFile: true,
    once: true,
    answer: whole,
    status: 201,
    refuses: ["dealer.not_approved", "request.too_many", "server.busy"],
  },
  "GET /api/dealers/me/imports": {
    summary: "One's own imports, the newest first; at most 20",
    policy: "user",
    staff: ["stock"],
    answer: z.object({ data: z.array(summary) }),
  },
  "GET /api/dealers/me/imports/:id": {
    summary: "An import with all of its rows",
    policy: "user",
    staff: ["stock"],
    params: byId,
    answer: whole,
    refuses: ["stock_import.not_found"],
  },
  "GET /api/dealers/me/imports/:id/progress": {
    summary: "How far an import is",
    policy: "user",
    staff: ["stock"],
    params: byId,
    answer: summary,
    refuses: ["stock_import.not_found"],
  },
  "GET /api/dealers/me/imports/:id/rest": {
    summary:
      "The rows that did not become listings, as they stood in the file, with what is wrong in a last column: to be mended and sent again",
    policy: "user",
    staff: ["stock"],
    params: byId,
    query: z.object({ separator: z.enum(["comma", "semicolon"]).default("comma") }),
    answer: csv,
    produces: "text/csv",
    refuses: ["stock_import.not_found"],
  },
  "POST /api/dealers/me/imports/:id/photos": {
    summary:
      "Begins to send a zip of photos, or goes on with it: the same name and size is the same file. Answers which parts are missing",
    policy: "user",
    staff: ["stock"],
    params: byId,
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      bytes: z.int().min(1).max(largestArchive),
    }),
    answer: whole,
    refuses: ["stock_import.not_found", "stock_import.started", "dealer.not_approved"],
  },
  "PUT /api/dealers/me/imports/:id/photos": {
    summary:
      "Takes one part of the zip: multipart field `part`, from 0, and `file`. With the last one the zip is looked into: one that " +
      "is encrypted, leads out of itself, says a name twice or unpacks to too much is refused and forgotten",
    policy: "user",
    staff: ["stock"],
    takesFile: true,
    params: byId,
    answer: z.object({ missing: z.array(z.int()) }),
    refuses: [
      "stock_import.not_found",
      "stock_import.started",
      "dealer.not_approved",
      "request.too_many",
      "request.too_large",
    ],
  },
  "DELETE /api/dealers/me/imports/:id/photos": {
    summary: "Takes the zip of photos back",
    policy: "user",
    staff: ["stock"],
    params: byId,
    answer: whole,
    refuses: ["stock_import.not_found", "stock_import.started", "dealer.not_approved"],
  },
  "PUT /api/dealers/me/imports/:id/columns": {
    summary:
      "Says what each column of a judged file means, in the order of its heads, and judges it again; remembered for the next file with these heads",
    policy: "user",
    staff: ["stock"],
    params: byId,
    body: z.strictObject({
      columns: z
        .array(z.union([columnName, z.literal("")]))
        .max(300)
        .describe('"": it is left out'),
    }),
    answer: whole,
    refuses: ["stock_import.not_found", "stock_import.started", "dealer.not_approved", "server.busy"],
  },
  "PATCH /api/dealers/me/imports/:id/rows": {
    summary: "Corrects cells of a row of a judged file, which is judged again",
    policy: "user",
    staff: ["stock"],
    params: byId,
    body: z.strictObject({
      line: z.int().min(2).max(2_000_000),
      values: z
        .partialRecord(
          columnName,
          z
            .string()
            .max(20_000)
            .regex(/^[^\0]*$/),
        )
        .describe("What its cells say from now on, as a file would say it"),
    }),
    answer: whole,
    refuses: ["stock_import.not_found", "stock_import.started", "dealer.not_approved"],
  },
  "POST /api/dealers/me/imports/:id/start": {
    summary:
      "Does what every row that is right says, as the form would: new ones are put up for sale, listings are changed, and with `gone: withdraw` what the file " +
      "does not have is taken off sale at the end. The second time it is under way already",
    policy: "user",
    staff: ["stock"],
    params: byId,
    body: z
      .strictObject({
        gone: z.enum(["keep", "withdraw"]).default("keep"),
        sure: z.boolean().default(false).describe("Also where more than 30 % of the stock is gone"),
      })
      .nullish(),
    answer: summary,
    refuses: [
      "stock_import.not_found",
      "stock_import.nothing",
      "stock_import.many_gone",
      "dealer.not_approved",
    ],
  },
  "DELETE /api/dealers/me/imports/:id": {
    summary: "Throws a judged file away, with its photos",
    policy: "user",
    staff: ["stock"],
    params: byId,
    refuses: ["stock_import.not_found", "stock_import.started"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof stockImportContract> {}
}
