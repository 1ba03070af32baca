import type { JourneyStep } from '../progress/contract.ts';
import type { Facts } from '../progress/facts.ts';
import type { Progress } from '../progress/fold.ts';
import { isoDay } from '../progress/format-day.ts';
import type { NextStep } from './contract.ts';
import { underContract } from './under-contract.ts';

/** The facts from which next steps are derived. */
export interface Situation {
  now: Date;
  facts: Facts;
  progress: Progress;
  steps: readonly JourneyStep[];
  emailVerified: boolean;
  /** Requested and not answered yet. */
  agentAsked: boolean;
  lenderAsked: boolean;
  savedSearches: number;
  /** Required documents that are missing. */
  missingDocuments: readonly { id: string; name: string; category: string }[];
  rejectedDocuments: readonly { documentId: number; version: number; name: string }[];
  /** Records by professionals that the buyer has not confirmed or rejected. */
  toConfirm: readonly { recordId: number; purchaseId: number; label: string; by: string }[];
  toAnswer: readonly { appointmentId: number; what: string; by: string; sequence: string }[];
  unreadThreads: readonly { threadId: number; lastMessageId: number; from: string; path: string }[];
  newAlerts: { count: number; lastId: number } | null;
}

export type Made = Omit<NextStep, 'overdue' | 'dueOn'> & { dueOn?: string | null };
type Rule = (situation: Situation) => Made | Made[] | false | null | undefined;

const DAY_MS = 86_400_000;
/** Days before expiry at which a new letter is suggested, because lenders need some days. */
export const RENEW_DAYS = 14;
/** Steps due within this many days precede all others. */
const SOON_DAYS = 7;

/** In dependency order; each rule returns nothing when its step is done or not possible yet. */
const rules: readonly Rule[] = [
  ({ emailVerified }) =>
    !emailVerified && {
      id: 'verify-email',
      text: 'Confirm your email address',
      path: '/account',
      why: 'Answers and dates reach you by mail only at a confirmed address.',
    },
  ({ toConfirm }) =>
    toConfirm.map(({ recordId, purchaseId, label, by }) => ({
      id: `confirm-record:${recordId}`,
      text: `Say whether it is so: ${label}`,
      path: `/purchases/${purchaseId}`,
      why: `${by} wrote it down; it is marked as stated by ${by} until you confirm it.`,
    })),
  ({ toAnswer }) =>
    toAnswer.map(({ appointmentId, what, by, sequence }) => ({
      id: `answer-appointment:${appointmentId}:${sequence}`,
      text: `Answer ${by}: times for ${what}`,
      path: '/professionals',
      why: `${by} proposed times and waits for one of them.`,
    })),
  ({ rejectedDocuments }) =>
    rejectedDocuments.map(({ documentId, version, name }) => ({
      id: `returned-paper:${documentId}:${version}`,
      text: `Upload again: ${name}`,
      path: `/documents?paper=${documentId}`,
      why: 'It was returned and needs attention; the reason stands with it.',
    })),
  ({ unreadThreads }) =>
    unreadThreads.map(({ threadId, lastMessageId, from, path }) => ({
      id: `answer-message:${threadId}:${lastMessageId}`,
      text: `Read the message of ${from}`,
      path,
      why: 'You have not read it yet.',
    })),
  underContract,
  ({ progress, facts }) =>
    progress.done[1] === null &&
    facts.budget === null && {
      id: 'state-budget',
      text: 'State your budget',
      path: '/journey#budget',
      why: 'Searches, recommendations and the talk with a lender begin with your highest price.',
    },
  ({ progress, facts, lenderAsked }) =>
    needsLetter(progress, facts) &&
    facts.lender === null &&
    !lenderAsked && {
      id: 'connect-lender',
      text: 'Connect with a mortgage advisor',
      path: '/professionals?tab=advisors',
      why: 'A lender says what they would lend; sellers ask for that letter.',
    },
  ({ progress, facts }) =>
    needsLetter(progress, facts) &&
    progress.otherLetter === null && {
      id: 'pre-approval',
      text: progress.letter ? 'Upload a new pre-approval letter' : 'Upload your pre-approval letter',
      path: '/documents',
      why: progress.letter
        ? `The last one lapsed on ${isoDay(progress.letter.until)}.`
        : 'It tells sellers that your offer can be paid.',
    },
  ({ progress, facts }) =>
    progress.otherLetter?.state === 'pending' &&
    facts.reviewer === null &&
    (facts.lender ?? facts.agent) !== null && {
      id: `share-letter:${progress.otherLetter.documentId}`,
      text: `Share your pre-approval letter with ${facts.lender ?? facts.agent}`,
      path: `/documents?paper=${progress.otherLetter.documentId}`,
      why: 'It waits, and nobody may review it yet.',
    },
  renewLetter,
  ({ facts, agentAsked, progress }) =>
    facts.agent === null &&
    !agentAsked &&
    !progress.completed && {
      id: 'connect-agent',
      text: 'Connect with a real estate agent',
      path: '/professionals?tab=agents',
      why: 'An agent shows homes and writes the offer.',
    },
  ({ newAlerts }) =>
    newAlerts && {
      id: `review-alerts:${newAlerts.lastId}`,
      text: newAlerts.count === 1 ? 'Look at a home that matches your search' : `Look at ${newAlerts.count} new alerts`,
      path: '/saved-searches',
      why: 'They came in since you looked last.',
    },
  ({ facts, progress }) =>
    isHunting(progress) &&
    facts.homesSaved === 0 && {
      id: 'save-homes',
      text: 'Save homes that you like',
      path: '/hypersearch',
      why: 'Recommendations, alerts of price cuts and comparing begin with saved homes.',
    },
  ({ facts, progress, savedSearches }) =>
    isHunting(progress) &&
    facts.homesSaved > 0 &&
    savedSearches === 0 && {
      id: 'save-search',
      text: 'Save a search',
      path: '/hypersearch',
      why: 'You hear of new homes that match it, as often as you choose.',
    },
  ({ facts, progress }) =>
    isHunting(progress) &&
    facts.homesSaved >= 2 &&
    facts.showings.length === 0 && {
      id: `compare-homes:${facts.lastSavedAt?.getTime() ?? 0}`,
      text: `Compare your ${facts.homesSaved} saved homes`,
      path: '/saved',
      why: 'Side by side, with what each costs a month, before you go to see them.',
    },
  ({ facts, progress }) =>
    isHunting(progress) &&
    facts.homesSaved > 0 &&
    facts.agent !== null &&
    facts.showings.length === 0 && {
      id: 'book-showing',
      text: 'Book a showing',
      path: '/professionals',
      why: `You saved ${facts.homesSaved === 1 ? 'a home' : `${facts.homesSaved} homes`} and have seen none yet; ${facts.agent} can show them.`,
    },
  ({ facts, progress, missingDocuments }) =>
    facts.paysCashSince === null &&
    progress.done[6] === null &&
    missingDocuments
      .filter(({ category }) => category !== 'pre_approval')
      .map(({ id, name }) => ({
        id: `paper:${id}`,
        text: `Upload: ${name}`,
        path: '/documents',
        why: 'Lenders ask for it, and it is not among your documents yet.',
      })),
  ({ facts, progress, now }) =>
    progress.currentStep === 3 &&
    facts.showings.some(({ state, at }) => state === 'done' || (state === 'confirmed' && at < now)) && {
      id: 'record-offer',
      text: 'Record your offer when you make one',
      path: '/journey#offer',
      why: 'The dates of the offer, the inspection and the loan are kept from then on.',
    },
];

const needsLetter = ({ done }: Progress, { paysCashSince }: Facts): boolean =>
  done[2] === null && paysCashSince === null;

const isHunting = ({ currentStep, purchase }: Progress): boolean => currentStep <= 3 && purchase === null;

function renewLetter({ progress, facts, now }: Situation): Made | false {
  const { letter, otherLetter } = progress;
  if (!letter || letter.lapsed || otherLetter || facts.paysCashSince || progress.purchase?.state.stage === 'accepted')
    return false;
  if (letter.until.getTime() - now.getTime() > RENEW_DAYS * DAY_MS || progress.completed) return false;
  return {
    id: `renew-letter:${letter.letter.documentId}`,
    text: 'Ask for a new pre-approval letter',
    path: '/documents',
    dueOn: isoDay(letter.until),
    why: 'The one you have lapses then.',
  };
}

/** Returns all steps that can be done now: those due soon first, then in dependency order. */
export function nextSteps(situation: Situation): NextStep[] {
  const today = isoDay(situation.now);
  const soon = isoDay(new Date(situation.now.getTime() + SOON_DAYS * DAY_MS));
  const made = rules.flatMap((rule) => {
    const told = rule(situation);
    return told ? (Array.isArray(told) ? told : [told]) : [];
  });
  const steps = made.map(({ dueOn = null, ...step }) => ({ ...step, dueOn, overdue: dueOn !== null && dueOn < today }));
  const rank = ({ dueOn }: NextStep) => (dueOn !== null && dueOn <= soon ? dueOn : '9');
  return steps
    .map((step, at) => ({ step, at }))
    .sort((a, b) => rank(a.step).localeCompare(rank(b.step)) || a.at - b.at)
    .map(({ step }) => step);
}
