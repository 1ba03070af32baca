import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Check, Mail } from 'lucide-react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { moment } from '../../ui/time/moment.ts';
import { type Notification, useMark } from './calls.ts';
import { KindMark } from './kind-marks.tsx';

/** One notification: a link to its object, which marks it as read; in the inbox also a button to mark it. */
export function NotificationLine(props: { notification: Notification; onFollow?: () => void; marking?: boolean }) {
  const { notification, onFollow, marking } = props;
  const { mark, pending } = useMark();
  const unread = notification.readAt === null;
  const follow = () => {
    if (unread) void mark(notification.id, true);
    onFollow?.();
  };
  return (
    <div className="flex items-start gap-2">
      <AppLink
        href={notification.path}
        onClick={follow}
        className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control p-2 hover:bg-sunk"
      >
        <KindMark kind={notification.kind} />
        <span className="grid gap-0.5">
          <span className={cx('flex items-baseline gap-2', unread ? 'font-semibold' : 'text-soft')}>
            <span className="min-w-0 break-words">
              {unread && <span className="sr-only">{m.notifications__unread_3()} </span>}
              {notification.title}
            </span>
            {unread && <span aria-hidden className="size-2 shrink-0 rounded-chip bg-accent" />}
          </span>
          <span className="text-14 break-words text-soft">{notification.body}</span>
          <time dateTime={notification.createdAt} className="text-12 text-soft">
            {moment(notification.createdAt)}
          </time>
        </span>
      </AppLink>
      {marking && (
        <Button
          kind="quiet"
          size="icon"
          aria-label={m.notifications__mark_as({ value: unread ? 'read' : 'unread', title: notification.title })}
          title={m.notifications__mark_as_2({ value: unread ? 'read' : 'unread' })}
          pending={pending}
          onClick={() => void mark(notification.id, unread)}
        >
          {!pending &&
            (unread ? (
              <Check aria-hidden size={16} strokeWidth={1.5} />
            ) : (
              <Mail aria-hidden size={16} strokeWidth={1.5} />
            ))}
        </Button>
      )}
    </div>
  );
}
