import { m } from '@lintel/messages';
import { day } from '../../../ui/format.ts';

/** Date of the figures, and a note if the network is sample data. */
export function FiguresNote({ asOf, sample }: { asOf: string; sample: boolean }) {
  return (
    <p className="text-14 text-soft">
      {m.network__last_updated_2()} <time dateTime={asOf}>{day(asOf)}</time>.
      {sample && m.network__this_is_the_sample_network()}
    </p>
  );
}
