import { m } from '@lintel/messages';
import type { Country } from '@lintel/mortgage';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { rememberState, statesIn } from './places.ts';

export function CountryChoice(props: { value: Country; onChange: (country: Country) => void }) {
  return (
    <Choice<Country>
      legend={m.lending__country()}
      options={[
        { value: 'US', label: m.lending__usa() },
        { value: 'CA', label: m.lending__canada() },
      ]}
      {...props}
    />
  );
}

/** The state or province, which this device remembers. */
export function StateSelect(props: {
  country: Country;
  value: string;
  onChange: (state: string) => void;
  /** It may be left open. */
  optional?: boolean;
}) {
  const { country, value, onChange, optional } = props;
  return (
    <Select
      label={m.lending__state_or_province()}
      value={value}
      onChange={({ target }) => {
        rememberState(country, target.value);
        onChange(target.value);
      }}
      options={[...(optional ? [{ value: '', label: m.lending__choose() }] : []), ...statesIn(country)]}
    />
  );
}
