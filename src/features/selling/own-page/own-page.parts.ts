export { OwnPapers } from "#features/papers/own/OwnPapers.tsx";
export { OwnFigures } from "./OwnFigures.tsx";
export { OwnState } from "./OwnState.tsx";
