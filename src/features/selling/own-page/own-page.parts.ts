export { OwnFigures } from "./OwnFigures.tsx";
export { OwnState } from "./OwnState.tsx";
