import { useCallback } from "react";

const focusable = "a[href], button, input, select";

/** Not within a field that one types into: there the arrows are its own. */
const isTyped = (element: Element) => element.matches('input:not([type="checkbox"]), select, textarea');

/** For a table: up and down go to the same place in the row before and behind, first and last row by Home and End. */
export function useRowKeys() {
  return useCallback((table: HTMLElement | null) => {
    if (!table) return;
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || isTyped(target) || event.ctrlKey || event.metaKey) return;
      const row = target.closest("tbody tr");
      const cell = target.closest("td");
      if (!row || !cell?.parentElement) return;
      const place = [...cell.parentElement.children].indexOf(cell);
      const next = {
        ArrowDown: row.nextElementSibling,
        ArrowUp: row.previousElementSibling,
        Home: row.parentElement?.firstElementChild,
        End: row.parentElement?.lastElementChild,
      }[key];
      const there =
        next?.children[place]?.querySelector<HTMLElement>(focusable) ??
        next?.querySelector<HTMLElement>(focusable);
      if (!there) return;
      event.preventDefault();
      there.focus();
      there.closest("tr")?.scrollIntoView({ block: "nearest" });
    };
    table.addEventListener("keydown", onKey);
    return () => table.removeEventListener("keydown", onKey);
  }, []);
}
