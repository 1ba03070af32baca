import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from './calls.ts';
import { SaveFigures } from './save-figures.tsx';

/** Asks a signed-in person without a profile for their figures. */
export default function LiveNote() {
  const { data: profile } = useQuery(profileQuery);
  return profile === null ? <SaveFigures sentence={m.affordability__save_your_figures_first()} /> : null;
}
