export const TEMPLATE = "mishwar_template";

/** The same server's address for another of its databases. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
