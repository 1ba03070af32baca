import { anyone, signedIn } from '../../../foundation/access.ts';
import { Refusal } from '../../../foundation/errors.ts';
import { serve } from '../../../foundation/serve.ts';
import { matchingContract as contract } from '../contract.ts';

const notYet = async (): Promise<never> => {
  throw new Refusal('UNAVAILABLE');
};
const access = anyone('whoever looks for a professional may ask without saying who they are');

export const rankingVerbs = {
  agents: serve(contract.agents, { access, run: notYet }),
  lenders: serve(contract.lenders, { access, run: notYet }),
  analyze: serve(contract.analyze, { access, run: notYet }),
  stats: serve(contract.stats, { access, run: notYet }),
  criteria: serve(contract.criteria, { access, run: notYet }),
  formula: serve(contract.formula, { access, run: notYet }),
  standing: serve(contract.standing, { access: signedIn, run: notYet }),
};
