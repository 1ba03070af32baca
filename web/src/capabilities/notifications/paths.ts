import { writeSearchParams } from '../../wire/search-params.ts';

export const notificationsPath = '/notifications';

/** Where one says what to be told, and how. */
export const notificationPreferencesPath = '/account?tab=notifications';

/** The inbox, of what is not read yet or of one kind. */
export const notificationsOf = (show: { unread?: true; kind?: string }): string =>
  notificationsPath + writeSearchParams({ unread: show.unread ? 'true' : undefined, kind: show.kind });
