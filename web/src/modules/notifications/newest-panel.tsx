import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { newestQuery, useMark } from './calls.ts';
import { NotificationLine } from './notification-line.tsx';
import { notificationPreferencesPath, notificationsPath } from './paths.ts';

/** Panel below the bell: the newest notifications, with links to all of them and to the preferences. */
export function NewestPanel({ onLeave }: { onLeave: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(newestQuery);
  const { markAll, pending } = useMark();
  const [newest] = data?.notifications ?? [];
  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="text-18">{m.notifications__notifications()}</h2>
        {newest && data!.unread > 0 && (
          <Button kind="quiet" size="sm" pending={pending} onClick={() => void markAll(newest.id)}>
            {m.notifications__mark_all_as_read()}
          </Button>
        )}
      </div>
      {!data && !error && <Skeleton className="h-40" />}
      {error && (
        <div role="alert" className="grid justify-items-start gap-2 text-14">
          <p>{m.notifications__we_couldnt_load_your_notifications()}</p>
          <Button kind="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
            {m.notifications__try_again()}
          </Button>
        </div>
      )}
      {data && !newest && <p className="text-14 text-soft">{m.notifications__nothing_yet_updates_on_your()}</p>}
      {newest && (
        <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
          {data!.notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationLine notification={notification} onFollow={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-14">
        <AppLink href={notificationsPath} onClick={onLeave} className="py-1 text-primary underline">
          {m.notifications__see_all_notifications()}
        </AppLink>
        <AppLink href={notificationPreferencesPath} onClick={onLeave} className="py-1 text-primary underline">
          {m.notifications__preferences()}
        </AppLink>
      </div>
    </>
  );
}
