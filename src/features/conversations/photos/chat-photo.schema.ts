/** In one message. */
export const mostPhotos = 6;
/** What a message says to programs that know no photos, where its writer said nothing. */
export const photoMark = "📷";
