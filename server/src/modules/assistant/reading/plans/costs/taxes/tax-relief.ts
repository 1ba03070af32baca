import { type ReliefFor, reliefOf } from '../../../../knowledge/index.ts';
import { countryOf } from '../../../homes/places.ts';
import type { Message } from '../../../message.ts';
import type { ToolUse } from '../../../plan.ts';
import { reliefAskedIn } from '../../../topics/property-relief.ts';
import { type Planner, use, withAlso } from '../../use.ts';
import { priceOf } from '../cost-terms.ts';

const isRelief = (id: unknown): boolean => /^relief-/.test(String(id));

/** True for an explanation of a relief, beside which the general ones say nothing more. */
export const explainsRelief = ({ tool, input }: ToolUse): boolean =>
  tool === 'explain' && (input.ids as unknown[]).some(isRelief);

/** True after an answer about a relief, which “and if he is a veteran?” goes on from. */
const afterRelief = ({ after, talk }: Message): boolean =>
  after('explain') && ((talk.last?.input.ids as unknown[] | undefined) ?? []).some(isRelief);

const afterVeterans = (message: Message): boolean =>
  afterRelief(message) && /-veteran$/.test(String((message.talk.last!.input.ids as unknown[])[0]));

const bereaved = /\b(widow(er|ed|s)?|surviv\w+|veu(f|ve)|conjoint survivant|viud[oa])\b/;

const general: Partial<Record<ReliefFor, string>> = {
  senior: 'senior-property-tax',
  veteran: 'veteran-property-tax',
  deferral: 'senior-property-tax',
};

/** Reliefs that a county names in general words nowhere. */
const asksNoOffice: ReadonlySet<ReliefFor> = new Set(['owner', 'heir', 'moving']);

/** Plans what lowers or freezes the property tax of an owner by age, disability, service or residence. */
export const taxRelief: Planner = (message) => {
  const { named: places, talk, home } = message;
  if (home.lookUp) return undefined;
  const relief = reliefAskedIn(message);
  if (!relief || !(relief.byItself || afterRelief(message))) return undefined;
  // “And the widow?” after a relief for veterans asks about theirs.
  const persons =
    afterVeterans(message) && message.has(bereaved) && !relief.byItself ? (['veteran'] as const) : relief.persons;
  const [place] = places;
  // “Selling in San Jose, buying in Sacramento”: both are in the state whose rule applies.
  const state = place?.state ?? relief.state ?? talk.stated?.state;
  if (state === undefined || (persons[0] === 'owner' && reliefOf(state, 'owner') === undefined)) {
    const [id] = state === undefined ? persons.flatMap((person) => general[person] ?? []) : [];
    return id === undefined ? undefined : use('explain', { ids: [id] });
  }
  const price = priceOf(message);
  // The saving on a stated price is computed for these two.
  if (persons[0] === 'owner' && price !== undefined && /^(TX|FL)$/.test(state)) return undefined;
  const ids = [...new Set(persons.flatMap((person) => reliefOf(state, person) ?? []))];
  if (ids.length === 0 && persons.every((person) => asksNoOffice.has(person))) return undefined;
  const office = countryOf(state) === 'CA' ? 'relief-office-ca' : 'relief-office-us';
  return withAlso(
    use('explain', {
      ids: ids.length > 0 ? ids.slice(0, 2) : [office],
      place: place && (place.city ? `${place.name}, ${place.state}` : place.name),
    }),
    price !== undefined && price >= 20_000 && use('propertyTax', { facts: message.places.slice(0, 3), state, price }),
  );
};
