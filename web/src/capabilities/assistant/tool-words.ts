import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { PendingQuestion } from './pending-question.ts';

type Tool = NonNullable<PendingQuestion['tool']>;

/** Texts shown while a tool runs. */
export const toolWords: Record<Tool, string> = texts({
  searchHomes: m.assistant__looking_for_homes,
  refineSearch: m.assistant__changing_the_search,
  compareHomes: m.assistant__comparing_homes,
  homeFacts: m.assistant__reading_about_the_home,
  monthlyCost: m.assistant__computing_costs,
  affordability: m.assistant__computing_what_fits,
  loanPayment: m.assistant__computing_the_payment,
  loanRules: m.assistant__looking_up_the_rules,
  transferTax: m.assistant__computing_the_transfer_tax,
  propertyTax: m.assistant__looking_at_property_taxes,
  mortgageRates: m.assistant__looking_at_rates,
  explain: m.assistant__looking_it_up,
  programs: m.assistant__looking_up_programs,
  journey: m.assistant__looking_at_your_journey,
  nextSteps: m.assistant__looking_at_your_next_steps,
  documents: m.assistant__looking_at_your_documents,
  appointments: m.assistant__looking_at_your_appointments,
  replies: m.assistant__looking_at_your_messages,
  purchase: m.assistant__looking_at_your_offers,
  profile: m.assistant__looking_at_your_profile,
  news: m.assistant__looking_for_what_is_new,
  savedHomes: m.assistant__looking_at_your_saved_homes,
  savedSearches: m.assistant__looking_at_your_searches,
  recommendations: m.assistant__looking_for_homes_that_suit,
  professionals: m.assistant__looking_for_people,
  marketFacts: m.assistant__counting_the_market,
  howTo: m.assistant__looking_it_up,
  handOver: m.assistant__looking_for_your_people,
  capabilities: m.assistant__thinking,
  outOfScope: m.assistant__thinking,
});
