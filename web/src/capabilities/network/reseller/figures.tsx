import type { FigureNote, ResellerStats } from '@lintel/server/reseller';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { whole } from '../../../ui/format.ts';
import { type Stat, StatCards } from '../../../ui/stat-card.tsx';
import { statsQuery } from './calls.ts';
import { type DeskState, deskPath } from './desk-state.ts';
import { monthly } from './words.ts';

interface Card {
  metric: FigureNote['metric'];
  label: string;
  show: (value: number) => string;
  /** What the two numbers under it are: "have a price". */
  parts?: string;
  /** Where the rows stand that are counted. */
  rows?: { label: string; at: Partial<DeskState> };
}

const share = (value: number) => `${value.toLocaleString('en-US')}%`;

const cards: readonly Card[] = [
  { metric: 'totalAgents', label: 'Agents', show: whole, rows: { label: 'See agents', at: { status: 'here' } } },
  {
    metric: 'activeAgents',
    label: 'Active agents',
    show: whole,
    parts: 'agents',
    rows: { label: 'See active', at: { status: 'active' } },
  },
  {
    metric: 'totalEndUsers',
    label: 'Buyers',
    show: whole,
    rows: { label: 'By agent', at: { status: 'here', sort: 'clients', order: 'desc' } },
  },
  {
    metric: 'monthlyRevenue',
    label: 'Monthly revenue',
    show: monthly,
    parts: 'active agents have a price',
    rows: { label: 'By agent', at: { status: 'active', sort: 'price', order: 'desc' } },
  },
  {
    metric: 'agentCodeUsage',
    label: 'Code usage',
    show: share,
    parts: 'codes brought a buyer',
    rows: { label: 'See codes', at: { tab: 'codes' } },
  },
  { metric: 'leadConversions', label: 'Lead conversion', show: share },
];

/** The six figures of a company, each with what it counts and the way to the rows behind it. */
export function ResellerFigures() {
  const stats = useQuery(statsQuery);
  if (stats.isError)
    return (
      <ErrorState
        what="The figures could not be counted"
        error={stats.error}
        onRetry={() => void stats.refetch()}
        pending={stats.isFetching}
      />
    );
  return <StatCards label="Your company in figures" stats={cards.map((card) => statOf(card, stats.data))} />;
}

function statOf({ metric, label, show, parts, rows }: Card, stats: ResellerStats | undefined): Stat {
  const note = stats?.notes.find((each) => each.metric === metric);
  const value = stats?.[metric];
  const made =
    parts && note && note.numerator !== null && note.denominator !== null
      ? `${whole(note.numerator)} of ${whole(note.denominator)} ${parts}`
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
            <AppLink stay href={deskPath(rows.at)} className="link">
              {rows.label}
            </AppLink>
          ),
        }
      : {}),
  };
}
