import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { type ModelServer, type Step, startModelServer } from '../../../../test/model-server/model-server.ts';
import { aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';

let server: ModelServer;
let app: TestApp;
let agent: TestAgent;
let id: number;
let draft: string;
beforeAll(async () => {
  // Imports the SDK before the tests, so that no test measures the import.
  await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  server = await startModelServer();
  app = await startTestApp({
    settings: { LLM_BASE_URL: server.url, LLM_MODEL: 'scripted', LLM_API_KEY: 'a-key', LLM_TIMEOUT_MS: '1000' },
  });
  agent = await anAgent(app, await aCompany(app));
  const lead = { firstName: 'Rosa', lastName: 'Diaz', city: 'Austin', budget: 450_000 };
  id = (await app.request('POST', '/api/leads', lead, agent.as)).body.id;
  const brief = await app.request('GET', `/api/leads/${id}/brief`, undefined, agent.as);
  expect(brief.body.rewords).toBe(true);
  draft = brief.body.drafts[0].text;
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

async function reword(step: Step) {
  server.script(step);
  const { status, body } = await app.request('POST', `/api/leads/${id}/drafts`, { kind: 'first_reply' }, agent.as);
  expect(status).toBe(200);
  return body;
}

describe('a draft that a model rewords', () => {
  it('is accepted with its names and figures, and the model receives only the draft', async () => {
    const other = draft.replace(/^.*$/m, (line) => `${line} It is good to hear from you.`);
    expect(await reword({ says: other })).toEqual({ text: other, by: 'model' });
    const [request] = server.requests;
    expect(request!.messages.at(-1)!.content).toBe(draft);
  });

  it.each<[string, () => Step]>([
    ['a changed figure', () => ({ says: draft.replace('450,000', '460,000') })],
    ['a figure of its own', () => ({ says: `${draft}\nI have 3 homes for you.` })],
    ['another name', () => ({ says: draft.replaceAll('Rosa', 'Anna') })],
    ['a link', () => ({ says: `${draft}\nhttps://example.com` })],
    ['words about neighbors', () => ({ says: `${draft}\nYou will love this white neighborhood.` })],
    ['nothing', () => ({ says: '' })],
    ['a failure', () => ({ fails: 500 })],
    ['a broken stream', () => ({ breaksAfter: 'Hello' })],
    ['no reply in time', () => ({ hangs: true })],
  ])('stays as it was after %s', async (_, step) => {
    expect(await reword(step())).toEqual({ text: draft, by: 'template' });
  });

  it('is rejected for a kind that the contact has no draft of, and for another agent', async () => {
    const path = `/api/leads/${id}/drafts`;
    expect((await app.request('POST', path, { kind: 'check_in' }, agent.as)).status).toBe(404);
    const stranger = await anAgent(app, await aCompany(app));
    expect((await app.request('POST', path, { kind: 'first_reply' }, stranger.as)).status).toBe(404);
  });
});

it('is offered only where a model is set', async () => {
  const plain = await startTestApp();
  try {
    const own = await anAgent(plain, await aCompany(plain));
    const { body } = await plain.request('POST', '/api/leads', { firstName: 'Rosa', lastName: 'Diaz' }, own.as);
    expect((await plain.request('GET', `/api/leads/${body.id}/brief`, undefined, own.as)).body.rewords).toBe(false);
    const kept = await plain.request('POST', `/api/leads/${body.id}/drafts`, { kind: 'first_reply' }, own.as);
    expect(kept.body.by).toBe('template');
  } finally {
    await plain.stop();
  }
});
