import { CRITERIA as criteria } from '@lintel/agent-match/criteria';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';

/** The twelve criteria in the order of the page, with the engine's names. */
export { criteria };
export const CriterionName = z.enum(criteria);
export type CriterionName = z.infer<typeof CriterionName>;

export const criterionLabels: Record<CriterionName, string> = texts({
  volume: m.matching__transaction_history_and_volume,
  reviews: m.matching__client_reviews_and_ratings,
  closing: m.matching__closing_success_rate,
  negotiation: m.matching__negotiation_success_rate,
  knowledge: m.matching__market_knowledge_score,
  response: m.matching__response_time_analytics,
  local: m.matching__local_market_expertise,
  price: m.matching__price_point_experience,
  type: m.matching__property_type_specialization,
  style: m.matching__communication_style_match,
  technology: m.matching__technology_proficiency,
  network: m.matching__network_and_connections,
});

/** Accepts both spellings of a kind: the network's, and that of pages (`agent`, `mortgage_advisor`). */
export const agentTypes = {
  real_estate: 'real_estate',
  agent: 'real_estate',
  mortgage: 'mortgage',
  mortgage_advisor: 'mortgage',
} as const;
export const AgentType = z
  .enum(Object.keys(agentTypes) as [keyof typeof agentTypes, ...(keyof typeof agentTypes)[]])
  .transform((name) => agentTypes[name]);

export const propertyTypes = ['single-family', 'condo', 'townhouse', 'luxury', 'investment'] as const;
export const loanTypes = ['conventional', 'fha', 'va', 'jumbo', 'investment'] as const;
export const priceRanges = ['under-300k', '300k-500k', '500k-750k', '750k-1m', 'over-1m'] as const;
export const timelines = ['under-1-month', '1-3-months', '3-6-months', 'over-6-months'] as const;
export const styles = ['formal', 'analytical', 'friendly', 'concise'] as const;

/** A home type or a loan type, depending on the kind of professional. */
export const WantedType = z.enum([...propertyTypes, 'conventional', 'fha', 'va', 'jumbo']);
export type WantedType = z.infer<typeof WantedType>;
export const PriceRange = z.enum(priceRanges);
export const Timeline = z.enum(timelines);
export const Style = z.enum(styles);

const location = z.string().trim().min(1).max(100);
const language = z.string().regex(/^[a-z]{2,3}$/, { error: () => m.matching__must_be_a_language_code() });

/**
 * Weight of a criterion for this person: 0 ignores it, 1 is as measured, 2 doubles it. Missing criteria have
 * weight 1.
 */
export const Weights = z.partialRecord(CriterionName, z.number().min(0).max(2));
export type Weights = z.infer<typeof Weights>;

/** The same as query text: `response:2,price:0.5`. */
const WeightsText = z
  .string()
  .max(400)
  .transform((words, context): Weights => {
    const pairs = words
      .split(',')
      .filter(Boolean)
      .map((one) => one.split(':'));
    const read = Weights.safeParse(
      Object.fromEntries(pairs.map(([name, value]) => [name, Number(value || Number.NaN)])),
    );
    if (read.success) return read.data;
    context.addIssue({
      code: 'custom',
      error: () => m.matching__must_name_criteria_with_numbers(),
    });
    return z.NEVER;
  });

/** Query parameters of a list. */
export const AgentsQuery = z
  .strictObject({
    agentType: AgentType.optional().describe(
      'Default: real_estate. `agent` is the same as `real_estate`, `mortgage_advisor` the same as `mortgage`',
    ),
    type: AgentType.optional().describe('Another name for `agentType`; if both are given, they must match'),
    location: location
      .optional()
      .describe('A city, "City, ST", a neighborhood or a postal code; defaults to where you look for a home'),
    propertyType: WantedType.optional(),
    loanType: z.enum(loanTypes).optional(),
    priceRange: PriceRange.optional(),
    language: language.optional(),
    timeline: Timeline.optional(),
    communicationStyle: Style.optional(),
    weights: WeightsText.optional(),
    limit: z.coerce.number().int().min(1).max(6).default(6),
  })
  .refine(({ agentType, type }) => !agentType || !type || agentType === type, {
    path: ['type'],
    error: () => m.matching__must_be_the_same_as(),
  })
  .transform(({ agentType, type, ...query }) => ({ ...query, agentType: agentType ?? type ?? 'real_estate' }));

/** The same as a form body. */
export const AnalyzeBody = z.strictObject({
  agentType: AgentType.default('real_estate'),
  searchLocation: location.optional(),
  /** The loan type for lenders. */
  propertyType: WantedType.optional(),
  priceRange: PriceRange.optional(),
  language: language.optional(),
  timeline: Timeline.optional(),
  communicationStyle: Style.optional(),
  weights: Weights.optional(),
});
