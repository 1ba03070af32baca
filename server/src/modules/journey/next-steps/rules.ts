import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { Facts } from '../progress/facts.ts';
import type { Progress } from '../progress/fold.ts';
import { isoDay } from '../progress/format-day.ts';
import type { NextStep } from './contract.ts';
import type { Made, Situation } from './rule.ts';
import { underContract } from './under-contract.ts';

type Rule = (situation: Situation) => Made | Made[] | false | null | undefined;

/** Days before expiry at which a new letter is suggested, because lenders need some days. */
export const RENEW_DAYS = 14;
/** Steps due within this many days precede all others. */
const SOON_DAYS = 7;

/** In dependency order; each rule returns nothing when its step is done or not possible yet. */
const rules: readonly Rule[] = [
  ({ emailVerified }) =>
    !emailVerified && {
      id: 'verify-email',
      text: m.journey__confirm_your_email_address(),
      path: '/account',
      why: m.journey__we_can_email_you_replies(),
    },
  ({ toConfirm }) =>
    toConfirm.map(({ recordId, purchaseId, label, by }) => ({
      id: `confirm-record:${recordId}`,
      text: m.journey__is_this_right({ label }),
      path: `/purchases/${purchaseId}`,
      why: m.journey__added_this_its_marked_as({ by, by2: by }),
    })),
  ({ toAnswer }) =>
    toAnswer.map(({ appointmentId, what, by, sequence }) => ({
      id: `answer-appointment:${appointmentId}:${sequence}`,
      text: m.journey__reply_to_times_for({ by, what }),
      path: '/professionals',
      why: m.journey__proposed_times_and_is_waiting({ by }),
    })),
  ({ rejectedDocuments }) =>
    rejectedDocuments.map(({ documentId, version, name }) => ({
      id: `returned-paper:${documentId}:${version}`,
      text: m.journey__upload_again({ name }),
      path: `/documents?paper=${documentId}`,
      why: m.journey__it_was_returned_and_needs(),
    })),
  ({ unreadThreads }) =>
    unreadThreads.map(({ threadId, lastMessageId, from, path }) => ({
      id: `answer-message:${threadId}:${lastMessageId}`,
      text: m.journey__read_the_message_from({ from }),
      path,
      why: m.journey__you_havent_read_it_yet(),
    })),
  underContract,
  ({ progress, facts }) =>
    progress.done[1] === null &&
    facts.budget === null && {
      id: 'state-budget',
      text: m.journey__set_your_budget(),
      path: '/journey#budget',
      why: m.journey__your_highest_price_is_the(),
    },
  ({ progress, facts, lenderRequested }) =>
    needsLetter(progress, facts) &&
    facts.lender === null &&
    !lenderRequested && {
      id: 'connect-lender',
      text: m.journey__connect_with_a_mortgage_advisor(),
      path: '/professionals?tab=advisors',
      why: m.journey__a_lender_tells_you_how(),
    },
  ({ progress, facts }) =>
    needsLetter(progress, facts) &&
    progress.otherLetter === null && {
      id: 'pre-approval',
      text: progress.letter ? m.journey__upload_a_new_pre_approval() : m.journey__upload_your_pre_approval_letter(),
      path: '/documents',
      why: progress.letter
        ? m.journey__your_last_one_expired_on({ until: isoDay(progress.letter.until) })
        : m.journey__it_shows_sellers_that_you(),
    },
  ({ progress, facts }) =>
    progress.otherLetter?.state === 'pending' &&
    facts.reviewer === null &&
    (facts.lender ?? facts.agent) !== null && {
      id: `share-letter:${progress.otherLetter.documentId}`,
      text: m.journey__share_your_pre_approval_letter({ lender: (facts.lender ?? facts.agent)! }),
      path: `/documents?paper=${progress.otherLetter.documentId}`,
      why: m.journey__you_havent_shared_it_so(),
    },
  renewLetter,
  ({ facts, agentRequested, progress }) =>
    facts.agent === null &&
    !agentRequested &&
    !progress.completed && {
      id: 'connect-agent',
      text: m.journey__connect_with_a_real_estate(),
      path: '/professionals?tab=agents',
      why: m.journey__an_agent_shows_you_homes(),
    },
  ({ newAlerts }) =>
    newAlerts && {
      id: `review-alerts:${newAlerts.lastId}`,
      text:
        newAlerts.count === 1
          ? m.journey__view_a_new_home_that()
          : m.journey__view_new_alerts({ count: newAlerts.count }),
      path: '/saved-searches',
      why: m.journey__new_since_your_last_visit(),
    },
  ({ facts, progress }) =>
    isHunting(progress) &&
    facts.homesSaved === 0 && {
      id: 'save-homes',
      text: m.journey__save_homes_you_like(),
      path: '/hypersearch',
      why: m.journey__you_need_saved_homes_for(),
    },
  ({ facts, progress, savedSearches }) =>
    isHunting(progress) &&
    facts.homesSaved > 0 &&
    savedSearches === 0 && {
      id: 'save-search',
      text: m.journey__save_a_search(),
      path: '/hypersearch',
      why: m.journey__well_tell_you_about_new(),
    },
  ({ facts, progress }) =>
    isHunting(progress) &&
    facts.homesSaved >= 2 &&
    facts.showings.length === 0 && {
      id: `compare-homes:${facts.lastSavedAt?.getTime() ?? 0}`,
      text: m.journey__compare_your_saved_homes({ homesSaved: facts.homesSaved }),
      path: '/saved',
      why: m.journey__compare_them_side_by_side(),
    },
  ({ facts, progress }) =>
    isHunting(progress) &&
    facts.homesSaved > 0 &&
    facts.agent !== null &&
    facts.showings.length === 0 && {
      id: 'book-showing',
      text: m.journey__book_a_showing(),
      path: '/professionals',
      why: m.journey__you_saved_but_havent_visited({
        value: facts.homesSaved === 1 ? m.journey__a_home() : m.journey__homes({ homesSaved: facts.homesSaved }),
        agent: facts.agent,
      }),
    },
  ({ facts, progress, missingDocuments }) =>
    facts.paysCashSince === null &&
    progress.done[6] === null &&
    missingDocuments
      .filter(({ category }) => category !== 'pre_approval')
      .map(({ id, name }) => ({
        id: `paper:${id}`,
        text: m.journey__upload({ name }),
        path: '/documents',
        why: m.journey__lenders_ask_for_it_and(),
      })),
  ({ facts, progress, now }) =>
    progress.currentStep === 3 &&
    facts.showings.some(({ state, at }) => state === 'done' || (state === 'confirmed' && at < now)) && {
      id: 'record-offer',
      text: m.journey__add_your_offer_when_you(),
      path: '/journey#offer',
      why: m.journey__we_then_track_the_dates(),
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
    text: m.journey__request_a_new_pre_approval(),
    path: '/documents',
    dueOn: isoDay(letter.until),
    why: m.journey__your_current_letter_expires_then(),
  };
}

/** Returns all steps that can be done now: those due soon first, then in dependency order. */
export function nextSteps(situation: Situation): NextStep[] {
  const today = isoDay(situation.now);
  const soon = isoDay(new Date(situation.now.getTime() + SOON_DAYS * DAY_MS));
  const made = rules.flatMap((rule) => {
    const steps = rule(situation);
    return steps ? (Array.isArray(steps) ? steps : [steps]) : [];
  });
  const steps = made.map(({ dueOn = null, ...step }) => ({ ...step, dueOn, overdue: dueOn !== null && dueOn < today }));
  const rank = ({ dueOn }: NextStep) => (dueOn !== null && dueOn <= soon ? dueOn : '9');
  return steps
    .map((step, at) => ({ step, at }))
    .sort((a, b) => rank(a.step).localeCompare(rank(b.step)) || a.at - b.at)
    .map(({ step }) => step);
}
