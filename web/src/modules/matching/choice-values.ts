import type { CriterionName, priceRanges, styles, timelines, WantedType } from '@lintel/server/matching';

/*
 * Values of the form's options and the criteria, from the specification. They are repeated from the contract's schemas,
 * and stand apart from their labels, because every page reads the URL and would have to load the schemas and the labels.
 */

export const agentTypes = ['real_estate', 'mortgage'] as const;
export type AgentType = (typeof agentTypes)[number];

export const kindValues: Readonly<Record<AgentType, readonly WantedType[]>> = {
  real_estate: ['single-family', 'condo', 'townhouse', 'luxury', 'investment'],
  mortgage: ['conventional', 'fha', 'va', 'jumbo', 'investment'],
};

export const bandValues: readonly (typeof priceRanges)[number][] = [
  'under-300k',
  '300k-500k',
  '500k-750k',
  '750k-1m',
  'over-1m',
];

export const whenValues: readonly (typeof timelines)[number][] = [
  'under-1-month',
  '1-3-months',
  '3-6-months',
  'over-6-months',
];

export const toneValues: readonly (typeof styles)[number][] = ['formal', 'analytical', 'friendly', 'concise'];

/** The twelve criteria in the order of the specification. */
export const criteria: readonly CriterionName[] = [
  'volume',
  'reviews',
  'knowledge',
  'response',
  'negotiation',
  'local',
  'style',
  'price',
  'type',
  'network',
  'technology',
  'closing',
];

/** Returns the value if it is one of these. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);
