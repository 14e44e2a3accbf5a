/** «بال», «لل», «و» …: the article and what is written together with a word, the longest first. */
export const prefixes = ["وال", "بال", "عال", "لل", "ال", "ب", "و", "ل", "ع"] as const;

export const withoutArticle = (word: string) => word.replace(/^(ال|لل|بال)/, "");
