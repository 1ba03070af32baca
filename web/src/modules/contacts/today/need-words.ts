import { m } from '@lintel/messages';
import { relativeTime } from '../../../ui/time/relative-time.ts';
import type { Need } from '../calls.ts';

type Tone = 'plain' | 'accent' | 'info' | 'good' | 'warning' | 'danger';

/** The badge of a need and its tone: what happened. */
export const needLabels: Record<Need['kind'], { label: () => string; tone: Tone }> = {
  request: { label: m.contacts__need_request, tone: 'accent' },
  reply: { label: m.contacts__need_reply, tone: 'accent' },
  appointment: { label: m.contacts__need_appointment, tone: 'accent' },
  new_lead: { label: m.contacts__need_new_lead, tone: 'accent' },
  task: { label: m.contacts__need_task, tone: 'info' },
  feedback: { label: m.contacts__need_feedback, tone: 'info' },
  activity: { label: m.contacts__need_activity, tone: 'good' },
  document: { label: m.contacts__need_document, tone: 'info' },
  follow_up: { label: m.contacts__need_follow_up, tone: 'plain' },
  license: { label: m.contacts__need_license, tone: 'warning' },
};

/** The reason of a need in a sentence, with its clock. */
export function reasonOf({ kind, at, dueAt, title, count }: Need, now: Date): string {
  const when = relativeTime(at, now);
  switch (kind) {
    case 'request':
    case 'new_lead':
      return dueAt === null
        ? m.contacts__received({ when })
        : new Date(dueAt) > now
          ? m.contacts__reply_due({ when: relativeTime(dueAt, now) })
          : m.contacts__reply_was_due({ when: relativeTime(dueAt, now) });
    case 'reply':
      return m.contacts__wrote({ when });
    case 'appointment':
      return m.contacts__first_time({ what: title ?? m.professionals__call(), when });
    case 'task':
      return `${title} · ${when}`;
    case 'feedback':
      return title ? m.contacts__showing_of({ home: title, when }) : m.contacts__showing_was({ when });
    case 'activity':
      return m.contacts__saved_homes({ count: count ?? 0, when });
    case 'document':
      return m.contacts__document_uploaded({ when });
    case 'follow_up':
      return m.contacts__no_contact_for_a_week({ when });
    case 'license':
      return m.contacts__license_ends({ license: title ?? '', when });
  }
}

/** Returns true if the time to act is over. */
export const isLate = ({ kind, at, dueAt }: Need, now: Date): boolean =>
  dueAt !== null ? new Date(dueAt) <= now : kind === 'task' && new Date(at) <= now;
