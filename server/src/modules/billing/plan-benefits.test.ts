import { HOUR_MS } from '@lintel/geo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aCompany } from '../../../test/people.ts';
import { tickets } from '../support/tables.ts';
import { tierFacts, tiers } from './catalog.ts';
import { planBenefits } from './plan-benefits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the benefits of plans', () => {
  it.each(tiers)(
    'are what the page of plans lists, and each is delivered to a company with the plan %s',
    async (tier) => {
      const company = await aCompany(app, { subscriptionTier: tier }, { tier, seats: tierFacts[tier].seatsMax ?? 120 });
      const { plans } = (await app.request('GET', '/api/plans')).body;
      expect(plans.find(({ id }: { id: string }) => id === tier).features).toEqual(
        planBenefits.map(({ text }) => text(tier)),
      );
      const question = { fullName: 'Ada Stone', email: company.email, subject: `Of ${tier}`, message: 'How?' };
      for (const { deliveredBy, text } of planBenefits) {
        const { method, path } = deliveredBy;
        const body = method === 'POST' ? question : undefined;
        expect((await app.request(method, `/api${path}`, body, company.as)).status, text(tier)).toBe(200);
      }
      const ticket = (await app.context.database.db.select().from(tickets)).find(
        ({ subject }) => subject === question.subject,
      );
      expect((ticket!.answerDueAt.getTime() - ticket!.createdAt.getTime()) / HOUR_MS).toBe(6);
    },
  );
});
