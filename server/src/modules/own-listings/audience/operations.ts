import { foldPlace } from '@lintel/geo';
import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { csvFile } from '../../../platform/csv/csv.ts';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles } from '../../companies/index.ts';
import { publicListing } from '../../listings/index.ts';
import { ownListingAccess } from '../access.ts';
import { type OwnListingRow, presentListing, titleOf } from '../present.ts';
import { listingViews } from '../tables.ts';
import { type Audience, audienceContract as contract } from './contract.ts';
import { countsOf, viewsByDay } from './counts.ts';
import { printReport } from './report-pdf.ts';
import { isBot, viewerKeyToken } from './viewer-key.ts';

const recordView = serve(contract.recordView, {
  access: anyone('people look at homes without an account'),
  writes: true,
  async run({ input: { id }, me, headers, address, tx, resolve }) {
    const home = await publicListing(tx, id);
    if (!home) throw notFound(m.listings__we_couldnt_find_this_home());
    const userAgent = headers.get('user-agent') ?? '';
    if (isBot(userAgent) || (me && (await lists(tx, me.id, home.listAgentId)))) return { isCounted: false };
    const day = new Date().toISOString().slice(0, 10);
    const viewer = resolve(viewerKeyToken)({ personId: me?.id, address, userAgent, day });
    const added = await tx
      .insert(listingViews)
      .values({ listingId: id, viewer, firstOn: day })
      .onConflictDoNothing()
      .returning({ viewer: listingViews.viewer });
    return { isCounted: added.length > 0 };
  },
});

/** Returns true if a person is the agent who lists the home. */
async function lists(db: Db, personId: number, listAgentId: number | null): Promise<boolean> {
  if (listAgentId === null) return false;
  const [agent] = await db
    .select({ personId: agentProfiles.personId })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, listAgentId));
  return agent?.personId === personId;
}

const audience = serve(contract.audience, {
  access: ownListingAccess.may('see'),
  run: async ({ subject, db }) => ({ id: subject.id, ...(await audienceOf(db, subject)) }),
});

const reportCsv = serve(contract.reportCsv, {
  access: ownListingAccess.may('see'),
  async run({ subject, db }) {
    const { days } = await audienceOf(db, subject);
    const columns = [
      { head: m.own_listings__day(), cell: ({ on }: (typeof days)[number]) => on },
      { head: m.own_listings__unique_viewers(), cell: ({ views }: (typeof days)[number]) => views },
    ];
    return csvFile(`${fileName('viewers', subject)}.csv`, columns, days);
  },
});

const reportPdf = serve(contract.reportPdf, {
  access: ownListingAccess.may('see'),
  async run({ subject, db }) {
    const bytes = await printReport(await presentListing(db, subject), await audienceOf(db, subject));
    return {
      headers: {
        'content-disposition': `attachment; filename="${fileName('seller-report', subject)}.pdf"`,
        'cache-control': 'private, no-store',
      },
      body: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
    };
  },
});

/** `seller-report-4100-speedway-austin`: agents keep the files of several listings in one folder. */
const fileName = (what: string, { id, fields }: OwnListingRow): string =>
  `${what}-${foldPlace(titleOf(fields) ?? '').replaceAll(' ', '-') || id}`;

async function audienceOf(db: Db, { listingId }: OwnListingRow): Promise<Audience> {
  if (listingId === null) return { views: 0, saves: 0, days: [] };
  const counts = (await countsOf(db, [listingId])).get(listingId)!;
  return { ...counts, days: await viewsByDay(db, listingId) };
}

export const audienceOperations = { recordView, audience, reportCsv, reportPdf };
