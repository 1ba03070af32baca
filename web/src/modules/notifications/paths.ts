import { writeSearchParams } from '../../api/search-params.ts';

export const notificationsPath = '/notifications';

/** Page of the notification preferences. */
export const notificationPreferencesPath = '/account?tab=notifications';

/** The inbox, filtered to unread notifications or to one kind. */
export const notificationsOf = (show: { unread?: true; kind?: string }): string =>
  notificationsPath + writeSearchParams({ unread: show.unread ? 'true' : undefined, kind: show.kind });
