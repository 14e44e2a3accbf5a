/** What an address of `/messages` says: a conversation, or the listing that one is about to write about. */
export type MessagesAddress = {
  c?: string;
  car?: string;
};

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (value: unknown) => (typeof value === "string" && id.test(value) ? value : undefined);

/** An address may hold anything; what is no id is not there. */
export function readMessages({ c, car }: { [name in keyof MessagesAddress]: unknown }) {
  const conversation = idIn(c);
  return { c: conversation, car: conversation ? undefined : idIn(car) };
}
