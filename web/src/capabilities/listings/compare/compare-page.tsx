import { formatRate } from '@lintel/geo';
import type { PropertyDetail } from '@lintel/server/listings';
import { useNavigate } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CopyLink } from '../../../ui/copy-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { counted } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { homeName } from '../home-facts.ts';
import { chooseOnly } from './chosen-homes.ts';
import { comparePath, fewestCompared, mostCompared } from './compare-ids.ts';
import { compareGroups } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';

interface ComparePageProps {
  homes: readonly PropertyDetail[];
  /** Asked for, but no longer shown. */
  gone: readonly number[];
  /** Where more homes are found. */
  searchPath: string;
}

/** Two to six homes side by side. Which ones stands in the address. */
export function ComparePage({ homes, gone, searchPath }: ComparePageProps) {
  const navigate = useNavigate();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const hint = useId();

  // The tray follows, so that homes can be added from any list.
  useEffect(() => chooseOnly(homes.map((home) => ({ id: home.id, name: homeName(home) }))), [homes]);

  const takeOut = (id: number) => {
    const left = homes.filter((home) => home.id !== id).map((home) => home.id);
    void navigate({ to: '/compare', search: left.length === 0 ? {} : { id: left }, resetScroll: false });
  };
  const groups = compareGroups(homes).map((group) => ({
    ...group,
    rows: onlyDifferences ? group.rows.filter(({ differs }) => differs) : group.rows,
  }));

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16 [page:wide]">
      <h1 className="text-36">Compare homes</h1>
      {gone.length > 0 && (
        <Notice tone="warning">
          {counted(gone.length, 'home', 'homes')} of this comparison {gone.length === 1 ? 'is' : 'are'} no longer shown:
          no. {gone.join(', ')}.{' '}
          {homes.length > 0 && (
            <AppLink href={comparePath(homes.map(({ id }) => id))} className="link">
              Leave {gone.length === 1 ? 'it' : 'them'} out
            </AppLink>
          )}
        </Notice>
      )}
      {homes.length < fewestCompared ? (
        <TooFew homes={homes} searchPath={searchPath} />
      ) : (
        <>
          <div data-print="no" className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Checkbox
              label="Differences only"
              aria-describedby={hint}
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            <p id={hint} className="text-14 text-soft">
              ≠ marks what is not the same
            </p>
            <div className="flex flex-wrap gap-2 md:ml-auto">
              {homes.length < mostCompared && (
                <LinkButton kind="secondary" size="sm" href={searchPath}>
                  Add a home
                </LinkButton>
              )}
              <CopyLink />
              <Button kind="secondary" size="sm" onClick={() => window.print()}>
                <Printer aria-hidden size={16} strokeWidth={1.5} /> Print
              </Button>
            </div>
          </div>
          <CompareTable homes={homes} groups={groups.filter(({ rows }) => rows.length > 0)} onTakeOut={takeOut} />
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
      title={only ? 'One more home is needed' : 'No homes to compare yet'}
      actions={<LinkButton href={searchPath}>Find homes</LinkButton>}
    >
      <p>
        {only && `${homeName(only)} is put aside. `}
        Press Compare on {only ? 'another home' : `${fewestCompared} to ${mostCompared} homes`} in a list, then open the
        comparison at the foot of the screen.
      </p>
    </EmptyState>
  );
}

/** On which terms the costs were computed, in words, and when. */
function Terms({ homes }: { homes: readonly PropertyDetail[] }) {
  const terms = [
    ...new Set(
      homes.flatMap(({ monthlyCost, country }) =>
        monthlyCost
          ? [
              `${country === 'US' ? 'In the USA' : 'In Canada'}: ${monthlyCost.downPercent}% down, ${monthlyCost.years} years, at ${formatRate(monthlyCost.rate)} (${monthlyCost.rate.source}).`,
            ]
          : [],
      ),
    ),
  ];
  return (
    <p className="max-w-measure text-12 text-soft">
      Costs are computed from each record and are no quote. {terms.join(' ')} Not stated means that the record does not
      say it, not that it is not there.
    </p>
  );
}
