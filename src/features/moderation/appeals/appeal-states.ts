/** How an appeal stands: the decision was upheld, or overturned. */
export const appealStates = ["waiting", "upheld", "overturned"] as const;
