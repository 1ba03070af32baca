import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import type { MarketPlace } from '@lintel/server/markets';
import { useRouteContext } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
import { signIn } from '../../../ui/format.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { ExpensesOfHome } from './expenses-of-home.tsx';
import { inputLabels } from './input-labels.ts';
import { InputSources } from './input-sources.tsx';
import { MarketFields } from './market-fields.tsx';
import { RentsOfPlace } from './rents-of-place.tsx';
import { ReturnsResult } from './returns-result.tsx';
import { SaveInvestment } from './save-investment.tsx';
import { SavedInvestments } from './saved-investments.tsx';
import { currencyOf, type InputName, inputNames, investmentOf, problemOf, type Typed } from './terms.ts';

const help: Partial<Record<InputName, () => string>> = {
  rent: m.markets__rent_is_never_assumed,
  expenses: m.markets__expenses_are,
};

/** The inputs in the currency of the country. */
const amounts: ReadonlySet<InputName> = new Set(['price', 'down', 'closing', 'rent', 'expenses']);

interface ReturnsPageProps {
  start: Typed;
  /** The home that the inputs start from. */
  home: PropertyDetail | undefined;
  /** The market whose forecast gives the range of the returns, and whose rents can be used. */
  market: MarketPlace | undefined;
  onTyped: (typed: Typed) => void;
}

/** The returns of a rented home; the address of the page holds the inputs, so that it can be shared and printed. */
export function ReturnsPage({ start, home, market, onTyped }: ReturnsPageProps) {
  const person = useRouteContext({ from: '__root__', select: ({ session }) => session.person });
  const [typed, setTyped] = useState(start);
  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    onTyped(next);
  };
  const ofHome = typed.home === '' ? undefined : home;
  const problems = new Map(inputNames.map((name) => [name, problemOf(name, typed)]));
  const isEmpty = typed.rent === '' || typed.expenses === '';
  const isWrong = [...problems.values()].some((problem) => problem !== undefined);
  const field = (name: InputName) => {
    const shown = {
      label: inputLabels[name](),
      help: help[name]?.(),
      error: typed[name] === '' ? undefined : problems.get(name),
      value: typed[name],
    };
    const put = (value: string) => change({ [name]: value });
    return amounts.has(name) ? (
      <MoneyInput key={name} {...shown} unit={signIn(typed.country)} onAmount={put} />
    ) : (
      <Field
        key={name}
        {...shown}
        type="number"
        inputMode="decimal"
        step="any"
        onChange={({ target }) => put(target.value)}
      />
    );
  };
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
        <h1 className="text-28">{m.markets__roi_analysis()}</h1>
        <div className="flex flex-wrap gap-2 max-sm:-ml-4" data-print="no">
          <ShareButton title={m.markets__roi_analysis()} />
          <Button kind="quiet" onClick={() => print()}>
            <Printer aria-hidden size={16} strokeWidth={1.5} /> {m.markets__print()}
          </Button>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <form className="grid grid-cols-2 content-start items-end gap-4" onSubmit={(event) => event.preventDefault()}>
          <div className="col-span-2">
            <Choice
              legend={m.markets__country()}
              options={[
                { value: 'US', label: m.markets__usa() },
                { value: 'CA', label: m.markets__canada() },
              ]}
              value={typed.country}
              onChange={(country) => change({ country })}
            />
          </div>
          {!ofHome && <MarketFields market={market} onPlace={(place) => change({ place })} />}
          <div className="col-span-2 grid gap-4">
            {field('rent')}
            {!ofHome && market && (
              <RentsOfPlace market={market} currency={currencyOf(typed)} onUse={(rent) => change({ rent })} />
            )}
            {field('expenses')}
            {ofHome && <ExpensesOfHome home={ofHome} onUse={(expenses) => change({ expenses })} />}
          </div>
          {inputNames.filter((name) => name !== 'rent' && name !== 'expenses').map(field)}
        </form>
        {isEmpty || isWrong ? (
          <div role="status">
            <EmptyState title={m.markets__your_returns_appear_here()}>
              {isEmpty ? m.markets__enter_rent_and_expenses() : m.markets__mend_the_marked_fields()}
            </EmptyState>
          </div>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            <SaveInvestment typed={typed} onName={(name) => change({ name })} />
            <ReturnsResult investment={investmentOf(typed)} currency={currencyOf(typed)} market={market} />
            <InputSources typed={typed} home={ofHome} market={market} />
          </div>
        )}
      </div>
      {person && <SavedInvestments onOpen={change} />}
    </article>
  );
}
