import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import {
  CalendarCheck,
  CalendarClock,
  Eye,
  FileText,
  Heart,
  Mail,
  MessageSquare,
  MessagesSquare,
  Phone,
  Send,
  ShieldCheck,
  StickyNote,
  ThumbsDown,
  UserPlus,
  UserRoundCog,
  Waypoints,
} from 'lucide-react';
import type { TimelineEntry } from './calls.ts';
import { basisLabels, channelLabels, outcomeLabels, statusLabels } from './labels.ts';

export const activityMarks = {
  created: UserPlus,
  call: Phone,
  email: Mail,
  text: MessageSquare,
  note: StickyNote,
  status: Waypoints,
  assigned: UserRoundCog,
  consent: ShieldCheck,
  task: CalendarCheck,
  homes_sent: Send,
  home_opened: Eye,
  home_liked: Heart,
  home_dismissed: ThumbsDown,
  message_sent: MessagesSquare,
  message_received: MessagesSquare,
  appointment: CalendarClock,
  home_saved: Heart,
  document: FileText,
} as const satisfies Record<TimelineEntry['kind'], unknown>;

const labelOf = (labels: Readonly<Record<string, string>>, key: string | undefined): string =>
  (key === undefined ? undefined : labels[key]) ?? '';

/** Describes an entry in a few words: the outcome of a call, the statuses of a move. */
export function activityTitle({ kind, data, text }: Pick<TimelineEntry, 'kind' | 'data' | 'text'>): string {
  switch (kind) {
    case 'created':
      return m.contacts__activity_created();
    case 'call':
    case 'email':
    case 'text':
      return [channelLabels[kind], labelOf(outcomeLabels, data.outcome)].filter(Boolean).join(': ');
    case 'note':
      return m.contacts__activity_note();
    case 'status':
      return m.contacts__activity_status({
        from: labelOf(statusLabels, data.from),
        to: labelOf(statusLabels, data.to),
      });
    case 'assigned':
      return data.agent ? m.contacts__activity_assigned() : m.contacts__activity_pooled();
    case 'consent':
      return `${labelOf(channelLabels, data.channel)}: ${labelOf(basisLabels, data.basis)}`;
    case 'task':
      return m.contacts__activity_task({ title: text ?? '' });
    case 'homes_sent':
      return m.contacts__activity_homes_sent();
    case 'home_opened':
      return m.contacts__activity_home_opened();
    case 'home_liked':
      return m.contacts__activity_home_liked();
    case 'home_dismissed':
      return m.contacts__activity_home_dismissed();
    case 'message_sent':
      return m.contacts__activity_messages_sent({ count: Number(data.count) });
    case 'message_received':
      return m.contacts__activity_messages_received({ count: Number(data.count) });
    case 'appointment':
      return appointmentTitle(data);
    case 'home_saved':
      return m.contacts__activity_home_saved();
    case 'document':
      return `${text}: ${labelOf(documentLabels, data.status)}`;
  }
}

const kindLabels = texts({
  call: m.professionals__call,
  showing: m.professionals__showing,
  meeting: m.professionals__meeting,
});
const stateLabels = texts({
  proposed: m.professionals__proposed,
  confirmed: m.professionals__confirmed,
  declined: m.professionals__not_confirmed,
  cancelled: m.professionals__canceled,
  done: m.professionals__took_place,
  missed: m.professionals__not_held,
});
const documentLabels = texts({
  pending: m.contacts__document_to_review,
  approved: m.contacts__document_approved,
  rejected: m.contacts__document_returned,
});

/** “Showing: Took place, interest 4 of 5”. */
function appointmentTitle({ kind, state, interest }: TimelineEntry['data']): string {
  const details = [labelOf(stateLabels, state), interest && m.contacts__shown_and_feedback({ interest })];
  return `${labelOf(kindLabels, kind)}: ${details.filter(Boolean).join(', ')}`;
}
