type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

declare global {
  /** What was typed or chosen before the page answered, by field; the script at the end of the page notes it. */
  var early: Map<Field, [checked: boolean, value: string]> | undefined;
}

/** How often a part of the page that is taken over later is looked at, in milliseconds. */
const lookMs = 50;

/** Whether something was typed or chosen that the page has still to be told. */
export const hasEarlyInput = () => (globalThis.early?.size ?? 0) > 0;

/**
 * Tells React what was typed or chosen before it took the page over. It leaves that in the fields, but has heard of no change, and
 * writes its own value over it at the next one: so none is told before all can be.
 */
export function tellEarlyInput(): void {
  const fields = [...(globalThis.early ?? [])].filter(([field]) => field.isConnected);
  if (fields.some(([field]) => !isTaken(field))) {
    setTimeout(tellEarlyInput, lookMs);
    return;
  }
  globalThis.early = undefined;
  for (const [field, noted] of fields) {
    // React may be in the midst of the part that the field is in: for such an event, which nothing listens to, it comes to the end of it first.
    field.dispatchEvent(new Event("auxclick", { bubbles: true }));
    tell(field, ...noted);
  }
}

const isTaken = (field: Field) => Object.keys(field).some((key) => key.startsWith("__react"));

function tell(field: Field, checked: boolean, value: string): void {
  if (field.type === "checkbox" || (field.type === "radio" && checked)) {
    field.checked = !checked;
    field.click();
  } else if (field.type !== "radio") {
    field.value = value;
    // A text that React remembers is no change to it.
    field._valueTracker?.setValue(value ? "" : "-");
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
