import { m } from '@lintel/messages';
import type {
  Mail,
  Notification,
  NotificationKind,
  NotificationPreferences,
  QuietHours,
} from '@lintel/server/notifications';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { pushState, type Subscription } from './push/browser-push.ts';

export type { Notification, NotificationKind, NotificationPreferences, QuietHours };

/** Key prefix of everything that a notifications event invalidates. */
export const notificationsKey = ['notifications'] as const;

export const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread'],
  queryFn: () => callApi((api) => api.notifications.unread()),
});

const NEWEST = 6;

export const newestQuery = queryOptions({
  queryKey: [...notificationsKey, 'newest'],
  queryFn: () => callApi((api) => api.notifications.list({ limit: NEWEST })),
});

export interface Shown {
  unread: boolean;
  kind: NotificationKind | undefined;
}

export const inboxQuery = ({ unread, kind }: Shown) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, 'inbox', { unread, kind }],
    queryFn: ({ pageParam }) =>
      callApi((api) =>
        api.notifications.list({
          ...(unread ? { unread: 'true' } : {}),
          ...(kind ? { kind } : {}),
          ...(pageParam ? { before: pageParam } : {}),
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: () => callApi((api) => api.notifications.preferences()),
});

export interface ChangedPreferences {
  kinds?: { kind: NotificationKind; inApp: boolean; mail: Mail }[];
  quietHours?: QuietHours | null;
}

export const changePreferences = (changed: ChangedPreferences) =>
  callApi((api) => api.notifications.changePreferences(changed));

export const fetchMailChoice = (token: string) => callApi((api) => api.notifications.mailChoice({ token }));

export const chooseMail = (token: string, mail: Mail) =>
  callApi((api) => api.notifications.chooseMail({ token, mail }));

export const pushQuery = queryOptions({
  queryKey: ['push-devices'],
  queryFn: () => callApi((api) => api.notifications.push.devices()),
});

/** State of this browser, which has the device of this id. */
export const pushStateQuery = (deviceId: number | null) =>
  queryOptions({
    queryKey: ['push-state', deviceId],
    queryFn: () => pushState(deviceId !== null),
  });

export const addPushDevice = (subscription: Subscription) => callApi((api) => api.notifications.push.add(subscription));

export const removePushDevice = (id: number) => callApi((api) => api.notifications.push.remove({ id }));

/** Marks notifications as read or unread. Marking all up to the newest shown one can be undone. */
export function useMark() {
  const { act, pending } = useAction({ refetch: [notificationsKey] });
  return {
    pending,
    mark: (id: number, read: boolean) =>
      act(() => callApi((api) => (read ? api.notifications.read({ id }) : api.notifications.unreadAgain({ id })))),
    markAll: (upTo: number) =>
      act(
        () => callApi((api) => api.notifications.readAll({ upTo })),
        ({ readAt }) => ({
          title: m.notifications__all_marked_as_read(),
          undo: () => act(() => callApi((api) => api.notifications.undoReadAll({ readAt }))),
        }),
      ),
  };
}
