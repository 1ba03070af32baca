import type { Market } from '../markets/index.ts';
import type { Random } from '../random.ts';

const selling = [
  'First-time buyers',
  'Luxury homes',
  'Condominiums',
  'New construction',
  'Investment property',
  'Relocation',
  'Historic homes',
  'Land and farms',
  'Selling and moving up',
  'Downsizing',
];
const lending = {
  US: ['Conventional loans', 'FHA and VA loans', 'Jumbo loans', 'Refinancing', 'Self-employed income'],
  CA: ['Insured mortgages', 'Renewals', 'Refinancing', 'Self-employed income', 'Construction mortgages'],
};

export function chooseSpecialties(
  random: Random,
  agentType: 'real_estate' | 'mortgage',
  country: 'US' | 'CA',
): string[] {
  const pool = agentType === 'mortgage' ? lending[country] : selling;
  return [...new Set([random.pick(pool), random.pick(pool), random.pick(pool)])];
}

/** Drawn independently of the name: a name implies no language. */
export function chooseLanguages(random: Random, { region }: Market): string[] {
  const first = region === 'quebec' ? ['fr', 'en'] : ['en'];
  const second = random.chance(0.3) ? random.weighted(others, ([, weight]) => weight)[0] : undefined;
  return second && !first.includes(second) ? [...first, second] : first;
}

const others = [
  ['es', 8],
  ['fr', 3],
  ['zh', 3],
  ['pa', 2],
  ['vi', 2],
  ['pt', 1],
  ['ar', 1],
  ['ko', 1],
] as const;
