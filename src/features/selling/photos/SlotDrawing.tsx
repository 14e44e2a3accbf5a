import type { PhotoSlot } from "#features/media/upload.contract.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";

const wheel = (x: number) => `M${x - 5} 27a5 5 0 1 0 10 0a5 5 0 1 0-10 0`;
const carSide = `M8 27H4.5v-6.5c0-1 .6-1.6 1.6-1.8l7.4-1.4 6-6.1c.7-.7 1.5-1 2.5-1h10c1 0 1.8.3 2.5 1l5.6 6.1 2.4.9c.7.3 1 .9 1 1.7V27H40M18 27h12
M16.5 17.3h20M27 10.5v6.8${wheel(13)}${wheel(35)}`;
const bikeSide = `M3.5 27a6 6 0 1 0 12 0a6 6 0 1 0-12 0M32.500 27a6 6 0 1 0 12 0a6 6 0 1 0-12 0
M9.500 27l5.500-14h4M12.600 17c3-1.500 7-1.500 9.400 1h14l4.500-2.500M20 27h9.500l4-8.500M14 22l6 5M29.500 27h9`;

/** What each place shows, on a field of 48 by 36, with one line; of the sides the left one, which the right one mirrors. */
const drawings: Record<VehicleType, Partial<Record<PhotoSlot, string>>> = {
  car: {
    front: `M14.500 8h19c1.200 0 2 .6 2.400 1.700L38 17H10l2.100-7.300C12.500 8.600 13.300 8 14.500 8ZM10 17c-2.400.6-3.500 2-3.500 4.500V28h35v-6.500c0-2.500-1.100-3.900-3.500-4.500
M9 28v4h5v-4M34 28v4h5v-4M10.500 21h5M32.500 21h5M18 20.500h12M19 25h10v3H19Z`,
    rear: `M14.500 7h19c1.200 0 2 .6 2.400 1.700L38 15H10l2.100-6.300C12.500 7.600 13.300 7 14.500 7ZM10 15c-2.400.6-3.500 2-3.500 4.500V28h35v-8.500c0-2.500-1.100-3.900-3.500-4.500
M9 28v4h5v-4M34 28v4h5v-4M6.500 19.500h6v3h-6M41.500 19.500h-6v3h6M19 20h10v4H19ZM12 28v-2M36 28v-2`,
    left: carSide,
    right: carSide,
    interior: `M15 6h6c1.500 0 2.300.8 2.500 2.300l1 11.700H14L12.700 8.500C12.600 7 13.500 6 15 6ZM14 20l-1 4.500c-.3 1.500.5 2.500 2 2.500h10c1.500 0 2.300-1 2-2.500L26 20
M19.500 27v4M33 7v12c0 1 .6 1.700 1.500 2L40 23v8M29 31h14`,
    dashboard: `M4.500 30V18c6-4.500 33-4.500 39 0v12M9 23.500a8 8 0 1 0 16 0a8 8 0 1 0-16 0M14.800 23.500a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0
M9 23.500h5.800M19.200 23.500H25M17 25.700v5.800M29.500 20h10v6h-10Z`,
    engine: `M12 14h5l3-3h9l3 4h4v4h3v-3h3.500v12H39v-3h-3v4H20l-4-4h-4ZM12 14v11M8 16v8M8 20h4M22 11V8M18 8h8`,
    papers: `M12 5h16l8 8v18H12ZM28 5v8h8M17 18h14M17 22.500h14M17 27h8`,
  },
  motorcycle: {
    front: `M21 22v9c0 1.500 1 2.500 3 2.500s3-1 3-2.500v-9M19 24V14M29 24V14M19.500 11a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M10 10.500l5-3.500h4M38 10.500L33 7h-4
M7 8.500h5M36 8.500h5`,
    rear: `M20.500 23v8.500c0 1.500 1.200 2.500 3.500 2.500s3.500-1 3.500-2.500V23M17.500 12h13l-2 6h-9ZM19.500 18v4.500h9V18M11 9l5-2.500h16L37 9M8 7.500h5M35 7.500h5M22 15h4`,
    left: bikeSide,
    right: bikeSide,
    dashboard: `M13 20a11 11 0 1 0 22 0a11 11 0 1 0-22 0M24 20l5-5.500M16.500 20H18M30 20h1.500M24 12.500V14M24 31v3M3.500 13l8 2.500M44.500 13l-8 2.500`,
    engine: `M16 22h16v8c0 1.500-.8 2.500-2.500 2.500h-11c-1.700 0-2.500-1-2.500-2.500ZM17 22l-2-13h18l-2 13M14 12.500h20M14.600 16h18.800M15.200 19.300h17.600M18 9V5h12v4M32 27h6v4`,
    wheels: `M10 18a14 14 0 1 0 28 0a14 14 0 1 0-28 0M14 18a10 10 0 1 0 20 0a10 10 0 1 0-20 0M21.500 18a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0
M24 8v7.500M24 20.500V28M14 18h7.500M26.500 18H34M17 11l5 5M26 20l5 5M31 11l-5 5M22 20l-5 5`,
    papers: `M12 5h16l8 8v18H12ZM28 5v8h8M17 18h14M17 22.500h14M17 27h8`,
  },
};

/** What a photo for a place is to show. The same from right to left: a left side is a left side. */
export function SlotDrawing({ vehicleType, slot }: { vehicleType: VehicleType; slot: PhotoSlot }) {
  return (
    <svg
      viewBox="0 0 48 36"
      width="56"
      height="42"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d={drawings[vehicleType][slot]}
        transform={slot === "right" ? "matrix(-1 0 0 1 48 0)" : undefined}
      />
    </svg>
  );
}
