/** Of photos that few may see, in pixels: in a row of them, and in full screen. */
export const privateWidths = [360, 1600] as const;
