import type { House } from '../../../foundation/house.ts';
import { secretOf } from '../../../foundation/secret.ts';
import { personalDataPart } from '../../accounts/index.ts';
import { followOutcomes } from './follow.ts';
import { createListTokens, listTokensPart } from './list-token.ts';
import { connectData } from './personal-data.ts';

export async function startConnect(house: House): Promise<void> {
  house.use(personalDataPart).push(connectData);
  house.provide(listTokensPart, createListTokens(await secretOf(house)));
  followOutcomes(house);
}
