import { m } from '@lintel/messages';
import type { PublicListing } from '../public-listings.ts';
import { article, describeBackyard, describeHome, describeKitchen, seasonNames } from './alt.ts';
import { hashOf } from './dice.ts';
import { front } from './front.ts';
import { kitchen } from './kitchen.ts';
import { inAnotherSeason, type Look, lookOf } from './look.ts';
import { type Drawing, svg } from './pen.ts';
import { hasGarden, rear } from './rear.ts';

/** Increment when the drawing code changes, so that cached pictures expire. */
const edition = 2;

interface Shot {
  /** Returns true if the picture makes sense for this home. */
  suits(look: Look): boolean;
  alt(look: Look): string;
  draw(look: Look): Drawing;
}

/** In gallery order; the first suits every home. */
const shots: Readonly<Record<string, Shot>> = {
  front: {
    suits: () => true,
    alt: (look) =>
      m.listings__drawing_from_the_street({
        home: article(describeHome(look)),
        city: look.city,
        season: seasonNames[look.season],
      }),
    draw: front,
  },
  rear: {
    suits: hasGarden,
    alt: (look) =>
      m.listings__drawing_from_behind({
        home: look.type === 'farm' ? m.listings__farmhouse() : m.listings__house_in_illustration(),
        backyard: describeBackyard(look),
      }),
    draw: rear,
  },
  kitchen: {
    suits: (look) => look.type !== 'land',
    alt: (look) => m.listings__drawing_of_the_kitchen({ kitchen: describeKitchen(look) }),
    draw: kitchen,
  },
  season: {
    suits: () => true,
    alt: (look) =>
      m.listings__drawing_of_the_same({
        home: describeHome(look),
        season: seasonNames[inAnotherSeason(look).season],
      }),
    draw: (look) => front(inAnotherSeason(look)),
  },
};

/**
 * Lists the illustrations of a home without photos, without drawing them. Invariant: illustrations and texts
 * are made from a `Look`, which contains no street and no coordinates.
 */
export function illustrations(row: PublicListing): { shot: string; alt: string; version: string }[] {
  const look = lookOf(row);
  const version = hashOf(JSON.stringify([edition, look, [...look.features]])).toString(36);
  return Object.entries(shots).flatMap(([shot, { suits, alt }]) =>
    suits(look) ? [{ shot, alt: alt(look), version }] : [],
  );
}

/**
 * Returns one illustration as SVG, or undefined when this home has no such picture. Deterministic for a
 * listing.
 */
export function illustrationSvg(row: PublicListing, shot: string): string | undefined {
  const look = lookOf(row);
  const found = Object.hasOwn(shots, shot) ? shots[shot] : undefined;
  return found?.suits(look) ? svg(found.alt(look), found.draw(look)) : undefined;
}
