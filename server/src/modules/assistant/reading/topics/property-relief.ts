import type { ReliefFor } from '../../knowledge/index.ts';
import type { Message } from '../message.ts';
import { veteranWords } from './buyer.ts';
import { inherits } from './tax-law.ts';

const propertyTax =
  /\b(property|real estate|school|house) tax\w*|\b(tax|taxe|impuestos?) (bill|freeze|ceiling|break)\b|\btaxes? (foncieres?|municipales?|scolaires?)\b|\bimpots? fonciers?\b|\bpredial(es)?\b|\bimpuestos? (a|de|sobre) (la |su |mi |nuestra )?(propiedad|casa|vivienda)\b|\btax(es)? (on|for) (her|his|their|my|our|the|a) (own )?(house|home|condo|place|property)\b|\b(freeze|frozen|freezing|congel\w+)\b.*\b(assess\w+|valuation|avaluo|valor|impuestos?)\b|\b(assess\w+|valuation|property values?)\b.*\b(freeze|frozen)\b|\bimpuestos? (de la escuela|escolares?)\b|\btax(es)? base\b|\bbase[- ]year\b|\buncapp\w+|\breassess\w+|\bcomptes? de taxes\b|\btaxes? (de|sur) (la|sa|ma|leur|notre) maison\b/;

/** Reliefs by their names. */
const named: readonly (readonly [person: ReliefFor, pattern: RegExp, state?: string])[] = [
  [
    'senior',
    /\b(senior|over[- ]65|65 (and|or) (over|older)) (freeze|exemption|discount|homestead)\b|\bstay nj\b|\bcircuit breaker (credit|exemption)\b|\bprop(osition)? 19\b|\btax (ceiling|freeze)\b/,
  ],
  ['senior', /\benhanced star\b/, 'NY'],
  [
    'moving',
    /\b(save our homes|homestead)\b.*\b(tak(e|ing)(?! (it )?off)|transfer\w*|mov(e|ing)|port\w*|bring|carry)\b|\b(tak(e|ing)|transfer\w*|port\w*|bring|carry|move)\b.*\bsave our homes\b|\bflorida portability\b/,
    'FL',
  ],
  ['owner', /\bstar (exemption|credit|program|rebate|check)\b|\bbasic star\b/, 'NY'],
  ['owner', /\b(principal|primary) residence exemption\b|\bpre exemption\b|\bhomestead\b/],
];

const ageWords =
  /\b(turn(s|ed|ing)?|is|i'?m|im|are|aged?|over|past|am|we'?re|were|hit|now|a|after|from|at|by|apres|a partir de|desde|despues de|tras|tiene|tengo|cumpl\w+|ai|avons|de) (just |about |already |almost |recently )?(5[5-9]|[6-8]\d)\b(?! ?(%|k\b|mil\b|percent|,\d|\.\d|000|sq|acres?|days?|miles?))|\b(5[5-9]|[6-8]\d) ?-? ?(years?|yrs?|yo|ans|anos)\b|\b(mom|mother|dad|father|parents?|grand\w+|aunt|uncle|widow\w*|neighbou?r|wife|husband|mere|pere|tante|oncle|veu(f|ve)|mama|papa|madre|padre|abuel[oa]|ti[oa]|viud[oa])\b[^.?!$]{0,15}\b(5[5-9]|[6-8]\d)\b|\bseniors?\b|\belderly\b|\bretire[des]*\b|\bpension(er|ers)\b|\bold[- ]age\b|\baines?\b|\bpersonnes? agees?\b|\bretraite\w*|\bjubilad[oa]s?\b|\badultos? mayor(es)?\b|\btercera edad\b|\bwidow(er|ed|s)?\b|\bveu(f|ve)\b|\bviud[oa]\b/;
const disabledWords =
  /\bdisab\w+|\bhandicap\w*|\binvalid(e|es|ite)\b|\bblind\b|\bwheelchair\b|\baveugle\b|\bdiscapaci\w+|\bincapaci\w+|\bciego\b/;
const veteran = /\bvets?\b|\bmilitary\b|\bva rat\w+|\bveterano?s?\b/;
const deferralWords = /\b(defer\w*|put(ting)? off|postpon\w*|delay\w*|report\w*|differer|aplaz\w*|posponer)\b/;

/** Asks what changes or is spared, not what the tax is. */
const reliefWords =
  /\b(uncapp\w*|climb\w*|ris(e|es|ing)|rais\w+|increas\w+|jump\w*|reassess\w*|reevalu\w+|keep|delay\w*|monter|augment\w+|sub(e|en|ir|a)|break|relief|exempt\w*|rebates?|refunds?|discounts?|reduc\w+|lower\w*|cut|freeze|frozen|ceiling|capped|grants?|credits?|help|less|stop|change\w*|happens?|keep|waive\w*|qualif\w+|eligib\w*|apply|go (up|down)|pay|anything|something|defer\w*|put(ting)? off|postpon\w*|owe|any|rabais|allegement|exoner\w+|remise|rembours\w+|reduc\w+|baiss\w+|gel\w*|subvention\w*|aides?|moins|change|droit|descuent\w*|exencion\w*|rebaj\w+|baj\w+|congel\w+|ayuda\w*|menos|pag\w+|cambia\w*|aplaz\w*|devol\w+|report\w*)\b/;

/** Returns the groups of owners that the relief is for, the most special first. */
function personsIn({ has, text }: Pick<Message, 'has' | 'text'>): ReliefFor[] {
  const persons: readonly (readonly [ReliefFor, boolean])[] = [
    ['veteran', has(veteran) || has(veteranWords)],
    ['senior', has(ageWords)],
    ['heir', has(inherits) && !has(/\b(sell|sold|selling|vend\w+)\b/)],
    ['disabled', has(disabledWords) && !has(veteran)],
    ['deferral', has(deferralWords)],
  ];
  const stated = persons.flatMap(([person, is]) => (is ? [person] : []));
  return stated.length > 0
    ? stated
    : named.flatMap(([person, pattern]) => (pattern.test(text) ? [person] : [])).slice(0, 1);
}

/** What a plain text asks to be spared of a property tax. */
export interface ReliefAsked {
  persons: ReliefFor[];
  /** The state whose relief is named: only New York has STAR. */
  state?: string | undefined;
  /** False for words that ask about a relief only after an answer about one: “and if he is a veteran?”. */
  byItself: boolean;
}

/** Returns the group of owners that a question about property tax relief is about. */
export function reliefAskedIn(message: Pick<Message, 'has' | 'text'>): ReliefAsked | undefined {
  const { has, text } = message;
  const byName = named.find(([, pattern]) => pattern.test(text));
  const persons = personsIn(message);
  if (persons.length === 0) return undefined;
  // A rating or a disability beside the tax asks what it spares.
  const isRated = persons.includes('veteran') || persons.includes('disabled');
  const byItself = (has(propertyTax) && (isRated || has(reliefWords))) || byName !== undefined;
  return { persons, state: byName?.[2], byItself };
}
