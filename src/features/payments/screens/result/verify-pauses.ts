/** How long one waits before the gateway is asked again, in milliseconds: longer each time, and in the end not any more. */
const pauses = [2, 3, 5, 8, 13, 20, 30, 30].map((seconds) => seconds * 1000);

/** The pause after so many answers that settled nothing; false when it is enough, and the job of the server goes on alone. */
export const pauseAfter = (answers: number): number | false => pauses[answers - 1] ?? false;
