import type { House } from '../../../foundation/house.ts';
import { personalDataPart } from '../../accounts/index.ts';
import { rankingData } from './personal-data.ts';

export function startRanking(house: House): void {
  house.use(personalDataPart).push(rankingData);
}
