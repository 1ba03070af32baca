import type { AppContext } from '../../../foundation/app-context.ts';
import { secretOf } from '../../../foundation/secret.ts';
import { personalDataToken } from '../../accounts/index.ts';
import { followOutcomes } from './follow.ts';
import { createListTokens, listTokensToken } from './list-token.ts';
import { connectData } from './personal-data.ts';

export async function startConnect(app: AppContext): Promise<void> {
  app.resolve(personalDataToken).push(connectData);
  app.register(listTokensToken, createListTokens(await secretOf(app)));
  followOutcomes(app);
}
