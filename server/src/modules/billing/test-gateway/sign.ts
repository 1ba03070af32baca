import { createHmac, timingSafeEqual } from 'node:crypto';
import { m } from '@lintel/messages';
import { invalid } from '../../../platform/serve/errors.ts';

export const SIGNATURE_HEADER = 'lintel-signature';
/** Older webhooks are rejected, so that an intercepted one cannot be replayed. */
const TOLERANCE_SECONDS = 300;

/** Stripe's scheme: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function sign(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${mac(seconds, body, secret)}`;
}

export function checkSignature(body: string, header: string | null, secret: string, now: Date): void {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!seconds || !given) throw invalid('signature', m.billing__is_required());
  const expected = Buffer.from(mac(Number(seconds), body, secret), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) throw invalid('signature', m.billing__isnt_valid());
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > TOLERANCE_SECONDS)
    throw invalid('signature', m.billing__is_too_old_or_in());
}

const mac = (seconds: number, body: string, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
