import type { AlterTableCmd, ColumnDef, Constraint, Node } from "libpg-query";
import { type Breach, gone, tableLocked } from "./breach.ts";

/** Defaults that PostgreSQL reckons once, for all rows; any other function may give each row a value of its own. */
const steadyFunctions = new Set(["now", "transaction_timestamp", "statement_timestamp", "current_setting"]);
const selfCounting = /^(small|big)?serial[248]?$/;

/** The rules for one action of ALTER TABLE; `hasBeen`: the table was altered before in the same transaction. */
export function breachesOfAlter({ subtype, def }: AlterTableCmd, hasBeen: boolean): Breach[] {
  switch (subtype) {
    case "AT_AddColumn":
      return def && "ColumnDef" in def ? column(def.ColumnDef) : [];
    case "AT_AddConstraint":
      return def && "Constraint" in def ? constraint(def.Constraint) : [];
    case "AT_DropColumn":
      return [gone("drop")];
    case "AT_AlterColumnType":
      return [
        {
          rule: "type",
          instead:
            "the table is written anew while nobody may read it: add a column of the new type, fill it by a job, move " +
            "the readers (text and longer varchars are not written anew: say so)",
        },
      ];
    case "AT_SetNotNull":
      return [
        {
          rule: "scan",
          instead: "ADD CONSTRAINT … NOT NULL column NOT VALID, and validate it in a later file",
        },
      ];
    case "AT_ValidateConstraint":
      return hasBeen
        ? [
            {
              rule: "scan",
              instead: "validate in a file of its own: the statement before it keeps everybody out meanwhile",
            },
          ]
        : [];
    case "AT_SetLogged":
    case "AT_SetUnLogged":
    case "AT_SetTableSpace":
    case "AT_SetAccessMethod":
    case "AT_SetExpression":
      return [tableLocked];
    default:
      return [];
  }
}

function column({ constraints = [], typeName }: ColumnDef): Breach[] {
  const parts = constraints.flatMap((part) => ("Constraint" in part ? [part.Constraint] : []));
  const of = (kind: Constraint["contype"]) => parts.find(({ contype }) => contype === kind);
  const breaches: Breach[] = [];
  const type = typeName?.names?.at(-1);
  const serial = type && "String" in type && selfCounting.test(type.String.sval ?? "");
  const given = of("CONSTR_DEFAULT")?.raw_expr;
  const stored = of("CONSTR_GENERATED")?.generated_kind === "s";
  if (serial || of("CONSTR_IDENTITY") || stored || (given && !isSteady(given))) {
    breaches.push({
      rule: "rewrite",
      instead:
        "each row gets a value of its own, so the table is written anew: add it empty, fill it by a job (or make it VIRTUAL)",
    });
  }
  if (of("CONSTR_NOTNULL") && !given && !of("CONSTR_GENERATED") && !of("CONSTR_IDENTITY") && !serial) {
    breaches.push({
      rule: "required",
      instead:
        "rows that are there have none, and the build before writes none: give it a DEFAULT, or let it be null first",
    });
  }
  if (parts.some(({ contype }) => contype === "CONSTR_UNIQUE" || contype === "CONSTR_PRIMARY")) {
    breaches.push(...constraint({ contype: "CONSTR_UNIQUE" }));
  }
  if (parts.some(({ contype }) => contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN")) {
    breaches.push(...constraint({ contype: "CONSTR_CHECK" }));
  }
  return breaches;
}

function constraint({ contype, skip_validation, indexname }: Constraint): Breach[] {
  switch (contype) {
    case "CONSTR_CHECK":
    case "CONSTR_FOREIGN":
    case "CONSTR_NOTNULL":
      if (skip_validation) return [];
      return [
        { rule: "scan", instead: "ADD CONSTRAINT … NOT VALID here, VALIDATE CONSTRAINT in a later file" },
      ];
    case "CONSTR_UNIQUE":
    case "CONSTR_PRIMARY":
    case "CONSTR_EXCLUSION":
      if (indexname) return [];
      return [
        {
          rule: "index",
          instead: "make the unique index concurrently in a file before, then ADD CONSTRAINT … USING INDEX",
        },
      ];
    default:
      return [];
  }
}

/** Whether a default is the same for all rows: a constant, an array of them, a cast of one, the time of the transaction. */
function isSteady(node: Node): boolean {
  if ("A_Const" in node || "SQLValueFunction" in node) return true;
  if ("TypeCast" in node) return node.TypeCast.arg !== undefined && isSteady(node.TypeCast.arg);
  if ("A_ArrayExpr" in node) return (node.A_ArrayExpr.elements ?? []).every(isSteady);
  if ("FuncCall" in node) {
    const name = node.FuncCall.funcname?.at(-1);
    return Boolean(name && "String" in name && steadyFunctions.has(name.String.sval ?? ""));
  }
  return false;
}
