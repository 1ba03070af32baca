import type { AppContext } from '../../../platform/app/app-context.ts';
import { issueFees } from './issue.ts';
import { exportCsv, list } from './list.ts';
import { notifyOfOverdue } from './overdue.ts';
import { own } from './own.ts';
import { declareVoid, paid, unpaid } from './settle.ts';

export const feesOperations = { list, exportCsv, paid, unpaid, void: declareVoid, own };

export function startFees(app: AppContext): void {
  app.jobs.schedule('agent-fees', '17 */6 * * *', async () => void (await issueFees(app)));
  app.jobs.schedule('overdue-fees', '32 14 * * *', () => notifyOfOverdue(app));
}
