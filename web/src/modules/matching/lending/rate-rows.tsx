import { m } from '@lintel/messages';
import { loanProducts } from '@lintel/server/matching';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { loanName } from '../loan-name.ts';
import type { RateDraft } from './sheet-draft.ts';

const loanOptions = loanProducts.map((value) => ({ value, label: loanName(value) }));

/** One rate per row. Labels appear above the first row on wide screens, and above each field on phones. */
export function RateRows(props: {
  rates: readonly RateDraft[];
  wrong: Record<string, string>;
  onChange: (rates: RateDraft[]) => void;
}) {
  const { rates, wrong, onChange } = props;
  const put = (key: number, change: Partial<RateDraft>) =>
    onChange(rates.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const add = () => {
    const last = rates.at(-1);
    const key = Math.max(0, ...rates.map((one) => one.key)) + 1;
    onChange([
      ...rates,
      { key, product: last?.product ?? 'conventional', termYears: last ? '' : '30', rate: '', points: '0' },
    ]);
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 text-14 font-medium">{m.matching__rates()}</legend>
      {rates.length === 0 && <p className="text-14 text-soft">{m.matching__you_havent_added_a_rate()}</p>}
      {rates.map((one, at) => {
        const name = m.matching__years_2({ product: loanName(one.product), termYears: one.termYears || '?' });
        const cell = (field: keyof RateDraft, label: string) => ({
          label,
          value: one[field],
          error: wrong[`rates.${at}.${field}`],
          onChange: ({ target }: { target: { value: string } }) => put(one.key, { [field]: target.value }),
        });
        return (
          <fieldset
            key={one.key}
            className="grid grid-cols-[repeat(2,minmax(0,1fr))] items-start gap-3 border-b border-line pb-3 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
          >
            <legend className="sr-only">{name}</legend>
            <Select {...cell('product', m.matching__loan())} options={loanOptions} />
            <Field {...cell('termYears', m.matching__years_3())} type="number" inputMode="numeric" min={1} max={40} />
            <Field {...cell('rate', m.matching__rate_per_year())} type="number" inputMode="decimal" step="0.001" />
            <Field {...cell('points', 'Points, %')} type="number" inputMode="decimal" step="0.125" />
            <Button
              kind="quiet"
              className="justify-self-start md:mt-6"
              aria-label={m.matching__remove({ name })}
              onClick={() => onChange(rates.filter(({ key }) => key !== one.key))}
            >
              <Trash2 aria-hidden size={16} strokeWidth={1.5} />{' '}
              <span className="md:sr-only">{m.matching__remove_2()}</span>
            </Button>
          </fieldset>
        );
      })}
      {wrong.rates && <p className="text-14 text-danger">{wrong.rates}</p>}
      <Button kind="secondary" size="sm" className="justify-self-start" onClick={add}>
        <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.matching__add_a_rate()}
      </Button>
    </fieldset>
  );
}
