import { type Dice, dice } from '../../../../test/search-oracle/random-homes.ts';
import type { NewListing } from '../import/new-listing.ts';
import { stated } from '../import/stated.fixture.ts';
import { writtenAnew } from './noise.fixture.ts';

/** Two listings, and whether the later one goes on from the earlier one. Made by rule from a seed; for tests only. */
export interface LabelledPair {
  kind: string;
  relist: boolean;
  earlier: NewListing;
  later: NewListing;
}

const today = Date.UTC(2026, 10, 20) / 86_400_000;
const day = (n: number): string => new Date(n * 86_400_000).toISOString().slice(0, 10);
const moment = (n: number): Date => new Date(n * 86_400_000 + 43_200_000);

const streets = [
  ['Main', 'St', 'N'], ['Barton Springs', 'Rd', null], ['Martin Luther King', 'Blvd', 'E'], ['Oak Ridge', 'Dr', null],
  ['Saint Elmo', 'Rd', 'W'], ['First', 'Ave', 'S'], ['Guadalupe', 'St', null], ['Mount Bonnell', 'Rd', null],
  ['Sugar Maple', 'Ct', null], ['Riverside', 'Dr', 'E'], ['Congress', 'Ave', 'S'], ['Bluebonnet', 'Ln', null],
  ['Twelfth', 'St', 'W'], ['Shoal Creek', 'Blvd', null], ['Lakeshore', 'Ter', null], ['Wildflower', 'Way', null],
] as const; // biome-ignore format: a table

type Home = Partial<NewListing>;

/** A home of its own: no two of them share number and street within two kilometres. */
function someHome(roll: Dice, at: number): Home {
  const [streetName, streetSuffix, direction] = streets[at % streets.length]!;
  const homeType = roll.pick(['single_family', 'single_family', 'townhouse', 'condo', 'multi_family', 'land'] as const);
  const unitNumber = homeType === 'condo' ? `${roll.between(1, 30)}${roll.pick(['', 'A', 'B', 'C'])}` : null;
  return {
    streetNumber: String(100 + 4 * at),
    streetName: direction ? `${direction} ${streetName}` : streetName,
    streetSuffix,
    unitNumber,
    postalCode: `787${String(10 + (at % 40)).padStart(2, '0')}`,
    city: 'Austin',
    latitude: 30.1 + (at % 40) * 0.01 + roll.next() * 0.004,
    longitude: -97.9 + Math.floor(at / 40) * 0.01 + roll.next() * 0.004,
    homeType,
    bedroomsTotal: homeType === 'land' ? null : roll.between(1, 5),
    livingAreaSqft: homeType === 'land' ? null : roll.between(700, 4_000),
    listPriceCents: roll.between(200, 900) * 100_000_00,
  };
}

const offStatuses = ['Withdrawn', 'Expired', 'Canceled'] as const;

interface Scene {
  roll: Dice;
  home: Home;
  /** The day the later one was listed. */
  on: number;
}

/** What an earlier listing and a later one look like; `null` of a home is the home itself, written anew with noise. */
const left = ({ roll, on }: Scene, gap: number, wait = roll.between(20, 120)): Home => ({
  standardStatus: roll.pick(offStatuses),
  listedOn: day(on - gap - wait),
  offMarketDate: day(on - gap),
  statusChangeTimestamp: moment(on - gap),
  modificationTimestamp: moment(on - gap),
});
const sold = ({ roll, on }: Scene): Home => {
  const gap = roll.between(0, 80);
  return {
    ...left({ roll, on, home: {} }, gap),
    standardStatus: 'Closed',
    closeDate: day(on - gap),
    closePriceCents: 50_000_000,
  };
};
const stillShown = ({ roll, on }: Scene): Home => ({
  standardStatus: 'Active',
  listedOn: day(on - roll.between(95, 160)),
  modificationTimestamp: moment(on - roll.between(1, 85)),
});

/** Each kind: the label, what the earlier listing says, and how the later one's home differs before noise is put on it. */
const kinds: Record<
  string,
  { relist: boolean; share: number; earlier: (scene: Scene) => Home; change?: (scene: Scene) => Home }
> = {
  'back within 90 days': { relist: true, share: 10, earlier: (scene) => left(scene, scene.roll.between(0, 90)) },
  'shown by a source that did not notice': { relist: true, share: 3, earlier: stillShown },
  'a gap of more than 90 days': {
    relist: false,
    share: 2,
    earlier: (scene) => left(scene, scene.roll.between(91, 300)),
  },
  'a flip after a sale': { relist: false, share: 2, earlier: sold },
  'another unit': {
    relist: false,
    share: 2,
    earlier: (scene) => ({ ...left(scene, scene.roll.between(0, 90)), unitNumber: '77D' }),
    change: ({ roll }) => ({ unitNumber: roll.pick(['77C', '7', '77', 'PH2']) }),
  },
  'the neighbour': {
    relist: false,
    share: 2,
    earlier: (scene) => left(scene, scene.roll.between(0, 90)),
    change: ({ home, roll }) => ({ streetNumber: String(Number(home.streetNumber) + roll.pick([1, 2, -2])) }),
  },
  'the same number of another street near by': {
    relist: false,
    share: 2,
    earlier: (scene) => left(scene, scene.roll.between(0, 90)),
    change: ({ home, roll }) => ({
      streetSuffix: home.streetSuffix === 'Ct' ? 'Cir' : 'Ct',
      latitude: home.latitude! + 0.001 + roll.next() * 0.001,
    }),
  },
  'the other end of the street': {
    relist: false,
    share: 1,
    earlier: (scene) => ({ ...left(scene, scene.roll.between(0, 90)), streetName: `S ${bare(scene.home)}` }),
    change: ({ home }) => ({ streetName: `N ${bare(home)}`, latitude: home.latitude! + 0.03 }),
  },
  'the same address in another city': {
    relist: false,
    share: 1,
    earlier: (scene) => left(scene, scene.roll.between(0, 90)),
    change: ({ home }) => ({ city: 'Dallas', postalCode: '75201', latitude: home.latitude! + 2.5 }),
  },
  'land, and then the house on it': {
    relist: false,
    share: 1,
    earlier: (scene) => ({
      ...left(scene, scene.roll.between(0, 90)),
      homeType: 'land',
      unitNumber: null,
      bedroomsTotal: null,
      livingAreaSqft: null,
    }),
    change: () => ({ homeType: 'single_family', unitNumber: null }),
  },
};

const bare = (home: Home): string => home.streetName!.replace(/^[NSEW] /, '');

export function labelledPairs(seed: number, count: number): LabelledPair[] {
  const roll = dice(seed);
  const bag = Object.entries(kinds).flatMap(([kind, { share }]) => Array<string>(share).fill(kind));
  return Array.from({ length: count }, (_, at) => {
    const kind = bag[at % bag.length]!;
    const rule = kinds[kind]!;
    const scene = { roll, home: someHome(roll, at), on: today - roll.between(0, 60) };
    const earlier = { ...scene.home, ...rule.earlier(scene) };
    const home = { ...scene.home, ...rule.change?.(scene) };
    const source = roll.chance(0.5) ? 'Test MLS' : 'Other MLS';
    return {
      kind,
      relist: rule.relist,
      earlier: stated({ ...writtenAnew(roll, earlier), listingKey: `E-${at}` }),
      later: stated({
        ...writtenAnew(roll, home),
        originatingSystemName: source,
        listingKey: `L-${at}`,
        listPriceCents: home.listPriceCents! - 1_000_000,
        listedOn: day(scene.on),
        modificationTimestamp: moment(scene.on),
      }),
    };
  });
}
