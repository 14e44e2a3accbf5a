/** So many listings that were looked at last are kept, on a device and on an account. */
export const mostRecent = 30;
