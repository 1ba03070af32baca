import { m } from '@lintel/messages';
import type { Property } from '@lintel/server/listings';
import { Choice } from '../../../../ui/fields/choice.tsx';
import { Select } from '../../../../ui/fields/field.tsx';
import { signOf } from '../../../../ui/format.ts';
import { CaFields } from './ca-fields.tsx';
import { type FieldsProps, NumberField } from './number-field.tsx';
import { UsFields } from './us-fields.tsx';

/** Fields for every input of the cost calculation. */
export function CostFields({ country, read, change }: FieldsProps & { country: Property['country'] }) {
  const { inputs } = read;
  const american = country === 'US';
  const sign = signOf(american ? 'USD' : 'CAD');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Group title={m.listings__price_and_loan()}>
        <NumberField read={read} change={change} name="price" label={m.listings__offer_price({ sign })} />
        <DownPayment read={read} change={change} sign={sign} />
        <NumberField read={read} change={change} name="rate" label={m.listings__interest_rate_a_year()} />
        <Select
          label={american ? m.listings__years() : m.listings__years_to_pay_off_the()}
          value={inputs.years}
          options={(american ? [10, 15, 20, 25, 30] : [5, 10, 15, 20, 25, 30]).map((years) => ({
            value: String(years),
            label: m.listings__years_2({ years }),
          }))}
          onChange={(event) => change({ years: event.target.value })}
        />
        {american ? <UsFields read={read} change={change} /> : <CaFields read={read} change={change} />}
      </Group>
      <Group title={m.listings__tax_insurance_and_fees()}>
        <NumberField
          read={read}
          change={change}
          name="tax"
          label={m.listings__property_tax_a_year({ sign })}
          help={open(inputs.tax)}
        />
        <NumberField read={read} change={change} name="insurance" label={m.listings__home_insurance_a_year({ sign })} />
        <NumberField
          read={read}
          change={change}
          name="dues"
          label={m.listings__a_month_2({
            value: american ? m.listings__hoa_or_condo_fee() : m.listings__condo_or_strata_fee(),
            sign,
          })}
          help={open(inputs.dues)}
        />
      </Group>
      <Group title={m.listings__at_closing()}>
        <NumberField read={read} change={change} name="closing" label={m.listings__closing_costs_of_the_price()} />
        {american && (
          <>
            <NumberField read={read} change={change} name="points" label={m.listings__points_of_the_loan()} />
            <NumberField
              read={read}
              change={change}
              name="taxMonths"
              label={m.listings__prepaid_property_tax_months()}
            />
            <NumberField
              read={read}
              change={change}
              name="insuranceMonths"
              label={m.listings__prepaid_home_insurance_months()}
            />
          </>
        )}
      </Group>
    </div>
  );
}

const open = (typed: string): string | undefined =>
  typed.trim() === '' ? m.listings__unknown_not_included_in_the() : undefined;

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
      <NumberField
        read={read}
        change={change}
        name="down"
        label={m.listings__down_payment({ value: asAmount ? sign : '%' })}
      />
      <Choice
        quiet
        legend={m.listings__enter_down_payment_as()}
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
