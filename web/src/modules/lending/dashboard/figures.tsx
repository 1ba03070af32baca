import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { decimal, money } from '../../../ui/format.ts';
import { StatCards } from '../../../ui/stat-card.tsx';
import { statsQuery } from '../calls.ts';

/** Counts and volume, and with `performance` how fast and how often applications are decided. */
export function LendingFigures({ performance }: { performance?: boolean }) {
  const { data, error, refetch } = useQuery(statsQuery);
  if (error)
    return <ErrorState what={m.lending__could_not_load_figures()} error={error} onRetry={() => void refetch()} />;
  const n = (value: number | undefined) => value?.toLocaleString('en-US');
  const sample =
    data &&
    (data.approvalRate === null
      ? m.lending__shown_from_10({ count: data.decided })
      : m.lending__of_decided({ count: data.decided }));
  return (
    <StatCards
      label={m.lending__figures()}
      stats={
        performance
          ? [
              {
                ...{ label: m.lending__approval_rate(), period: m.lending__last_365_days(), note: sample },
                value: data && (data.approvalRate === null ? null : `${decimal(data.approvalRate)}%`),
                definition: m.lending__approval_rate_definition(),
              },
              {
                ...{ label: m.lending__time_to_decision(), period: m.lending__last_365_days(), note: sample },
                value:
                  data &&
                  (data.medianDaysToDecision === null
                    ? null
                    : m.lending__number_days({ days: decimal(data.medianDaysToDecision) })),
                definition: m.lending__time_to_decision_definition(),
              },
              {
                label: m.lending__decided(),
                period: m.lending__last_365_days(),
                value: n(data?.decided),
                definition: m.lending__decided_definition(),
              },
            ]
          : [
              {
                label: m.lending__total_applications(),
                period: m.lending__all_time(),
                value: n(data?.totalApplications),
                definition: m.lending__total_definition(),
              },
              {
                label: m.lending__active_applications(),
                period: m.lending__now(),
                value: n(data?.activeApplications),
                definition: m.lending__active_definition(),
              },
              {
                label: m.lending__approved_applications(),
                period: m.lending__now(),
                value: n(data?.approvedApplications),
                definition: m.lending__approved_definition(),
              },
              {
                label: m.lending__loan_volume(),
                period: m.lending__all_time(),
                value: data && money(data.totalLoanVolume, data.currency),
                definition: m.lending__volume_definition(),
              },
              {
                label: m.lending__closing_soon(),
                period: m.lending__next_30_days(),
                value: n(data?.closingSoon),
                definition: m.lending__closing_soon_definition(),
              },
            ]
      }
    />
  );
}
