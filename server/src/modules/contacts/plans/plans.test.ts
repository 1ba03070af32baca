import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';
import { agentTasks } from '../tables.ts';
import { taskPlanRuns } from './plans.tables.ts';

let app: TestApp;
let agent: TestAgent;
let stranger: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  const company = await aCompany(app);
  [agent, stranger] = [await anAgent(app, company), await anAgent(app, company)];
});
afterAll(() => app.stop());

const send = (method: string, path: string, body?: object, as = agent.as) =>
  app.request(method, `/api${path}`, body, as);

const call = { day: 0, kind: 'task', title: 'Call' };
const welcome = { day: 1, kind: 'email', title: 'Welcome', text: 'Hi {first_name},\n\n{my_name}' };
const visit = { day: 5, kind: 'task', title: 'Offer a visit' };

interface Shown {
  id: number;
  title: string;
  dueAt: string;
  plan: string | null;
  email: { subject: string; text: string } | null;
}
const tasks = async (query = ''): Promise<Shown[]> => (await send('GET', `/tasks${query}`)).body;
const titles = async (query = '') => (await tasks(query)).map(({ title }) => title);
const addPlan = async (steps: object[] = [call, welcome, visit]) =>
  (await send('POST', '/task-plans', { name: 'New buyer', steps })).body;
const addContact = async (firstName = 'Ada') => (await send('POST', '/leads', { firstName })).body.id as number;
const start = async (contactId: number, planId: number) =>
  (await send('POST', `/leads/${contactId}/task-plans`, { planId })).body;
const stateOf = (run: { id: number }, state: string) => send('POST', `/task-plan-runs/${run.id}/state`, { state });
const finish = async (title: string) =>
  send('POST', `/tasks/${(await tasks()).find((task) => task.title === title)!.id}/done`, { done: true });
/** Local hour in the zone of the test agent’s company. */
const hourOf = ({ dueAt }: Shown) =>
  Number(new Date(dueAt).toLocaleString('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Chicago' }));

describe('a task plan', () => {
  it('adds the tasks of its steps on their days at 9 AM, with email drafts that name the contact and the agent', async () => {
    const plan = await addPlan();
    const run = await start(await addContact(), plan.id);
    expect(run).toMatchObject({ state: 'running', done: 0, total: 3, plan: { name: 'New buyer' } });
    const open = await tasks();
    expect(open.map(({ title, plan: name }) => [title, name])).toEqual([
      ['Call', 'New buyer'],
      ['Welcome', 'New buyer'],
      ['Offer a visit', 'New buyer'],
    ]);
    expect(open[1]!.email!.subject).toBe('Welcome');
    expect(open[1]!.email!.text).toMatch(/^Hi Ada,\n\n[^{]+$/);
    expect([hourOf(open[1]!), hourOf(open[2]!)]).toEqual([9, 9]);
    expect(Math.round((Date.parse(open[2]!.dueAt) - Date.parse(open[1]!.dueAt)) / DAY_MS)).toBe(4);
  });

  it('changes where it runs without repeating finished or deleted steps', async () => {
    const plan = await addPlan();
    const [first, second] = [await addContact(), await addContact('Bea')];
    await start(first, plan.id);
    await finish('Call');
    const deleted = (await tasks()).find(({ title }) => title === 'Welcome')!;
    await send('DELETE', `/tasks/${deleted.id}`);
    await start(second, plan.id);
    const [callStep, welcomeStep, visitStep] = plan.steps;
    const before = (await tasks(`?contactId=${first}`))[0]!;
    const { status } = await send('PUT', `/task-plans/${plan.id}`, {
      name: 'Buyers',
      steps: [
        { ...callStep, title: 'Call today' },
        welcomeStep,
        { ...visitStep, day: 7 },
        { day: 3, kind: 'task', title: 'Send homes' },
      ],
    });
    expect(status).toBe(200);
    expect(await titles(`?contactId=${first}`)).toEqual(['Send homes', 'Offer a visit']);
    expect(await titles(`?contactId=${first}&done=true`)).toEqual(['Call']);
    expect(await titles(`?contactId=${second}`)).toEqual([...['Call today', 'Welcome', 'Send homes', 'Offer a visit']]);
    const moved = (await tasks(`?contactId=${first}`)).find(({ id }) => id === before.id)!;
    expect(Math.round((Date.parse(moved.dueAt) - Date.parse(before.dueAt)) / DAY_MS)).toBe(2);
    await send('PUT', `/task-plans/${plan.id}`, { name: 'Buyers', steps: [callStep] });
    expect(await titles()).toEqual(['Call']);
    expect((await send('GET', `/leads/${first}/task-plans`)).body).toMatchObject([{ state: 'finished', done: 1 }]);
  });

  it('hides its tasks while it is paused, and resumes with the days of the pause added', async () => {
    const plan = await addPlan();
    const run = await start(await addContact(), plan.id);
    await finish('Call');
    const before = await tasks();
    expect((await stateOf(run, 'paused')).body).toMatchObject({ state: 'paused', done: 1, total: 3 });
    expect(await titles()).toEqual([]);
    const { db } = app.context.database;
    const back = sql`now() - interval '10 days'`;
    await db.update(taskPlanRuns).set({ pausedAt: back }).where(eq(taskPlanRuns.id, run.id));
    await db.update(agentTasks).set({ pausedAt: back }).where(sql`paused_at is not null`);
    expect((await stateOf(run, 'running')).body).toMatchObject({ state: 'running', done: 1, total: 3 });
    const after = await tasks();
    expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
    expect(
      after.map(({ dueAt }, at) => Math.round((Date.parse(dueAt) - Date.parse(before[at]!.dueAt)) / DAY_MS)),
    ).toEqual([10, 10]);
    // A step that is added now counts from the moved start.
    const late = { day: 2, kind: 'task', title: 'Send homes' };
    await send('PUT', `/task-plans/${plan.id}`, { name: 'Buyers', steps: [...plan.steps, late] });
    expect(await titles()).toEqual(['Welcome', 'Send homes', 'Offer a visit']);
  });

  it('runs once at a time for a contact, pauses when the contact is lost, and stops without its open tasks', async () => {
    const plan = await addPlan();
    const contact = await addContact();
    const run = await start(contact, plan.id);
    expect((await send('POST', `/leads/${contact}/task-plans`, { planId: plan.id })).status).toBe(409);
    await finish('Call');
    await send('POST', `/leads/${contact}/status`, { status: 'lost', reason: 'Bought elsewhere' });
    expect((await send('GET', `/leads/${contact}/task-plans`)).body).toMatchObject([{ state: 'paused' }]);
    expect((await stateOf(run, 'stopped')).body).toMatchObject({ state: 'stopped', done: 1, total: 1 });
    expect((await stateOf(run, 'running')).status).toBe(409);
    expect(await titles('?done=true')).toEqual(['Call']);
    expect((await send('POST', `/leads/${contact}/task-plans`, { planId: plan.id })).status).toBe(200);
    expect((await send('DELETE', `/task-plans/${plan.id}`)).status).toBe(200);
    expect([await titles(), await titles('?done=true')]).toEqual([[], ['Call']]);
  });

  it('moves with a merge of its contact and back with the undo', async () => {
    const plan = await addPlan();
    const [keptId, absorbedId] = [await addContact(), await addContact()];
    await start(absorbedId, plan.id);
    const merge = (await send('POST', '/contacts/merges', { keptId, absorbedId })).body;
    const runs = async (id: number) => (await send('GET', `/leads/${id}/task-plans`)).body;
    expect(await runs(keptId)).toMatchObject([{ state: 'running' }]);
    await send('POST', `/contacts/merges/${merge.id}/undo`, {});
    expect([await runs(keptId), await runs(absorbedId)]).toMatchObject([[], [{ state: 'running' }]]);
  });

  it('is of its agent alone, and refuses unknown placeholders, empty emails and unfair wording', async () => {
    const plan = await addPlan();
    const run = await start(await addContact(), plan.id);
    expect((await send('GET', '/task-plans', undefined, stranger.as)).body).toEqual([]);
    const theirs = (await send('POST', '/leads', { firstName: 'Cy' }, stranger.as)).body.id;
    const starts = await send('POST', `/leads/${theirs}/task-plans`, { planId: plan.id }, stranger.as);
    const pauses = await send('POST', `/task-plan-runs/${run.id}/state`, { state: 'paused' }, stranger.as);
    expect([starts.status, pauses.status]).toEqual([404, 404]);
    const rule = async (step: object) => {
      const { status, body } = await send('POST', '/task-plans', { name: 'Plan', steps: [step] });
      return [status, body.fields?.[0]?.field];
    };
    expect(await rule({ ...welcome, text: 'Hi {name}' })).toEqual([400, 'steps.0.text']);
    expect(await rule({ ...welcome, title: 'Hi {first_name}' })).toEqual([400, 'steps.0.title']);
    expect(await rule({ ...welcome, text: '' })).toEqual([400, 'steps.0.text']);
    expect(await rule({ ...welcome, text: 'Perfect for a Christian family.' })).toEqual([400, 'steps.0.text']);
    expect(await rule({ ...call, day: 731 })).toEqual([400, 'steps.0.day']);
  });
});
