/** How many replies one may prepare, and how long each is, in characters. */
export const mostPrepared = 10;
export const longestPrepared = 500;
