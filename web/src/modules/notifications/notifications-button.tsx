import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { onLive, useLiveConnection } from '../../api/live.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { notificationsKey, unreadQuery } from './calls.ts';
import { NewestPanel } from './newest-panel.tsx';

const SHOWN_MAX = 9;

/**
 * The bell with the number of unread notifications; it opens the newest ones. While mounted, it keeps this tab's live
 * connection open.
 */
export function NotificationsButton() {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery);
  // A signed-out person notices at the next rejected request.
  useLiveConnection(() => void client.invalidateQueries({ queryKey: unreadQuery.queryKey }));
  useDelayedEvents(() => void client.invalidateQueries({ queryKey: notificationsKey }));
  const unread = (useHydrated() && data?.unread) || 0;
  return (
    <Popover
      label={m.notifications__notifications()}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" size="icon" className="relative" aria-label={nameOf(unread)}>
          <Bell aria-hidden size={20} strokeWidth={1.5} />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-0.5 right-0 grid min-h-4.5 min-w-4.5 place-items-center rounded-chip bg-accent px-1 text-12 leading-none font-semibold text-paper tabular-nums"
            >
              {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
            </span>
          )}
        </Button>
      }
    >
      <NewestPanel onLeave={() => setOpen(false)} />
    </Popover>
  );
}

/** The full number, including the visible text, which voice control uses as the name. */
const nameOf = (unread: number): string =>
  unread === 0
    ? m.notifications__notifications()
    : m.notifications__notifications_unread({ value: unread > SHOWN_MAX ? `${SHOWN_MAX}+, ` : '', unread });

/**
 * Delay in milliseconds, so that a notification read at once, such as a message in an open conversation, does not flash
 * on the bell.
 */
const SETTLES_MS = 500;

function useDelayedEvents(look: () => void) {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLive('notifications', () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        latest.current();
      }, SETTLES_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}
