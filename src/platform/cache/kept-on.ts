/** What was made of things, by what else it depends on, for as long as the things are there. */
export type KeptOn<Form> = WeakMap<object, Map<string, Form>>;

/** What was made of this thing before, or is made now. */
export function keptOn<Form>(kept: KeptOn<Form>, thing: object, key: string, make: () => Form): Form {
  const variants = kept.get(thing) ?? new Map<string, Form>();
  kept.set(thing, variants);
  const form = variants.get(key) ?? make();
  variants.set(key, form);
  return form;
}
