import { m } from '@lintel/messages';
import { createContext, useContext } from 'react';

/** Whether the drawer tells of each filter on which fields of the RESO Data Dictionary it stands. */
export const ShowResoFields = createContext(false);

export function ResoFields({ names }: { names: readonly string[] }) {
  if (!useContext(ShowResoFields)) return null;
  return <p className="text-12 break-words text-soft">{m.search__reso({ list: names.join(', ') })}</p>;
}
