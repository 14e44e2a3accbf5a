/** Of what is wrong with a decision, in characters: for the server and the screens alike. */
export const noteLimits = { shortest: 10, longest: 500 } as const;
