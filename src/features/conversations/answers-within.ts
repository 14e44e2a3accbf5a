/** The words for how soon a seller answers: a round promise rather than a figure that pretends to be exact. */
export function answersWithin(minutes: number) {
  if (minutes <= 15) return "answersQuarter";
  if (minutes <= 60) return "answersHour";
  if (minutes <= 300) return "answersHours";
  return minutes <= 1440 ? "answersDay" : "answersDays";
}
