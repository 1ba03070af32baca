import type { ToolName } from '../contract.ts';
import { capabilities } from './answers/capabilities.ts';
import { explain, programs } from './answers/explain.ts';
import { howTo } from './answers/how-to.ts';
import { marketFacts } from './answers/market-facts.ts';
import { outOfScope } from './answers/out-of-scope.ts';
import { affordability } from './costs/affordability/affordability.ts';
import { incomeForPrice } from './costs/affordability/income-for-price.ts';
import { priceForMonthly } from './costs/affordability/price-for-monthly.ts';
import { calculate } from './costs/calculate.ts';
import { loanPayment } from './costs/loan-payment.ts';
import { loanRules } from './costs/loan-rules.ts';
import { monthlyCost } from './costs/monthly-cost.ts';
import { mortgageRates } from './costs/mortgage-rates.ts';
import { propertyTax } from './costs/property-tax.ts';
import { nonResidentTax } from './costs/transfer/non-resident-tax.ts';
import { transferTax } from './costs/transfer/transfer-tax.ts';
import { compareHomes } from './homes/compare-homes.ts';
import { homeFacts } from './homes/home-facts.ts';
import { recommendations } from './homes/recommendations.ts';
import { refineSearch } from './homes/refine-search.ts';
import { searchHomes } from './homes/search-homes.ts';
import { applications } from './own/applications.ts';
import { documents } from './own/documents.ts';
import { journey, nextSteps } from './own/journey.ts';
import { appointments, news, profile, purchase } from './own/own-status.ts';
import { replies } from './own/replies.ts';
import { savedHomes, savedSearches } from './own/saved.ts';
import { handOver } from './people/hand-over.ts';
import { professionals } from './people/professionals.ts';
import type { Tool } from './tool.ts';

const all = {
  searchHomes,
  refineSearch,
  compareHomes,
  homeFacts,
  monthlyCost,
  affordability,
  loanPayment,
  priceForMonthly,
  nonResidentTax,
  loanRules,
  calculate,
  incomeForPrice,
  transferTax,
  propertyTax,
  mortgageRates,
  explain,
  programs,
  journey,
  nextSteps,
  documents,
  appointments,
  replies,
  purchase,
  applications,
  profile,
  news,
  savedHomes,
  savedSearches,
  recommendations,
  professionals,
  marketFacts,
  howTo,
  handOver,
  capabilities,
  outOfScope,
} satisfies Record<ToolName, unknown>;

/** All tools. `runTool` parses the input before a tool runs. */
export const tools = all as unknown as Readonly<Record<ToolName, Tool<unknown>>>;
