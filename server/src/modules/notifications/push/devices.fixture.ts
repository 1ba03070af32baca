import type { TestApp } from '../../../../test/harness.ts';
import { sendDuePushes } from './due-pushes.ts';
import { pushDevices } from './push.tables.ts';
import { pushSenderToken } from './send-push.ts';

/** Gives each person a device, and returns a function that sends the due push notifications and returns what was sent. */
export async function withDevices(app: TestApp, people: readonly { id: number }[]) {
  await app.context.database.db.insert(pushDevices).values(
    people.map(({ id: personId }) => ({
      ...{ personId, name: 'Phone', endpointHash: `${personId}`, p256dh: 'B', auth: 'A' },
      endpoint: `https://push.example.com/${personId}`,
    })),
  );
  let sent: string[] = [];
  app.context.resolve(pushSenderToken).send = async ({ payload }) => {
    sent.push(payload);
    return 'sent';
  };
  return async () => {
    sent = [];
    await sendDuePushes(app.context, new Date(Date.now() + 1_000));
    return sent.map((payload) => JSON.parse(payload));
  };
}
