import { money } from '@lintel/geo';
import { m } from '@lintel/messages';
import { statusLabels } from '../labels.ts';
import type { Gathered } from './gather.ts';

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

export const budgetOf = ({ budget, currency }: Gathered['lead']): string | null =>
  budget === null ? null : money(budget, currency, currency === 'CAD' ? 'CA' : 'US');

/** States what is known of a contact, each in a sentence; unknown facts are left out. */
export function summaryOf({ lead, openTasks, lastNote, shown, comingShowing }: Gathered): string[] {
  const { status, statusChangedAt, city, lastContactedAt } = lead;
  const budget = budgetOf(lead);
  return [
    m.contacts__summary_status({ status: statusLabels[status], since: dayOf(statusChangedAt) }),
    budget && (city ? m.contacts__summary_looks_in({ city, budget }) : m.contacts__summary_budget({ budget })),
    lastContactedAt
      ? m.contacts__summary_last_contact({ on: dayOf(lastContactedAt) })
      : m.contacts__summary_never_contacted(),
    shown.count > 0 && m.contacts__summary_shown({ count: shown.count, home: shown.last?.home ?? '–' }),
    comingShowing && m.contacts__summary_coming({ home: comingShowing.home ?? '–', on: dayOf(comingShowing.at) }),
    openTasks > 0 && m.contacts__summary_tasks({ count: openTasks }),
    lastNote && m.contacts__summary_note({ note: lastNote }),
  ].filter((sentence) => typeof sentence === 'string');
}
