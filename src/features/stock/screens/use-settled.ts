import { useEffect, useState } from "react";

const settledMs = 300;

/** A value once it has stayed the same for a moment; by what it says, not by which object it is. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is in its text
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
