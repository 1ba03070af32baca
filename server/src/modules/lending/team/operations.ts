import { DAY_MS } from '@lintel/geo';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, myCompany } from '../../companies/index.ts';
import { heldLicenses, licenseDay } from '../../licensing/index.ts';
import { openStatuses } from '../applications/statuses/contract.ts';
import { clocksOn, datedOf } from '../clocks/timeline-of.ts';
import { lendingContract as contract } from '../contract.ts';
import { letterRecords, statusOf } from '../letters/present.ts';
import { loanApplications, rateSheets } from '../tables.ts';
import type { TeamMember } from './contract.ts';

const NOTICE_DAYS = 3;
const SOON_DAYS = 60;
const LETTERS_DAYS = 365;

/** Lists the mortgage agents of the company. The company sees counts and days, and never a borrower. */
export const team = serve(contract.team, {
  access: myCompany,
  async run({ subject: { id: resellerId }, db }) {
    const agents = await db
      .select({ agentId: agentProfiles.id, name: personProfiles.name, status: agentProfiles.status })
      .from(agentProfiles)
      .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
      .where(and(eq(agentProfiles.resellerId, resellerId), eq(agentProfiles.agentType, 'mortgage')))
      .orderBy(asc(personProfiles.name), asc(agentProfiles.id));
    if (agents.length === 0) return [];
    const about = await recordsOf(
      db,
      agents.map(({ agentId }) => agentId),
      new Date(),
    );
    return agents.map(({ agentId, name, status }) => ({
      agentId,
      name,
      active: status === 'active',
      ...about(agentId),
    }));
  },
});

type Records = Omit<TeamMember, 'agentId' | 'name' | 'active'>;

async function recordsOf(db: Db, ids: number[], now: Date): Promise<(agentId: number) => Records> {
  const today = now.toISOString().slice(0, 10);
  const held = await db.select().from(heldLicenses).where(inArray(heldLicenses.agentId, ids)).orderBy(heldLicenses.id);
  const applications = await db.select().from(loanApplications).where(inArray(loanApplications.agentId, ids));
  const dated = await datedOf(
    db,
    applications.map(({ id }) => id),
  );
  const letters = await Promise.all(
    (await letterRecords(db, inArray(loanApplications.agentId, ids))).map(async (record) => ({
      agentId: record.application.agentId,
      issuedAt: record.letter.issuedAt,
      status: await statusOf(db, record, now),
    })),
  );
  const sheets = await db
    .select({ agentId: rateSheets.agentId, on: max(rateSheets.statedOn) })
    .from(rateSheets)
    .where(inArray(rateSheets.agentId, ids))
    .groupBy(rateSheets.agentId);
  const since = new Date(now.getTime() - LETTERS_DAYS * DAY_MS);
  return (agentId) => {
    const own = letters.filter((letter) => letter.agentId === agentId);
    const open = applications.filter((each) => each.agentId === agentId && openStatuses.includes(each.status));
    return {
      licenses: held
        .filter((license) => license.agentId === agentId)
        .map(({ jurisdiction, licenseNumber, expiresOn, status }) => ({
          ...{ jurisdiction, number: licenseNumber, expiresOn },
          state: status === 'verified' ? stateOf(expiresOn, now) : 'not_verified',
        })),
      openApplications: open.length,
      letters: own.filter(({ issuedAt }) => issuedAt > since).length,
      validLetters: own.filter(({ status }) => status === 'valid').length,
      noticesDue: open
        .flatMap((application) => clocksOn(application, dated(application.id), today))
        .filter(({ role, doneOn, daysLeft }) => role !== 'earliest' && doneOn === null && daysLeft <= NOTICE_DAYS)
        .map(({ kind, on, daysLeft }) => ({ kind, on, daysLeft }))
        .toSorted((one, other) => one.on.localeCompare(other.on)),
      ratesStatedOn: sheets.find((sheet) => sheet.agentId === agentId)?.on ?? null,
    };
  };
}

function stateOf(expiresOn: string | null, now: Date): 'valid' | 'expires_soon' | 'expired' {
  if (expiresOn === null) return 'valid';
  if (expiresOn < licenseDay(now)) return 'expired';
  return expiresOn <= licenseDay(new Date(now.getTime() + SOON_DAYS * DAY_MS)) ? 'expires_soon' : 'valid';
}
