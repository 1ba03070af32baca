import { Agent } from 'node:https';
import { isPublicHttps, NotPublic, publicLookup } from '../../../platform/http/public-internet.ts';
import { token } from '../../../platform/serve/registry.ts';
import type { PushKeys } from './keys.ts';

export interface Push {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  payload: string;
  /** Replaces a waiting push notification with the same topic on the device. */
  topic: string;
}

/** `gone`: the device no longer accepts messages of this server. `failed`: a later try may succeed. */
export type PushResult = 'sent' | 'gone' | 'failed';
export type PushSender = (push: Push) => Promise<PushResult>;
export const pushSenderToken = token<{ send: PushSender }>('push sender');

/** A lead is worth a call for some hours. */
const TTL_SECONDS = 4 * 60 * 60;
const TIMEOUT_MS = 10_000;

/** Creates the sender: encrypts for the device (RFC 8291) and calls its push service, on the public internet only. */
export function createPushSender(keys: PushKeys, publicUrl: string): PushSender {
  const agent = new Agent({ lookup: publicLookup });
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:push@lintel.invalid';
  return async ({ endpoint, keys: deviceKeys, payload, topic }) => {
    if (!isPublicHttps(new URL(endpoint))) return 'gone';
    // Loaded with the first message, because most processes send none.
    const { default: webPush } = await import('web-push');
    try {
      await webPush.sendNotification({ endpoint, keys: deviceKeys }, payload, {
        ...{ vapidDetails: { subject, ...keys }, TTL: TTL_SECONDS, urgency: 'high', topic, timeout: TIMEOUT_MS, agent },
      });
      return 'sent';
    } catch (error) {
      return resultOf(error);
    }
  };
}

/** 403 is the answer to a key that the device was not added with, 404 and 410 to a subscription that ended. */
const goneStatuses: readonly unknown[] = [400, 401, 403, 404, 410];

export function resultOf(error: unknown): PushResult {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (error instanceof NotPublic || goneStatuses.includes(statusCode)) return 'gone';
  // The keys of the device are no keys, so that nothing can be encrypted for it.
  return code?.startsWith('ERR_CRYPTO') ? 'gone' : 'failed';
}
