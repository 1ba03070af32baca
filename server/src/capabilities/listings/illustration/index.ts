import type { PublicListing } from '../public-listings.ts';
import { article, gardenInWords, homeInWords, kitchenInWords, roomsInWords } from './alt.ts';
import { hashOf } from './dice.ts';
import { front } from './front.ts';
import { kitchen } from './kitchen.ts';
import { inAnotherSeason, type Look, lookOf } from './look.ts';
import { type Drawing, svg } from './pen.ts';
import { mostRooms, plan } from './plan.ts';
import { hasGarden, rear } from './rear.ts';

/** To be raised when the way of drawing changes, so that kept copies are let go. */
const edition = 1;

interface Shot {
  /** Does it make sense for this home? */
  suits(look: Look): boolean;
  alt(look: Look): string;
  draw(look: Look): Drawing;
}

const oneHome: ReadonlySet<Look['type']> = new Set([
  'single_family',
  'semi_detached',
  'townhouse',
  'condo',
  'manufactured',
]);

/** In the order of the gallery; the first suits every home. */
const shots: Readonly<Record<string, Shot>> = {
  front: {
    suits: () => true,
    alt: (look) => `Drawing of ${article(homeInWords(look))} in ${look.city}, from the street, in ${look.season}`,
    draw: front,
  },
  rear: {
    suits: hasGarden,
    alt: (look) => `Drawing of the ${look.type === 'farm' ? 'farmhouse' : 'house'} from behind${gardenInWords(look)}`,
    draw: rear,
  },
  kitchen: {
    suits: (look) => look.type !== 'land',
    alt: (look) => `Drawing of ${kitchenInWords(look)}; the room itself may be arranged another way`,
    draw: kitchen,
  },
  plan: {
    suits: ({ type, beds, baths }) =>
      oneHome.has(type) && beds !== undefined && beds <= mostRooms.beds && (baths ?? 0) < mostRooms.baths + 1,
    alt: (look) => `Sketch of the rooms, not the true plan: ${roomsInWords(look)}`,
    draw: plan,
  },
  season: {
    suits: () => true,
    alt: (look) => `Drawing of the same ${homeInWords(look)} in ${inAnotherSeason(look).season}`,
    draw: (look) => front(inAnotherSeason(look)),
  },
};

/**
 * The pictures made for a home that has no photos, without drawing them.
 * Invariant: drawings and texts are made from a `Look`, which holds no street and no position.
 */
export function illustrations(row: PublicListing): { shot: string; alt: string; version: string }[] {
  const look = lookOf(row);
  const version = hashOf(JSON.stringify([edition, look, [...look.features]])).toString(36);
  return Object.entries(shots).flatMap(([shot, { suits, alt }]) =>
    suits(look) ? [{ shot, alt: alt(look), version }] : [],
  );
}

/** One picture as SVG; undefined when this home has no such picture. Same listing, same picture. */
export function illustrationSvg(row: PublicListing, shot: string): string | undefined {
  const look = lookOf(row);
  const found = Object.hasOwn(shots, shot) ? shots[shot] : undefined;
  return found?.suits(look) ? svg(found.alt(look), found.draw(look)) : undefined;
}
