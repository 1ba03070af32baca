import { z } from 'zod';
import { signedIn } from '../../foundation/access.ts';
import { backgroundLoop } from '../../foundation/background-loop.ts';
import { Id } from '../../foundation/contract.ts';
import { type Emit, event } from '../../foundation/events.ts';
import type { House } from '../../foundation/house.ts';
import { part } from '../../foundation/part.ts';
import { serve } from '../../foundation/serve.ts';
import { watchPersonPart } from '../accounts/index.ts';
import { notificationsContract as contract, LiveTopic } from './contract.ts';
import { createLiveStreams, liveStreamsPart } from './live-streams.ts';

/** Something changed that these people may have on the screen. Every process tells the pages that are open at it. */
export const changed = event('live.changed', z.object({ personIds: z.array(Id), topic: LiveTopic }));

/** Has the open pages of these people ask again for a topic, after the commit. */
export const tell = (emit: Emit, personIds: readonly number[], topic: LiveTopic): Promise<void> =>
  emit(changed, { personIds: [...personIds], topic });

export const live = serve(contract.live, {
  access: signedIn,
  async run({ subject: me, headers, use }) {
    const whoIs = use(watchPersonPart);
    return use(liveStreamsPart).open(me.id, async () => (await whoIs(headers))?.id ?? null);
  },
});

const liveLookPart = part<{ stop(): Promise<void> }>('look after live streams');
const LOOK_MS = 20_000;

/** Lets the pages that are open at this process hear. */
export function startLive(house: House): void {
  const streams = createLiveStreams();
  house.provide(liveStreamsPart, streams);
  house.events.watch(changed, ({ personIds, topic }) => streams.tell(personIds, topic));
  house.metrics.gauge('lintel_live_streams', 'Pages that are open and listen', async () => streams.size);
  const loop = backgroundLoop('live streams', () => streams.check(), house.log);
  const look = setInterval(loop.wake, LOOK_MS).unref();
  house.provide(liveLookPart, {
    async stop() {
      clearInterval(look);
      await loop.stop();
    },
  });
}

export const stopLive = (house: House): Promise<void> => house.use(liveLookPart).stop();
