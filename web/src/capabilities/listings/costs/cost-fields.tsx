import type { Property } from '@lintel/server/listings';
import { Choice } from '../../../ui/choice.tsx';
import { Select } from '../../../ui/field.tsx';
import { signOf } from '../../../ui/format.ts';
import { CaFields } from './ca-fields.tsx';
import { type FieldsProps, NumberField } from './number-field.tsx';
import { UsFields } from './us-fields.tsx';

/** Every number that the costs rest on. */
export function CostFields({ country, read, change }: FieldsProps & { country: Property['country'] }) {
  const { inputs } = read;
  const american = country === 'US';
  const sign = signOf(american ? 'USD' : 'CAD');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Group title="Price and loan">
        <NumberField read={read} change={change} name="price" label={`Price offered (${sign})`} />
        <DownPayment read={read} change={change} sign={sign} />
        <NumberField read={read} change={change} name="rate" label="Interest rate (% a year)" />
        <Select
          label={american ? 'Years' : 'Years until it is paid back (amortization)'}
          value={inputs.years}
          options={(american ? [10, 15, 20, 25, 30] : [5, 10, 15, 20, 25, 30]).map((years) => ({
            value: String(years),
            label: `${years} years`,
          }))}
          onChange={(event) => change({ years: event.target.value })}
        />
        {american ? <UsFields read={read} change={change} /> : <CaFields read={read} change={change} />}
      </Group>
      <Group title="Tax, insurance and fees">
        <NumberField
          read={read}
          change={change}
          name="tax"
          label={`Property tax (${sign} a year)`}
          help={open(inputs.tax)}
        />
        <NumberField read={read} change={change} name="insurance" label={`Home insurance (${sign} a year)`} />
        <NumberField
          read={read}
          change={change}
          name="dues"
          label={`${american ? 'HOA or condo fee' : 'Condo or strata fee'} (${sign} a month)`}
          help={open(inputs.dues)}
        />
      </Group>
      <Group title="At closing">
        <NumberField read={read} change={change} name="closing" label="Closing costs (% of the price)" />
        {american && (
          <>
            <NumberField read={read} change={change} name="points" label="Points (% of the loan)" />
            <NumberField read={read} change={change} name="taxMonths" label="Property tax in advance (months)" />
            <NumberField
              read={read}
              change={change}
              name="insuranceMonths"
              label="Home insurance in advance (months)"
            />
          </>
        )}
      </Group>
    </div>
  );
}

const open = (typed: string): string | undefined =>
  typed.trim() === '' ? 'Not known: left out of the total' : undefined;

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-14 font-semibold">{title}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function DownPayment({ read, change, sign }: FieldsProps & { sign: string }) {
  const { inputs, purchase } = read;
  const turn = (downAs: 'percent' | 'amount') => {
    const { downCents, priceCents } = purchase;
    const down = downAs === 'amount' ? downCents / 100 : Math.round((downCents * 10_000) / priceCents) / 100;
    change({ downAs, down: String(down) });
  };
  const asAmount = inputs.downAs === 'amount';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <NumberField read={read} change={change} name="down" label={`Down payment (${asAmount ? sign : '%'})`} />
      <Choice
        quiet
        legend="Down payment as"
        value={asAmount ? 'amount' : 'percent'}
        onChange={turn}
        options={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: sign },
        ]}
      />
    </div>
  );
}
