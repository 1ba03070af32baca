import { describe, expect, it } from 'vitest';
import { programOf } from './context.ts';
import { amountsOf } from './figures/amounts.ts';
import { recencyIn } from './figures/recency.ts';
import { onlyChanges } from './follow-up.ts';
import { ownHomesIn } from './homes/own-homes.ts';
import { personNamed } from './people-named.ts';
import { plain } from './plain.ts';

const changes = (typed: string) => {
  const text = plain(typed);
  return onlyChanges({ text, amounts: amountsOf(text), named: [] });
};

describe('the context of a question', () => {
  it('takes a message of figures and function words as a change of the last question, in three languages', () => {
    for (const typed of [
      'and for 1.5 million?',
      'et pour 480 000 $?',
      '¿y para una de 400 mil?',
      'what about 15 years',
    ])
      expect(changes(typed), typed).toBe(true);
    for (const typed of ['and what does PMI cost on 300k?', 'and does the agent answer?'])
      expect(changes(typed), typed).toBe(false);
  });

  it('keeps the loan program for a question that goes on, and not for a new one', () => {
    const talk = { shown: [], program: 'fha' as const };
    expect(programOf(plain('¿y el seguro se quita?'), talk)).toBe('fha');
    expect(programOf(plain('How much is PMI?'), talk)).toBeUndefined();
  });

  it('finds the own homes that a question means by day, street and rank', () => {
    expect(ownHomesIn('does the house i saved yesterday have a basement')).toMatchObject({
      list: 'saved',
      day: 'yesterday',
    });
    expect(
      ownHomesIn('which of my saved homes is cheaper, the one on maple or the one on birch')?.described.map(
        ({ name }) => name,
      ),
    ).toEqual(['maple', 'birch']);
    expect(ownHomesIn('how long has the first one on my list been on the market')?.inOrder).toBe(true);
    expect(ownHomesIn('how do i save a home')).toBeUndefined();
  });

  it('reads a person by first and last name, but no place', () => {
    expect(personNamed('Is Maria Lopez actually licensed?', 'is maria lopez actually licensed', [])).toBe(
      'Maria Lopez',
    );
    expect(personNamed('Homes in New York', 'homes in new york', [])).toBeUndefined();
  });

  it('takes “new since yesterday” out of a search and limits the days', () => {
    expect(recencyIn('anything new since yesterday in Halifax?')).toEqual({ days: 1, sentence: 'in Halifax?' });
    expect(recencyIn('new construction in Halifax')).toBeUndefined();
  });
});
