import type pg from "pg";

/** The schemas that are Mishwar's: its own and that of its queue. What others keep in the same database is theirs. */
const schemas = "('public', 'graphile_worker')";

export interface Table {
  schema: string;
  name: string;
  /** Quoted and with its schema, for SQL. */
  sql: string;
  /** Without those that the database computes by itself. */
  columns: string[];
}

const notOfAnExtension = (object: string, catalog: string) =>
  `not exists (select from pg_depend d where d.objid = ${object} and d.classid = '${catalog}'::regclass and d.deptype = 'e')`;

/** All tables with rows of their own, in an order that is the same everywhere. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as sql,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ${schemas} and ${notOfAnExtension("c.oid", "pg_class")}
    order by n.nspname collate "C", c.relname collate "C"`);
  return rows;
}

/** Names of what lies in the database and is no extension's: none of a database that nobody has used. */
export async function readObjects(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and ${notOfAnExtension("c.oid", "pg_class")}
    order by 1 limit 100`);
  return rows.map(({ name }) => name);
}

export interface Sequence {
  schema: string;
  name: string;
  value: string;
  isCalled: boolean;
}

/** Sequences stand outside of transactions: read last, they are past every row of the snapshot. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string; sql: string }>(`
    select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as sql
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ${schemas} and ${notOfAnExtension("c.oid", "pg_class")}
    order by 1, 2`);
  const sequences: Sequence[] = [];
  for (const { schema, name, sql } of rows) {
    const found = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${sql}`,
    );
    for (const { last_value: value, is_called: isCalled } of found.rows)
      sequences.push({ schema, name, value, isCalled });
  }
  return sequences;
}

/** What would hold up loading, or change what is loaded: how to take it away, and how to put it back as it was. */
export async function readHindrances(client: pg.ClientBase): Promise<{ away: string[]; back: string[] }> {
  const ours = `c.relnamespace in (select oid from pg_namespace where nspname in ${schemas})`;
  const { rows } = await client.query<{ away: string; back: string }>(`
    with found as (
      select 1 as rank, format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as away,
        format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as back
      from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and k.conparentid = 0 and ${ours}
      union all
      select 2, format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
        format('alter table %s enable %s trigger %I', t.tgrelid::regclass,
          case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and t.tgenabled <> 'D' and ${ours}
      union all
      select 3, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
      from pg_index i join pg_class c on c.oid = i.indrelid
      where not i.indisunique and c.relkind = 'r' and ${ours}
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    )
    select away, back from found order by rank, away`);
  // The last away is the first back: a foreign key is checked with the indexes there.
  return { away: rows.map(({ away }) => away), back: rows.map(({ back }) => back).toReversed() };
}

export async function readQueueVersion(client: pg.ClientBase): Promise<number> {
  const there = await client.query(
    "select from pg_tables where schemaname = 'graphile_worker' and tablename = 'migrations'",
  );
  if (there.rowCount === 0) return 0;
  const { rows } = await client.query<{ id: number }>("select max(id) as id from graphile_worker.migrations");
  return rows[0]?.id ?? 0;
}
