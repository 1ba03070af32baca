import { anyone } from '../../../foundation/access.ts';
import { serve } from '../../../foundation/serve.ts';
import { attemptsPart } from '../../accounts/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { analysisOf } from './analysis.ts';

const access = anyone('whoever looks for a professional may ask without saying who they are');

export const agents = serve(contract.agents, {
  access,
  async run({ input, me, db, use }) {
    const { limit, loanType, propertyType, communicationStyle: style, ...asked } = input;
    const type = asked.agentType === 'mortgage' ? (loanType ?? propertyType) : propertyType;
    const found = await analysisOf({ db, me, use, now: new Date() }, { ...asked, type, style });
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
  async run({ input, me, db, use, address }) {
    await use(attemptsPart).count('matchesFrom', address);
    const { searchLocation: location, propertyType: type, communicationStyle: style, ...asked } = input;
    return analysisOf({ db, me, use, now: new Date() }, { ...asked, location, type, style });
  },
});
