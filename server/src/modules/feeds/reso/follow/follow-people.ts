import { memberOf, officeOf } from '../record/people.ts';
import type { ServerDescription } from '../server/describe-server.ts';
import type { FeedClient } from '../server/feed-client.ts';
import { FeedError } from '../server/feed-error.ts';
import type { FeedPlan } from '../server/feed-plan.ts';
import { minutesBefore, sortableOf } from '../server/moments.ts';
import { readChanges } from '../server/read-changes.ts';
import type { Feed } from './feeds.ts';
import { memberFields, officeFields, type PeopleFetcher } from './join-people.ts';
import type { PageWriter } from './page-writer.ts';

interface FollowPeople {
  client: FeedClient;
  server: ServerDescription;
  people: PeopleFetcher;
  writer: PageWriter;
  feed: Feed;
  plan: FeedPlan;
  now: Date;
}

const resources = [
  { resource: 'Member', on: 'members', mark: 'membersWatermark', select: memberFields },
  { resource: 'Office', on: 'offices', mark: 'officesWatermark', select: officeFields },
] as const;

/** Stores changes of known agents and offices; new ones arrive with their homes. */
export async function followPeople(follow: FollowPeople): Promise<void> {
  for (const each of resources) {
    if (!follow.server.fetches[each.on]) continue;
    const since = follow.feed[each.mark];
    if (since) await followResource(follow, each, since);
    else await begin(follow, each.mark);
  }
}

/** A new feed knows no people yet, so only changes from now on matter. */
async function begin({ writer, plan, now }: FollowPeople, mark: (typeof resources)[number]['mark']): Promise<void> {
  const start = minutesBefore(sortableOf(now), plan.overlapMinutes);
  await writer.add({ records: [], members: [], offices: [], marks: { [mark]: start } }, now);
}

async function followResource(
  { client, server, people, writer, plan, now }: FollowPeople,
  { resource, mark, select }: (typeof resources)[number],
  since: string,
): Promise<void> {
  const walk = readChanges({
    client,
    resource,
    keyField: `${resource}Key`,
    keysAreText: server.keysAreText[resource],
    from: minutesBefore(since, plan.overlapMinutes),
    select,
    pageSize: plan.pageSize,
    orderby: plan.orderby,
  });
  try {
    for await (const { records, upTo } of walk) {
      const members = resource === 'Member' ? records.flatMap((record) => memberOf(record) ?? []) : [];
      const offices = resource === 'Office' ? records.flatMap((record) => officeOf(record) ?? []) : [];
      const known = {
        members: members.filter((member) => people.isKnown(member)),
        offices: offices.filter((office) => people.isKnown(office)),
      };
      await writer.add({ records: [], ...known, marks: upTo ? { [mark]: upTo } : {} }, now);
    }
  } catch (error) {
    // A feed without people.
    if (!(error instanceof FeedError) || (error.status !== 404 && error.status !== 403)) throw error;
  }
}
