import { HOUR_MS } from '@lintel/geo';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import type { TestAgent, TestBuyer } from '../../../../test/people.ts';
import { type SmtpServer, startSmtpServer } from '../../../../test/smtp-server.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { createMail, type Invitation } from '../../../platform/email/mail.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { sendDueEmails } from '../../notifications/due-emails.ts';
import { aClientWithHome, recordAgreement } from '../appointments.fixture.ts';
import { settle } from './clock.ts';

let app: TestApp;
let agent: TestAgent;
let buyer: TestBuyer;
let listingId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ agent, buyer, listingId } = await aClientWithHome(app));
  await recordAgreement(app, buyer.id, agent.agentId);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const at = (hours: number) => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
const answer = (id: number, said: object, as = agent.as) =>
  app.request('POST', `/api/appointments/${id}/answer`, { answer: said }, as);
const askForShowing = async () => {
  const times = { times: [at(48)], timeZone: 'America/Chicago' };
  const fields = { professionalId: agent.agentId, kind: 'showing', listingId, ...times };
  return (await app.request('POST', '/api/appointments', fields, buyer.as)).body.id as number;
};

/** Writes the due emails and returns the invitations of each recipient. */
async function emailed(now = new Date(Date.now() + 60_000)): Promise<Record<string, Invitation[]>> {
  await db().delete(emailOutbox);
  await sendDueEmails(app.context, now);
  const emails = await db().select().from(emailOutbox);
  return Object.fromEntries(emails.map(({ recipient, invitations }) => [recipient, JSON.parse(invitations ?? '[]')]));
}

/** The values of an iCalendar file, as another parser reads them. */
function read({ content }: Invitation) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return {
    ...{ method: calendar.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence },
    startsAt: event.startDate.toJSDate().toISOString(),
    isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
    minutes: event.duration.toSeconds() / 60,
    status: event.component.getFirstPropertyValue('status'),
    organizer: event.organizer,
    attendees: event.attendees.map((each) => each.getFirstValue()),
  };
}

describe('the emails about a showing', () => {
  it('invite both sides once it is confirmed, each without the address of the other', async () => {
    const id = await askForShowing();
    expect(await emailed()).toEqual({ [agent.email]: [] });
    await answer(id, { action: 'confirm', at: at(48) });
    const sent = await emailed();
    expect(Object.keys(sent).sort()).toEqual([agent.email, buyer.email].sort());
    for (const [recipient, [invitation]] of Object.entries(sent))
      expect(read(invitation!)).toEqual({
        ...{ method: 'REQUEST', uid: `appointment-${id}@lintel`, sequence: 1, status: 'CONFIRMED' },
        ...{ startsAt: at(48), isUtc: true, minutes: 45 },
        organizer: expect.stringMatching(/^mailto:[^@<> ]+@[^@<> ]+$/),
        attendees: [`mailto:${recipient}`],
      });
  });

  it('move it with a higher SEQUENCE of the same UID once the other time is confirmed, and leave it until then', async () => {
    const id = await askForShowing();
    await answer(id, { action: 'confirm', at: at(48) });
    const before = read((await emailed())[buyer.email]![0]!);
    expect((await answer(id, { action: 'propose', times: [at(72)] })).body).toMatchObject({
      ...{ state: 'proposed', startsAt: null, times: [at(72)] },
    });
    expect((await emailed())[buyer.email]).toEqual([]);
    await answer(id, { action: 'confirm', at: at(72) }, buyer.as);
    for (const [moved] of Object.values(await emailed())) {
      expect(read(moved!)).toMatchObject({ method: 'REQUEST', uid: before.uid, startsAt: at(72) });
      expect(read(moved!).sequence).toBeGreaterThan(before.sequence);
    }
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['is canceled', (id) => app.request('POST', `/api/appointments/${id}/cancel`, {}, buyer.as)],
    [
      'was to be moved and is declined',
      async (id) => {
        await answer(id, { action: 'propose', times: [at(72)] });
        await answer(id, { action: 'decline' }, buyer.as);
      },
    ],
    [
      'was to be moved and got no answer in time',
      async (id) => {
        await answer(id, { action: 'propose', times: [at(72)] });
        await settle(app.context, new Date(at(73)));
      },
    ],
  ])('cancel the event of the same UID for both sides when it %s', async (_, end) => {
    const id = await askForShowing();
    await answer(id, { action: 'confirm', at: at(48) });
    const before = read((await emailed())[buyer.email]![0]!);
    await end(id);
    const sent = Object.values(await emailed()).filter((invitations) => invitations.length > 0);
    expect(sent).toHaveLength(2);
    for (const [canceled] of sent) {
      expect(read(canceled!)).toMatchObject({
        method: 'CANCEL',
        uid: before.uid,
        status: 'CANCELLED',
        startsAt: at(48),
      });
      expect(read(canceled!).sequence).toBeGreaterThan(before.sequence);
    }
  });
});

describe('an email with an invitation', () => {
  let server: SmtpServer;
  beforeAll(async () => {
    server = await startSmtpServer();
  });
  afterAll(() => server.stop());

  it('arrives with the method in the type of its attachment and of the part that mail programs show', async () => {
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    const email = { to: 'ada@example.com', subject: 'Showing', text: 'Showing', html: '<p>Showing</p>' };
    await createMail(readSettings({ LINTEL_SMTP_URL: server.url })).send({
      ...email,
      invitations: [{ method: 'CANCEL', content }],
    });
    const types = server.taken[0]!.data.match(/^Content-Type: text\/calendar;(?:.*\n\s+)*.*$/gm)!;
    expect(types).toHaveLength(2);
    for (const type of types) expect(type).toMatch(/method=CANCEL/);
    expect(server.taken[0]!.data).toMatch(/^Content-Disposition: attachment; filename=invite\.ics$/m);
  });
});
