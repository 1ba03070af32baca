import { expect, it } from 'vitest';
import { parseSearchParams } from '../../api/search-params.ts';
import { matchStateOf, readMatchState } from './match-state.ts';
import { smartMatchPath } from './paths.ts';

it('restores the criteria from the URL', () => {
  const asked = {
    type: 'mortgage',
    place: 'Austin, TX',
    kind: 'fha',
    band: 'under-300k',
    language: 'es',
    when: '1-3-months',
    tone: 'friendly',
    weights: 'reviews:2,closing:0.5',
    home: 12,
  } as const;
  const path = smartMatchPath(asked);
  expect(readMatchState(parseSearchParams(path.split('?')[1]!))).toEqual(asked);
  expect(smartMatchPath(matchStateOf({}))).toBe('/smartmatch');
});

it('ignores invalid values in the URL', () => {
  const invalid = {
    tab: 'x',
    type: 'plumber',
    place: ' ',
    kind: 'fha',
    band: '1',
    language: 'english',
    when: [],
    tone: 4,
  };
  expect(readMatchState({ ...invalid, weights: 'reviews:9,local:-1,charm:2,style:,price:1,closing:0.6' })).toEqual({
    weights: 'closing:0.5',
  });
});

it('accepts home types for agents and loan types for mortgage agents only', () => {
  expect(readMatchState({ tab: 'mortgage-agents', kind: 'condo' })).toEqual({ tab: 'mortgage-agents' });
  expect(readMatchState({ tab: 'mortgage-agents', kind: 'investment' }).kind).toBe('investment');
});
