import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { useWording } from "../../page.tsx";
import { PickBox } from "./PickBox.tsx";
import type { Selection } from "./use-selection.ts";

export interface Column<Row> {
  key: string;
  title: string;
  /** Without it the column is in the file alone. */
  cell?: (row: Row) => ReactNode;
  /** As it stands in a CSV file; without it the column is not in it. */
  csv?: (row: Row) => string | number | null;
  /** Its title in the file where that says more: the currency of money. */
  csvTitle?: string;
  /** What the list is sorted by under this column, as the call names it. */
  sort?: string;
  /** Money and counts stand at the end. */
  end?: boolean;
}

interface Props<Row> {
  /** What the table is of, read aloud. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a person calls a row, for its box and its actions. */
  nameOf: (row: Row) => string;
  /** `amount` ascending, `-amount` descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection;
  actions?: (row: Row) => ReactNode;
  /** The next page is on its way. */
  busy?: boolean;
}

/** A list of administrators: on a phone each row is a card. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, rows, keyOf, nameOf, selection, actions, busy } = props;
  const { t } = useWording();
  const columns = props.columns.filter(({ cell }) => cell);
  const ids = rows.map(keyOf);
  return (
    <div className="adm-table" aria-busy={busy}>
      <table>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="pickcell">
                <PickBox
                  inCell
                  label={t("kit.selectAll")}
                  checked={selection.all(ids)}
                  mixed={selection.some(ids)}
                  onChange={() => selection.toggleAll(ids)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            {actions && (
              <th scope="col">
                <span className="sr">{t("kit.actions")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = keyOf(row);
            const picked = selection?.has(id) ?? false;
            return (
              <tr key={id} className={picked ? "picked" : undefined}>
                {selection && (
                  <td className="pickcell">
                    <PickBox
                      inCell
                      label={t("kit.selectOne", { name: nameOf(row) })}
                      checked={picked}
                      onChange={() => selection.toggle(id)}
                    />
                  </td>
                )}
                {columns.map(({ key, title, cell, end }) => (
                  <td key={key} className={end ? "e" : undefined} data-title={title}>
                    {cell?.(row)}
                  </td>
                ))}
                {actions && <td className="acts">{actions(row)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Heading<Row>({
  column: { title, sort: key, end },
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}) {
  const { t } = useWording();
  const className = end ? "e" : undefined;
  if (!key || !onSort) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  const [up, down] = [sort === key, sort === `-${key}`];
  const Icon = up ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={className} aria-sort={up ? "ascending" : down ? "descending" : "none"}>
      <button
        type="button"
        className="adm-sort"
        data-on={up || down}
        onClick={() => onSort(down ? key : `-${key}`)}
      >
        {title}
        <Icon className="i s" aria-hidden="true" />
        {(up || down) && <span className="sr">{t(up ? "kit.sortAscending" : "kit.sortDescending")}</span>}
      </button>
    </th>
  );
}
