import type { PurchaseState } from '../purchases/fold.ts';
import { closingWith, recordLabel } from '../purchases/words.ts';
import type { JourneyStep } from './contract.ts';
import type { Facts } from './facts.ts';
import type { Progress, Step } from './fold.ts';

/** What a step says beside its name and state. */
export type Said = Pick<JourneyStep, 'known' | 'blocker' | 'waitingFor' | 'due' | 'action'>;

interface Told {
  facts: Facts;
  progress: Progress;
  now: Date;
}

const nothing: Said = { known: null, blocker: null, waitingFor: null, due: null, action: null };

/** Per step, what is known, what holds it up, what is due, and what to do about it. */
export const say: Record<Step, (told: Told) => Said> = {
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

function preApproval({ facts, progress, now }: Told): Said {
  const { letter, otherLetter } = progress;
  if (facts.paysCashSince) return { ...nothing, known: 'You pay without a loan. Keep your proof of funds at hand.' };
  const documents = { text: 'Open your documents', path: '/documents' };
  const upload = { text: 'Upload a pre-approval letter', path: '/documents' };
  const { reviewer } = facts;
  const somebody = facts.lender ?? facts.agent;
  const renew = letter && !letter.lapsed ? dueOn('The letter lapses', isoDay(letter.until), now) : null;
  const known = letter
    ? letter.lapsed
      ? `The last letter lapsed on ${speakDay(isoDay(letter.until))}.`
      : `Approved; the letter counts until ${speakDay(isoDay(letter.until))}.`
    : null;
  if (otherLetter?.state === 'pending')
    return {
      known: known ?? `Uploaded on ${speakDay(isoDay(otherLetter.uploadedAt))}.`,
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

function hunting({ facts, progress, now }: Told): Said {
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
  if (homesSaved === 0)
    return { ...nothing, known, due, waitingFor: 'you', action: { text: 'Search homes', path: '/hypersearch' } };
  if (seen === 0 && !next)
    return {
      known,
      due,
      blocker: asked ? `Waiting for ${facts.agent ?? 'your agent'} to confirm a showing.` : null,
      waitingFor: asked ? 'professional' : 'you',
      action: asked ? null : { text: 'Book a showing', path: '/saved' },
    };
  return { ...nothing, known, due, waitingFor: 'you', action: { text: 'Record an offer', path: '/journey#offer' } };
}

const lostWords: Partial<Record<PurchaseState['stage'], string>> = {
  rejected: 'the seller rejected the offer',
  withdrawn: 'the offer was withdrawn',
  fell_through: 'the purchase fell through',
};

function offer({ facts, progress, now }: Told): Said {
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

function inspection({ facts, progress, now }: Told): Said {
  const live = underContract(progress);
  if (!live) return nothing;
  const { state, open } = live;
  const deadline = dueOn(recordLabel('inspection_deadline', facts.country), state.inspectionDeadline, now);
  const record = state.inspectionRecord;
  const known =
    record &&
    `${recordLabel(record.kind, facts.country)} on ${speakDay(record.dueOn ?? record.happenedOn)}${stated(record)}.`;
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

function financing({ facts, progress, now }: Told): Said {
  const live = underContract(progress);
  if (facts.paysCashSince) return { ...nothing, known: 'You pay without a loan.' };
  if (!live) return nothing;
  const { state, open } = live;
  const loan = facts.country === 'CA' ? 'mortgage' : 'loan';
  const due = dueOn(recordLabel('financing_deadline', facts.country), state.financingDeadline, now);
  const record = state.loanRecord;
  const low = state.appraisal === 'low' ? ' The appraisal is below the price: talk to your agent and lender.' : '';
  const known = record
    ? `${recordLabel(record.kind, facts.country)} on ${speakDay(record.happenedOn)}${stated(record)}.${low}`
    : low.trim() || null;
  if (state.loan === 'clear') return { ...nothing, known, action: open };
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

function closing({ facts, progress, now }: Told): Said {
  const live = underContract(progress);
  if (!live) return nothing;
  const { state, open } = live;
  if (state.closed)
    return {
      ...nothing,
      known: `Closed on ${speakDay(state.closed.happenedOn)}${stated(state.closed)}.`,
      action: open,
    };
  const due = dueOn('Closing', state.closingOn, now);
  return {
    known: due && `Closing on ${speakDay(due.on)}${stated(state.closingRecord!)}.`,
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

const stated = ({ statedBy }: { statedBy: string | null }): string => (statedBy ? ` (stated by ${statedBy})` : '');

function dueOn(label: string, on: string | null, now: Date): Said['due'] {
  return on === null ? null : { label, on, overdue: on < isoDay(now) };
}

export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const speakDay = (day: string): string => days.format(new Date(`${day}T12:00:00Z`));

/** Whole units; both currencies show as a plain dollar, with the code in Canada. */
export const money = (cents: number, currency: 'USD' | 'CAD'): string =>
  `${new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(cents / 100)}${currency === 'CAD' ? ' CAD' : ''}`;
