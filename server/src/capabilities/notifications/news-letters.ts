import type { Email } from '../../foundation/mail.ts';
import { renderEmail } from '../../foundation/render-email.ts';
import type { Answers } from './answers.ts';
import { type NotificationKind, notificationKinds } from './contract.ts';
import type { MailLinks } from './mail-link.ts';
import type { notifications } from './tables.ts';

type Row = typeof notifications.$inferSelect;

interface Desk {
  publicUrl: string;
  links: MailLinks;
  answers: Answers;
}

interface To {
  email: string;
  personId: number;
}

/** An email for one notification, with its link. */
export function singleLetter(desk: Desk, to: To, row: Row): Email {
  const replyTo = desk.answers.of(row);
  return renderEmail({
    to: to.email,
    subject: row.title,
    body: [row.body, ...(replyTo ? ['You can also answer this letter. Your address is not shown.'] : [])],
    button: { label: 'Open', href: desk.publicUrl + row.path },
    replyTo,
    ...endOf(desk, to, [row]),
  });
}

/** An email for all waiting notifications, each with its link; nothing is truncated. */
export const digestLetter = (desk: Desk, to: To, rows: readonly Row[]): Email =>
  renderEmail({
    to: to.email,
    subject: `${rows.length} things are new for you at Lintel`,
    body: [],
    list: rows.map(({ title, body, path }) => ({ title, detail: body, href: desk.publicUrl + path })),
    button: { label: 'See all notifications', href: `${desk.publicUrl}/notifications` },
    ...endOf(desk, to, rows),
  });

function endOf({ publicUrl, links }: Desk, { personId }: To, rows: readonly Row[]) {
  const kinds = [...new Set(rows.map(({ kind }) => kind as NotificationKind))];
  const token = links.tokenOf({ personId, kinds });
  const names = kinds.map((kind) => `“${notificationKinds[kind].label}”`).join(', ');
  return {
    reason: `You get this letter because you asked to be told by mail: ${names}.`,
    ending: {
      label: 'Turn off letters of this kind',
      href: `${publicUrl}/notifications/mail?token=${token}`,
      post: `${publicUrl}/api/notifications/unsubscribe/${token}`,
    },
  };
}
