/**
 * Whether the router may set where a page stands, for its option `scrollRestoration`. Not when it takes over a page of the
 * server that a user has begun to read: on a slow line it would pull them back to the top, or a button from under their finger.
 */
export function scrollRestoration(): () => boolean {
  let isTakingOver = typeof document !== "undefined";
  return () => {
    const isRead = isTakingOver && scrollY > 0;
    isTakingOver = false;
    // The router keeps where one stands only after a scroll that it has heard of.
    if (isRead) document.dispatchEvent(new Event("scroll"));
    return !isRead;
  };
}
