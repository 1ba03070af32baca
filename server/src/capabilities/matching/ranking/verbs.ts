import { formula } from './formula/verb.ts';
import { lenders } from './lenders.ts';
import { agents, analyze } from './lists.ts';
import { criteria } from './pages/criteria.ts';
import { stats } from './pages/stats.ts';
import { standing } from './standing.ts';

export const rankingVerbs = { agents, analyze, lenders, stats, criteria, formula, standing };
