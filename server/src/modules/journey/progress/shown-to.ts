import { m } from '@lintel/messages';
import type { SharedFact } from '../../professionals/index.ts';
import type { Facts } from './facts.ts';
import type { Gathered } from './gather.ts';

/** Replaces the name of a professional whom the viewer may not know of. */
export const anotherProfessional = (): string => m.journey__another_professional();

/**
 * Returns the facts that a viewer may know: all for the buyer, and for a professional those that the buyer shares with
 * them. Everything a professional sees of a journey is derived from these facts alone, so no reply depends on an
 * unshared fact.
 */
export function factsShownTo({ facts, person, team }: Gathered, viewerId: number): Facts {
  if (viewerId === person.id) return facts;
  const viewer = team.find(({ personId, state }) => personId === viewerId && state === 'connected');
  const sees = (fact: SharedFact) => viewer?.shared.includes(fact) ?? false;
  const hidden = new Set<'budget' | 'pre_approval' | 'saved_home_count'>();
  if (!sees('budget')) hidden.add('budget');
  if (!sees('pre_approval')) hidden.add('pre_approval');
  if (!sees('saved_home_count') && !sees('saved_homes')) hidden.add('saved_home_count');
  const nameShown = (name: string) => (name === viewer?.firstName ? name : anotherProfessional());
  const own = viewer?.firstName ?? null;
  return {
    ...facts,
    hidden,
    budget: hidden.has('budget') ? null : facts.budget,
    paysCashSince: hidden.has('pre_approval') ? null : facts.paysCashSince,
    letters: hidden.has('pre_approval') ? [] : facts.letters,
    homesSaved: hidden.has('saved_home_count') ? 0 : facts.homesSaved,
    lastSavedAt: null,
    showings: facts.showings.filter(({ agentId }) => agentId === viewer?.agentId || sees('appointments')),
    purchases: facts.purchases.map((purchase) => ({
      ...purchase,
      records: purchase.records.map((record) => ({
        ...record,
        statedBy: record.statedBy && nameShown(record.statedBy),
      })),
    })),
    reviewer: facts.reviewer && !hidden.has('pre_approval') ? nameShown(facts.reviewer) : null,
    agent: viewer?.isLender ? null : own,
    lender: viewer?.isLender ? own : null,
  };
}
