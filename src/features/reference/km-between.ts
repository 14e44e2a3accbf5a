/** In degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Of the earth, in kilometres. */
const radius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way along the great circle, in kilometres (haversine, which is exact for short ways too). */
export function kmBetween(a: Position, b: Position): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = half(a.latitude, b.latitude) + across * half(a.longitude, b.longitude);
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
