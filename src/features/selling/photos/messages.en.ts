/** Words of the photo picker. */
export const photos = {
  title: "Photos",
  onTheWay: "{count, plural, one {# photo is} other {# photos are}} still on the way",
  onTheWayText: "Go on when they are there, or remove them.",
  quality: "Add four photos: front, back, side and inside",
  add: "Add photos",
  addMore: "Add more",
  dropHere: "Drop photos here",
  hint: "Drop, paste or choose up to {limit, plural, one {# photo} other {# photos}}",
  hintTouch: "Up to {limit, plural, one {# photo} other {# photos}}",
  camera: "Take a photo",
  list: "Photos of the listing",
  count: "{count} of {limit, plural, one {# photo} other {# photos}} in your plan",
  tips: "Shoot in the shade or before sunset: front, back, both sides, the inside and the dashboard. We remove the location from every photo.",
  cover: "Cover",
  photo: "Photo {place}",
  makeCover: "Make photo {place} the cover",
  move: "Move photo {place} of {count}",
  moveHelp: "Press the arrow keys to move a photo, Home to make it the cover.",
  turn: "Turn photo {place}",
  crop: "Crop photo {place}",
  cropTitle: "Crop the photo",
  cropFree: "Free",
  cropCard: "4:3, as on cards",
  cropWhole: "Whole photo",
  cropShape: "Shape",
  cropSave: "Use this part",
  cropCancel: "Cancel",
  remove: "Remove photo {place}",
  moved: "Now in place {place} of {count}",
  nowCover: "Now the cover",
  removed: "Photo removed",
  notKept:
    "This browser does not keep all of your photos: those that were not sent are lost when the page is closed. Sign in, and they are sent at once.",
  undo: "Undo",
  waiting: "Waiting",
  sending: "Sending photo {place}",
  percent: "{percent}%",
  held: "Waiting for the network",
  failed: "Not sent",
  retry: "Try again",
  offline: "No connection right now. Your photos go on by themselves when it is back.",
  morePlans: "Other plans take up to {most, plural, one {# photo} other {# photos}}",
  unreadable: "{file} is not a photo that we can read. Choose a JPEG, PNG or WebP.",
  cropFailed: "This photo cannot be read.",
  tooLarge: "{file} is too large.",
  notSent: "{file} could not be sent.",
  gone: "{file} is no longer there. Please add it again.",
  overLimit:
    "{limit, plural, one {Your plan takes # photo} other {Your plan takes # photos}}: {left, plural, one {# more was not added} other {# more were not added}}.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    photos: typeof photos;
  }
}
