import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, eventIterator, Id, IdParam, Instant, PageSize } from '../../platform/serve/contract.ts';
import { pushContract } from './push/contract.ts';

export type { PushDevice } from './push/contract.ts';

/** Email delivery: immediately, in the daily digest at eight in the morning, or off. */
export const Mail = z.enum(['now', 'daily', 'off']);
export type Mail = z.infer<typeof Mail>;

/** Roles that a kind of notification exists for; `agent` covers real estate and mortgage agents. */
export type NotifiedRole = 'end_user' | 'agent' | 'reseller' | 'wholesaler';

export interface KindFacts {
  label: string;
  /** Default email delivery. */
  mail: Mail;
  /** The page that sets its email delivery, when it is not the preferences page. */
  mailSetAt?: string;
  /** Emails about it that are always sent, whatever is chosen. */
  always?: string;
  /** True for a report by email once a month: it is on or off, and never part of the daily digest. */
  isMonthly?: true;
  roles: readonly NotifiedRole[];
}

const everyone = ['end_user', 'agent', 'reseller', 'wholesaler'] as const;

/** All kinds of notifications, in the order of the preferences. */
export const notificationKinds = {
  home_alert: {
    get label() {
      return m.notifications__kind_homes_that_match_a_saved();
    },
    mail: 'off',
    mailSetAt: '/saved-searches',
    roles: ['end_user'],
  },
  saved_home: {
    get label() {
      return m.notifications__kind_changes_to_homes_you_saved();
    },
    mail: 'now',
    roles: ['end_user'],
  },
  shared_list: {
    get label() {
      return m.notifications__kind_your_shared_list_notes_and();
    },
    mail: 'now',
    roles: ['end_user'],
  },
  message: {
    get label() {
      return m.notifications__kind_messages_you_havent_read_for();
    },
    mail: 'now',
    roles: ['end_user', 'agent', 'reseller'],
  },
  document: {
    get label() {
      return m.notifications__kind_documents_shared_reviewed_expiring();
    },
    mail: 'now',
    roles: ['end_user', 'agent'],
  },
  connection: {
    get label() {
      return m.notifications__kind_professionals_requests_and_answers();
    },
    mail: 'now',
    roles: ['end_user', 'agent'],
  },
  journey: {
    get label() {
      return m.notifications__kind_your_journey_next_steps_and();
    },
    mail: 'daily',
    roles: ['end_user'],
  },
  mortgage: {
    get label() {
      return m.notifications__kind_mortgage_applications();
    },
    mail: 'now',
    roles: ['end_user', 'agent'],
  },
  market_report: {
    get label() {
      return m.notifications__kind_market_reports();
    },
    mail: 'now',
    isMonthly: true,
    roles: everyone,
  },
  license: {
    get label() {
      return m.notifications__kind_licenses_decisions_and_reminders_before();
    },
    mail: 'now',
    get always() {
      return m.notifications__we_always_email_decisions_on();
    },
    roles: ['agent', 'reseller'],
  },
  team: {
    get label() {
      return m.notifications__kind_your_agents_accepted_invitations_and();
    },
    mail: 'now',
    get always() {
      return m.notifications__we_always_email_you_when();
    },
    roles: ['reseller'],
  },
  charge: {
    get label() {
      return m.notifications__kind_overdue_charges_to_your_agents();
    },
    mail: 'now',
    roles: ['reseller'],
  },
  billing: {
    get label() {
      return m.notifications__kind_your_plan_due_invoices_and();
    },
    mail: 'now',
    get always() {
      return m.notifications__we_always_email_you_about();
    },
    roles: ['reseller'],
  },
  verification: {
    get label() {
      return m.notifications__kind_licenses_waiting_for_verification();
    },
    mail: 'daily',
    get always() {
      return m.notifications__we_always_email_you_when_2();
    },
    roles: ['wholesaler'],
  },
  mortgage_rates: {
    get label() {
      return m.notifications__kind_outdated_mortgage_rates();
    },
    mail: 'now',
    roles: ['wholesaler'],
  },
  support: {
    get label() {
      return m.notifications__kind_support_questions_and_answers();
    },
    mail: 'now',
    get always() {
      return m.notifications__we_always_email_questions_and();
    },
    roles: everyone,
  },
} as const satisfies Record<string, KindFacts>;

export const NotificationKind = z.enum(
  Object.keys(notificationKinds) as [keyof typeof notificationKinds, ...(keyof typeof notificationKinds)[]],
);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Topics that an open page reloads. Messages contain no content: the page requests what its person may see. */
export const LiveTopic = z.enum([
  'notifications',
  'messages',
  'chat',
  'documents',
  'saved',
  'alerts',
  'professionals',
  'journey',
  'lending',
]);
export type LiveTopic = z.infer<typeof LiveTopic>;

/** Either a topic to reload, or the reason why the stream ends and must not be reopened automatically. */
export const LiveMessage = z.object({
  topic: LiveTopic.optional(),
  over: z.enum(['signed_out', 'too_many']).optional(),
});
export type LiveMessage = z.infer<typeof LiveMessage>;

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: z.string(),
  body: z.string(),
  /** A path of this site: the subject. */
  path: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** The number of unread notifications and the requested page. */
export const NotificationPage = z.object({
  notifications: z.array(Notification),
  /** Pass as `before` for the next page; null on the last page. */
  next: z.number().int().nullable(),
  unread: z.number().int(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

const minute = z.number().int().min(0).max(1_439);

/** Minutes since midnight in the person's time zone; spans midnight when the start is later than the end. */
export const QuietHours = z
  .strictObject({ fromMinute: minute, untilMinute: minute })
  .refine(({ fromMinute, untilMinute }) => fromMinute !== untilMinute, {
    path: ['untilMinute'],
    error: () => m.notifications__must_differ_from_the_start(),
  });
export type QuietHours = z.infer<typeof QuietHours>;

const Choice = z.strictObject({ kind: NotificationKind, inApp: z.boolean(), mail: Mail });

/** The kinds of the person's role, each once, in the order of the page. */
export const NotificationPreferences = z.object({
  kinds: z.array(
    Choice.extend({
      label: z.string(),
      mailSetAt: z.string().nullable(),
      always: z.string().nullable(),
      isMonthly: z.boolean(),
    }),
  ),
  quietHours: z.object({ fromMinute: minute, untilMinute: minute }).nullable(),
  /** Null when not chosen; emails then use US Eastern time. */
  timeZone: z.string().nullable(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** The kinds that an email link refers to, and their current delivery. */
export const MailChoice = z.object({ labels: z.array(z.string()), mail: Mail });

const tags = ['Notifications'];
const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });
const Unread = z.object({ unread: z.number().int() });
const token = z
  .string()
  .min(1, { error: () => m.notifications__must_not_be_empty() })
  .max(500);

export const notificationsContract = {
  live: route('GET', '/live', 'Stream the topics of changes as they happen').output(eventIterator(LiveMessage)),
  list: route('GET', '/notifications', 'List your notifications, newest first')
    .input(
      z.strictObject({
        before: IdParam.optional(),
        limit: PageSize(50, 20),
        unread: z.stringbool().default(false),
        kind: NotificationKind.optional(),
      }),
    )
    .output(NotificationPage),
  unread: route('GET', '/notifications/unread', 'Count unread notifications').output(Unread),
  read: route('POST', '/notifications/{id}/read', 'Mark as read')
    .input(z.strictObject({ id: IdParam }))
    .output(Unread),
  unreadAgain: route('POST', '/notifications/{id}/unread', 'Mark a notification as unread')
    .input(z.strictObject({ id: IdParam }))
    .output(Unread),
  /** `upTo` is the newest one seen: later ones stay unread. `readAt` of the reply undoes it. */
  readAll: route('POST', '/notifications/read-all', 'Mark all as read')
    .input(z.strictObject({ upTo: Id }))
    .output(Unread.extend({ readAt: z.iso.datetime() })),
  undoReadAll: route('POST', '/notifications/read-all/undo', 'Undo marking all as read')
    .input(z.strictObject({ readAt: Instant() }))
    .output(Unread),
  preferences: route('GET', '/notifications/preferences', 'Get your notification preferences').output(
    NotificationPreferences,
  ),
  /** Absent fields stay unchanged. */
  changePreferences: route('PATCH', '/notifications/preferences', 'Change your notification preferences')
    .input(z.strictObject({ kinds: z.array(Choice).max(20).optional(), quietHours: QuietHours.nullable().optional() }))
    .output(NotificationPreferences),
  mailChoice: route('GET', '/notifications/mail/{token}', 'Describe what an unsubscribe link stops')
    .input(z.strictObject({ token }))
    .output(MailChoice),
  chooseMail: route('POST', '/notifications/mail/{token}', 'Unsubscribe with an email’s link, or undo it')
    .input(z.strictObject({ token, mail: Mail }))
    .output(MailChoice),
  /** One-click unsubscribe target of mail programs (RFC 8058), which define the body. */
  unsubscribe: route('POST', '/notifications/unsubscribe/{token}', 'Unsubscribe with the mail program’s button')
    .input(z.object({ token }))
    .output(MailChoice),
  push: pushContract,
};
