/** What people save: hearts, and the list of saved listings. */
export const shortlist = {
  title: "Favourites",
  lists: "Your lists",
  recent: "Recently viewed",
  recentEmpty: "Nothing viewed yet",
  recentEmptyText: "Listings that you open are kept here, on this device.",
  recentClear: "Clear the list",
  recentCleared: "The list was cleared",
  recentUndo: "Undo",
  recentKeep: "Keep it on my account.",
  recentKeepText: "Then you find it on your other devices too. Switch it off, and it is deleted.",
  count: "{count, plural, one {# listing} other {# listings}}",
  onDevice: "Kept on this device only.",
  onDeviceText: "Sign in, and they go with you to every device.",
  empty: "Nothing saved yet",
  emptyText: "Press the heart on a listing to find it here again.",
  loading: "Loading your favourites",
  loadFailed: "Your favourites cannot be shown right now.",
  cheaper: "{amount} less than when you saved it",
  dearer: "{amount} more than when you saved it",
  savedFor: "It was {price} when you saved it",
  sold: "Sold",
  away: "Not offered now",
  missing:
    "{count, plural, one {# listing that you saved is no longer offered.} other {# listings that you saved are no longer offered.}}",
  forgetMissing: "Take off the list",
  similar: "See similar ones",
  remove: "Remove {title}",

  notSaved: "Could not be saved",
  notRemoved: "Could not be removed",
  failed: "Please try again.",
  guestSaved: "Saved on this device",
  guestSavedText: "Sign in to have your favourites everywhere.",
  guestFull: "{count, plural, one {Only # listing fits here} other {Only # listings fit here}}",
  guestFullText: "Sign in to save more.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    shortlist: typeof shortlist;
  }
}
