import type { priceRanges, styles, timelines, WantedType } from '@lintel/server/matching';

/*
 * The answers that the form offers; values are those of the specification. They stand here and not in the contract's
 * schemas because the address is read on every page, and the schemas would come along.
 */

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

export const agentTypes = [
  { value: 'real_estate', label: 'Real estate agent' },
  { value: 'mortgage', label: 'Mortgage agent' },
] as const;
export type AgentType = (typeof agentTypes)[number]['value'];

const propertyTypes: readonly Choice<WantedType>[] = [
  { value: 'single-family', label: 'Single family' },
  { value: 'condo', label: 'Condo' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'investment', label: 'Investment' },
];

const loanTypes: readonly Choice<WantedType>[] = [
  { value: 'conventional', label: 'Conventional' },
  { value: 'fha', label: 'FHA' },
  { value: 'va', label: 'VA' },
  { value: 'jumbo', label: 'Jumbo' },
  { value: 'investment', label: 'Investment' },
];

export const bands: readonly Choice<(typeof priceRanges)[number]>[] = [
  { value: 'under-300k', label: 'Under $300k' },
  { value: '300k-500k', label: '$300k to $500k' },
  { value: '500k-750k', label: '$500k to $750k' },
  { value: '750k-1m', label: '$750k to $1M' },
  { value: 'over-1m', label: 'Over $1M' },
];

export const whens: readonly Choice<(typeof timelines)[number]>[] = [
  { value: 'under-1-month', label: 'Within a month' },
  { value: '1-3-months', label: 'In 1 to 3 months' },
  { value: '3-6-months', label: 'In 3 to 6 months' },
  { value: 'over-6-months', label: 'In more than 6 months' },
];

export const tones: readonly Choice<(typeof styles)[number]>[] = [
  { value: 'formal', label: 'Formal' },
  { value: 'analytical', label: 'With figures' },
  { value: 'friendly', label: 'Friendly' },
  { value: 'concise', label: 'Short' },
];

export const kindsOf = (type: AgentType) => (type === 'mortgage' ? loanTypes : propertyTypes);

/** The option of this value, if it is one. */
export const chosen = <Value extends string>(
  options: readonly Choice<Value>[],
  value: unknown,
): Choice<Value> | undefined => options.find((option) => option.value === value);
