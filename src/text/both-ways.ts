/** The names of the columns that a list is sorted by, each also with a minus in front: the other way round. */
export const bothWays = <const Column extends string>(
  ...columns: readonly Column[]
): readonly (Column | `-${Column}`)[] => columns.flatMap((column) => [column, `-${column}` as const]);
