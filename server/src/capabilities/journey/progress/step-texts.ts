import type { PurchaseState } from '../purchases/fold.ts';
import type { Step } from './fold.ts';
import { formatDay, isoDay, money } from './format-day.ts';
import { closing, financing, inspection, offer } from './purchase-step-texts.ts';
import { dueOn, nothing, type StepContext, type StepText } from './step-text.ts';

/** For each step: known facts, blocker, due date, and next action. */
export const stepTexts: Record<Step, (told: StepContext) => StepText> = {
  1: ({ facts }) =>
    facts.budget
      ? {
          ...nothing,
          known: `Up to ${money(facts.budget.maxCents, facts.currency)}.`,
          action: { text: 'Change the budget', path: '/journey#budget' },
        }
      : {
          ...nothing,
          blocker: 'Your highest price is not stated yet.',
          waitingFor: 'you',
          action: { text: 'State your budget', path: '/journey#budget' },
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
  if (facts.paysCashSince) return { ...nothing, known: 'You pay without a loan. Keep your proof of funds at hand.' };
  const documents = { text: 'Open your documents', path: '/documents' };
  const upload = { text: 'Upload a pre-approval letter', path: '/documents' };
  const { reviewer } = facts;
  const somebody = facts.lender ?? facts.agent;
  const renew = letter && !letter.lapsed ? dueOn('The letter lapses', isoDay(letter.until), now) : null;
  const known = letter
    ? letter.lapsed
      ? `The last letter lapsed on ${formatDay(isoDay(letter.until))}.`
      : `Approved; the letter counts until ${formatDay(isoDay(letter.until))}.`
    : null;
  if (otherLetter?.state === 'pending')
    return {
      known: known ?? `Uploaded on ${formatDay(isoDay(otherLetter.uploadedAt))}.`,
      blocker: reviewer
        ? `Waiting for ${reviewer} to review your pre-approval letter.`
        : somebody
          ? `Your letter is not shared for review yet: share it with ${somebody}.`
          : 'Nobody can review your letter yet: connect with a lender or an agent.',
      waitingFor: reviewer ? 'professional' : 'you',
      due: renew,
      action: reviewer || somebody ? documents : { text: 'Find a lender', path: '/professionals?tab=advisors' },
    };
  if (otherLetter?.state === 'rejected')
    return {
      known,
      blocker: 'Your letter was returned and needs attention.',
      waitingFor: 'you',
      due: renew,
      action: documents,
    };
  if (letter && !letter.lapsed) return { ...nothing, known, due: renew, action: documents };
  if (letter)
    return { known, blocker: 'Ask your lender for a new letter.', waitingFor: 'you', due: null, action: upload };
  return {
    ...nothing,
    blocker: facts.lender
      ? `No letter is uploaded yet. ${facts.lender} can tell you what is needed.`
      : 'No letter is uploaded yet.',
    waitingFor: 'you',
    action: facts.lender ? upload : { text: 'Find a lender', path: '/professionals?tab=advisors' },
  };
}

function hunting({ facts, progress, now }: StepContext): StepText {
  const { homesSaved, showings } = facts;
  const seen = showings.filter(({ state, at }) => state === 'done' || (state === 'confirmed' && at <= now)).length;
  const next = showings
    .filter(({ state, at }) => state === 'confirmed' && at > now)
    .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  const asked = showings.some(({ state }) => state === 'requested');
  const parts = [
    homesSaved > 0 && `${homesSaved} ${homesSaved === 1 ? 'home' : 'homes'} saved`,
    seen > 0 && `${seen} seen`,
  ].filter((part) => part !== false);
  const lost = progress.lost && `${progress.lost.facts.home} came to nothing: ${lostWords[progress.lost.state.stage]}.`;
  const known = [parts.length > 0 ? `${parts.join(', ')}.` : null, lost].filter(Boolean).join(' ') || null;
  const due = next ? dueOn('Showing', isoDay(next.at), now) : null;
  if (homesSaved === 0 && !facts.hidden?.has('saved_home_count'))
    return { ...nothing, known, due, waitingFor: 'you', action: { text: 'Search homes', path: '/hypersearch' } };
  if (seen === 0 && !next)
    return {
      known,
      due,
      blocker: asked ? `Waiting for ${facts.agent ?? 'your agent'} to confirm a showing.` : null,
      waitingFor: asked ? 'professional' : 'you',
      action: asked ? null : { text: 'Book a showing', path: '/professionals' },
    };
  return { ...nothing, known, due, waitingFor: 'you', action: { text: 'Record an offer', path: '/journey#offer' } };
}

const lostWords: Partial<Record<PurchaseState['stage'], string>> = {
  rejected: 'the seller rejected the offer',
  withdrawn: 'the offer was withdrawn',
  fell_through: 'the purchase fell through',
};
