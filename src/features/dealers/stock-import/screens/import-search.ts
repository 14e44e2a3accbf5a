/** What the address says: which import is shown. Without one a new one begins. */
export type ImportSearch = { id?: string | undefined };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const readImport = ({ id }: { id?: unknown }): string | undefined =>
  typeof id === "string" && uuid.test(id) ? id : undefined;
