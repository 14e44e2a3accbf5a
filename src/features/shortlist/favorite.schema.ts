/** So many listings may one person keep. */
export const mostFavorites = 500;
/** So many a guest's device keeps, and so many are taken over at once when they sign in. */
export const mostOfGuest = 100;
