import { useState } from 'react';

const name = 'lintel-search-as-i-move';

/** Whether the search follows the map: the person's last choice in this browser, initially true. */
export function useAsMoved(): [boolean, (asMoved: boolean) => void] {
  const [asMoved, setAsMoved] = useState(() => stored() !== 'no');
  const choose = (chosen: boolean) => {
    setAsMoved(chosen);
    try {
      localStorage.setItem(name, chosen ? 'yes' : 'no');
    } catch {
      // Without storage the choice lasts until the page is closed.
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
