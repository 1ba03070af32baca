import { m } from '@lintel/messages';
import { anyone } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { billingContract } from './contract.ts';
import { record } from './ledger/record.ts';
import type { Recording } from './ledger/recording.ts';
import { billingServices, type Provider } from './provider.ts';

/**
 * Receives a webhook. Only its signature is trusted; the event and everything derived from it commit together or not
 * at all.
 */
export async function receive(
  recording: Recording,
  provider: Provider,
  { body, headers }: { body: Buffer; headers: Headers },
): Promise<void> {
  await record(recording, provider.name, provider.read(body, headers));
}

export const webhook = serve(billingContract.webhook, {
  access: anyone('payment providers are known by their signature'),
  async run({ input, rawBody, headers, resolve, transaction }) {
    const { byName, publicUrl } = resolve(billingServices);
    const provider = byName[input.params.provider];
    if (!provider) throw notFound(m.billing__this_payment_provider_isnt_used());
    const delivery = { body: rawBody ?? Buffer.alloc(0), headers };
    await transaction(({ tx, emit }) =>
      receive({ tx, emit, actor: `provider:${provider.name}`, publicUrl }, provider, delivery),
    );
    return { received: true as const };
  },
});
