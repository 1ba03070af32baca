import { setTimeout as pause } from 'node:timers/promises';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { attemptsToken } from '../../accounts/index.ts';
import { agentOfCode } from '../../companies/index.ts';
import { takesLeads } from '../../licensing/index.ts';
import { signUpsContract } from '../contract.ts';
import { NOT_FOUND } from './sign-up.ts';

/** Minimum response time, so that the duration does not reveal how far the look-up came. */
const ANSWER_MS = 60;

export const validateAgentCode = serve(signUpsContract.validateAgentCode, {
  access: anyone('a buyer checks the code before signing up; the answer tells names only'),
  async run({ input: { code }, db, address, resolve }) {
    await resolve(attemptsToken).count('codeFrom', address);
    const [agent] = await Promise.all([agentOfCode(db, code, takesLeads()), pause(ANSWER_MS)]);
    if (!agent) throw notFound(NOT_FOUND());
    return agent;
  },
});
