import { grouped, type Sentence } from './sentence-inputs.ts';

const whole = (cents: number) => `$${grouped(Math.round(cents / 100))}`;

/** Surroundings and terms; enough of these apply to every home to reach the target length. */
export const setting: readonly Sentence[] = [
  {
    when: () => true,
    say: [
      (t) => `${t.place} is ${t.distance}.`,
      (t) => `As for getting around ${t.city}: the ${t.neighbourhood} is ${t.distance}.`,
      (t) => `The location in ${t.place} puts you ${t.distance}.`,
    ],
  },
  {
    when: (t) => t.home.walkScore >= 85,
    say: [
      (t) => `With a walk score of ${t.home.walkScore}, daily errands need no car.`,
      (t) => `Shops and cafés are around the corner; the sample walk score is ${t.home.walkScore}.`,
    ],
  },
  {
    when: (t) => t.home.walkScore >= 60 && t.home.walkScore < 85,
    say: [
      (t) => `The walk score is ${t.home.walkScore}, so many errands can be done on foot.`,
      (t) => `Shops can be reached on foot (walk score ${t.home.walkScore}).`,
    ],
  },
  {
    when: (t) => t.home.walkScore < 60,
    say: [
      (t) => `The area has a walk score of ${t.home.walkScore}; most errands go by car.`,
      () => 'This is a part of town where one drives to the shops.',
    ],
  },
  {
    when: (t) => t.has('near_transit'),
    say: [() => 'Public transit stops near by.', () => 'A transit stop is a short way off.'],
  },
  {
    when: (t) => t.has('near_park'),
    say: [() => 'A park is close.', (t) => `One of ${t.city}’s parks is a short way off.`],
  },
  {
    when: (t) => t.has('quiet_street'),
    say: [() => 'The street carries little traffic.', () => 'It is on a quiet street.'],
  },
  {
    when: (t) => t.has('gated_community'),
    say: [() => 'The community is gated.', () => 'Entry to the community is through a gate.'],
  },
  {
    when: (t) => t.has('senior_community'),
    say: [
      () => 'It is part of a 55+ community.',
      () => 'The community is a 55+ one under federal rules for housing for older persons.',
    ],
  },
  {
    when: (t) => t.has('wheelchair_accessible'),
    say: [
      () => 'Step-free entry and wide doors make it wheelchair accessible.',
      () => 'The home is wheelchair accessible.',
    ],
  },
  { when: (t) => t.has('furnished'), say: [() => 'It is offered furnished.', () => 'Furniture stays.'] },
  {
    when: (t) => t.has('foreclosure'),
    say: [
      () => 'This is a foreclosure sale; terms are set by the lender.',
      () => 'The lender sells after foreclosure, as it stands.',
    ],
  },
  {
    when: (t) => t.home.fee !== undefined,
    say: [
      (t) => `The ${feeName(t.home.market.country)} fee comes to ${whole(t.home.fee!.monthlyCents)} a month.`,
      (t) => `Budget ${whole(t.home.fee!.monthlyCents)} a month for the ${feesName(t.home.market.country)}.`,
    ],
  },
  {
    when: (t) => t.home.fee === undefined && t.home.type === 'single_family' && t.home.market.country === 'US',
    say: [() => 'There is no HOA.', () => 'No owners’ association, no monthly dues.'],
  },
  {
    when: (t) => t.home.netIncomeCents !== undefined,
    say: [
      (t) => `The seller states a net operating income of ${whole(t.home.netIncomeCents!)} a year.`,
      (t) => `Stated net operating income: ${whole(t.home.netIncomeCents!)} a year.`,
    ],
  },
  {
    // A house built this year was not taxed last year.
    when: (t) => t.home.condition !== 'new',
    say: [
      (t) => `Property tax was ${whole(t.home.taxCents)} in ${t.home.taxYear}.`,
      (t) => `The tax bill for ${t.home.taxYear} was ${whole(t.home.taxCents)}.`,
    ],
  },
  {
    when: (t) => t.has('virtual_tour'),
    say: [() => 'A virtual tour is available on request.', () => 'Ask the listing agent for the virtual tour.'],
  },
  {
    when: (t) => t.home.type === 'land',
    say: [
      () => 'Buyers should confirm zoning, access and utilities with the city before they plan.',
      () => 'Check with the planning office what may be built, and where water and power come from.',
    ],
  },
];

const feeName = (country: 'US' | 'CA') => (country === 'CA' ? 'maintenance' : 'HOA');
const feesName = (country: 'US' | 'CA') => (country === 'CA' ? 'maintenance fees' : 'HOA');

/** Closing sentences. */
export const closings: Sentence['say'] = [
  () => 'Showings are by appointment with the listing agent.',
  (t) => `Arrange a visit and see what ${t.place} is like at street level.`,
  () => 'Measurements are approximate; verify what matters to you.',
  () => 'Come and see it in daylight.',
  () => 'The listing agent has the disclosures and answers questions.',
  () => 'Inspection before an offer is welcome.',
];
