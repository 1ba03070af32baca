import type { Talk } from './talk.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const counts = ['two', 'three', 'four', 'five', 'six'];
const ordinal = new RegExp(`\\b(${ordinals.join('|')}|last|(\\d{1,2})(?:st|nd|rd|th))\\b(?! ?-? ?time)`, 'g');
const numbered =
  /(?:\bnumber|\bno\.?|#|\bhome|\bhouse|\boption|\blisting) ?#?(\d{1,2})\b(?![\d,.%]| ?(?:k|bed|bath|percent|%|sq))/g;
const firstFew = new RegExp(`\\bfirst (\\d|${counts.join('|')})\\b`);
const several = /\b(them|these|those|both|all of (them|these|those)|these (homes|houses)|the (homes|houses))\b/;
const pointed =
  /\b(it|its|it's|this|that) ?(one|home|house|condo|townhouse|place|property|listing|apartment)?\b|\bthe (home|house|condo|townhouse|place|property|listing|apartment)\b|\bthere\b|\bhere\b/;
const strong =
  /\b(this|that|the) (one|home|house|condo|townhouse|place|property|listing|apartment)\b|\b(about|on|of|for|at) (it|this|that)\b/;
const mls = /\bmls ?(?:#|number|no\.?|id)? ?([a-z]{0,4}-?\d{4,12})\b/;
const path = /\/property\/(\d{1,9})\b/;
const address =
  /\b(\d{1,6} (?:[a-z0-9'.-]+ ){0,4}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|cir|circle|ter|terrace|pkwy|parkway|hwy|highway|trl|trail|sq|square|cres|crescent)(?: (?:#|unit |apt )?[a-z0-9-]{1,6})?)\b/;

/** The homes that a text points at, as far as they can be told. */
export interface HomeReference {
  /** Homes that are known by their place in the list or in the conversation. */
  homes: number[];
  /** A number or an address that must be looked up. */
  lookUp?: { mls: string } | { address: string };
  /** It points at a home, whether or not it can be told which. */
  points: boolean;
  /** It points at several. */
  several: boolean;
}

/** Which homes a plain text means, in a conversation. */
export function homesMeant(text: string, talk: Talk): HomeReference {
  const { shown } = talk;
  const number = mls.exec(text)?.[1];
  if (number) return { homes: [], lookUp: { mls: number.toUpperCase() }, points: true, several: false };
  const page = path.exec(text)?.[1];
  if (page) return { homes: [Number(page)], points: true, several: false };
  const street = address.exec(text)?.[1];
  if (street) return { homes: [], lookUp: { address: street }, points: true, several: false };
  const few = firstFew.exec(text)?.[1];
  if (few) {
    const many = counts.includes(few) ? counts.indexOf(few) + 2 : Number(few);
    return { homes: shown.slice(0, many), points: true, several: true };
  }
  const places = [...text.matchAll(ordinal)].map(([, word, digits]) =>
    word === 'last' ? shown.length : digits ? Number(digits) : ordinals.indexOf(word!) + 1,
  );
  places.push(...[...text.matchAll(numbered)].map(([, digits]) => Number(digits)));
  if (places.length > 0) {
    const homes = [...new Set(places.flatMap((place) => shown[place - 1] ?? []))];
    return { homes, points: true, several: places.length > 1 };
  }
  if (several.test(text)) return { homes: [...shown], points: true, several: true };
  if (!pointed.test(text)) return { homes: [], points: false, several: false };
  const only = talk.home ?? (shown.length === 1 ? shown[0] : undefined);
  return { homes: only === undefined ? [] : [only], points: only !== undefined || strong.test(text), several: false };
}

/** “2 and 4”: bare numbers as places of the list; only where a comparison is asked for. */
export function placesOf(text: string, { shown }: Talk): number[] {
  const places = [...text.matchAll(/(?<![\d$.,])\b(\d{1,2})\b(?![\d,.%]| ?(?:k|bed|bath|percent|%|sq))/g)];
  return [...new Set(places.flatMap(([, digits]) => shown[Number(digits) - 1] ?? []))];
}
