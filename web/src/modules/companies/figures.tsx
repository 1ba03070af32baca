import { m } from '@lintel/messages';
import type { FigureNote, ResellerStats } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { whole } from '../../ui/format.ts';
import { type Stat, StatCards } from '../../ui/stat-card.tsx';
import { statsQuery } from './calls.ts';
import { type DashboardState, dashboardPath } from './dashboard-state.ts';
import { monthly } from './words.ts';

interface Card {
  metric: FigureNote['metric'];
  label: string;
  show: (value: number) => string;
  /** Label of the two numbers below, such as "have a price". */
  parts?: string;
  /** Link to the counted rows. */
  rows?: { label: string; at: Partial<DashboardState> };
}

const share = (value: number) => `${value.toLocaleString('en-US')}%`;

const cards: readonly Card[] = [
  {
    metric: 'totalAgents',
    get label() {
      return m.network__agents();
    },
    show: whole,
    rows: {
      get label() {
        return m.network__see_agents();
      },
      at: { status: 'here' },
    },
  },
  {
    metric: 'activeAgents',
    get label() {
      return m.network__active_agents();
    },
    show: whole,
    parts: 'agents',
    rows: {
      get label() {
        return m.network__see_active();
      },
      at: { status: 'active' },
    },
  },
  {
    metric: 'totalEndUsers',
    get label() {
      return m.network__buyers();
    },
    show: whole,
    rows: {
      get label() {
        return m.network__by_agent();
      },
      at: { status: 'here', sort: 'clients', order: 'desc' },
    },
  },
  {
    metric: 'monthlyRevenue',
    get label() {
      return m.network__monthly_revenue();
    },
    show: monthly,
    get parts() {
      return m.network__active_agents_have_a_price();
    },
    rows: {
      get label() {
        return m.network__by_agent();
      },
      at: { status: 'active', sort: 'price', order: 'desc' },
    },
  },
  {
    metric: 'agentCodeUsage',
    get label() {
      return m.network__code_usage();
    },
    show: share,
    get parts() {
      return m.network__codes_brought_in_a_buyer();
    },
    rows: {
      get label() {
        return m.network__see_codes();
      },
      at: { tab: 'codes' },
    },
  },
  {
    metric: 'leadConversions',
    get label() {
      return m.network__lead_conversion();
    },
    show: share,
  },
];

/** The company's six figures, each with its definition and a link to its rows. */
export function ResellerFigures() {
  const stats = useQuery(statsQuery);
  if (stats.isError)
    return (
      <ErrorState
        what={m.network__we_couldnt_load_the_figures()}
        error={stats.error}
        onRetry={() => void stats.refetch()}
        pending={stats.isFetching}
      />
    );
  return (
    <StatCards label={m.network__your_company_in_numbers()} stats={cards.map((card) => statOf(card, stats.data))} />
  );
}

function statOf({ metric, label, show, parts, rows }: Card, stats: ResellerStats | undefined): Stat {
  const note = stats?.notes.find((each) => each.metric === metric);
  const value = stats?.[metric];
  const made =
    parts && note && note.numerator !== null && note.denominator !== null
      ? m.network__of_3({ numerator: whole(note.numerator), denominator: whole(note.denominator), parts })
      : undefined;
  return {
    label,
    value: value === undefined || value === null ? value : show(value),
    definition: [note?.definition, note?.unknownBecause && `${note.unknownBecause}.`].filter(Boolean).join(' '),
    period: note?.period ?? '',
    ...(made ? { note: made } : {}),
    ...(rows
      ? {
          rows: (
            <AppLink stay href={dashboardPath(rows.at)} className="link">
              {rows.label}
            </AppLink>
          ),
        }
      : {}),
  };
}
