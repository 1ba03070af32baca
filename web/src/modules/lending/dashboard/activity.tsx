import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDownload } from '../../../ui/table/use-download.ts';
import { activityQuery } from '../calls.ts';
import { applicationPath } from '../paths.ts';
import { eventText } from '../words.ts';

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Events of all applications, the latest first. */
export function LendingActivity() {
  const { data, error, refetch } = useQuery(activityQuery);
  const { download } = useDownload();
  if (error)
    return <ErrorState what={m.lending__could_not_load_activity()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  if (data.length === 0) return <p className="text-soft">{m.lending__no_activity()}</p>;
  return (
    <div className="grid gap-4">
      <div>
        <Button
          kind="secondary"
          onClick={() => void download('/api/mortgage/activity.csv', 'application-activity.csv')}
        >
          {m.lending__save_as_csv()}
        </Button>
      </div>
      <ol className="grid">
        {data.map(({ id, applicationId, applicantName, by, at, ...event }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 text-14"
          >
            <span>
              <AppLink href={applicationPath(applicationId)} className="font-medium hover:underline">
                {applicantName}
              </AppLink>{' '}
              · {eventText(event)}
              {by && <span className="text-soft"> · {by}</span>}
            </span>
            <time dateTime={at} className="text-12 text-soft">
              {moment.format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
