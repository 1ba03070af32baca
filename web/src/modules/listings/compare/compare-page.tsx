import { formatRate } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { useNavigate } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { Printer } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { homeName } from '../home/home-facts.ts';
import { useChosenHomes } from './chosen-homes.tsx';
import { comparePath, fewestCompared, mostCompared } from './compare-ids.ts';
import { compareGroups } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';

interface ComparePageProps {
  homes: readonly PropertyDetail[];
  /** Requested homes that are no longer available. */
  gone: readonly number[];
  /** Path to find more homes. */
  searchPath: string;
}

/** Compares two to six homes. The URL holds their ids. */
export function ComparePage({ homes, gone, searchPath }: ComparePageProps) {
  const navigate = useNavigate();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const hint = useId();

  // Updates the tray, so that homes can be added from any list.
  const { choose } = useChosenHomes();
  useEffect(() => choose(homes.map((home) => ({ id: home.id, name: homeName(home) }))), [choose, homes]);

  const remove = (id: number) => {
    const left = homes.filter((home) => home.id !== id).map((home) => home.id);
    void navigate({ to: '/compare', search: left.length === 0 ? {} : { id: left }, resetScroll: false });
  };
  const groups = compareGroups(homes).map((group) => ({
    ...group,
    rows: onlyDifferences ? group.rows.filter(({ differs }) => differs) : group.rows,
  }));

  return (
    <div
      className={cx(
        'page grid grid-cols-[minmax(0,1fr)] gap-3 pt-4 pb-8 [page:wide]',
        homes.length >= fewestCompared && 'max-w-none',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="text-28">{m.listings__compare_homes()}</h1>
        {homes.length >= fewestCompared && (
          <div data-print="no" className="contents">
            <Checkbox
              label={m.listings__show_differences_only()}
              aria-describedby={hint}
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            <p id={hint} className="text-14 text-soft max-lg:sr-only">
              {m.listings__marks_differences()}
            </p>
            <div data-print="no" className="flex flex-wrap gap-2 md:ml-auto">
              {homes.length < mostCompared && (
                <LinkButton kind="secondary" href={searchPath}>
                  {m.listings__add_a_home()}
                </LinkButton>
              )}
              <ShareButton title={m.listings__compare_homes()} />
              <Button kind="quiet" onClick={() => window.print()}>
                <Printer aria-hidden size={16} strokeWidth={1.5} /> {m.listings__print()}
              </Button>
            </div>
          </div>
        )}
      </div>
      {gone.length > 0 && (
        <Notice tone="warning">
          {gone.length === 1
            ? m.listings__one_home_in_this_comparison({ id: gone[0]! })
            : m.listings__homes_in_this_comparison_are({ count: gone.length, list: gone.join(', ') })}{' '}
          {homes.length > 0 && (
            <AppLink href={comparePath(homes.map(({ id }) => id))} className="link">
              {gone.length === 1 ? m.listings__remove_it() : m.listings__remove_them()}
            </AppLink>
          )}
        </Notice>
      )}
      {homes.length < fewestCompared ? (
        <TooFew homes={homes} searchPath={searchPath} />
      ) : (
        <>
          <CompareTable homes={homes} groups={groups.filter(({ rows }) => rows.length > 0)} onRemove={remove} />
          <Terms homes={homes} />
        </>
      )}
    </div>
  );
}

function TooFew({ homes, searchPath }: Pick<ComparePageProps, 'homes' | 'searchPath'>) {
  const [only] = homes;
  return (
    <EmptyState
      title={only ? m.listings__add_one_more_home_to() : m.listings__no_homes_to_compare_yet()}
      actions={<LinkButton href={searchPath}>{m.listings__find_homes()}</LinkButton>}
    >
      <p>
        {only && m.listings__youve_selected({ only: homeName(only) })}
        {m.listings__press_compare_on()}{' '}
        {only ? m.listings__another_home() : m.listings__to_homes({ fewestCompared, mostCompared })}{' '}
        {m.listings__in_a_list_then_open()}
      </p>
    </EmptyState>
  );
}

/** Assumptions and date of the cost estimates. */
function Terms({ homes }: { homes: readonly PropertyDetail[] }) {
  const terms = [
    ...new Set(
      homes.flatMap(({ monthlyCost, country }) =>
        monthlyCost
          ? [
              m.listings__down_years_at({
                value: country === 'US' ? m.listings__in_the_usa() : m.listings__in_canada(),
                downPercent: monthlyCost.downPercent,
                years: monthlyCost.years,
                rate: formatRate(monthlyCost.rate),
                source: monthlyCost.rate.source,
              }),
            ]
          : [],
      ),
    ),
  ];
  return (
    <p className="max-w-measure text-12 text-soft">
      {m.listings__costs_are_calculated_from_each({ list: terms.join(' ') })}
    </p>
  );
}
