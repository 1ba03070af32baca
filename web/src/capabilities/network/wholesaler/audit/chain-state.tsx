import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/format.ts';
import { moment } from '../../../../ui/moment.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { chainQuery } from '../queries.ts';

/** Whether each line is as it was written and follows the one before it. */
export function ChainState() {
  const { data, error, refetch, isFetching } = useQuery(chainQuery);
  const again = (
    <Button kind="secondary" size="sm" className="mt-2" pending={isFetching} onClick={() => void refetch()}>
      Check again
    </Button>
  );
  if (error && !data) return <Notice tone="warning">The log could not be checked. {again}</Notice>;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <Notice
      tone={data.fault ? 'danger' : 'good'}
      title={data.fault ? `Line ${data.fault.id} ${data.fault.why}` : 'The log is whole'}
    >
      <p>
        {data.fault
          ? 'Somebody touched the log outside of Lintel. What stands before this line is as it was written.'
          : `${counted(data.lines, 'line', 'lines')}, each as it was written.`}{' '}
        Checked {moment(data.verifiedAt)}.
      </p>
      <p className="text-12 text-soft wrap-anywhere">Last hash: {data.lastHash}</p>
      {again}
    </Notice>
  );
}
