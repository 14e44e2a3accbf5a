/** A text of at most so many characters, as the database counts them: not halves. What is longer ends in an ellipsis. */
export function cut(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join("")}…`;
}
