import { m } from '@lintel/messages';
import type { WholesalerStats } from '@lintel/server/administration';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { whole } from '../../ui/format.ts';
import { type Stat, StatCards } from '../../ui/stat-card.tsx';
import { type DashboardState, dashboardPath } from './dashboard-state.ts';
import { statsQuery } from './queries.ts';
import { dollars } from './words.ts';

type FigureName = WholesalerStats['definitions'][number]['figure'];

interface Card {
  figure: FigureName;
  label: string;
  value: (stats: WholesalerStats) => string | null;
  note?: (stats: WholesalerStats) => string | undefined;
  rows: { label: string; state: DashboardState };
}

const cards: readonly Card[] = [
  {
    figure: 'totalResellers',
    get label() {
      return m.network__total_resellers();
    },
    value: (stats) => whole(stats.totalResellers),
    rows: {
      get label() {
        return m.network__see_all();
      },
      state: { tab: 'resellers' },
    },
  },
  {
    figure: 'activeResellers',
    get label() {
      return m.network__active_resellers();
    },
    value: (stats) => whole(stats.activeResellers),
    rows: {
      get label() {
        return m.network__see_paying_companies();
      },
      state: { tab: 'resellers', status: 'active' },
    },
  },
  {
    figure: 'pendingVerifications',
    get label() {
      return m.network__pending_verifications();
    },
    value: (stats) => whole(stats.pendingVerifications),
    rows: {
      get label() {
        return m.network__review_them();
      },
      state: { tab: 'verifications' },
    },
  },
  {
    figure: 'totalAgents',
    get label() {
      return m.network__total_agents();
    },
    value: (stats) => whole(stats.totalAgents),
    rows: {
      get label() {
        return m.network__see_by_month();
      },
      state: { tab: 'analytics' },
    },
  },
  {
    figure: 'totalRevenue',
    get label() {
      return m.network__total_revenue();
    },
    value: (stats) => dollars(stats.totalRevenue),
    note: (stats) =>
      m.network__in_monthly_recurring_revenue({ monthlyRecurringRevenue: dollars(stats.monthlyRecurringRevenue) }),
    rows: {
      get label() {
        return m.network__see_by_month();
      },
      state: { tab: 'analytics' },
    },
  },
  {
    figure: 'monthlyGrowth',
    get label() {
      return m.network__monthly_growth();
    },
    value: ({ monthlyGrowth }) => (monthlyGrowth === null ? null : signed(monthlyGrowth)),
    note: ({ previousMonthlyRecurringRevenue: before }) =>
      before === null
        ? m.network__no_recurring_revenue_a_month()
        : m.network__was_a_month_ago({ before: dollars(before) }),
    rows: {
      get label() {
        return m.network__see_by_month();
      },
      state: { tab: 'analytics' },
    },
  },
];

const signed = (percent: number): string => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;

/** The six figures, each with its definition and a link to its rows. */
export function WholesalerFigures() {
  const { data, error, refetch, isFetching } = useQuery(statsQuery);
  if (error && !data)
    return (
      <ErrorState
        what={m.network__we_couldnt_load_the_figures_2()}
        error={error}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  return <StatCards label={m.network__the_network_in_numbers()} stats={cards.map((card) => statOf(card, data))} />;
}

function statOf({ figure, label, value, note, rows }: Card, stats: WholesalerStats | undefined): Stat {
  const means = stats?.definitions.find((each) => each.figure === figure);
  return {
    label,
    value: stats && value(stats),
    definition: means?.definition ?? m.network__were_calculating_this_figure(),
    period: means?.period ?? 'now',
    note: stats && note?.(stats),
    rows: (
      <AppLink
        stay
        href={dashboardPath(rows.state)}
        className="link"
        aria-label={`${label}: ${rows.label.toLowerCase()}`}
      >
        {rows.label}
      </AppLink>
    ),
  };
}
