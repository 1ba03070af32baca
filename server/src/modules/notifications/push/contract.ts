import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';

const PushDevice = z.object({
  id: Id,
  /** Browser and system, such as “Chrome on Android”. */
  name: z.string(),
  addedAt: z.iso.datetime(),
  /** The caller's session added it. */
  isCurrent: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const PushDevices = z.object({
  /** The server's public key (VAPID, RFC 8292), which a browser subscribes with. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
});

const notASubscription = () => m.notifications__must_be_of_a_push_subscription();
/** Uncompressed P-256 point of 65 bytes, and secret of 16 bytes (RFC 8291). */
const p256dh = z
  .string()
  .regex(/^B[\w-]{86}$/, { error: notASubscription })
  .meta({ examples: [`B${'A'.repeat(86)}`] });
const auth = z
  .string()
  .regex(/^[\w-]{22}$/, { error: notASubscription })
  .meta({ examples: ['A'.repeat(22)] });
const endpoint = z
  .url({ protocol: /^https$/, error: notASubscription })
  .max(1_000, { error: notASubscription })
  .meta({ description: 'HTTPS address of a push service', examples: ['https://push.example/device'] });

const tags = ['Notifications'];

export const pushContract = {
  devices: call
    .route({ method: 'GET', path: '/notifications/push', summary: 'List devices that show push notifications', tags })
    .output(PushDevices),
  add: call
    .route({
      method: 'POST',
      path: '/notifications/push/devices',
      summary: 'Turn on push notifications in this browser until the session ends',
      tags,
    })
    .input(z.strictObject({ endpoint, keys: z.strictObject({ p256dh, auth }) }))
    .output(PushDevices),
  remove: call
    .route({
      method: 'DELETE',
      path: '/notifications/push/devices/{id}',
      summary: 'Turn off push notifications on a device',
      tags,
    })
    .input(z.strictObject({ id: IdParam }))
    .output(PushDevices),
};
