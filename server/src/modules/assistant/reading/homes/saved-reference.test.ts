import { describe, expect, it } from 'vitest';
import { ownHomesIn } from './own-homes.ts';
import { onePosition, savedList } from './saved-reference.ts';
import { withSoftCriteria } from './soft-criteria.ts';

describe('a reference to one saved home', () => {
  it.each([
    'has the 3rd one i hearted got a garage',
    "la 2e que j'ai sauvee, elle date",
    'la tercera que marque como favorita',
    'second house on my saved list',
    'my first saved house',
    'number 3 on my list',
  ])('is a position with words of saving: %j', (text) => expect(onePosition.test(text)).toBe(true));

  it.each(['the first house on the market', 'my first home and i saved 20k', 'the first one is too small'])(
    'is no position alone: %j',
    (text) => expect(onePosition.test(text)).toBe(false),
  );

  it.each([
    ['the second house i saved', true],
    ['my second saved house', true],
    ['the second house on my saved list', false],
    ['the last two i saved', false],
  ])('counts in the order of saving unless the list is named: %j', (text, inTime) =>
    expect(ownHomesIn(text)?.inTime).toBe(inTime),
  );

  it('has a day only if the home was saved on it', () => {
    expect(ownHomesIn('the house i saved on saturday, the first one')?.day).toBe('sat');
    expect(ownHomesIn('before saturday, has the first house i saved a garage')?.day).toBeUndefined();
  });
});

describe('a reference to all saved homes', () => {
  it.each([
    'do all my saved places come with a garage',
    'which of my 4 is cheapest n how much',
    'any of the houses i saved even have one',
    'laquelle de mes 4 maisons sauvegardees a',
    'alguna de las que guarde cobra hoa',
  ])('names the list: %j', (text) => expect(savedList.test(text)).toBe(true));

  it.each(['my saved search', 'i saved 20k', 'my 4 kids need rooms', 'my saved home'])(
    'is none for other saved things: %j',
    (text) => expect(savedList.test(text)).toBe(false),
  );
});

describe('a criterion for something to be absent', () => {
  it.each([
    ['la más barata y si no tiene alberca mejor', 'la más barata y de preferencia sin alberca'],
    ['3 bed, better without an hoa', '3 bed, ideally no hoa'],
    ['maison, mieux sans piscine', 'maison, de préférence sans piscine'],
    ['si no tiene garaje no me interesa', 'si no tiene garaje no me interesa'],
  ])('is written as a preference: %j', (typed, written) => expect(withSoftCriteria(typed)).toBe(written));
});
