/** What is said of a vehicle's origin and papers, as far as one answer depends on another. */
export interface ProvenanceSaid {
  titleStatus?: string | null | undefined;
  accidentHistory?: boolean | null | undefined;
  plate?: string | null | undefined;
  plateNumber?: string | null | undefined;
}

/**
 * What does not fit together, by field: a salvage vehicle cannot hide its accident, and a number needs a plate. The
 * database holds to the same (migration 0095).
 */
export function provenanceErrors(said: ProvenanceSaid): Record<string, `field.${string}`> {
  return {
    ...(said.titleStatus === "salvage" &&
      !said.accidentHistory && { accidentHistory: "field.salvage_accident" }),
    ...(said.plateNumber &&
      said.plate !== "private" &&
      said.plate !== "public" && { plateNumber: "field.plate_kind" }),
  };
}
