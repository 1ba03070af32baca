import { m } from '@lintel/messages';
import type {
  Mail,
  Notification,
  NotificationKind,
  NotificationPreferences,
  QuietHours,
} from '@lintel/server/notifications';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { showToast } from '../../ui/toast/toast.ts';

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

/** Marks a notification as read or unread, and updates the unread count from the response. */
export function useMark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: { id: number; read: boolean }) =>
      callApi((api) => (read ? api.notifications.read({ id }) : api.notifications.unreadAgain({ id }))),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
    onError: showFailure,
  });
}

/** Marks all notifications up to the newest shown one as read; the toast offers to undo it. */
export function useMarkAll() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: notificationsKey });
  const undo = (readAt: string) =>
    callApi((api) => api.notifications.undoReadAll({ readAt }))
      .catch(showFailure)
      .finally(refresh);
  return useMutation({
    mutationFn: (upTo: number) => callApi((api) => api.notifications.readAll({ upTo })),
    onSuccess: ({ readAt }) =>
      showToast({
        title: m.notifications__all_marked_as_read(),
        action: { label: m.notifications__undo(), run: () => void undo(readAt) },
      }),
    onSettled: refresh,
    onError: showFailure,
  });
}

function showFailure(cause: unknown) {
  showToast({
    tone: 'danger',
    title: m.notifications__that_didnt_work(),
    description: cause instanceof Failure ? cause.text : m.notifications__please_try_again(),
  });
}
