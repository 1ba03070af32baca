import type { AppContext } from '../../../platform/app/app-context.ts';
import { seatsInUse } from '../../billing/index.ts';
import { accept, reactivate, reject } from './agents/admit.ts';
import { exportCsv as exportAgents, list as listAgents } from './agents/list.ts';
import { offboard } from './agents/offboard.ts';
import { setPrice } from './agents/set-price.ts';
import { suspend } from './agents/suspend.ts';
import { create } from './codes/create.ts';
import { exportCsv as exportCodes, list as listCodes } from './codes/list.ts';
import { qr } from './codes/qr.ts';
import { suggest } from './codes/suggest.ts';
import { toggle } from './codes/toggle.ts';
import { analytics, analyticsCsv } from './company/analytics.ts';
import { desk } from './company/dashboard.ts';
import { change, newCode, settings } from './company/settings.ts';
import { stats } from './company/stats.ts';
import { createResellerEmails, resellerEmailsToken } from './emails.ts';
import { create as invite, resend, revoke } from './invitations/invite.ts';
import { list as listInvitations } from './invitations/list.ts';
import { membership, rejoin } from './membership/membership.ts';
import { publicUrlToken } from './public-url.ts';
import { seatsInUseOf } from './seats.ts';

export const resellerOperations = {
  stats,
  desk,
  settings,
  change,
  newCode,
  analytics,
  analyticsCsv,
  membership,
  rejoin,
  agents: { list: listAgents, exportCsv: exportAgents, accept, reject, suspend, reactivate, setPrice, offboard },
  codes: { list: listCodes, exportCsv: exportCodes, create, suggest, toggle, qr },
  invitations: { list: listInvitations, create: invite, resend, revoke },
};

/** Registers the services of these operations, and the seat count that billing reads. */
export function startReseller(app: AppContext): void {
  const publicUrl = app.settings.LINTEL_PUBLIC_URL;
  app.register(publicUrlToken, publicUrl);
  app.register(resellerEmailsToken, createResellerEmails(publicUrl));
  app.resolve(seatsInUse).count = seatsInUseOf;
}
