import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { forgetClosed, notifyOfOverdue } from './clock.ts';
import { getTicket, listTickets } from './list.ts';
import { notifyOfLegalChanges } from './notify-of-legal-changes.ts';
import { createTicket } from './open-ticket.ts';
import { supportServicesToken } from './operator.ts';
import { supportData } from './personal-data.ts';
import { close, reply } from './reply.ts';
import { handleSalesRequests } from './sales-requests.ts';

/** Support tickets and their promised replies. */
export const supportOperations = { createTicket, tickets: listTickets, ticket: getTicket, reply, close };

export { openTicket } from './open-ticket.ts';
export { supportServicesToken } from './operator.ts';
export { promisedHours } from './promise.ts';

export const support: ServerModule = {
  name: 'support',
  start(app) {
    const { settings, jobs } = app;
    const services = { publicUrl: settings.LINTEL_PUBLIC_URL, email: settings.LINTEL_SUPPORT_EMAIL };
    app.resolve(personalDataToken).push(supportData);
    app.register(supportServicesToken, services);
    handleSalesRequests(app, services);
    jobs.schedule('tell-of-overdue-answers', '*/5 * * * *', async () => void (await notifyOfOverdue(app, services)));
    jobs.schedule('forget-closed-questions', '23 3 * * *', () => forgetClosed(app));
    jobs.schedule('announce-legal-changes', '7 9 * * *', () => notifyOfLegalChanges(app, services));
  },
};
