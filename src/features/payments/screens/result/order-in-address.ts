/** What the addresses of the result pages say, as gateways and people write them. */
export type OrderAddress = { orderId?: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The order that an address names: undefined where it names none, null where it cannot be one. */
export function orderIn({ orderId }: { orderId?: unknown }): string | null | undefined {
  if (orderId === undefined || orderId === "") return undefined;
  return typeof orderId === "string" && uuid.test(orderId) ? orderId : null;
}
