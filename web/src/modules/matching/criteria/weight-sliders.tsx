import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { CriterionName } from '@lintel/server/matching';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { WEIGHT_MAX, type Weights } from '../match-state.ts';
import { criterionNames } from './criterion-names.ts';

const words: Record<string, string> = texts({
  0: m.matching__not_counted,
  0.5: m.matching__less_weight,
  1: m.matching__standard_weight,
  1.5: m.matching__more_weight,
  2: m.matching__double_weight,
});

/** Weight of each criterion for this buyer. Changes the order only, not the results of any professional. */
export function WeightSliders(props: { weights: Weights; onChange: (weights: Weights) => void }) {
  const { weights, onChange } = props;
  const changed = Object.keys(weights).length;
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{m.matching__weight_of_each_criterion()}</legend>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {Object.entries(criterionNames).map(([name, label]) => (
          <Slider
            key={name}
            label={label}
            value={weights[name as CriterionName] ?? 1}
            onChange={(value) => {
              const { [name as CriterionName]: _, ...others } = weights;
              onChange(value === 1 ? others : { ...others, [name]: value });
            }}
          />
        ))}
      </div>
      {changed > 0 && (
        <Button kind="secondary" size="sm" className="justify-self-start" onClick={() => onChange({})}>
          {m.matching__reset_weights()}
        </Button>
      )}
    </fieldset>
  );
}

function Slider(props: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  const valueText = words[props.value] ?? '';
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex flex-wrap justify-between gap-x-3 text-14">
        <span className="font-medium">{props.label}</span>
        <span className={props.value === 1 ? 'text-soft' : 'font-medium text-primary'}>{valueText}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={WEIGHT_MAX}
        step={0.5}
        value={props.value}
        aria-valuetext={valueText}
        onChange={({ target }) => props.onChange(Number(target.value))}
        className="h-8 w-full accent-primary"
      />
    </div>
  );
}
