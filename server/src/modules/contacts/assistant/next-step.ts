import { m } from '@lintel/messages';
import type { Lead, Need } from '../contract.ts';
import type { Gathered } from './gather.ts';

type Words = readonly [action: () => string, reason: () => string];

const ofNeed: Record<Need['kind'], Words> = {
  request: [m.contacts__next_answer_request, m.contacts__because_request],
  reply: [m.contacts__next_reply, m.contacts__because_reply],
  appointment: [m.contacts__next_confirm, m.contacts__because_appointment],
  new_lead: [m.contacts__next_call, m.contacts__because_new],
  task: [m.contacts__next_task, m.contacts__because_task],
  feedback: [m.contacts__next_feedback, m.contacts__because_feedback],
  activity: [m.contacts__next_call, m.contacts__because_activity],
  document: [m.contacts__next_review, m.contacts__because_document],
  follow_up: [m.contacts__next_follow_up, m.contacts__because_quiet],
  license: [m.contacts__next_license, m.contacts__because_license],
};
const ofStatus: Record<Lead['status'], Words> = {
  new: [m.contacts__next_call, m.contacts__because_new],
  contacted: [m.contacts__next_qualify, m.contacts__because_contacted],
  qualified: [m.contacts__next_show, m.contacts__because_qualified],
  nurture: [m.contacts__next_check_in, m.contacts__because_nurture],
  active: [m.contacts__next_show, m.contacts__because_active],
  under_contract: [m.contacts__next_deadlines, m.contacts__because_under_contract],
  closed: [m.contacts__next_review_request, m.contacts__because_closed],
  lost: [m.contacts__next_none, m.contacts__because_lost],
};

/** The next step: what waits in Today, or else what follows from the status. */
export function nextStep({ lead, need }: Gathered) {
  const [action, reason] = need ? ofNeed[need.kind] : ofStatus[lead.status];
  return { kind: need?.kind ?? ('pipeline' as const), action: action(), reason: reason() };
}
