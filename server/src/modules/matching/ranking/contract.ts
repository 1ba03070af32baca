import { z } from 'zod';
import { call, IdParam } from '../../../platform/serve/contract.ts';
import { Analysis, Lender, LenderSheet, MatchCard, OwnLenderSheet, RecordCard } from './cards/contract.ts';
import { ClientIntake, Criteria, Formula, OwnClientIntake, OwnRanking, Stats } from './pages/contract.ts';
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
      summary:
        'List the professionals most likely to close a purchase, ranked by track record; no one can pay for placement',
      tags,
      outputStructure: 'detailed',
    })
    .input(AgentsQuery)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.array(MatchCard).max(6) })),
  agent: get('/smartmatch/agents/{id}', 'Get the measured record of an eligible professional')
    .input(z.strictObject({ id: IdParam }))
    .output(RecordCard),
  lenders: get('/smartmatch/lenders', 'List lenders by name, with dated rates and measured or stated figures')
    .input(z.strictObject({ location: z.string().trim().min(1).max(100).optional() }))
    .output(z.array(Lender)),
  lenderSheet: get('/smartmatch/lenders/own', 'Get your company’s lender profile').output(OwnLenderSheet),
  stateLenderSheet: call
    .route({
      method: 'PUT',
      path: '/smartmatch/lenders/own',
      summary: 'Publish your company’s rates and times as of today; replaces the previous ones',
      tags,
    })
    .input(LenderSheet)
    .output(OwnLenderSheet),
  analyze: call
    .route({
      method: 'POST',
      path: '/smartmatch/analyze',
      summary: 'Get the ranked list with the points of every criterion, and who was excluded and why',
      tags,
    })
    .input(AnalyzeBody)
    .output(Analysis),
  stats: get('/smartmatch/stats', 'Get figures of the network, each with n and period').output(Stats),
  criteria: get('/smartmatch/criteria', 'List the criteria with definition, data, weight and distribution').output(
    Criteria,
  ),
  formula: get('/smartmatch/formula', 'Get the formula in plain language, with its measured quality').output(Formula),
  standing: get('/smartmatch/standing', 'Get the caller’s criteria, percentile and history by month').output(
    OwnRanking,
  ),
  intake: get('/smartmatch/intake', 'Get whether the caller takes new clients, and how many at a time').output(
    OwnClientIntake,
  ),
  /** Leaves pending requests unchanged; lists change at once. */
  changeIntake: call
    .route({
      method: 'PUT',
      path: '/smartmatch/intake',
      summary: 'Set whether the caller takes new clients, and how many at a time',
      tags,
    })
    .input(ClientIntake)
    .output(OwnClientIntake),
};
