import { m } from '@lintel/messages';
import { issuesIn } from './check.ts';
import type { Draft } from './contract.ts';
import type { Gathered } from './gather.ts';
import { budgetOf } from './summary.ts';

type Kind = Draft['kind'];

/** Drafts that fit the contact, the most useful first. Each text comes from stored data and passes the wording check. */
export const draftsOf = (gathered: Gathered): Draft[] =>
  kindsFor(gathered).map((kind) => {
    const text = m.contacts__draft_frame({
      name: gathered.lead.firstName,
      text: bodies[kind](gathered),
      agent: gathered.agentName,
    });
    return { kind, subject: subjects[kind](), text, issues: issuesIn(text) };
  });

function kindsFor({ lead, shown }: Gathered): Kind[] {
  if (lead.status === 'new') return ['first_reply', 'financing'];
  if (['under_contract', 'closed', 'lost', 'nurture'].includes(lead.status)) return ['check_in'];
  return [...(shown.last ? ['after_showing' as const] : []), 'follow_up', 'financing'];
}

const subjects: Record<Kind, () => string> = {
  first_reply: m.contacts__draft_first_reply_subject,
  follow_up: m.contacts__draft_follow_up_subject,
  after_showing: m.contacts__draft_after_showing_subject,
  financing: m.contacts__draft_financing_subject,
  check_in: m.contacts__draft_check_in_subject,
};

/** Describes the search of the contact as far as it is known: `in Austin up to $450,000`. */
function searchOf({ lead }: Gathered): string {
  const budget = budgetOf(lead);
  return [lead.city && m.contacts__draft_in_city({ city: lead.city }), budget && m.contacts__up_to({ budget })]
    .filter(Boolean)
    .join(' ');
}

const bodies: Record<Kind, (gathered: Gathered) => string> = {
  first_reply: (gathered) => {
    const search = searchOf(gathered);
    return search ? m.contacts__draft_first_reply({ search }) : m.contacts__draft_first_reply_plain();
  },
  follow_up: (gathered) => {
    const search = searchOf(gathered);
    return search ? m.contacts__draft_follow_up({ search }) : m.contacts__draft_follow_up_plain();
  },
  after_showing: ({ shown }) =>
    shown.last?.home
      ? m.contacts__draft_after_showing({ home: shown.last.home })
      : m.contacts__draft_after_showing_plain(),
  financing: () => m.contacts__draft_financing(),
  check_in: () => m.contacts__draft_check_in(),
};
