/** In one message. */
export const mostPhotos = 6;
/** What a message says to programs that know no photos, where its writer said nothing. */
export const photoMark = "📷";
/** In pixels: in a thread, and in full screen. */
export const chatWidths = [360, 1600] as const;
