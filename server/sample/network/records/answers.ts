import { type Day, isoDay } from '../../calendar.ts';
import type { SampleRecord } from '../../insert.ts';
import { Random } from '../../random.ts';
import type { Traits } from './traits.ts';

const MINUTE = 60_000;

/** Requests of the year before last with their replies; buyers who waited too long withdrew. */
export function answersOf(traits: Traits, today: Day): SampleRecord[] {
  const random = new Random(`answers/${traits.agent.person.email}`);
  return Array.from({ length: random.whole(6, 14) }, () => {
    const day = `${isoDay(today - random.whole(335, 700))}T00:00:00Z`;
    const created = Date.parse(day) + random.whole(12 * 60, 26 * 60) * MINUTE;
    const wait = Math.round(traits.replyMinutes * random.triangular(0.2, 1, 4));
    const waitLimit = Math.round(600 * random.triangular(0.3, 1, 12));
    const at = (minutes: number) => new Date(created + minutes * MINUTE).toISOString();
    return {
      ...{ agent_id: traits.id, created_at: at(0) },
      responded_at: wait <= waitLimit ? at(wait) : null,
      withdrawn_at: wait <= waitLimit ? null : at(waitLimit),
    };
  });
}

/** Writing styles of a few of their conversations, with noise. */
export function stylesOf(traits: Traits, today: Day): SampleRecord[] {
  const random = new Random(`styles/${traits.agent.person.email}`);
  return Array.from({ length: random.whole(2, 6) }, () => {
    const [formality, detail, warmth] = traits.style.map(
      (side) => Math.round(100 * Math.min(1, Math.max(0, side + 0.15 * random.normal()))) / 100,
    );
    return { agent_id: traits.id, written_on: isoDay(today - random.whole(2, 500)), formality, detail, warmth };
  });
}
