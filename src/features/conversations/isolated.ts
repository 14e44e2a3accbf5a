/** A name or a text within a sentence, whichever direction either has. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
