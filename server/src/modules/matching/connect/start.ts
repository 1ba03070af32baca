import type { AppContext } from '../../../platform/app/app-context.ts';
import { secretOf } from '../../../platform/secrets/secret.ts';
import { personalDataToken } from '../../accounts/index.ts';
import { followOutcomes } from './follow.ts';
import { createListTokens, listTokensToken } from './list-token.ts';
import { connectData } from './personal-data.ts';

export async function startConnect(app: AppContext): Promise<void> {
  app.resolve(personalDataToken).push(connectData);
  app.register(listTokensToken, createListTokens(await secretOf(app)));
  followOutcomes(app);
}
