import { m } from '@lintel/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/fields/field.tsx';
import type { AgentType } from './choice-values.ts';
import { bands, kindsOf, timings, tones, typeChoices } from './choices.ts';
import { WeightSliders } from './criteria/weight-sliders.tsx';
import { type MatchState, readWeights, writeWeights } from './match-state.ts';

const any = (label: string) => ({ value: '', label });

const languages = [
  {
    value: '',
    get label() {
      return m.professionals__any_language();
    },
  },
  ...['ar', 'de', 'en', 'es', 'fa', 'fr', 'hi', 'it', 'ja', 'ko', 'pa', 'pl', 'pt', 'ru', 'tl', 'uk', 'ur', 'vi', 'zh']
    .map((value) => ({ value, label: new Intl.DisplayNames('en', { type: 'language' }).of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
];

/** Form with the criteria of a match. `fixedType` hides the choice of agent type. */
export function MatchForm(props: { state: MatchState; fixedType?: AgentType; onFind: (state: MatchState) => void }) {
  const [draft, setDraft] = useState(props.state);
  const change = (to: Partial<MatchState>) => setDraft({ ...draft, ...to });
  const type = props.fixedType ?? draft.type;
  const isLender = type === 'mortgage';
  const find = (event: FormEvent) => {
    event.preventDefault();
    props.onFind({ ...draft, place: draft.place.trim() });
  };
  return (
    <form onSubmit={find} noValidate className="lintel grid gap-5 p-4 md:p-6">
      <div className="grid gap-4 min-[23rem]:grid-cols-2 lg:grid-cols-4">
        {!props.fixedType && (
          <div className="max-lg:col-span-full">
            <Select
              label={m.matching__agent_type()}
              options={typeChoices}
              value={draft.type}
              onChange={({ target }) => change({ type: target.value as AgentType, kind: '' })}
            />
          </div>
        )}
        <Field
          label={m.matching__location()}
          placeholder={m.matching__austin_tx()}
          autoComplete="address-level2"
          maxLength={100}
          value={draft.place}
          onChange={({ target }) => change({ place: target.value })}
        />
        <Select
          label={isLender ? m.matching__loan_type() : m.matching__property_type()}
          options={[any(m.matching__any_type()), ...kindsOf(type)]}
          value={draft.kind}
          onChange={({ target }) => change({ kind: target.value })}
        />
        <Select
          label={isLender ? m.matching__loan_amount() : m.matching__price_range()}
          options={[any(m.matching__any_amount()), ...bands]}
          value={draft.band}
          onChange={({ target }) => change({ band: target.value })}
        />
        <Select
          label={m.matching__language()}
          options={languages}
          value={draft.language}
          onChange={({ target }) => change({ language: target.value })}
        />
        <Select
          label={m.matching__communication_style()}
          options={[any(m.matching__no_preference()), ...tones]}
          value={draft.tone}
          onChange={({ target }) => change({ tone: target.value })}
        />
        <Select
          label={m.matching__when_you_want_to_buy()}
          options={[any(m.matching__not_decided()), ...timings]}
          value={draft.when}
          onChange={({ target }) => change({ when: target.value })}
        />
        <Button type="submit" className="self-end max-lg:col-span-full">
          {isLender ? m.matching__find_mortgage_agents() : m.matching__find_my_match()}
        </Button>
      </div>
      <details className="group border-t border-line pt-3" open={draft.weights !== '' || undefined}>
        <summary className="link inline-flex min-h-8 items-center text-14">{m.matching__what_matters_to_you()}</summary>
        <div className="grid gap-4 pt-3">
          <p className="max-w-measure text-14 text-soft">{m.matching__by_default_each_criterion_has()}</p>
          <WeightSliders
            weights={readWeights(draft.weights)}
            onChange={(weights) => change({ weights: writeWeights(weights) })}
          />
        </div>
      </details>
    </form>
  );
}
