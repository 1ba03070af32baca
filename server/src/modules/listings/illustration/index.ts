import { m } from '@lintel/messages';
import type { PublicListing } from '../public-listings.ts';
import { article, describeHome, seasonNames } from './alt.ts';
import { front } from './front.ts';
import { type Look, lookOf } from './look.ts';
import { svg } from './pen.ts';
import { hashOf } from './random.ts';

/** Increment when the drawing code changes, so that cached pictures expire. */
const edition = 3;

/** The descriptions of the pictures, in gallery order. */
const shots: Readonly<Record<string, (look: Look) => string>> = {
  front: (look) =>
    m.listings__drawing_from_the_street({
      home: article(describeHome(look)),
      city: look.city,
      season: seasonNames[look.season],
    }),
  season: (look) => m.listings__drawing_of_the_same({ home: describeHome(look), season: seasonNames[look.season] }),
};

const lookIn = (row: PublicListing, shot: string): Look => lookOf(row, shot === 'season');

/**
 * Lists the illustrations of a home without photos, without drawing them. Invariant: illustrations and texts
 * are made from a `Look`, which contains no street and no coordinates.
 */
export const illustrations = (row: PublicListing): { shot: string; alt: string; version: string }[] =>
  Object.entries(shots).map(([shot, describe]) => {
    const look = lookIn(row, shot);
    const version = hashOf(JSON.stringify([edition, look, [...look.features]])).toString(36);
    return { shot, alt: describe(look), version };
  });

/** Returns one illustration as SVG, or undefined for an unknown name. Deterministic for a listing. */
export function illustrationSvg(row: PublicListing, shot: string): string | undefined {
  if (!Object.hasOwn(shots, shot)) return undefined;
  const look = lookIn(row, shot);
  const { viewBox, content } = front(look);
  return svg(shots[shot]!(look), viewBox, content);
}
