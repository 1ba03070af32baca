import { m } from '@lintel/messages';
import { useEffect, useState } from 'react';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
import type { Bounds } from '../filters/range-text.ts';

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

const amount = (written: string): number | undefined => (written === '' ? undefined : Math.round(Number(written)));

/** Custom minimum and maximum price, applied on blur or Enter. */
export function PriceEnds({ bounds, onChange }: { bounds: Bounds; onChange: (bounds: Bounds) => void }) {
  const [written, write] = useState({ min: text(bounds.min), max: text(bounds.max) });
  useEffect(() => write({ min: text(bounds.min), max: text(bounds.max) }), [bounds.min, bounds.max]);
  const [min, max] = [amount(written.min), amount(written.max)];
  const wrongWay = min !== undefined && max !== undefined && min > max;

  const take = () => {
    if (wrongWay) return;
    if (min !== bounds.min || max !== bounds.max) onChange({ min, max });
  };
  const field = (end: 'min' | 'max') =>
    ({
      value: written[end],
      onAmount: (typed: string) => write({ ...written, [end]: typed }),
      onBlur: take,
      onKeyDown: ({ key }: { key: string }) => key === 'Enter' && take(),
    }) as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      <MoneyInput quiet label={m.search__minimum_price()} placeholder={m.search__minimum_price()} {...field('min')} />
      <MoneyInput
        quiet
        label={m.search__maximum_price()}
        placeholder={m.search__maximum_price()}
        {...field('max')}
        error={wrongWay ? m.search__lower_than_the_minimum_so() : undefined}
      />
    </div>
  );
}
