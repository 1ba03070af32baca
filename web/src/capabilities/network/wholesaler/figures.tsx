import type { WholesalerStats } from '@lintel/server/wholesaler';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { whole } from '../../../ui/format.ts';
import { type Stat, StatCards } from '../../../ui/stat-card.tsx';
import { type DeskState, deskPath } from './desk-state.ts';
import { statsQuery } from './queries.ts';
import { dollars } from './words.ts';

type FigureName = WholesalerStats['definitions'][number]['figure'];

interface Card {
  figure: FigureName;
  label: string;
  value: (stats: WholesalerStats) => string | null;
  note?: (stats: WholesalerStats) => string | undefined;
  rows: { label: string; state: DeskState };
}

const cards: readonly Card[] = [
  {
    figure: 'totalResellers',
    label: 'Total resellers',
    value: (stats) => whole(stats.totalResellers),
    rows: { label: 'See all', state: { tab: 'resellers' } },
  },
  {
    figure: 'activeResellers',
    label: 'Active resellers',
    value: (stats) => whole(stats.activeResellers),
    rows: { label: 'See those who pay', state: { tab: 'resellers', status: 'active' } },
  },
  {
    figure: 'pendingVerifications',
    label: 'Pending verifications',
    value: (stats) => whole(stats.pendingVerifications),
    rows: { label: 'Look them up', state: { tab: 'verifications' } },
  },
  {
    figure: 'totalAgents',
    label: 'Total agents',
    value: (stats) => whole(stats.totalAgents),
    rows: { label: 'See by month', state: { tab: 'analytics' } },
  },
  {
    figure: 'totalRevenue',
    label: 'Total revenue',
    value: (stats) => dollars(stats.totalRevenue),
    note: (stats) => `${dollars(stats.monthlyRecurringRevenue)} recurs a month`,
    rows: { label: 'See by month', state: { tab: 'analytics' } },
  },
  {
    figure: 'monthlyGrowth',
    label: 'Monthly growth',
    value: ({ monthlyGrowth }) => (monthlyGrowth === null ? null : signed(monthlyGrowth)),
    note: ({ previousMonthlyRecurringRevenue: before }) =>
      before === null ? 'A month ago nothing recurred' : `From ${dollars(before)} a month ago`,
    rows: { label: 'See by month', state: { tab: 'analytics' } },
  },
];

const signed = (percent: number): string => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;

/** The six figures, each with what it means and the way to what it counts. */
export function WholesalerFigures() {
  const { data, error, refetch, isFetching } = useQuery(statsQuery);
  if (error && !data)
    return (
      <ErrorState what="The figures did not come" error={error} onRetry={() => void refetch()} pending={isFetching} />
    );
  return <StatCards label="The network in figures" stats={cards.map((card) => statOf(card, data))} />;
}

function statOf({ figure, label, value, note, rows }: Card, stats: WholesalerStats | undefined): Stat {
  const means = stats?.definitions.find((each) => each.figure === figure);
  return {
    label,
    value: stats && value(stats),
    definition: means?.definition ?? 'It is being counted.',
    period: means?.period ?? 'now',
    note: stats && note?.(stats),
    rows: (
      <AppLink stay href={deskPath(rows.state)} className="link" aria-label={`${label}: ${rows.label.toLowerCase()}`}>
        {rows.label}
      </AppLink>
    ),
  };
}
