import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { chainQuery } from '../queries.ts';

/** Shows whether every entry is unmodified and follows its predecessor. */
export function ChainState() {
  const { data, error, refetch, isFetching } = useQuery(chainQuery);
  const again = (
    <Button kind="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
      {m.network__check_again()}
    </Button>
  );
  if (error && !data)
    return (
      <Notice tone="warning">
        {m.network__we_couldnt_check_the_log()} {again}
      </Notice>
    );
  if (!data) return <Skeleton className="h-24 max-sm:h-45" />;
  return (
    <Notice
      tone={data.fault ? 'danger' : 'good'}
      title={
        data.fault ? m.network__line_2({ id: data.fault.id, why: data.fault.why }) : m.network__the_log_is_intact()
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          {data.fault
            ? m.network__someone_changed_the_log_outside()
            : m.network__no_changes_found({ lines: m.count__lines({ count: data.lines }) })}{' '}
          {m.network__checked({ verifiedAt: moment(data.verifiedAt) })}
        </p>
        {again}
      </div>
      {data.lines > 0 && (
        <p className="text-12 text-soft wrap-anywhere">{m.network__last_hash({ lastHash: data.lastHash })}</p>
      )}
    </Notice>
  );
}
