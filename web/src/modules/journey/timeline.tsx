import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { day } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { moment } from '../../ui/time/moment.ts';
import { type TimelineLine, timelineQuery } from './calls.ts';

/** All events of a journey, newest first; undone ones stay and are marked. */
export function Timeline({ personId }: { personId: number }) {
  const { data, error, refetch, isFetching } = useQuery(timelineQuery(personId));
  return (
    <section aria-labelledby="timeline" className="grid content-start gap-4">
      <h2 id="timeline" className="text-22">
        {m.journey__timeline()}
      </h2>
      {error && !data && (
        <ErrorState
          what={m.journey__we_couldnt_load_the_timeline()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.lines.length === 0 && <p className="max-w-measure text-soft">{m.journey__nothing_yet_a_budget_an()}</p>}
      {data && data.lines.length > 0 && (
        <ol className="grid border-l-2 border-line pl-5">
          {data.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ line: { at, dayOnly, title, detail, path, undone } }: { line: TimelineLine }) {
  return (
    <li className="relative grid gap-0.5 pb-5 last:pb-0">
      <span
        aria-hidden
        className={cx(
          'absolute top-1.5 -left-[1.6875rem] size-3 rounded-chip border-2 border-paper',
          undone ? 'bg-edge' : 'bg-primary',
        )}
      />
      <p className="flex flex-wrap items-center gap-2">
        <span className={cx('font-medium', undone && 'text-soft line-through')}>
          {path ? (
            <AppLink href={path} className="link">
              {title}
            </AppLink>
          ) : (
            title
          )}
        </span>
        {undone && <Badge>{m.journey__removed()}</Badge>}
      </p>
      {detail && <p className="text-14 break-words text-soft">{detail}</p>}
      <time dateTime={at} className="text-12 text-soft">
        {dayOnly ? day(at) : moment(at)}
      </time>
    </li>
  );
}
