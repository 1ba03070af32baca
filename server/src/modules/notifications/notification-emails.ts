import { m } from '@lintel/messages';
import type { Email } from '../../platform/email/mail.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { type NotificationKind, notificationKinds } from './contract.ts';
import type { MailLinks } from './mail-link.ts';
import type { ReplyAddresses } from './reply-addresses.ts';
import type { notifications } from './tables.ts';

type Row = typeof notifications.$inferSelect;

interface EmailServices {
  publicUrl: string;
  links: MailLinks;
  answers: ReplyAddresses;
}

interface To {
  email: string;
  personId: number;
}

/** An email for one notification, with its link. */
export function singleEmail(services: EmailServices, to: To, row: Row): Email {
  const replyTo = services.answers.of(row);
  return renderEmail({
    to: to.email,
    subject: row.title,
    body: [row.body, ...(replyTo ? [m.notifications__you_can_also_reply_to()] : [])],
    button: { label: m.notifications__open(), href: services.publicUrl + row.path },
    replyTo,
    ...endOf(services, to, [row]),
  });
}

/** An email for all waiting notifications, each with its link; nothing is truncated. */
export const digestEmail = (services: EmailServices, to: To, rows: readonly Row[]): Email =>
  renderEmail({
    to: to.email,
    subject: m.notifications__you_have_new_updates_on({ value: rows.length }),
    body: [],
    list: rows.map(({ title, body, path }) => ({ title, detail: body, href: services.publicUrl + path })),
    button: { label: m.notifications__see_all_notifications(), href: `${services.publicUrl}/notifications` },
    ...endOf(services, to, rows),
  });

function endOf(services: EmailServices, { personId }: To, rows: readonly Row[]) {
  const kinds = [...new Set(rows.map(({ kind }) => kind as NotificationKind))];
  return emailEnding(services, personId, kinds);
}

/** The reason of an email to a person, and its links that turn off such emails. */
export function emailEnding(
  { publicUrl, links }: Pick<EmailServices, 'publicUrl' | 'links'>,
  personId: number,
  kinds: NotificationKind[],
) {
  const token = links.tokenOf({ personId, kinds });
  const names = kinds.map((kind) => `“${notificationKinds[kind].label}”`).join(', ');
  return {
    reason: m.notifications__youre_receiving_this_email_because({ names }),
    ending: {
      label: m.notifications__turn_off_these_emails(),
      href: `${publicUrl}/notifications/mail?token=${token}`,
      post: `${publicUrl}/api/notifications/unsubscribe/${token}`,
    },
  };
}
