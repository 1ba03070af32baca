import { formula } from './formula/operation.ts';
import { changeIntake, intake } from './intake.ts';
import { lenderSheet, stateLenderSheet } from './lender-sheet.ts';
import { lenders } from './lenders.ts';
import { agents, analyze } from './lists.ts';
import { standing } from './own-ranking.ts';
import { criteria } from './pages/criteria.ts';
import { stats } from './pages/stats.ts';
import { agent } from './record.ts';

export const rankingOperations = {
  agents,
  agent,
  analyze,
  lenders,
  lenderSheet,
  stateLenderSheet,
  stats,
  criteria,
  formula,
  standing,
  intake,
  changeIntake,
};
