import type { AppContext } from '../../../platform/app/app-context.ts';
import { chain, chainWalk } from './chain.ts';
import { file } from './file.ts';
import { list } from './list.ts';

export const auditOperations = { list, chain, file };

export function startAudit(app: AppContext): void {
  app.register(chainWalk, { startedAt: 0 });
}
