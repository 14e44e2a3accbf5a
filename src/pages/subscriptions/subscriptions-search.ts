/** What links to the plans page say; an address may hold anything. */
export type SubscriptionsAddress = {
  /** Slug of the plan that is to be paid. */
  plan?: string;
  /** The add-ons in the cart are to be paid. */
  pay?: "add-ons";
  /** An order that was begun. */
  order?: string;
};

const slug = /^[a-z0-9-]{1,60}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address asks for; what is not in its place is left out. */
export function readSubscriptions({
  plan,
  pay,
  order,
}: { [name in keyof SubscriptionsAddress]: unknown }): SubscriptionsAddress {
  return {
    ...(typeof plan === "string" && slug.test(plan) && { plan }),
    ...(pay === "add-ons" && { pay }),
    ...(typeof order === "string" && uuid.test(order) && { order }),
  };
}
