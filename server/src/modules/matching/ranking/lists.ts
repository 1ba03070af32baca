import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { attemptsToken } from '../../accounts/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { analysisOf } from './analysis.ts';

const access = anyone('whoever looks for a professional may ask without saying who they are');

export const agents = serve(contract.agents, {
  access,
  async run({ input, me, db, resolve }) {
    const { limit, loanType, propertyType, communicationStyle: style, ...query } = input;
    const type = query.agentType === 'mortgage' ? (loanType ?? propertyType) : propertyType;
    const found = await analysisOf({ db, me, resolve, now: new Date() }, { ...query, type, style });
    return {
      headers: {
        'x-total-count': String(found.eligible),
        ...(found.empty ? { 'x-empty': found.empty.reason } : {}),
      },
      body: found.matches.slice(0, limit),
    };
  },
});

export const analyze = serve(contract.analyze, {
  access,
  async run({ input, me, db, resolve, address }) {
    await resolve(attemptsToken).count('matchesFrom', address);
    const { searchLocation: location, propertyType: type, communicationStyle: style, ...query } = input;
    return analysisOf({ db, me, resolve, now: new Date() }, { ...query, location, type, style });
  },
});
