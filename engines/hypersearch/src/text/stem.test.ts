import { describe, expect, it } from 'vitest';
import { stemOf } from './stem.ts';

const families = [
  ['pool', 'pools'],
  ['house', 'houses'],
  ['city', 'cities'],
  ['property', 'properties'],
  ['fence', 'fences', 'fenced'],
  ['update', 'updates', 'updated'],
  ['remodel', 'remodeled', 'remodelled'],
  ['porch', 'porches', 'porche'],
  ['box', 'boxes'],
  ['studio', 'studios'],
  ['tree', 'trees'],
  ['chateau', 'chateaux'],
  ['local', 'locaux'],
  ['renove', 'renovee', 'renovees', 'renoves'],
  ['galerie', 'galeries'],
  ['piscine', 'piscines', 'piscina', 'piscinas'],
  ['jardin', 'jardins', 'jardines'],
  ['renovado', 'renovada', 'renovados', 'renovadas'],
  ['casa', 'casas'],
];
const strangers = [
  ['park', 'parking'],
  ['gate', 'gated'],
  ['lot', 'loft'],
  ['glass', 'gas'],
  ['bus', 'bu'],
  ['2br', '2brs'],
];

describe('the stem of a word', () => {
  it.each(families)('is the same for %s and its forms', (...family) => {
    expect(new Set(family.map(stemOf)).size).toBe(1);
  });

  it.each(strangers)('differs for %s and %s', (a, b) => {
    expect(stemOf(a as string)).not.toBe(stemOf(b as string));
  });

  it('is never empty and never longer than the word', () => {
    for (const word of ['s', 'es', 'ees', 'eeee', 'eeeees', 'aux', 'xaux', 'ssss', 'ed', 'eded', 'oooooo']) {
      expect(stemOf(word).length).toBeGreaterThan(0);
      expect(stemOf(word).length).toBeLessThanOrEqual(word.length);
    }
  });
});
