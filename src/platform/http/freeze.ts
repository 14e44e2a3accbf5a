/** Makes whatever changes the answer fail: it may be one that stays in memory, and is given to others. */
export function freeze<T>(answer: T): T {
  if (typeof answer !== "object" || answer === null || Object.isFrozen(answer)) return answer;
  for (const part of Object.values(answer)) freeze(part);
  return Object.freeze(answer);
}
