import { parseArgs } from 'node:util';
import { createRandom } from '../../server/test/torture/random.ts';
import { embeddedPlace, type Place, postgresPlace } from './durability/places.ts';
import { type Outcome, tortureBirth, torturePlace } from './durability/rounds.ts';
import type { Torture } from './torture.ts';

const BIRTHS = 5;

/** `kill -9` at random moments while several writers write: no acknowledged write may be lost. */
export const durability: Torture = async (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rounds: { type: 'string', default: '100' },
      database: { type: 'string', default: 'both' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  });
  console.log(`Seed ${values.seed}`);
  const outcomes: Outcome[] = [];
  const torture = async (place: Place) => {
    try {
      tell(await torturePlace(place, Number(values.rounds), createRandom(`${values.seed} ${place.name}`)));
    } finally {
      await place.remove();
    }
  };
  const tell = (outcome: Outcome) => {
    outcomes.push(outcome);
    for (const line of outcome.lines) console.log(line);
  };
  if (values.database !== 'postgres') {
    tell(await tortureBirth(embeddedPlace, BIRTHS, createRandom(`${values.seed} births`)));
    await torture(embeddedPlace());
  }
  if (values.database !== 'embedded') await torture(await postgresPlace());
  return outcomes.every((outcome) => outcome.held);
};
