import { m } from '@lintel/messages';
import { debtToIncomeLimits } from '@lintel/mortgage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { money, signIn } from '../../../ui/format.ts';
import { termsQuery } from '../../affordability/estimates/index.ts';
import { Figures } from '../tools/figures.tsx';
import { CountryChoice, StateSelect } from '../tools/place-fields.tsx';
import { ToolField } from '../tools/tool-field.tsx';
import { ToolPage } from '../tools/tool-page.tsx';
import { useTypedTool } from '../tools/use-typed-tool.ts';
import { PlaceCosts } from './place-costs.tsx';
import { affordable, type Bound, defaultsOf, type Guide, guides, type Means, problemOf, type Typed } from './terms.ts';

const boundWords: Record<Bound, () => string> = {
  front: m.lending__bound_front,
  back: m.lending__bound_back,
  gds: m.lending__bound_gds,
  tds: m.lending__bound_tds,
  down: m.lending__bound_down,
};

/** The highest price that an income carries, and the rule that binds. The address holds nothing about the household. */
export function AffordabilityPage(props: { start: Typed; onSearch: (search: Partial<Typed>) => void }) {
  const [typed, change] = useTypedTool(props, defaultsOf);
  const [means, setMeans] = useState<Means>({ income: '120000', debts: '500', down: '80000' });
  const { data: market } = useQuery(termsQuery);
  const field = (name: 'rate' | 'years' | 'tax' | 'dues', label: string, step?: string) => (
    <ToolField
      label={label}
      step={step}
      unit={name === 'dues' ? signIn(typed.country) : undefined}
      value={typed[name]}
      onValue={(value) => change({ [name]: value })}
    />
  );
  const own = (name: keyof Means, label: string) => (
    <ToolField
      label={label}
      unit={signIn(typed.country)}
      value={means[name]}
      onValue={(value) => setMeans({ ...means, [name]: value })}
    />
  );
  const problem = problemOf(typed, means);
  return (
    <ToolPage title={m.lending__tool_affordability()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <form className="grid grid-cols-2 content-start items-end gap-4" onSubmit={(event) => event.preventDefault()}>
          <div className="col-span-2">
            <CountryChoice value={typed.country} onChange={(country) => change({ country })} />
          </div>
          <div className={typed.country === 'US' ? 'col-span-2' : ''}>
            <StateSelect country={typed.country} value={typed.state} onChange={(state) => change({ state })} optional />
          </div>
          {typed.country === 'CA' && (
            <Field
              label={m.lending__city_optional()}
              value={typed.city}
              maxLength={60}
              onChange={({ target }) => change({ city: target.value })}
            />
          )}
          {own('income', m.lending__income_a_year())}
          {own('debts', m.lending__debts_a_month())}
          {own('down', m.lending__down_payment())}
          {field('rate', m.lending__interest_rate(), '0.1')}
          {field('years', m.lending__repaid_in_years())}
          {field('tax', m.lending__property_tax_percent(), '0.1')}
          {field('dues', m.lending__dues_a_month())}
          {typed.country === 'US' && (
            <div className="col-span-2">
              <Select
                label={m.lending__limits_from()}
                value={typed.guide}
                onChange={({ target }) => change({ guide: target.value as Guide })}
                options={guides.map((value) => ({ value, label: guideWords(value) }))}
              />
            </div>
          )}
        </form>
        {problem ? (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        ) : (
          market && <Result {...affordable(typed, means, market)} typed={typed} day={market.day} />
        )}
      </div>
    </ToolPage>
  );
}

function guideWords(guide: Guide): string {
  const { name, front, back } = debtToIncomeLimits[guide];
  return `${front === null ? back : `${front} / ${back}`}% · ${name}`;
}

function Result({ price, bound, costs, typed, day }: ReturnType<typeof affordable> & { typed: Typed; day: string }) {
  const { country } = typed;
  const shown = (units: number) => money(Math.round(units), country === 'CA' ? 'CAD' : 'USD');
  if (!costs) return <p role="status">{m.lending__no_price_fits()}</p>;
  return (
    <div className="grid content-start gap-4">
      <Figures
        figures={[
          [m.lending__highest_price(), shown(price)],
          [m.lending__loan_amount(), shown(costs.loan.totalCents / 100)],
          [m.lending__monthly_cost(), shown(costs.monthly.totalCents / 100)],
          [m.lending__cash_to_close(), shown(costs.cash.totalCents / 100)],
        ]}
      />
      <p className="max-w-measure">
        <span className="font-semibold">{m.lending__what_binds()}</span> {boundWords[bound]()}
      </p>
      <PlaceCosts typed={typed} costs={costs} priceCents={price * 100} day={day} />
      <p className="max-w-measure text-14 text-soft">{m.lending__affordability_note()}</p>
    </div>
  );
}
