import { m } from '@lintel/messages';
import { Choice } from './choice.tsx';

export type Want = 'any' | 'must' | 'nice' | 'no';

const options = [
  {
    value: 'any',
    get label() {
      return m.ui__any();
    },
  },
  {
    value: 'must',
    get label() {
      return m.ui__must();
    },
  },
  {
    value: 'nice',
    get label() {
      return m.ui__nice();
    },
  },
  {
    value: 'no',
    get label() {
      return m.ui__no();
    },
  },
] as const;

/** Preference for a feature: required, preferred, excluded, or irrelevant. */
export function TriState(props: { legend: string; value: Want; onChange: (want: Want) => void }) {
  return <Choice quiet legend={props.legend} options={options} value={props.value} onChange={props.onChange} />;
}
