import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { opened, page, react } from './links/operations.ts';
import { prospectingUrlToken } from './links/path.ts';
import { prospectingData } from './personal-data.ts';
import { revoke, send, sends } from './send.ts';

/** Homes and live searches that agents send to their contacts, and what comes back. */
export const prospectingOperations = { send, sends, revoke, page, opened, react };

export const prospecting: ServerModule = {
  name: 'prospecting',
  start(app) {
    app.register(prospectingUrlToken, app.settings.LINTEL_PUBLIC_URL);
    app.resolve(personalDataToken).push(prospectingData);
  },
};
