import type { MyLicense } from '@lintel/server/appeals';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day } from '../../../ui/format.ts';
import { dayHere } from '../../../ui/moment.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AppealForm } from './appeal-form.tsx';
import { myLicensesQuery } from './calls.ts';
import { decisionWords, stateNames, stateTones } from './words.ts';

/** Where the holder of a licence sees how it stands, and asks for another look where it was rejected. */
export function MyLicensesPage() {
  const { data, error, refetch, isFetching } = useQuery(myLicensesQuery);
  return (
    <div className="page grid max-w-200 grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-12">
      <header className="grid gap-2">
        <h1 className="text-36">Your licenses</h1>
        <p className="max-w-measure text-soft">
          We look up each license in its public register when you hand it in, every 30 days after that, and when it
          expires.
        </p>
      </header>
      {error && !data ? (
        <ErrorState
          what="We couldn’t load your licenses"
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-48" />
      ) : data.length === 0 ? (
        <EmptyState title="You haven’t added a license yet">
          Companies and agents hand in a license when they sign up.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {data.map((license) => (
            <li key={license.id}>
              <License license={license} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function License({ license }: { license: MyLicense }) {
  const { decision, appeal, status } = license;
  return (
    <Card as="article" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-22 wrap-anywhere">{license.holder}</h2>
          <p className="text-14 text-soft">
            {license.jurisdiction} {license.licenseNumber}
            {license.expiresOn && `, until ${day(license.expiresOn)}`}
          </p>
        </div>
        <Badge tone={stateTones[status]}>{stateNames[status]}</Badge>
      </div>
      {status === 'rejected' && decision && (
        <Notice tone="danger" title={decisionWords[decision.reason] ?? 'It could not be confirmed'}>
          {decision.note && <p className="whitespace-pre-line">{decision.note}</p>}
          <p className="text-12 text-soft">Looked up {dayHere(decision.checkedAt)}</p>
        </Notice>
      )}
      {status === 'pending' && (
        <p className="text-14">
          {appeal?.open
            ? `You asked for another look on ${dayHere(appeal.createdAt)}. A letter tells you what was decided.`
            : 'It waits to be looked up, usually within one working day. A letter tells you what was decided.'}
        </p>
      )}
      {status === 'expired' && (
        <p className="text-14">
          It has ended, so no new buyers come. Renew it with the regulator and write to support with the new date.
        </p>
      )}
      {status === 'rejected' && <AppealForm id={license.id} />}
    </Card>
  );
}
