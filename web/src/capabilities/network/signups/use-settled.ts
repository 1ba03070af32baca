import { useEffect, useState } from 'react';

/** A value once it has rested for a moment, for what asks the server by it. */
export function useSettled<T>(value: T, pauseMs = 400): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
