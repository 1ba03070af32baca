import { type ResoRecord, readMoment, readText } from './record.ts';
import { foldName } from './standard-names.ts';
import type { StatedRecord } from './stated-record.ts';

/** Returns the next public open house that has not ended, from those nested in the record. */
export function openHouse(stated: StatedRecord, now: Date) {
  const nested = [stated.take('OpenHouse'), stated.take('OpenHouses')].flatMap((each) =>
    Array.isArray(each) ? each : [],
  );
  let next: { starts: Date; ends: Date } | undefined;
  for (const record of nested as ResoRecord[]) {
    if (record === null || typeof record !== 'object' || !isOpenToAll(record)) continue;
    const starts = readMoment(record.OpenHouseStartTime, stated.zone);
    const ends = readMoment(record.OpenHouseEndTime, stated.zone);
    if (!(starts instanceof Date && ends instanceof Date) || ends <= starts || ends <= now) continue;
    if (!next || starts < next.starts) next = { starts, ends };
  }
  return { openHouseStartsAt: next?.starts ?? null, openHouseEndsAt: next?.ends ?? null };
}

function isOpenToAll({ OpenHouseStatus, OpenHouseType }: ResoRecord): boolean {
  const [status, type] = [OpenHouseStatus, OpenHouseType].map((value) => {
    const text = readText(value, '');
    return typeof text === 'string' ? foldName(text) : '';
  });
  return status !== 'canceled' && status !== 'ended' && !/broker|office|association/.test(type ?? '');
}
