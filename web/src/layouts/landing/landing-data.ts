import { parseFact } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { orUndefined } from '../../api/failure.ts';
import { fetchFigures } from '../../modules/administration/figures/calls.ts';
import { fetchPlans } from '../../modules/billing/calls.ts';
import { fetchNewest, fetchReading } from '../../modules/search/calls.ts';
import { examplesOf } from '../../modules/search/examples.ts';

const homesShown = 4;

/** Loads the data of the landing page; `near` are the facts of a chosen place, of which invalid ones are ignored. Failed parts are omitted. */
export async function landingData(day: number, near: readonly string[] = []) {
  const place = near.filter((fact) => parseFact(fact) !== undefined);
  const newest = orUndefined(fetchNewest(homesShown, place));
  const [network, homes, examples, catalog] = await Promise.all([
    orUndefined(fetchFigures()),
    newest.then((found) => found?.homes ?? []),
    examplesThatFind(day, newest),
    orUndefined(fetchPlans()),
  ]);
  return { network, homes, examples, catalog };
}

type Newest = Awaited<ReturnType<typeof fetchNewest>>;

/** A sentence and how HyperSearch reads it now. */
export interface LiveExample {
  sentence: string;
  reading: NlpResult;
}

/** Returns today's examples that find homes, or else one about the newest home. */
async function examplesThatFind(day: number, newest: Promise<Newest | undefined>): Promise<LiveExample[]> {
  const read = async (sentence: string): Promise<LiveExample | undefined> => {
    const reading = await orUndefined(fetchReading({ query: sentence }));
    return reading && reading.total > 0 ? { sentence, reading } : undefined;
  };
  const found = (await Promise.all(examplesOf(day).map(read))).filter((example) => example !== undefined);
  if (found.length > 0) return found;
  const home = (await newest)?.homes[0];
  const about =
    home &&
    (await read(
      m.landing__in({
        value: home.bedrooms ? m.landing__bedroom_home({ bedrooms: home.bedrooms }) : 'Home',
        city: home.city,
        state: home.state,
      }),
    ));
  return about ? [about] : [];
}

export type LandingData = Awaited<ReturnType<typeof landingData>>;
