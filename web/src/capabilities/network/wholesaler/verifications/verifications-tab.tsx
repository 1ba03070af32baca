import { useQuery } from '@tanstack/react-query';
import { Choice } from '../../../../ui/choice.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { counted } from '../../../../ui/format.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ChangeDesk, DeskState } from '../desk-state.ts';
import { verificationsQuery } from '../queries.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { VerificationCard } from './verification-card.tsx';

/** Licences to look up: those that wait, and those that are due for another look. */
export function VerificationsTab({ state, change }: { state: DeskState; change: ChangeDesk }) {
  const of = state.due ? 'due' : 'pending';
  const { data, error, refetch, isFetching } = useQuery(verificationsQuery(of));
  const reviewed = data?.find(({ id }) => id === state.review);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Choice
          legend="Which licences"
          quiet
          value={of}
          onChange={(value) => change({ due: value === 'due' ? 'yes' : undefined, review: undefined })}
          options={[
            { value: 'pending', label: 'Waiting' },
            { value: 'due', label: 'Due again' },
          ]}
        />
        {data && data.length > 0 && (
          <p className="text-14 text-soft">{counted(data.length, 'licence', 'licences')}, the longest waiting first</p>
        )}
      </div>
      {error && !data ? (
        <ErrorState
          what="The licences did not come"
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-64" />
      ) : data.length === 0 ? (
        <EmptyState title={of === 'pending' ? 'No licence waits' : 'No licence is due'}>
          {of === 'pending'
            ? 'Licences stand here when companies and agents sign up, and when somebody appeals.'
            : 'Verified licences stand here 30 days after the last look, and when they end.'}
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
