import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ChangeDashboard, DashboardState } from '../dashboard-state.ts';
import { verificationsQuery } from '../queries.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { VerificationCard } from './verification-card.tsx';

/** Licenses to check: pending ones, and those due for another check. */
export function VerificationsTab({ state, change }: { state: DashboardState; change: ChangeDashboard }) {
  const of = state.due ? 'due' : 'pending';
  const { data, error, refetch, isFetching } = useQuery(verificationsQuery(of));
  const reviewed = data?.find(({ id }) => id === state.review);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Choice
          legend={m.network__licenses_to_show()}
          quiet
          value={of}
          onChange={(value) => change({ due: value === 'due' ? 'yes' : undefined, review: undefined })}
          options={[
            { value: 'pending', label: m.network__waiting() },
            { value: 'due', label: m.network__due_for_another_check() },
          ]}
        />
        {data && data.length > 0 && (
          <p className="text-14 text-soft">
            {m.network__longest_wait_first({ value: m.count__licenses({ count: data.length }) })}
          </p>
        )}
      </div>
      {error && !data ? (
        <ErrorState
          what={m.network__we_couldnt_load_the_licenses()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-64" />
      ) : data.length === 0 ? (
        <EmptyState
          title={of === 'pending' ? m.network__no_licenses_to_verify() : m.network__no_licenses_are_due_for()}
        >
          {of === 'pending'
            ? m.network__licenses_appear_here_when_companies()
            : m.network__verified_licenses_appear_here_30()}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {data.map((license) => (
            <li key={license.id} className="min-w-0">
              <VerificationCard license={license} onReview={() => change({ review: license.id })} />
            </li>
          ))}
        </ul>
      )}
      {reviewed && <ReviewDialog license={reviewed} onClose={() => change({ review: undefined })} />}
    </>
  );
}
