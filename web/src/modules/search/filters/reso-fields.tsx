import { m } from '@lintel/messages';
import { createContext, useContext } from 'react';

/** True if the drawer shows the RESO Data Dictionary fields behind each filter. */
export const ShowResoFields = createContext(false);

export function ResoFields({ names }: { names: readonly string[] }) {
  if (!useContext(ShowResoFields)) return null;
  return <p className="text-12 break-words text-soft">{m.search__reso({ list: names.join(', ') })}</p>;
}
