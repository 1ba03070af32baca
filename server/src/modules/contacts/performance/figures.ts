import { MINUTE_MS } from '@lintel/geo';
import type { Contact } from '../records.ts';
import { type Figures, type FunnelStage, funnelStages } from './contract.ts';

/** A contact of the period with its furthest stage so far. */
export interface Received {
  source: Contact['leadSource'];
  reached: FunnelStage;
  receivedAt: Date;
  repliedAt: Date | null;
}

/** Minutes in which a reply counts as prompt. */
const promptMinutes = 15;

export const replyMinutes = ({ receivedAt, repliedAt }: Received): number | null =>
  repliedAt === null ? null : Math.max(0, Math.round((repliedAt.getTime() - receivedAt.getTime()) / MINUTE_MS));

export function figuresOf(rows: readonly Received[]): Figures {
  const reaching = (among: readonly Received[], stage: FunnelStage) =>
    among.filter(({ reached }) => funnelStages.indexOf(reached) >= funnelStages.indexOf(stage)).length;
  const minutes = rows.flatMap((row) => replyMinutes(row) ?? []).sort((a, b) => a - b);
  return {
    funnel: Object.fromEntries(funnelStages.map((stage) => [stage, reaching(rows, stage)])) as Figures['funnel'],
    sources: [...Map.groupBy(rows, ({ source }) => source)]
      .map(([source, among]) => ({
        ...{ source, received: among.length, contacted: reaching(among, 'contacted') },
        ...{ underContract: reaching(among, 'under_contract'), closed: reaching(among, 'closed') },
      }))
      .sort((a, b) => b.received - a.received || a.source.localeCompare(b.source)),
    replies: {
      replied: minutes.length,
      within15Minutes: minutes.filter((each) => each <= promptMinutes).length,
      medianMinutes: medianOf(minutes),
    },
  };
}

function medianOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
