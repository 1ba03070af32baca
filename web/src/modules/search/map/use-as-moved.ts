import { useState } from 'react';

const name = 'lintel-search-as-i-move';

/** Returns whether the search follows the map: the person's last choice in this browser, initially true. */
export function useAsMoved(): [boolean, (asMoved: boolean) => void] {
  const [asMoved, setAsMoved] = useState(() => stored() !== 'no');
  const choose = (chosen: boolean) => {
    setAsMoved(chosen);
    try {
      localStorage.setItem(name, chosen ? 'yes' : 'no');
    } catch {
      // The choice lasts until the page is closed if storage is unavailable.
    }
  };
  return [asMoved, choose];
}

function stored(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
