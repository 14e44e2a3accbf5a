/** Brings a field into view and the focus to it, opening the section that it lies in. */
export function showField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!field) return;
  field.closest("details")?.setAttribute("open", "");
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}

/** The first in the order of the page. */
export function firstOnPage(form: HTMLElement | null, names: readonly string[]): string | undefined {
  const fields = [...(form?.querySelectorAll<HTMLElement>("[name]") ?? [])];
  return fields.map((field) => field.getAttribute("name") ?? "").find((name) => names.includes(name));
}
