import { m } from '@lintel/messages';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { contactAccess } from '../../contacts/index.ts';
import { marketReportsContract as contract } from '../contract.ts';
import { homeEmailServicesToken } from '../homes/emails.ts';
import { areaReports } from '../mail/area-report.ts';
import { clientEmail } from '../mail/client-report.ts';
import { clientOfArea } from '../mail/due-reports.ts';
import { lastFirstMorning } from '../mail/first-morning.ts';
import { reportContent } from '../mail/report-content.ts';

/** The link that ends the emails is the contact's own, so a preview has one that ends nothing. */
const contactLinks = { tokenOf: () => 'preview', idOf: () => undefined };

/** The report of the latest month that ended where the contact is. */
export const previewClientReport = serve(contract.previewClientReport, {
  access: contactAccess.may('change'),
  async run({ input: { id, place }, db, resolve }) {
    const found = await clientOfArea(db, id, place);
    const area = found && (await areaReports({ db, resolve })(place));
    if (!found || !area) throw notFound(m.markets__we_know_no_homes_there());
    const now = new Date();
    const { month } = lastFirstMorning(found.zone, now);
    if (reportContent(area, month).figures.length === 0) return { month, email: null };
    const { publicUrl } = resolve(homeEmailServicesToken);
    const { to, subject, html } = await clientEmail(
      db,
      { publicUrl, contactLinks },
      found.client,
      { area, month },
      now,
    );
    return { month, email: { to, subject, html } };
  },
});
