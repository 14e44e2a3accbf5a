import pg from "pg";
import { unreachable } from "#platform/db/unreachable.ts";
import { OperatorError } from "#platform/operator-error.ts";

/** However the server is set up, rows are written the same way, and nothing is cut off for its time. */
const settings = {
  search_path: "public",
  client_encoding: "UTF8",
  TimeZone: "UTC",
  DateStyle: "ISO, YMD",
  IntervalStyle: "postgres",
  bytea_output: "hex",
  extra_float_digits: "1",
  statement_timeout: "0",
  transaction_timeout: "0",
  idle_in_transaction_session_timeout: "0",
};

/** Runs something on a connection of its own and says in one sentence why the database would not have it. */
export async function inSession<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  let lost: Error | undefined;
  client.on("error", (error) => {
    lost = error;
  });
  await client.connect().catch((error) => {
    throw unreachable(url, error);
  });
  try {
    for (const [setting, value] of Object.entries(settings))
      await client.query("select set_config($1, $2, false)", [setting, value]);
    return await work(client);
  } catch (error) {
    throw inOneSentence(lost ?? error);
  } finally {
    await client.end().catch(() => {});
  }
}

function inOneSentence(error: unknown): unknown {
  const { code, message, routine } = error as { code?: string; message: string; routine?: string };
  if (error instanceof OperatorError) return error;
  if (code === "42501") {
    return new OperatorError(
      `This user may not do that (${message}): let DATABASE_URL name the owner of the tables.`,
      {
        cause: error,
      },
    );
  }
  if (code === "55P03")
    return new OperatorError(`Somebody else holds the tables (${message}).`, { cause: error });
  const isLost =
    /Connection terminated|ECONNRESET|EPIPE/.test(`${message} ${code}`) || code?.startsWith("57P");
  if (isLost) return new OperatorError(`The database went away meanwhile (${message}).`, { cause: error });
  if (routine) return new OperatorError(`The database refused: ${message}.`, { cause: error });
  return error;
}
