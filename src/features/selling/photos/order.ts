/** The list with the one at `from` standing at `to`; beyond the ends is at the end. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [one] = list.slice(from, from + 1);
  const place = Math.min(Math.max(to, 0), list.length - 1);
  if (one === undefined || place === from) return list;
  return list.toSpliced(from, 1).toSpliced(place, 0, one);
}

/** Where a key takes the photo at `at`; undefined for a key that moves nothing. Left is onward from right to left. */
export function placeByKey(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  const onward = rightToLeft ? -1 : 1;
  const to: Record<string, number> = {
    ArrowRight: at + onward,
    ArrowLeft: at - onward,
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: count - 1,
  };
  const place = to[key];
  return place === undefined ? undefined : Math.min(Math.max(place, 0), count - 1);
}
