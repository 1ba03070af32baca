import { Choice } from './choice.tsx';

export type Want = 'any' | 'must' | 'nice' | 'no';

const options = [
  { value: 'any', label: 'Any' },
  { value: 'must', label: 'Must' },
  { value: 'nice', label: 'Nice' },
  { value: 'no', label: 'No' },
] as const;

/** How much something is wanted: it must be there, would be nice, must not be there, or does not matter. */
export function TriState(props: { legend: string; value: Want; onChange: (want: Want) => void }) {
  return <Choice quiet legend={props.legend} options={options} value={props.value} onChange={props.onChange} />;
}
