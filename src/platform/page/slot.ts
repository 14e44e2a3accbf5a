/**
 * A place that a lower floor leaves open and a page fills once, when the application is put together (src/slots.ts). So two
 * features meet without knowing each other. Reading one that nothing filled throws.
 */
export function slot<Value>(name: string) {
  let filled: Value | undefined;
  return {
    fill(value: Value): void {
      filled = value;
    },
    get value(): Value {
      if (filled === undefined) throw new Error(`Nothing fills the slot "${name}": see src/slots.ts`);
      return filled;
    },
  };
}
