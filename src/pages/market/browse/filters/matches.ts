/** Whether a name has what is typed: letters only, no accents or Arabic marks, the alefs and the like as one. */
export function matches(name: string, typed: string): boolean {
  return folded(name).includes(folded(typed));
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|ـ/gu, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/[\s-]+/g, "");
