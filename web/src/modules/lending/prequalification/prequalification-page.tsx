import { m } from '@lintel/messages';
import type { Country } from '@lintel/mortgage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { money, signIn } from '../../../ui/format.ts';
import {
  cureSentence,
  programWords,
  ruleSentence,
  termsQuery,
  verdictTones,
  verdictWords,
} from '../../affordability/estimates/index.ts';
import { mortgagePath } from '../paths.ts';
import { CountryChoice, StateSelect } from '../tools/place-fields.tsx';
import { ToolField } from '../tools/tool-field.tsx';
import { ToolPage } from '../tools/tool-page.tsx';
import { useTypedTool } from '../tools/use-typed-tool.ts';
import { defaultsOf, type Means, type Program, problemOf, programsFor, type Typed, usualMeans } from './terms.ts';

/** The programs that fit a household for a home of a price, and what opens the others. The address holds the home only. */
export function PrequalificationPage(props: { start: Typed; onSearch: (search: Partial<Typed>) => void }) {
  const [typed, change] = useTypedTool(props, defaultsOf);
  const [means, setMeans] = useState(usualMeans);
  const { data: market } = useQuery(termsQuery);
  const field = (name: 'price' | 'tax', label: string) => (
    <ToolField
      label={label}
      unit={name === 'price' ? signIn(typed.country) : undefined}
      value={typed[name]}
      onValue={(value) => change({ [name]: value })}
    />
  );
  const own = (name: 'income' | 'debts' | 'savings' | 'score', label: string) => (
    <ToolField
      label={label}
      unit={name === 'score' ? undefined : signIn(typed.country)}
      value={means[name]}
      onValue={(value) => setMeans({ ...means, [name]: value })}
    />
  );
  const mark = (name: 'firstTimeBuyer' | 'veteran' | 'rural', label: string) => (
    <div className="col-span-2">
      <Checkbox
        label={label}
        checked={means[name]}
        onChange={({ target }) => setMeans({ ...means, [name]: target.checked })}
      />
    </div>
  );
  const problem = problemOf(typed, means);
  return (
    <ToolPage title={m.lending__tool_prequalification()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <form className="grid grid-cols-2 content-start items-end gap-4" onSubmit={(event) => event.preventDefault()}>
          <div className="col-span-2">
            <CountryChoice value={typed.country} onChange={(country) => change({ country })} />
          </div>
          <StateSelect country={typed.country} value={typed.state} onChange={(state) => change({ state })} optional />
          {field('price', m.lending__home_price())}
          {field('tax', m.lending__property_tax_percent())}
          {own('income', m.lending__income_a_year())}
          {own('debts', m.lending__debts_a_month())}
          {own('savings', m.lending__savings_for_it())}
          {own('score', m.lending__credit_score())}
          {mark('firstTimeBuyer', m.lending__first_time_buyer())}
          {typed.country === 'US' && mark('veteran', m.lending__can_use_va())}
          {typed.country === 'US' && mark('rural', m.lending__home_is_rural())}
        </form>
        {problem ? (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        ) : (
          market && <Programs programs={programsFor(typed, means, market)} typed={typed} means={means} />
        )}
      </div>
    </ToolPage>
  );
}

function Programs({ programs, typed, means }: { programs: Program[]; typed: Typed; means: Means }) {
  const fitting = programs.filter(({ estimate }) => estimate.verdict === 'yes').length;
  const missesArea = typed.country === 'US' && !means.rural;
  return (
    <div className="grid content-start gap-4">
      <p role="status" className="text-18 font-semibold">
        {fitting === 0 ? m.lending__no_program_fits() : m.lending__programs_fit({ count: fitting })}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {programs.map((each) => (
          <ProgramCard key={each.estimate.program} {...each} country={typed.country} />
        ))}
      </ul>
      {missesArea && <p className="max-w-measure text-14 text-soft">{m.lending__rural_not_known()}</p>}
      <p className="max-w-measure text-14 text-soft">{m.lending__prequalification_note()}</p>
      <div data-print="no">
        <LinkButton href={mortgagePath}>{m.lending__apply_with_agent()}</LinkButton>
      </div>
    </div>
  );
}

function ProgramCard({ estimate, cure, country }: Program & { country: Country }) {
  const { program, verdict, binding, costs } = estimate;
  const currency = country === 'CA' ? 'CAD' : 'USD';
  const whole = (cents: number) => money(Math.round(cents / 100), currency);
  const figures = [
    [m.lending__down_payment(), whole(costs.cash.downCents)],
    [m.lending__monthly_cost(), whole(costs.monthly.totalCents)],
    [m.lending__cash_to_close(), whole(costs.cash.totalCents)],
  ];
  return (
    <li className="lintel grid content-start gap-2 p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-display text-18 font-semibold">{programWords[program]()}</span>
        <Badge tone={verdictTones[verdict]}>{verdictWords[verdict]()}</Badge>
      </p>
      <dl className="grid gap-1 text-14">
        {figures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {binding && <p className="text-14">{ruleSentence(binding, currency)}</p>}
      {cure && <p className="text-14 font-medium">{cureSentence(cure, currency)}</p>}
    </li>
  );
}
