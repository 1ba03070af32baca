import { m } from '@lintel/messages';
import { orUndefined } from '../../api/or-undefined.ts';
import { fetchFigures } from '../../modules/administration/figures/calls.ts';
import { fetchPlans } from '../../modules/billing/calls.ts';
import { fetchNewest, fetchReading } from '../../modules/search/calls.ts';
import { examplesOf } from '../../modules/search/examples.ts';

const homesShown = 4;

/** Loads the data of the landing page. Failed parts are omitted, so that the page always renders. */
export async function landingData(day: number) {
  const newest = orUndefined(fetchNewest(homesShown));
  const [network, homes, example, catalog] = await Promise.all([
    orUndefined(fetchFigures()),
    newest.then((found) => found?.homes ?? []),
    exampleThatFinds(day, newest),
    orUndefined(fetchPlans()),
  ]);
  return { network, homes, example, catalog };
}

type Newest = Awaited<ReturnType<typeof fetchNewest>>;

/** Returns the first of today's examples that finds homes, or else one about the newest home. */
async function exampleThatFinds(day: number, newest: Promise<Newest | undefined>) {
  const read = async (sentence: string) => {
    const reading = await orUndefined(fetchReading({ query: sentence }));
    return reading && reading.total > 0 ? { sentence, reading } : undefined;
  };
  for (const sentence of examplesOf(day)) {
    const example = await read(sentence);
    if (example) return example;
  }
  const home = (await newest)?.homes[0];
  return (
    home &&
    read(
      m.landing__in({
        value: home.bedrooms ? m.landing__bedroom_home({ bedrooms: home.bedrooms }) : 'Home',
        city: home.city,
        state: home.state,
      }),
    )
  );
}

export type LandingData = Awaited<ReturnType<typeof landingData>>;
