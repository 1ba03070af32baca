import type { House } from '../../../foundation/house.ts';
import { chain, chainWalk } from './chain.ts';
import { file } from './file.ts';
import { list } from './list.ts';

export const auditVerbs = { list, chain, file };

export function startAudit(house: House): void {
  house.provide(chainWalk, { startedAt: 0 });
}
