import { foldText } from "#text/fold.ts";

/** Whether a name has what is typed, however either is written; "land rover" is "landrover". */
export const matches = (name: string, typed: string): boolean => together(name).includes(together(typed));

const together = (text: string) => foldText(text).replaceAll(" ", "");
