import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { activityMarks, activityTitle } from '../activity-words.ts';
import { timelineQuery } from '../calls.ts';

/** The history of a contact, the latest first. */
export function Timeline({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(timelineQuery(id));
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_timeline()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60" />;
  return (
    <ol className="grid">
      {data.map((each) => {
        const Mark = activityMarks[each.kind];
        return (
          <li
            key={each.key}
            className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:inset-y-0 not-last:before:left-3.5 not-last:before:w-px not-last:before:bg-line"
          >
            <span className="relative grid size-7 shrink-0 place-items-center rounded-chip border border-line bg-raised text-soft">
              <Mark aria-hidden size={14} strokeWidth={1.5} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="text-14 font-medium">
                {each.path && !each.text ? (
                  <AppLink href={each.path} className="hover:underline">
                    {activityTitle(each)}
                  </AppLink>
                ) : (
                  activityTitle(each)
                )}
              </p>
              {each.text && each.kind !== 'task' && each.kind !== 'document' && (
                <p className="text-14 break-words whitespace-pre-wrap">
                  {each.path ? (
                    <AppLink href={each.path} className="link">
                      {each.text}
                    </AppLink>
                  ) : (
                    each.text
                  )}
                </p>
              )}
              <p className="text-12 text-soft">
                <time dateTime={each.at}>{moment(each.at)}</time>
                {each.by && ` · ${each.by}`}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
