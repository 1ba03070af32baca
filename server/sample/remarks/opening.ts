import type { Sentence, SentenceInputs } from './sentence-inputs.ts';

const sold = ({ home }: SentenceInputs, ...types: string[]) => types.includes(home.type);
const built = (each: SentenceInputs) => !sold(each, 'land');
const age = ({ home }: SentenceInputs) => home.yearBuilt ?? 0;

/** Opening sentences: type and location. */
export const openings: readonly Sentence[] = [
  {
    when: (t) => built(t) && t.home.condition === 'new',
    say: [
      (t) => `Newly built in ${age(t)}, this ${t.noun} in ${t.place} offers ${t.area} with ${t.beds} and ${t.baths}.`,
      (t) =>
        `Completed in ${age(t)}: a ${t.noun} of ${t.area} in ${t.place}, ${t.city}, with ${t.beds} and ${t.baths}.`,
      (t) =>
        `Be the first to turn the key of this ${age(t)} ${t.noun} in ${t.place}; the plan gives ${t.beds}, ${t.baths} and ${t.area}.`,
    ],
  },
  {
    when: (t) => built(t) && t.home.condition === 'renovated',
    say: [
      (t) =>
        `Renovated ${t.noun} from ${age(t)} in ${t.place}: ${t.beds}, ${t.baths} and ${t.area} brought up to date.`,
      (t) =>
        `Built in ${age(t)} and since reworked with care, this ${t.noun} in ${t.place} has ${t.beds} and ${t.baths} across ${t.area}.`,
      (t) =>
        `An updated ${age(t)} ${t.noun} in the ${t.place} area of ${t.city} with ${t.area}, ${t.beds} and ${t.baths}.`,
    ],
  },
  {
    when: (t) => built(t) && t.home.condition === 'fixer_upper',
    say: [
      (t) =>
        `A ${t.noun} from ${age(t)} in ${t.place} that needs work throughout and is priced with that in mind: ${t.beds}, ${t.baths}, ${t.area}.`,
      (t) =>
        `Bring plans: this ${age(t)} ${t.noun} in ${t.place} asks for a full update and gives ${t.area}, ${t.beds} and ${t.baths} to start from.`,
      (t) =>
        `Fixer-upper in ${t.place}. The ${t.noun} dates from ${age(t)}, measures ${t.area} and has ${t.beds} and ${t.baths}.`,
    ],
  },
  {
    when: (t) => built(t) && t.home.condition === 'kept',
    say: [
      (t) => `Well-kept ${t.noun} in ${t.place} with ${t.beds}, ${t.baths} and ${t.area}, built in ${age(t)}.`,
      (t) => `In ${t.place}, ${t.distance}, stands this ${age(t)} ${t.noun} with ${t.beds} and ${t.baths}.`,
      (t) => `${t.area} in ${t.place}: a ${t.noun} built in ${age(t)} with ${t.beds} and ${t.baths}.`,
      (t) =>
        `This ${t.noun} in ${t.city}’s ${t.place} ${t.neighbourhood} was built in ${age(t)} and offers ${t.beds}, ${t.baths} and ${t.area}.`,
      (t) =>
        `Welcome to ${t.place}. The ${t.noun}, built in ${age(t)}, holds ${t.beds} and ${t.baths} within ${t.area}.`,
      (t) => `A ${t.noun} with an easy plan: ${t.beds}, ${t.baths} and ${t.area} in the ${t.place} ${t.neighbourhood}.`,
    ],
  },
  {
    when: (t) => sold(t, 'land'),
    say: [
      (t) => `A ${t.noun} of ${t.lot} in the ${t.place} part of ${t.city}, ready for plans of your own.`,
      (t) => `${t.lot} of open ground in ${t.place}, ${t.distance}, offered as one ${t.noun}.`,
      (t) => `Vacant ${t.noun} in ${t.place}, ${t.city}, measuring ${t.lot}.`,
    ],
  },
];
