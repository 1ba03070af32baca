import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { newestQuery, useMarkAll } from './calls.ts';
import { NotificationLine } from './notification-line.tsx';
import { notificationPreferencesPath, notificationsPath } from './paths.ts';

/** What hangs from the bell: the newest, and the ways to all of them and to what one wants to be told. */
export function NewestPanel({ onLeave }: { onLeave: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(newestQuery);
  const markAll = useMarkAll();
  const [newest] = data?.notifications ?? [];
  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="text-18">Notifications</h2>
        {newest && data!.unread > 0 && (
          <Button kind="quiet" size="sm" pending={markAll.isPending} onClick={() => markAll.mutate(newest.id)}>
            Mark all as read
          </Button>
        )}
      </div>
      {!data && !error && <Skeleton className="h-40" />}
      {error && (
        <div role="alert" className="grid justify-items-start gap-2 text-14">
          <p>What is new could not be loaded.</p>
          <Button kind="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && !newest && (
        <p className="text-14 text-soft">Nothing yet. What happens to your homes, papers and people stands here.</p>
      )}
      {newest && (
        <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
          {data!.notifications.map((news) => (
            <li key={news.id}>
              <NotificationLine news={news} onFollow={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-14">
        <AppLink href={notificationsPath} onClick={onLeave} className="py-1 text-primary underline">
          See all notifications
        </AppLink>
        <AppLink href={notificationPreferencesPath} onClick={onLeave} className="py-1 text-primary underline">
          Preferences
        </AppLink>
      </div>
    </>
  );
}
