import { z } from 'zod';
import type { AppContext } from '../../platform/app/app-context.ts';
import { type Emit, event } from '../../platform/events/events.ts';
import { backgroundLoop } from '../../platform/jobs/background-loop.ts';
import { signedIn } from '../../platform/serve/access.ts';
import { Id } from '../../platform/serve/contract.ts';
import { token } from '../../platform/serve/registry.ts';
import { serve } from '../../platform/serve/serve.ts';
import { watchPersonToken } from '../accounts/index.ts';
import { notificationsContract as contract, LiveTopic } from './contract.ts';
import { createLiveStreams, liveStreamsToken } from './live-streams.ts';

/** Data changed that these people may have on screen. Every process notifies its open pages. */
export const changed = event('live.changed', z.object({ personIds: z.array(Id), topic: LiveTopic }));

/** Makes open pages of these people reload a topic after the commit. */
export const refreshPages = (emit: Emit, personIds: readonly number[], topic: LiveTopic): Promise<void> =>
  emit(changed, { personIds: [...personIds], topic });

export const live = serve(contract.live, {
  access: signedIn,
  async run({ subject: me, headers, resolve }) {
    const whoIs = resolve(watchPersonToken);
    return resolve(liveStreamsToken).open(me.id, async () => (await whoIs(headers))?.id ?? null);
  },
});

const liveLookToken = token<{ stop(): Promise<void> }>('look after live streams');
const POLL_MS = 20_000;

/** Forwards events to the open pages of this process. */
export function startLive(app: AppContext): void {
  const streams = createLiveStreams();
  app.register(liveStreamsToken, streams);
  app.events.watch(changed, ({ personIds, topic }) => streams.tell(personIds, topic));
  app.metrics.gauge('lintel_live_streams', 'Pages that are open and listen', async () => streams.size);
  const loop = backgroundLoop('live streams', () => streams.check(), app.log);
  const look = setInterval(loop.wake, POLL_MS).unref();
  app.register(liveLookToken, {
    async stop() {
      clearInterval(look);
      await loop.stop();
    },
  });
}

export const stopLive = (app: AppContext): Promise<void> => app.resolve(liveLookToken).stop();
