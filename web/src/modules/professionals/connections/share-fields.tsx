import { m } from '@lintel/messages';
import { type SharedFact, sharedFacts, sharedLabels } from '@lintel/server/professionals';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

/** Facts to share: the name always, the rest optional. */
export function ShareFields(props: {
  shared: readonly SharedFact[];
  onChange: (shared: SharedFact[]) => void;
  firstName: string;
}) {
  const { shared, onChange, firstName } = props;
  const has = (fact: SharedFact) => fact === 'name' || shared.includes(fact);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-14 font-medium">{m.professionals__what_can_see({ firstName })}</legend>
      {sharedFacts.map((fact) => (
        <Checkbox
          key={fact}
          label={fact === 'name' ? m.professionals__name_always_shared() : sharedLabels[fact]}
          checked={has(fact)}
          disabled={fact === 'name'}
          onChange={({ target }) =>
            onChange(sharedFacts.filter((each) => (each === fact ? target.checked : has(each))))
          }
        />
      ))}
    </fieldset>
  );
}
