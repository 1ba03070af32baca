import { eq, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { contactIdsOfBuyer } from '../contacts/index.ts';
import { homeValueEmails } from './homes/tables.ts';
import { marketAreas, marketReports } from './tables.ts';

const areasOf = (personId: number) =>
  or(eq(marketAreas.personId, personId), sql`${marketAreas.contactId} in ${contactIdsOfBuyer(personId)}`);
const reportsOf = (personId: number) =>
  or(eq(marketReports.personId, personId), sql`${marketReports.contactId} in ${contactIdsOfBuyer(personId)}`);

/** Areas of a person's market reports, saved by the person or an agent, the results of the reports, and homes with a monthly estimate. */
export const marketReportsData: PersonalData = {
  name: 'market-reports',
  tables: ['market_areas', 'market_reports', 'home_value_emails'],
  rows: async (db, personId) => ({
    marketAreas: await db.select().from(marketAreas).where(areasOf(personId)),
    marketReports: await db.select().from(marketReports).where(reportsOf(personId)),
    homeValueEmails: await db.select().from(homeValueEmails).where(eq(homeValueEmails.personId, personId)),
  }),
  async erase(tx, personId) {
    await tx.delete(marketAreas).where(areasOf(personId));
    await tx.delete(marketReports).where(reportsOf(personId));
    await tx.delete(homeValueEmails).where(eq(homeValueEmails.personId, personId));
  },
};
