import { z } from 'zod';
import { call, IdParam } from '../../../platform/serve/contract.ts';
import { Analysis, Lender, LenderSheet, MatchCard, OwnLenderSheet, RecordCard } from './cards/contract.ts';
import { ClientIntake, Criteria, Formula, OwnClientIntake, Standing, Stats } from './pages/contract.ts';
import { AgentsQuery, AnalyzeBody } from './search/contract.ts';

export * from './cards/contract.ts';
export * from './pages/contract.ts';
export * from './search/contract.ts';

const tags = ['SmartMatch'];
const get = (path: `/${string}`, summary: string) => call.route({ method: 'GET', path, summary, tags });

export const rankingContract = {
  /**
   * Headers: `x-total-count` is the number of eligible professionals in the area, `x-empty` the reason of an empty
   * list.
   */
  agents: call
    .route({
      method: 'GET',
      path: '/smartmatch/agents',
      summary: 'The professionals with whom a purchase is most likely to close well; nobody can pay for a place',
      tags,
      outputStructure: 'detailed',
    })
    .input(AgentsQuery)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.array(MatchCard).max(6) })),
  agent: get('/smartmatch/agents/{id}', 'What the records say of a professional who may be offered')
    .input(z.strictObject({ id: IdParam }))
    .output(RecordCard),
  lenders: get('/smartmatch/lenders', 'Lenders by name, with dated rates and what is measured or stated')
    .input(z.strictObject({ location: z.string().trim().min(1).max(100).optional() }))
    .output(z.array(Lender)),
  lenderSheet: get('/smartmatch/lenders/own', 'What one’s own company states as a lender').output(OwnLenderSheet),
  stateLenderSheet: call
    .route({
      method: 'PUT',
      path: '/smartmatch/lenders/own',
      summary: 'State rates and times of one’s own company, dated today; what was stated before is replaced',
      tags,
    })
    .input(LenderSheet)
    .output(OwnLenderSheet),
  analyze: call
    .route({
      method: 'POST',
      path: '/smartmatch/analyze',
      summary: 'The ranked list with the points of every criterion, and who was left out why',
      tags,
    })
    .input(AnalyzeBody)
    .output(Analysis),
  stats: get('/smartmatch/stats', 'The network in numbers, each with n and period').output(Stats),
  criteria: get('/smartmatch/criteria', 'The criteria: definition, data, weight and spread').output(Criteria),
  formula: get('/smartmatch/formula', 'The formula in plain words, with its measured quality').output(Formula),
  standing: get('/smartmatch/standing', 'A professional’s own criteria, percentile and months').output(Standing),
  intake: get('/smartmatch/intake', 'Whether the caller takes new clients, and how many at a time').output(
    OwnClientIntake,
  ),
  /** Leaves pending requests unchanged; lists change at once. */
  changeIntake: call
    .route({
      method: 'PUT',
      path: '/smartmatch/intake',
      summary: 'Say whether one takes new clients, and how many at a time',
      tags,
    })
    .input(ClientIntake)
    .output(OwnClientIntake),
};
