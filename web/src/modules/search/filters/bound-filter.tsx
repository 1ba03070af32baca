import type { Field as FieldName } from '@lintel/hypersearch/facts';
import { boundFilters } from '@lintel/hypersearch/filters';
import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { whole } from '../../../ui/format.ts';
import { BoundInput } from '../bound-input.tsx';
import { fieldForm } from '../vocabulary.ts';
import { type Bounds, rangeText, sameRange } from './range-text.ts';
import { ResoFields } from './reso-fields.tsx';

interface BoundFilterProps {
  field: FieldName;
  bounds: Bounds | undefined;
  /** Number of homes for each step; undefined while loading. */
  counts: readonly number[] | undefined;
  onChange: (bounds: Bounds) => void;
  /** Content above the steps. */
  children?: ReactNode;
}

/** Minimum and maximum of one field: steps with their numbers of homes, and free input. An empty end is open. */
export function BoundFilter({ field, bounds = {}, counts, onChange, children }: BoundFilterProps) {
  const { label, unit } = fieldForm(field);
  const { steps, reso } = boundFilters[field];
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-14 font-medium">
        {label}
        {unit && <span className="font-normal text-soft">, {unit}</span>}
      </legend>
      {children}
      <ul
        className={cx(
          'grid gap-1',
          isWide(steps, field)
            ? 'grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))]',
        )}
      >
        {steps.map((step, at) => (
          <li key={rangeText(field, step)} className="grid">
            <Step
              text={rangeText(field, step)}
              label={label}
              count={counts?.[at]}
              pressed={sameRange(bounds, step)}
              onPress={() => onChange(sameRange(bounds, step) ? {} : step)}
            />
          </li>
        ))}
      </ul>
      <Ends field={field} bounds={bounds} onChange={onChange} />
      <ResoFields names={reso} />
    </fieldset>
  );
}

const isWide = (steps: readonly Bounds[], field: FieldName) => steps.some((step) => rangeText(field, step).length > 6);

interface StepProps {
  text: string;
  label: string;
  count: number | undefined;
  pressed: boolean;
  onPress: () => void;
}

function Step({ text, label, count, pressed, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'grid min-h-11 content-center justify-items-center rounded-control border px-1 text-14 hover:border-ink',
        pressed ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-raised',
      )}
    >
      <span>
        <span className="sr-only">{label}: </span>
        {text}
      </span>
      <span className={cx('text-12 tabular-nums', pressed ? 'text-on-primary' : 'text-soft')}>
        {count === undefined ? '…' : whole(count)}
        <span className="sr-only"> {count === 1 ? 'home' : 'homes'}</span>
      </span>
    </button>
  );
}

function Ends({ field, bounds, onChange }: { field: FieldName; bounds: Bounds; onChange: (bounds: Bounds) => void }) {
  const { label } = fieldForm(field);
  const wrongWay = bounds.min !== undefined && bounds.max !== undefined && bounds.min > bounds.max;
  return (
    <div className="grid grid-cols-2 gap-2">
      <BoundInput
        field={field}
        label={m.search__at_least_2({ label })}
        placeholder={m.search__at_least()}
        value={bounds.min}
        onValue={(min) => onChange({ ...bounds, min })}
      />
      <BoundInput
        field={field}
        label={m.search__at_most_2({ label })}
        placeholder={m.search__at_most()}
        value={bounds.max}
        error={wrongWay ? m.search__lower_than_the_minimum_so() : undefined}
        onValue={(max) => onChange({ ...bounds, max })}
      />
    </div>
  );
}
