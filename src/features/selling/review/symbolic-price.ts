/** In US dollars: no vehicle is sold for less, with or without others to compare it with. */
const least = 100;

export const isSymbolic = (priceUsd: number) => priceUsd > 0 && priceUsd < least;
