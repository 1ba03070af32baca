import type { ToolName } from '../contract.ts';
import { affordability } from './affordability.ts';
import { capabilities } from './capabilities.ts';
import { compareHomes } from './compare-homes.ts';
import { documents } from './documents.ts';
import { handOver } from './hand-over.ts';
import { homeFacts } from './home-facts.ts';
import { howTo } from './how-to.ts';
import { journey, nextSteps } from './journey.ts';
import { marketFacts } from './market-facts.ts';
import { monthlyCost } from './monthly-cost.ts';
import { professionals } from './professionals.ts';
import { recommendations } from './recommendations.ts';
import { refineSearch } from './refine-search.ts';
import { savedHomes, savedSearches } from './saved.ts';
import { searchHomes } from './search-homes.ts';
import type { Tool } from './tool.ts';

const all = {
  searchHomes,
  refineSearch,
  compareHomes,
  homeFacts,
  monthlyCost,
  affordability,
  journey,
  nextSteps,
  documents,
  savedHomes,
  savedSearches,
  recommendations,
  professionals,
  marketFacts,
  howTo,
  handOver,
  capabilities,
} satisfies Record<ToolName, unknown>;

/** Every tool, whatever it takes: its input is parsed before it runs. */
export const tools = all as unknown as Readonly<Record<ToolName, Tool<unknown>>>;
