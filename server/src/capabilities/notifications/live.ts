import { z } from 'zod';
import { type Emit, event } from '../../foundation/events.ts';
import { LiveTopic } from './contract.ts';

/** Something changed that these people may have on the screen. Every process tells the pages that are open at it. */
export const changed = event('live.changed', z.object({ personIds: z.array(z.number()), topic: LiveTopic }));

/** Has the open pages of these people ask again for a topic, after the commit. */
export const tell = (emit: Emit, personIds: readonly number[], topic: LiveTopic): Promise<void> =>
  emit(changed, { personIds: [...personIds], topic });
