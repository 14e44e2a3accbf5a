/** So many vehicles stand side by side. */
export const mostCompared = 4;
/** So many comparisons may one person keep. */
export const mostComparisons = 50;
export const longestName = 120;
