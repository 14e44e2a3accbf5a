/** The state of a list that the address of its page holds: filters, sorting, page. */
export interface ListAddress {
  address: Readonly<Record<string, string | undefined>>;
  page: number;
  /** Leaves out what is undefined, and begins with the first page again unless it names one. */
  set: (change: Readonly<Record<string, string | undefined>>) => void;
}
