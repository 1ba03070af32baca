import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { PendingQuestion } from './pending-question.ts';

type Tool = NonNullable<PendingQuestion['tool']>;

/** Texts shown while a tool runs. */
export const toolWords: Record<Tool, string> = texts({
  searchHomes: m.assistant__searching_homes,
  refineSearch: m.assistant__updating_the_search,
  compareHomes: m.assistant__comparing_homes,
  homeFacts: m.assistant__reading_about_the_home,
  monthlyCost: m.assistant__calculating_costs,
  affordability: m.assistant__calculating_what_you_can_afford,
  loanPayment: m.assistant__calculating_the_payment,
  priceForMonthly: m.assistant__calculating_what_you_can_afford,
  nonResidentTax: m.assistant__calculating_the_transfer_tax,
  calculate: m.assistant__calculating_costs,
  incomeForPrice: m.assistant__calculating_what_you_can_afford,
  loanRules: m.assistant__checking_the_rules,
  transferTax: m.assistant__calculating_the_transfer_tax,
  propertyTax: m.assistant__checking_property_taxes,
  mortgageRates: m.assistant__checking_rates,
  explain: m.assistant__looking_it_up,
  programs: m.assistant__looking_up_programs,
  journey: m.assistant__checking_your_journey,
  nextSteps: m.assistant__checking_your_next_steps,
  documents: m.assistant__checking_your_documents,
  appointments: m.assistant__checking_your_appointments,
  replies: m.assistant__checking_your_messages,
  purchase: m.assistant__checking_your_offers,
  applications: m.assistant__checking_your_applications,
  profile: m.assistant__checking_your_profile,
  news: m.assistant__checking_whats_new,
  savedHomes: m.assistant__checking_your_saved_homes,
  savedSearches: m.assistant__checking_your_searches,
  recommendations: m.assistant__finding_homes_that_fit_you,
  professionals: m.assistant__finding_agents_and_lenders,
  marketFacts: m.assistant__checking_market_data,
  howTo: m.assistant__looking_it_up,
  handOver: m.assistant__looking_up_your_contacts,
  capabilities: m.assistant__thinking,
  outOfScope: m.assistant__thinking,
});
