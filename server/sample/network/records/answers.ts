import { type Day, isoDay } from '../../calendar.ts';
import { Dice } from '../../dice.ts';
import type { SampleRecord } from '../../insert.ts';
import type { Nature } from './natures.ts';

const MINUTE = 60_000;

/** Requests of the year before last with their replies; buyers who waited too long withdrew. */
export function answersOf(nature: Nature, today: Day): SampleRecord[] {
  const dice = new Dice(`answers/${nature.agent.person.email}`);
  return Array.from({ length: dice.whole(6, 14) }, () => {
    const day = `${isoDay(today - dice.whole(335, 700))}T00:00:00Z`;
    const created = Date.parse(day) + dice.whole(12 * 60, 26 * 60) * MINUTE;
    const wait = Math.round(nature.tempo * dice.triangular(0.2, 1, 4));
    const patience = Math.round(600 * dice.triangular(0.3, 1, 12));
    const at = (minutes: number) => new Date(created + minutes * MINUTE).toISOString();
    return {
      ...{ agent_id: nature.id, created_at: at(0) },
      responded_at: wait <= patience ? at(wait) : null,
      withdrawn_at: wait <= patience ? null : at(patience),
    };
  });
}

/** Writing styles of a few of their conversations, with noise. */
export function stylesOf(nature: Nature, today: Day): SampleRecord[] {
  const dice = new Dice(`styles/${nature.agent.person.email}`);
  return Array.from({ length: dice.whole(2, 6) }, () => {
    const [formality, detail, warmth] = nature.style.map(
      (side) => Math.round(100 * Math.min(1, Math.max(0, side + 0.15 * dice.normal()))) / 100,
    );
    return { agent_id: nature.id, written_on: isoDay(today - dice.whole(2, 500)), formality, detail, warmth };
  });
}
