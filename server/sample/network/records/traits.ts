import { type Day, dayOf } from '../../calendar.ts';
import type { Neighbourhood } from '../../markets/index.ts';
import { Random } from '../../random.ts';
import { replyMinutesOf } from '../connections.ts';
import type { SampleAgent } from '../sample-people.ts';

/**
 * Hidden traits of a professional, visible only in their deals, requests and matches. Skills have mean 0 and
 * deviation 1, and are drawn from the email address alone: neither name nor language nor anything else
 * about the person affects them.
 */
export interface Traits {
  agent: SampleAgent;
  id: number;
  closing: number;
  service: number;
  negotiation: number;
  knowledge: number;
  /** Typical reply time in minutes. */
  replyMinutes: number;
  /** Formality, detail, warmth; 0 to 1. */
  style: readonly [number, number, number];
  /** Neighborhoods where they mostly work, the most frequent first. */
  quarters: readonly Neighbourhood[];
  /** Affinity for each type, in the order of the market's mix. */
  typePreference: readonly number[];
  /** Price relative to the market's. */
  level: number;
  /** Deals per year in addition to the sample's listings. */
  volume: number;
  licensedSince: Day;
  teamSize: number;
}

/** Years covered by the records. */
export const YEARS = 5;

export function traitsOf(agent: SampleAgent, id: number, today: Day): Traits {
  const random = new Random(`nature/${agent.person.email}`);
  const { neighbourhoods } = agent.reseller.market;
  const talent = random.normal();
  const skill = (tie: number) => tie * talent + (1 - tie) * 1.3 * random.normal();
  const share = () => Math.min(1, Math.max(0, 0.5 + 0.2 * random.normal()));
  const teamSize = random.chance(0.05) ? random.whole(3, 7) : 1;
  return {
    ...{ agent, id },
    ...{ closing: skill(0.45), service: skill(0.45), negotiation: skill(0.3), knowledge: skill(0.4) },
    replyMinutes: replyMinutesOf(agent),
    style: [share(), share(), share()],
    quarters: [random.pick(neighbourhoods), random.pick(neighbourhoods), random.pick(neighbourhoods)],
    typePreference: Array.from({ length: 8 }, () => random.triangular(0.3, 0.8, 3)),
    level: random.triangular(0.65, 0.95, 1.6),
    volume: random.triangular(0.6, 2.5, 9) * (teamSize > 1 ? 2.5 : 1) * (agent.agentType === 'mortgage' ? 2.2 : 1),
    licensedSince: Math.min(today - random.whole(200, 7_000), dayOf(agent.joinedOn)),
    teamSize,
  };
}

/**
 * A probability that grows with a sum of skills: close to the logistic curve, in arithmetic that is the same
 * on every machine.
 */
export const chanceOf = (sum: number): number => 0.5 + sum / (2 * (1 + Math.abs(sum)));
