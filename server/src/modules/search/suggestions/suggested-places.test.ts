import { createSuggester, type Suggested } from '@lintel/hypersearch';
import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../places/index.ts';

const suggester = createSuggester(gazetteer());
const nameOf = (one: Suggested | undefined) =>
  one && !('home' in one)
    ? [one.name, one.kind === 'city' ? undefined : one.city, one.state].filter(Boolean).join(', ')
    : undefined;
const suggested = (typed: string, limit = 8) => suggester.suggest(typed, { limit }).map(nameOf);

describe('places of the gazetteer', () => {
  it.each([
    ['aust', 'Austin, TX'],
    ['MONTRE', 'Montréal, QC'],
    ['montréal', 'Montréal, QC'],
    ['saint louis mo', 'St. Louis, MO'],
    ['st louis missouri', 'St. Louis, MO'],
    ['portland, me', 'Portland, ME'],
    ['portland maine', 'Portland, ME'],
    ['nyc', 'New York, NY'],
    ['philly', 'Philadelphia, PA'],
    ['quebec city', 'Québec, QC'],
    ['washington dc', 'Washington, DC'],
    ['zilker', 'Zilker, Austin, TX'],
    ['zilker austin', 'Zilker, Austin, TX'],
    ['m5v', 'M5V, Toronto, ON'],
    ['H2X', 'H2X, Montréal, QC'],
    ['h2x 1y6', 'H2X, Montréal, QC'],
    ['texas', 'Texas, TX'],
    ['on', 'Ontario, ON'],
    ['colombie britannique', 'British Columbia, BC'],
    ['space needle', 'Space Needle, Seattle, WA'],
  ])('typed as %j put %j first', (typed, place) => {
    expect(suggested(typed)[0]).toBe(place);
  });

  it.each([
    ['seatle', 'Seattle, WA'],
    ['seaattle', 'Seattle, WA'],
    ['saettle', 'Seattle, WA'],
    ['xeattle', 'Seattle, WA'],
    ['albuqerque', 'Albuquerque, NM'],
    ['cincinatti', 'Cincinnati, OH'],
    ['pheonix az', 'Phoenix, AZ'],
    ['sanfrancisco', 'San Francisco, CA'],
    ['fort lauderdle', 'Fort Lauderdale, FL'],
    ['misisauga', 'Mississauga, ON'],
  ])('are found in spite of slips: %j is %j', (typed, place) => {
    expect(suggested(typed)[0]).toBe(place);
  });

  it('offer no other postal code than the typed one', () => {
    expect(suggested('78704')).toEqual(['78704, Austin, TX']);
  });

  it('have a stable order and the requested length', () => {
    expect(suggested('san', 20)).toHaveLength(20);
    expect(suggested('san', 20)).toEqual(suggested('san', 20));
  });
});
