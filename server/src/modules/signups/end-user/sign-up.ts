import { m } from '@lintel/messages';
import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { dashboardPaths } from '../../accounts/index.ts';
import { hasUsedCode } from '../../companies/index.ts';
import { signUpsContract } from '../contract.ts';
import { signUp } from '../person/sign-up.ts';
import { joinAsBuyer } from './join.ts';

/** Same message for every invalid code, whatever the reason. */
export const NOT_FOUND = (): string => m.signups__agent_code_not_found_you();
const NOT_CONNECTED = (): string => m.signups__this_agent_code_no_longer();

export const signUpEndUser = serve(signUpsContract.endUser, {
  access: anyone('a buyer signs up before they are anybody'),
  idempotent: true,
  async run(call) {
    const { input: typed, db } = call;
    const { personId, headers } = await signUp(call, typed, {
      role: 'end_user',
      purposes: ['terms', 'privacy'],
      join: (writing, account) => joinAsBuyer(writing, account, typed),
    });
    const agentConnected = await hasUsedCode(db, personId);
    const note = typed.agentCode && !agentConnected ? NOT_CONNECTED() : null;
    return { headers, body: { agentConnected, note, home: dashboardPaths.end_user } };
  },
});
