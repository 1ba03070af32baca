import { useState } from 'react';

const name = 'lintel-search-as-i-move';

/** Whether the search follows the map: what the person last chose in this browser, at first yes. */
export function useAsMoved(): [boolean, (asMoved: boolean) => void] {
  const [asMoved, setAsMoved] = useState(() => stored() !== 'no');
  const choose = (chosen: boolean) => {
    setAsMoved(chosen);
    try {
      localStorage.setItem(name, chosen ? 'yes' : 'no');
    } catch {
      // Without storage the choice holds until the page is left.
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
