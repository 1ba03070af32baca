import { closingWith, recordLabel } from '../purchases/terms.ts';
import type { Progress } from './fold.ts';
import { formatDay, money } from './format-day.ts';
import { dueOn, nothing, type StepContext, type StepText, stated } from './step-text.ts';

export function offer({ facts, progress, now }: StepContext): StepText {
  const { purchase } = progress;
  if (!purchase) return nothing;
  const { state } = purchase;
  const price = state.priceCents === null ? '' : ` at ${money(state.priceCents, facts.currency)}`;
  const open = { text: 'Open the offer', path: `/purchases/${purchase.facts.id}` };
  const known = `${purchase.facts.home}: ${recordLabel(state.offer.kind, facts.country).toLowerCase()}${price}${stated(state.offer)}.`;
  if (state.stage === 'preparing')
    return { ...nothing, known, blocker: 'The offer is not out yet.', waitingFor: 'you', action: open };
  if (state.stage === 'made')
    return {
      known,
      blocker: 'Waiting for the seller to answer.',
      waitingFor: 'seller',
      due: dueOn('The seller answers', state.answerBy, now),
      action: open,
    };
  if (state.stage === 'countered')
    return {
      known,
      blocker: 'The seller waits for your answer to the counter-offer.',
      waitingFor: 'you',
      due: dueOn('You answer', state.answerBy, now),
      action: open,
    };
  return { ...nothing, known, action: open };
}

export function inspection({ facts, progress, now }: StepContext): StepText {
  const live = underContract(progress);
  if (!live) return nothing;
  const { state, open } = live;
  const deadline = dueOn(recordLabel('inspection_deadline', facts.country), state.inspectionDeadline, now);
  const record = state.inspectionRecord;
  const known =
    record &&
    `${recordLabel(record.kind, facts.country)} on ${formatDay(record.dueOn ?? record.happenedOn)}${stated(record)}.`;
  if (state.inspection === 'cleared') return { ...nothing, known, action: open };
  if (state.inspection === 'none')
    return {
      known,
      blocker: 'No inspection is booked yet.',
      waitingFor: 'you',
      due: deadline,
      action: { ...open, text: 'Record the inspection' },
    };
  if (state.inspection === 'booked') {
    const on = dueOn('Inspection', state.inspectionBookedOn, now);
    return { known, blocker: null, waitingFor: 'you', due: on?.overdue ? (deadline ?? on) : on, action: open };
  }
  const word = facts.country === 'CA' ? 'waive the condition' : 'remove the contingency';
  return {
    known,
    blocker:
      state.inspection === 'failed'
        ? `Settle with the seller what was found, then ${word} or end the purchase.`
        : `Read the report, then ${word} or renegotiate.`,
    waitingFor: 'you',
    due: deadline,
    action: open,
  };
}

export function financing({ facts, progress, now }: StepContext): StepText {
  const live = underContract(progress);
  if (facts.paysCashSince) return { ...nothing, known: 'You pay without a loan.' };
  if (!live) return nothing;
  const { state, open } = live;
  const loan = facts.country === 'CA' ? 'mortgage' : 'loan';
  const due = dueOn(recordLabel('financing_deadline', facts.country), state.financingDeadline, now);
  const record = state.loanRecord;
  const low = state.appraisal === 'low' ? ' The appraisal is below the price: talk to your agent and lender.' : '';
  const known = record
    ? `${recordLabel(record.kind, facts.country)} on ${formatDay(record.happenedOn)}${stated(record)}.${low}`
    : low.trim() || null;
  if (state.loan === 'clear') return { ...nothing, known, action: open };
  // A cash buyer needs no loan: unless that is known, a loan is not reported as missing.
  if (state.loan === 'none' && facts.hidden?.has('pre_approval'))
    return { ...nothing, known: known ?? 'No loan is recorded.', due, action: open };
  if (state.loan === 'none')
    return {
      known,
      blocker: `The ${loan} is not applied for yet.`,
      waitingFor: 'you',
      due,
      action: { ...open, text: `Record the ${loan}` },
    };
  if (state.loan === 'refused')
    return {
      known,
      blocker: `The ${loan} was refused: ask another lender, or end the purchase before the date.`,
      waitingFor: 'you',
      due,
      action: open,
    };
  const lender = facts.lender ?? 'the lender';
  return {
    known,
    blocker:
      state.loan === 'applied'
        ? `Waiting for ${lender} to decide.`
        : `${lender} has conditions left: send what is asked for.`,
    waitingFor: state.loan === 'applied' ? 'professional' : 'you',
    due,
    action: open,
  };
}

export function closing({ facts, progress, now }: StepContext): StepText {
  const live = underContract(progress);
  if (!live) return nothing;
  const { state, open } = live;
  if (state.closed)
    return {
      ...nothing,
      known: `Closed on ${formatDay(state.closed.happenedOn)}${stated(state.closed)}.`,
      action: open,
    };
  const due = dueOn('Closing', state.closingOn, now);
  return {
    known: due && `Closing on ${formatDay(due.on)}${stated(state.closingRecord!)}.`,
    blocker: due ? null : `No closing date is set yet with the ${closingWith[facts.country]}.`,
    waitingFor: 'you',
    due,
    action: open,
  };
}

function underContract({ purchase }: Progress) {
  if (purchase?.state.stage !== 'accepted' && purchase?.state.stage !== 'closed') return undefined;
  return { state: purchase.state, open: { text: 'Open the purchase', path: `/purchases/${purchase.facts.id}` } };
}
