import { m } from '@lintel/messages';
import { closingWith, recordLabel } from '../purchases/terms.ts';
import type { Progress } from './fold.ts';
import { formatDay, money } from './format-day.ts';
import { dueOn, nothing, type StepContext, type StepText, stated } from './step-text.ts';

export function offer({ facts, progress, now }: StepContext): StepText {
  const { purchase } = progress;
  if (!purchase) return nothing;
  const { state } = purchase;
  const price = state.priceCents === null ? '' : m.journey__at({ priceCents: money(state.priceCents, facts.currency) });
  const open = { text: m.journey__open_offer(), path: `/purchases/${purchase.facts.id}` };
  const known = `${purchase.facts.home}: ${recordLabel(state.offer.kind, facts.country).toLowerCase()}${price}${stated(state.offer)}.`;
  if (state.stage === 'preparing')
    return { ...nothing, known, blocker: m.journey__you_havent_made_the_offer(), waitingFor: 'you', action: open };
  if (state.stage === 'made')
    return {
      known,
      blocker: m.journey__waiting_for_the_seller_to(),
      waitingFor: 'seller',
      due: dueOn(m.journey__sellers_reply_due(), state.answerBy, now),
      action: open,
    };
  if (state.stage === 'countered')
    return {
      known,
      blocker: m.journey__the_seller_is_waiting_for(),
      waitingFor: 'you',
      due: dueOn(m.journey__your_reply_due(), state.answerBy, now),
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
    m.journey__on({
      kind: recordLabel(record.kind, facts.country),
      formatDay: formatDay(record.dueOn ?? record.happenedOn),
      record: stated(record),
    });
  if (state.inspection === 'cleared') return { ...nothing, known, action: open };
  if (state.inspection === 'none')
    return {
      known,
      blocker: m.journey__you_havent_booked_an_inspection(),
      waitingFor: 'you',
      due: deadline,
      action: { ...open, text: m.journey__add_the_inspection() },
    };
  if (state.inspection === 'booked') {
    const on = dueOn(m.journey__inspection(), state.inspectionBookedOn, now);
    return { known, blocker: null, waitingFor: 'you', due: on?.overdue ? (deadline ?? on) : on, action: open };
  }
  const word = facts.country === 'CA' ? m.journey__waive_the_condition() : m.journey__remove_the_contingency();
  return {
    known,
    blocker:
      state.inspection === 'failed'
        ? m.journey__agree_with_the_seller_on({ word })
        : m.journey__read_the_report_then_or({ word }),
    waitingFor: 'you',
    due: deadline,
    action: open,
  };
}

export function financing({ facts, progress, now }: StepContext): StepText {
  const live = underContract(progress);
  if (facts.paysCashSince) return { ...nothing, known: m.journey__youre_paying_without_a_loan_2() };
  if (!live) return nothing;
  const { state, open } = live;
  const loan = facts.country === 'CA' ? 'mortgage' : 'loan';
  const due = dueOn(recordLabel('financing_deadline', facts.country), state.financingDeadline, now);
  const record = state.loanRecord;
  const low = state.appraisal === 'low' ? m.journey__the_appraisal_is_below_the() : '';
  const known = record
    ? m.journey__on_2({
        kind: recordLabel(record.kind, facts.country),
        happenedOn: formatDay(record.happenedOn),
        record: stated(record),
        low,
      })
    : low.trim() || null;
  if (state.loan === 'clear') return { ...nothing, known, action: open };
  // A cash buyer needs no loan, so a loan is not reported as missing while that is unknown.
  if (state.loan === 'none' && facts.hidden?.has('pre_approval'))
    return { ...nothing, known: known ?? m.journey__no_loan_is_recorded(), due, action: open };
  if (state.loan === 'none')
    return {
      known,
      blocker: m.journey__you_havent_applied_for_the({ loan }),
      waitingFor: 'you',
      due,
      action: { ...open, text: m.journey__add_the({ loan }) },
    };
  if (state.loan === 'refused')
    return {
      known,
      blocker: m.journey__your_was_declined_ask_another({ loan }),
      waitingFor: 'you',
      due,
      action: open,
    };
  const lender = facts.lender ?? m.journey__the_lender();
  return {
    known,
    blocker:
      state.loan === 'applied'
        ? m.journey__waiting_for_to_decide({ lender })
        : m.journey__still_has_conditions_send_what({ lender }),
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
      known: m.journey__closed_on({ happenedOn: formatDay(state.closed.happenedOn), closed: stated(state.closed) }),
      action: open,
    };
  const due = dueOn(m.journey__closing(), state.closingOn, now);
  return {
    known: due && m.journey__closing_on({ on: formatDay(due.on), closingRecord: stated(state.closingRecord!) }),
    blocker: due ? null : m.journey__you_havent_set_a_closing({ closingWith: closingWith[facts.country] }),
    waitingFor: 'you',
    due,
    action: open,
  };
}

function underContract({ purchase }: Progress) {
  if (purchase?.state.stage !== 'accepted' && purchase?.state.stage !== 'closed') return undefined;
  return {
    state: purchase.state,
    open: { text: m.journey__open_purchase(), path: `/purchases/${purchase.facts.id}` },
  };
}
