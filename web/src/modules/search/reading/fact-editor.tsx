import {
  type Criterion,
  type Fact,
  type Feature,
  factText,
  features,
  type HomeType,
  homeTypes,
  parseFact,
  type Sort,
  sorts,
} from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { featureName, typeNames } from '../../listings/index.ts';
import { BoundInput } from '../bound-input.tsx';
import { PlaceField } from '../place-field.tsx';
import { distanceUnits, fieldForm, shownLimit, sortLabels } from '../vocabulary.ts';

const typeOptions = homeTypes.map((value) => ({ value, label: typeNames[value] }));
const featureOptions = features
  .map((value) => ({ value, label: featureName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));
const sortOptions = sorts.map((value) => ({ value, label: sortLabels[value] ?? value }));

/** Edits the value of a fact. Refused and unsupported facts have none. */
export function FactEditor({ fact, onChange }: { fact: Fact; onChange: (fact: string) => void }) {
  const [draft, setDraft] = useState(() => inOwnUnits(fact));
  if (fact.kind === 'refuse' || fact.kind === 'unsupported') return null;
  const text = factText(draft);
  const valid = parseFact(text) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) onChange(text);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Inputs fact={draft} onChange={setDraft} />
      <Button type="submit" unavailable={valid ? undefined : m.search__enter_a_value_first()}>
        {m.search__apply()}
      </Button>
    </form>
  );
}

/** Converts a distance to the viewer's unit, as its chip shows it. */
function inOwnUnits(fact: Fact): Fact {
  if (fact.kind === 'prefer') return { ...fact, criterion: inOwnUnits(fact.criterion) as Criterion };
  return fact.kind === 'near' && fact.within ? { ...fact, within: shownLimit(fact.within) } : fact;
}

function Inputs({ fact, onChange }: { fact: Fact; onChange: (fact: Fact) => void }) {
  switch (fact.kind) {
    case 'prefer':
      return (
        <Inputs
          fact={fact.criterion}
          onChange={(criterion) => onChange({ kind: 'prefer', criterion: criterion as Criterion })}
        />
      );
    case 'sort':
      return (
        <Select
          label={m.search__sort_by()}
          options={sortOptions}
          value={fact.sort}
          onChange={(event) => onChange({ ...fact, sort: event.target.value as Sort })}
        />
      );
    case 'bound':
      return <BoundInputs fact={fact} onChange={onChange} />;
    case 'type':
      return (
        <Select
          label={m.search__type_of_home()}
          options={typeOptions}
          value={fact.type}
          onChange={(event) => onChange({ ...fact, type: event.target.value as HomeType })}
        />
      );
    case 'feature':
      return (
        <Select
          label={m.search__feature()}
          options={featureOptions}
          value={fact.feature}
          onChange={(event) => onChange({ ...fact, feature: event.target.value as Feature })}
        />
      );
    case 'place':
      return <PlaceField value={fact.name} onChange={(name) => onChange({ kind: 'place', name, not: fact.not })} />;
    case 'near':
      return <NearInputs fact={fact} onChange={onChange} />;
    case 'state':
    case 'zip':
      return (
        <Field
          label={fact.kind === 'zip' ? m.search__zip_or_postal_code() : m.search__state_or_province_two_letters()}
          value={fact.code}
          onChange={(event) => onChange({ ...fact, code: event.target.value.toUpperCase() })}
        />
      );
    default:
      return null;
  }
}

type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

function BoundInputs({ fact, onChange }: { fact: Of<'bound'>; onChange: (fact: Fact) => void }) {
  const { label, unit } = fieldForm(fact.field);
  return (
    <>
      <Choice
        legend={label}
        options={[
          { value: '>=', label: m.search__at_least() },
          { value: '<=', label: m.search__at_most() },
        ]}
        value={fact.op}
        onChange={(op) => onChange({ ...fact, op })}
      />
      <BoundInput
        field={fact.field}
        label={`${label}${unit ? `, ${unit}` : ''}`}
        help={unit}
        value={Number.isNaN(fact.value) ? undefined : fact.value}
        onValue={(value = Number.NaN) => onChange({ ...fact, value })}
      />
    </>
  );
}

function NearInputs({ fact, onChange }: { fact: Of<'near'>; onChange: (fact: Fact) => void }) {
  const within = fact.within;
  return (
    <>
      <Field
        label={m.search__near()}
        value={fact.name}
        onChange={(event) => onChange({ ...fact, name: event.target.value })}
      />
      {within && (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field
            label={within.unit === 'min' ? m.search__at_most_minutes() : m.search__at_most()}
            type="number"
            min={within.unit === 'min' ? 1 : 0.1}
            step={within.unit === 'min' ? 1 : 'any'}
            value={Number.isNaN(within.value) ? '' : within.value}
            onChange={(event) => onChange({ ...fact, within: { ...within, value: event.target.valueAsNumber } })}
          />
          {within.unit !== 'min' && (
            <Select
              label={m.search__unit()}
              options={distanceUnits}
              value={within.unit}
              onChange={(event) =>
                onChange({ ...fact, within: { ...within, unit: event.target.value as 'mi' | 'km' } })
              }
            />
          )}
        </div>
      )}
    </>
  );
}
