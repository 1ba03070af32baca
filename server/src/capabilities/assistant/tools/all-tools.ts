import type { ToolName } from '../contract.ts';
import { affordability } from './affordability.ts';
import { capabilities } from './capabilities.ts';
import { compareHomes } from './compare-homes.ts';
import { documents } from './documents.ts';
import { explain, programs } from './explain.ts';
import { handOver } from './hand-over.ts';
import { homeFacts } from './home-facts.ts';
import { howTo } from './how-to.ts';
import { journey, nextSteps } from './journey.ts';
import { loanPayment } from './loan-payment.ts';
import { loanRules } from './loan-rules.ts';
import { marketFacts } from './market-facts.ts';
import { monthlyCost } from './monthly-cost.ts';
import { mortgageRates } from './mortgage-rates.ts';
import { outOfScope } from './out-of-scope.ts';
import { appointments, news, profile, purchase, replies } from './own-status.ts';
import { professionals } from './professionals.ts';
import { propertyTax } from './property-tax.ts';
import { recommendations } from './recommendations.ts';
import { refineSearch } from './refine-search.ts';
import { savedHomes, savedSearches } from './saved.ts';
import { searchHomes } from './search-homes.ts';
import type { Tool } from './tool.ts';
import { transferTax } from './transfer-tax.ts';

const all = {
  searchHomes,
  refineSearch,
  compareHomes,
  homeFacts,
  monthlyCost,
  affordability,
  loanPayment,
  loanRules,
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
