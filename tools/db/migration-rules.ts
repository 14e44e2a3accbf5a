import type { IndexStmt, Node } from "libpg-query";
import { breachesOfAlter } from "./alter-table-rules.ts";
import { type Breach, gone, tableLocked } from "./breach.ts";

/** What a statement is judged in: the tables that its own file makes are empty and unknown to everybody else. */
export interface Surroundings {
  newTables: ReadonlySet<string>;
  outside: boolean;
  /** Tables that statements before it in the file have altered: locked until the end of the transaction. */
  altered: ReadonlySet<string>;
}

/** The rules of docs/migrations.md for one statement. */
export function breachesOf(statement: Node, at: Surroundings): Breach[] {
  const isNew = (name?: string) => at.newTables.has(name ?? "");
  if ("IndexStmt" in statement) return index(statement.IndexStmt, at);
  if ("AlterTableStmt" in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    if (isNew(relation?.relname)) return [];
    return cmds.flatMap((cmd) =>
      "AlterTableCmd" in cmd
        ? breachesOfAlter(cmd.AlterTableCmd, at.altered.has(relation?.relname ?? ""))
        : [],
    );
  }
  if ("RenameStmt" in statement) {
    return statement.RenameStmt.relation && isNew(statement.RenameStmt.relation.relname)
      ? []
      : [gone("rename")];
  }
  if ("AlterObjectSchemaStmt" in statement) return [gone("rename")];
  if ("DropStmt" in statement) return dropped(statement.DropStmt, at.outside);
  if ("UpdateStmt" in statement || "DeleteStmt" in statement || "MergeStmt" in statement) {
    const { relation } =
      "UpdateStmt" in statement
        ? statement.UpdateStmt
        : "DeleteStmt" in statement
          ? statement.DeleteStmt
          : statement.MergeStmt;
    return isNew(relation?.relname) ? [] : [rowsLocked];
  }
  if ("TruncateStmt" in statement || "LockStmt" in statement) return [tableLocked];
  if ("VacuumStmt" in statement || "ReindexStmt" in statement || "RepackStmt" in statement)
    return [tableLocked];
  if ("RefreshMatViewStmt" in statement && !statement.RefreshMatViewStmt.concurrent) return [tableLocked];
  if ("DoStmt" in statement || "CallStmt" in statement) return [unseen];
  if ("TransactionStmt" in statement || "VariableSetStmt" in statement) return [runners];
  if ("AlterEnumStmt" in statement && statement.AlterEnumStmt.oldVal) return [gone("rename")];
  return [];
}

const rowsLocked = {
  rule: "rows",
  instead:
    "the rows stay locked until the migration ends: let a job change them, some hundreds in each transaction " +
    "(addJob), or say why there are few",
};
const unseen = {
  rule: "unseen",
  instead: "what it does cannot be read before it runs: write the statements out",
};
const runners = {
  rule: "runner",
  instead: "transactions and limits are the runner's (src/platform/db/apply-migration.ts)",
};
function index(statement: IndexStmt, at: Surroundings): Breach[] {
  if (at.newTables.has(statement.relation?.relname ?? "")) return [];
  if (!statement.concurrent) {
    return [
      {
        rule: "index",
        instead:
          "writers wait until it is built: CREATE INDEX CONCURRENTLY IF NOT EXISTS, alone in a file that begins " +
          "with `-- outside a transaction`",
      },
    ];
  }
  return at.outside && !statement.if_not_exists ? [repeatable] : [];
}

const repeatable = {
  rule: "again",
  instead: "a process may end in the middle, and the next start repeats it: say IF NOT EXISTS, or IF EXISTS",
};

function dropped({ removeType, concurrent, missing_ok }: DropStmt, outside: boolean): Breach[] {
  switch (removeType) {
    case "OBJECT_INDEX":
      if (!concurrent) {
        return [{ rule: "index", instead: "DROP INDEX CONCURRENTLY IF EXISTS, outside a transaction" }];
      }
      return outside && !missing_ok ? [repeatable] : [];
    case "OBJECT_TABLE":
    case "OBJECT_VIEW":
    case "OBJECT_MATVIEW":
    case "OBJECT_TYPE":
    case "OBJECT_FUNCTION":
    case "OBJECT_SEQUENCE":
    case "OBJECT_SCHEMA":
      return [gone("drop")];
    default:
      return [];
  }
}
type DropStmt = Extract<Node, { DropStmt: unknown }>["DropStmt"];
