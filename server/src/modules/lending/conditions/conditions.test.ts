import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer } from '../../../../test/people.ts';
import { aPdf, sendAll, startUpload } from '../../documents/documents.fixture.ts';
import { type As, aLender, type Lending, mortgageCalls } from '../lending.fixture.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const { call, inStatus } = mortgageCalls(() => app);

describe('conditions', () => {
  it('come from the checklist once, are answered with a document that the agent then sees, and are cleared or returned', async () => {
    const id = await inStatus('submitted', lender);
    const { body: checklist } = await call('POST', `/applications/${id}/conditions/checklist`, {}, lender.agent.as);
    expect(checklist.added).toBeGreaterThan(2);
    expect((await call('POST', `/applications/${id}/conditions/checklist`, {}, lender.agent.as)).body).toEqual({
      added: 0,
    });
    const seen = async (as: As) => (await call('GET', `/applications/${id}`, undefined, as)).body.conditions;
    const condition = (await seen(lender.buyer.as)).find(
      ({ category }: { category: string }) => category === 'bank_statements',
    );
    const review = (body: object) => call('POST', `/conditions/${condition.id}/review`, body, lender.agent.as);
    expect((await review({ status: 'cleared' })).status).toBe(409);
    const pdf = aPdf('statement');
    const announced = await startUpload(app, lender.buyer.as, {
      fileName: 'bank.pdf',
      category: 'bank_statements',
      fileSize: pdf.length,
    });
    const { body: uploaded } = await sendAll(app, lender.buyer.as, announced.body.id, pdf, 500_000);
    const documentId = uploaded.id ?? announced.body.id;
    const stranger = await aBuyer(app);
    expect((await call('POST', `/conditions/${condition.id}/document`, { documentId }, stranger.as)).status).toBe(404);
    expect(
      (await call('POST', `/conditions/${condition.id}/document`, { documentId }, lender.buyer.as)).body.status,
    ).toBe('received');
    const row = (await call('GET', '/applications', undefined, lender.agent.as)).body.find(
      (each: { id: number }) => each.id === id,
    );
    expect(row).toMatchObject({ toReview: 1, openConditions: checklist.added - 1 });
    const forAgent = (await seen(lender.agent.as)).find((each: { id: number }) => each.id === condition.id);
    expect(forAgent.document).toMatchObject({ id: documentId, name: 'bank.pdf' });
    expect((await review({ status: 'open', note: 'Page 2 is missing' })).body).toMatchObject({
      status: 'open',
      note: 'Page 2 is missing',
    });
    await call('POST', `/conditions/${condition.id}/document`, { documentId }, lender.buyer.as);
    expect((await review({ status: 'cleared' })).body.status).toBe('cleared');
    expect((await review({ status: 'received' })).body).toMatchObject({
      status: 'received',
      document: { id: documentId },
    });
    expect((await review({ status: 'cleared' })).body.status).toBe('cleared');
    expect((await call('POST', `/conditions/${condition.id}/document`, { documentId }, lender.buyer.as)).status).toBe(
      409,
    );
  });
});
