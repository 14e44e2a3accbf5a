/**
 * A tab that is opened while the press of a button still allows it, and shown its address once that is known; opened later a
 * browser would block it. Undefined where it is blocked all the same: the page has a link as well.
 */
export function openTab() {
  const tab = window.open("", "_blank");
  if (!tab) return undefined;
  tab.opener = null;
  return {
    show: (address: string) => tab.location.replace(address),
    close: () => tab.close(),
  };
}
