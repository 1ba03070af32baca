import { m } from '@lintel/messages';
import type { priceRanges, styles, timelines, WantedType } from '@lintel/server/matching';

/*
 * Options of the form; their values come from the specification. They are repeated from the contract's schemas, because
 * every page reads the URL and would have to load the schemas.
 */

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

export const agentTypes = [
  {
    value: 'real_estate',
    get label() {
      return m.matching__real_estate_agent();
    },
  },
  {
    value: 'mortgage',
    get label() {
      return m.matching__mortgage_agent();
    },
  },
] as const;
export type AgentType = (typeof agentTypes)[number]['value'];

const propertyTypes: readonly Choice<WantedType>[] = [
  {
    value: 'single-family',
    get label() {
      return m.matching__single_family();
    },
  },
  {
    value: 'condo',
    get label() {
      return m.matching__condo();
    },
  },
  {
    value: 'townhouse',
    get label() {
      return m.matching__townhouse();
    },
  },
  {
    value: 'luxury',
    get label() {
      return m.matching__luxury();
    },
  },
  {
    value: 'investment',
    get label() {
      return m.matching__investment();
    },
  },
];

const loanTypes: readonly Choice<WantedType>[] = [
  {
    value: 'conventional',
    get label() {
      return m.matching__conventional();
    },
  },
  { value: 'fha', label: 'FHA' },
  { value: 'va', label: 'VA' },
  {
    value: 'jumbo',
    get label() {
      return m.matching__jumbo();
    },
  },
  {
    value: 'investment',
    get label() {
      return m.matching__investment();
    },
  },
];

export const bands: readonly Choice<(typeof priceRanges)[number]>[] = [
  { value: 'under-300k', label: 'Under $300k' },
  {
    value: '300k-500k',
    get label() {
      return m.matching__300k_to_500k();
    },
  },
  {
    value: '500k-750k',
    get label() {
      return m.matching__500k_to_750k();
    },
  },
  {
    value: '750k-1m',
    get label() {
      return m.matching__750k_to_1m();
    },
  },
  { value: 'over-1m', label: 'Over $1M' },
];

export const whens: readonly Choice<(typeof timelines)[number]>[] = [
  {
    value: 'under-1-month',
    get label() {
      return m.matching__within_a_month();
    },
  },
  {
    value: '1-3-months',
    get label() {
      return m.matching__in_1_to_3_months();
    },
  },
  {
    value: '3-6-months',
    get label() {
      return m.matching__in_3_to_6_months();
    },
  },
  {
    value: 'over-6-months',
    get label() {
      return m.matching__in_more_than_6_months();
    },
  },
];

export const tones: readonly Choice<(typeof styles)[number]>[] = [
  {
    value: 'formal',
    get label() {
      return m.matching__formal();
    },
  },
  {
    value: 'analytical',
    get label() {
      return m.matching__data_driven();
    },
  },
  {
    value: 'friendly',
    get label() {
      return m.matching__friendly();
    },
  },
  {
    value: 'concise',
    get label() {
      return m.matching__brief();
    },
  },
];

export const kindsOf = (type: AgentType) => (type === 'mortgage' ? loanTypes : propertyTypes);

/** Returns the option with this value, if it exists. */
export const chosen = <Value extends string>(
  options: readonly Choice<Value>[],
  value: unknown,
): Choice<Value> | undefined => options.find((option) => option.value === value);
