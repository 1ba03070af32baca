import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { PurchaseState } from '../purchases/fold.ts';
import type { Step } from './fold.ts';
import { formatDay, isoDay, money } from './format-day.ts';
import { closing, financing, inspection, offer } from './purchase-step-texts.ts';
import { dueOn, nothing, type StepContext, type StepText } from './step-text.ts';

/** Texts of each step: known facts, blocker, due date, and next action. */
export const stepTexts: Record<Step, (context: StepContext) => StepText> = {
  1: ({ facts }) =>
    facts.budget
      ? {
          ...nothing,
          known: m.journey__up_to_3({ maxCents: money(facts.budget.maxCents, facts.currency) }),
          action: { text: m.journey__change_budget(), path: '/journey#budget' },
        }
      : {
          ...nothing,
          blocker: m.journey__you_havent_set_your_highest(),
          waitingFor: 'you',
          action: { text: m.journey__set_your_budget(), path: '/journey#budget' },
        },
  2: preApproval,
  3: hunting,
  4: offer,
  5: inspection,
  6: financing,
  7: closing,
};

function preApproval({ facts, progress, now }: StepContext): StepText {
  const { letter, otherLetter } = progress;
  if (facts.paysCashSince) return { ...nothing, known: m.journey__youre_paying_without_a_loan_3() };
  const documents = { text: m.journey__open_your_documents(), path: '/documents' };
  const upload = { text: m.journey__upload_a_pre_approval_letter(), path: '/documents' };
  const { reviewer } = facts;
  const possibleReviewer = facts.lender ?? facts.agent;
  const renew = letter && !letter.lapsed ? dueOn(m.journey__letter_expires(), isoDay(letter.until), now) : null;
  const known = letter
    ? letter.lapsed
      ? m.journey__your_last_letter_expired_on({ formatDay: formatDay(isoDay(letter.until)) })
      : m.journey__approved_the_letter_is_valid({ formatDay: formatDay(isoDay(letter.until)) })
    : null;
  if (otherLetter?.state === 'pending')
    return {
      known: known ?? m.journey__uploaded_on({ formatDay: formatDay(isoDay(otherLetter.uploadedAt)) }),
      blocker: reviewer
        ? m.journey__waiting_for_to_review_your({ reviewer })
        : possibleReviewer
          ? m.journey__you_havent_shared_your_letter({ reviewer: possibleReviewer })
          : m.journey__no_one_can_review_your(),
      waitingFor: reviewer ? 'professional' : 'you',
      due: renew,
      action:
        reviewer || possibleReviewer
          ? documents
          : { text: m.journey__find_a_lender(), path: '/professionals?tab=advisors' },
    };
  if (otherLetter?.state === 'rejected')
    return {
      known,
      blocker: m.journey__your_letter_was_returned_and(),
      waitingFor: 'you',
      due: renew,
      action: documents,
    };
  if (letter && !letter.lapsed) return { ...nothing, known, due: renew, action: documents };
  if (letter)
    return { known, blocker: m.journey__request_a_new_letter_from(), waitingFor: 'you', due: null, action: upload };
  return {
    ...nothing,
    blocker: facts.lender
      ? m.journey__you_havent_uploaded_a_letter({ lender: facts.lender })
      : m.journey__you_havent_uploaded_a_letter_2(),
    waitingFor: 'you',
    action: facts.lender ? upload : { text: m.journey__find_a_lender(), path: '/professionals?tab=advisors' },
  };
}

function hunting({ facts, progress, now }: StepContext): StepText {
  const { homesSaved, showings } = facts;
  const seen = showings.filter(({ state, at }) => state === 'done' || (state === 'confirmed' && at <= now)).length;
  const next = showings
    .filter(({ state, at }) => state === 'confirmed' && at > now)
    .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  const isRequested = showings.some(({ state }) => state === 'requested');
  const parts = [
    homesSaved > 0 && m.journey__saved({ homesSaved, value: homesSaved === 1 ? 'home' : 'homes' }),
    seen > 0 && m.journey__seen({ seen }),
  ].filter((part) => part !== false);
  const lost =
    progress.lost &&
    m.journey__purchase_ended({ home: progress.lost.facts.home, outcome: outcomeTexts[progress.lost.state.stage]! });
  const known = [parts.length > 0 ? `${parts.join(', ')}.` : null, lost].filter(Boolean).join(' ') || null;
  const due = next ? dueOn(m.journey__showing(), isoDay(next.at), now) : null;
  if (homesSaved === 0 && !facts.hidden?.has('saved_home_count'))
    return {
      ...nothing,
      known,
      due,
      waitingFor: 'you',
      action: { text: m.journey__search_homes(), path: '/hypersearch' },
    };
  if (seen === 0 && !next)
    return {
      known,
      due,
      blocker: isRequested
        ? m.journey__waiting_for_to_confirm_a({ agent: facts.agent ?? m.journey__your_agent() })
        : null,
      waitingFor: isRequested ? 'professional' : 'you',
      action: isRequested ? null : { text: m.journey__book_a_showing(), path: '/professionals' },
    };
  return {
    ...nothing,
    known,
    due,
    waitingFor: 'you',
    action: { text: m.journey__add_an_offer(), path: '/journey#offer' },
  };
}

const outcomeTexts: Partial<Record<PurchaseState['stage'], string>> = texts({
  rejected: m.journey__the_seller_rejected_the_offer,
  withdrawn: m.journey__the_offer_was_withdrawn,
  fell_through: m.journey__the_purchase_fell_through,
});
