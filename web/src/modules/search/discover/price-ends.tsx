import { m } from '@lintel/messages';
import { useEffect, useState } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import type { Bounds } from '../filters/range-text.ts';

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Parses a price; undefined if empty, null if invalid. */
function amount(written: string): number | undefined | null {
  const bare = written.replace(/[$,\s]/g, '');
  if (bare === '') return undefined;
  const value = Number(bare);
  return Number.isFinite(value) && value >= 0 && value <= 1e12 ? Math.round(value) : null;
}

/** Custom minimum and maximum price, applied on blur or Enter. */
export function PriceEnds({ bounds, onChange }: { bounds: Bounds; onChange: (bounds: Bounds) => void }) {
  const [written, write] = useState({ min: text(bounds.min), max: text(bounds.max) });
  useEffect(() => write({ min: text(bounds.min), max: text(bounds.max) }), [bounds.min, bounds.max]);
  const [min, max] = [amount(written.min), amount(written.max)];
  const wrongWay = min != null && max != null && min > max;
  const error = (value: number | undefined | null) =>
    value === null ? m.search__enter_a_price_in_digits() : undefined;

  const take = () => {
    if (min === null || max === null || wrongWay) return;
    if (min !== bounds.min || max !== bounds.max) onChange({ min, max });
  };
  const field = (end: 'min' | 'max') =>
    ({
      inputMode: 'numeric',
      autoComplete: 'off',
      value: written[end],
      onChange: (event: { target: { value: string } }) => write({ ...written, [end]: event.target.value }),
      onBlur: take,
      onKeyDown: ({ key }: { key: string }) => key === 'Enter' && take(),
    }) as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field
        quiet
        label={m.search__minimum_price()}
        placeholder={m.search__minimum_price()}
        {...field('min')}
        error={error(min)}
      />
      <Field
        quiet
        label={m.search__maximum_price()}
        placeholder={m.search__maximum_price()}
        {...field('max')}
        error={error(max) ?? (wrongWay ? m.search__lower_than_the_minimum_so() : undefined)}
      />
    </div>
  );
}
