import type { Chip } from '@lintel/server/search';
import { describe, expect, it } from 'vitest';
import { costOf, type ReadingItem, readingItems } from './reading-items.ts';

const chip = (fact: string, at: number | undefined): Chip => ({
  fact,
  label: fact,
  words: '',
  spans: at === undefined ? [] : [[at, at + 1]],
  state: 'applied',
  confidence: 1,
  countWithout: null,
  note: null,
});

const assumed = {
  text: 'a:down=20%',
  label: '20% down',
  words: '20% down',
  span: [3, 4] as [number, number],
  isOff: false,
  isApplied: true,
  effect: '',
  note: '',
};
const nameOf = (item: ReadingItem): string =>
  item.kind === 'chip' ? item.chip.fact : item.kind === 'assumption' ? item.assumption.text : item.words.join();

describe('the items of a reading', () => {
  it('are in sentence order, unread phrases among the chips, added chips last', () => {
    const items = readingItems({
      chips: [chip('beds>=3', 10), chip('place:austin', 2), chip('has:gym', undefined), chip('no:pool', undefined)],
      assumptions: [assumed],
      unread: [{ words: 'feng shui', span: [5, 14] }],
    });
    expect(items.map(nameOf)).toEqual(['place:austin', 'a:down=20%', 'feng shui', 'beds>=3', 'has:gym', 'no:pool']);
  });

  it('combine more than two unread phrases in one chip at the end', () => {
    const unread = ['feng shui', 'karma', 'qi'].map((words, at) => ({ words, span: [at, at + 1] as [number, number] }));
    const items = readingItems({ chips: [chip('beds>=3', 10)], assumptions: [], unread });
    expect(items.map(nameOf)).toEqual(['beds>=3', 'feng shui,karma,qi']);
  });

  it('have a cost only when the criterion excludes homes', () => {
    expect(costOf({ countWithout: 50 }, 12)).toEqual({ more: '+38', what: 'homes without it' });
    expect(costOf({ countWithout: 13 }, 12)).toEqual({ more: '+1', what: 'home without it' });
    expect(costOf({ countWithout: 12 }, 12)).toBeUndefined();
    expect(costOf({ countWithout: null }, 12)).toBeUndefined();
  });
});
