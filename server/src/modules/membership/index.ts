import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { issueFees } from './fees/issue.ts';
import { exportCsv, list } from './fees/list.ts';
import { notifyOfOverdue } from './fees/overdue.ts';
import { own } from './fees/own.ts';
import { declareVoid, paid, unpaid } from './fees/settle.ts';
import { membership as ownMembership, rejoin } from './own/membership.ts';
import { membershipData } from './personal-data.ts';

/** An agent's membership in a company, and its monthly fees. */
export const membershipOperations = {
  own: { membership: ownMembership, rejoin },
  fees: { list, exportCsv, paid, unpaid, void: declareVoid, own },
};

export const membership: ServerModule = {
  name: 'membership',
  start(app) {
    app.resolve(personalDataToken).push(membershipData);
    app.jobs.schedule('agent-fees', '17 */6 * * *', async () => void (await issueFees(app)));
    app.jobs.schedule('overdue-fees', '32 14 * * *', () => notifyOfOverdue(app));
  },
};
