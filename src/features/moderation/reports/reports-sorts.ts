/** How reported listings are ordered, for the call and the screen alike; a minus in front: the other way round. */
export const reportsSorts = ["-open", "open", "since", "-since"] as const;
export type ReportsSort = (typeof reportsSorts)[number];
