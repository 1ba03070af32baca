import { describe, expect, it } from 'vitest';
import { dayMeant, dueDay } from '../../knowledge/local-rules/period.ts';
import { datesStated, eventDay, noticeDays } from '../../reading/figures/dates-stated.ts';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const explains = (ask: string, id: string, says: RegExp, more: Partial<Question> = {}) =>
  q(ask, 'explain', { input: { ids: [id] }, says, ...more });
const raise = (ask: string, says: RegExp, more?: Partial<Question>) => explains(ask, 'rent-increase', says, more);
const raiseInCanada = (ask: string, says: RegExp, more?: Partial<Question>) =>
  explains(ask, 'rent-increase-canada', says, more);

const raises: readonly Question[] = [
  raise('tenant in Tacoma, month to month, my rent goes 1400 -> 1650', /^No, unless.*\$1,535\.56.*\$1,650 is above/s),
  raise('landlord in Salem OR wants me to pay 1650 instead of 1450, is that legal', /^No, unless.*\$1,587\.75/s),
  raise('my rent is 1800 in Seattle, can the landlord go to 1900?', /^Yes, as far as the amount: \$1,900/s),
  raise('fresno apartment, rent goes from 1500 to 1800 in 30 days. is 300 at once legal', /^No, unless.*\$1,650/s),
  // In California inflation can make the limit lower than 10%.
  raise('I rent in Sacramento, landlord wants 1600, I pay 1500', /^California:.*At \$1,500 that is at most \$1,650/s),
  raise('En Seattle me van a cobrar 2200 en vez de 1900 de renta', /^No, salvo.*\$2,083\.98/s),
  raise('mi casero en Portland OR me sube la renta de 1300 a 1500', /^No, salvo.*\$1,423\.50/s),
  raiseInCanada('new lease in Halifax says 1500, I pay 1350', /^No, unless.*CA\$1,417\.50/s),
  raiseInCanada('landlord in Kingston Ontario wants 6% more, I am paying 1620', /^No, unless.*CA\$1,654\.02/s),
  raiseInCanada('Fredericton, my rent goes up 100, I pay 1150', /^No, unless.*CA\$1,184\.50.*CA\$1,250/s),
  raiseInCanada('À Toronto, mon proprio veut 2100 au lieu de 1950', /^Non, sauf exception.*1.990,95/s),
  raiseInCanada('je loue à Moncton 1200 $ par mois, la propriétaire monte de 120 piasses', /^Non, sauf.*1.236.*1.320/s),
  raiseInCanada('mon bail à Laval finit le 30 juin, ça passe de 980 à 1150', /aucun|pas de plafond fixe/),
  raiseInCanada('en Vancouver pago 1800 y el dueño quiere 1950 en el nuevo contrato', /^No, salvo.*1,841\.40/s),
  // From a rent of $1,670 on, Manitoba has no limit.
  raiseInCanada('my rent is 1800 in Winnipeg, landlord wants 1900', /^In Manitoba/),
  raiseInCanada('my rent is 1600 in Winnipeg, landlord wants 1900', /^No, unless.*CA\$1,628\.80/s),
  q('I pay 1500 rent, would a 2000 mortgage be better in Ohio', 'calculate'),
  q('2 bedroom apartments for rent from 1200 to 1500 in Austin', 'outOfScope'),
];

const asks: readonly Question[] = [
  explains(
    'en paterson nj me piden 3600 de deposito por una renta de 1800',
    'security-deposit',
    /^No, salvo.*\$2,700/s,
  ),
  explains('in Boston rent is 2000, landlord wants a security deposit of 2000', 'security-deposit', /^Yes, as far/),
];

const dated: readonly Question[] = [
  explains(
    'moved out of my place in Denver on oct 3 2025, when is my security deposit due back',
    'security-deposit',
    /^The deposit is due back by November 2, 2025 \(30 days, counted from the day after October 3, 2025\)\. That day has passed/,
  ),
  explains(
    'entregué las llaves del apartamento en Hialeah el 31 de octubre de 2025 y no me dan mi depósito',
    'security-deposit',
    /^El depósito debe devolverse a más tardar el 15 de noviembre de 2025.*30 de noviembre de 2025/s,
  ),
  explains(
    'j’ai quitté mon logement à Winnipeg le 15 novembre 2025, quand mon dépôt de garantie doit-il revenir?',
    'security-deposit-canada',
    /^Le dépôt doit être rendu au plus tard le 29 novembre 2025/,
  ),
  raiseInCanada(
    'corner brook nfld, landlord gave me a letter nov 20 2025 that rent goes up 200 on jan 1 2026',
    /^The higher rent can start at the earliest on May 20, 2026/,
  ),
  raiseInCanada(
    'locataire à Longueuil, reçu l’avis le 12 décembre 2025, ça passe de 980 à 1150',
    /^Répondez à l’avis par écrit au plus tard le 12 janvier 2026 \(1 mois/,
  ),
  raise(
    'tenant in Spokane, starting march 1 2026 my rent goes 1400 -> 1650',
    /notice must be given by December 1, 2025/,
  ),
  explains(
    'sold my rental in Boise, closed aug 14 2025, money is with a qualified intermediary for a 1031. whats my deadline',
    'exchange-1031',
    /^Name the new property in writing by September 28, 2025.*Close on it by February 10, 2026/s,
  ),
  explains(
    'vendí mi dúplex en Tampa el 5 de octubre de 2025 con intercambio 1031, ¿cuáles son mis fechas límite?',
    'exchange-1031',
    /19 de noviembre de 2025.*3 de abril de 2026/s,
  ),
  explains('and to actually close on it?', 'exchange-1031', /Close on it by February 10, 2026/, {
    after: ['sold my rental in Boise, closed aug 14 2025, 1031 money is with an intermediary. whats my deadline'],
  }),
];

const salt: readonly Question[] = [
  explains('salt deduction cap 2025', 'mortgage-interest-deduction', /\$40,000 for 2025 and \$40,400 for 2026/),
  explains('cuánto es el límite de deducción SALT para 2025', 'mortgage-interest-deduction', /\$40,000 en 2025/),
];

const questions = [...raises, ...asks, ...dated, ...salt];

describe('the rule of a place decides on what a question states', () => {
  const outcome = askedOnce(questions);
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('%s', (_, at) => {
    expect(outcome(at)?.wrong).toBe('');
    expect(outcome(at)?.unsupported).toEqual([]);
  });
});

describe('a stated day', () => {
  it('has dates in three languages, with and without a year', () => {
    expect(datesStated('moved out oct 31, signed november 3 2025').map(({ day }) => day)).toEqual([
      '10-31',
      '2025-11-03',
    ]);
    expect(datesStated('recu le 1er juillet 2027, fin mars 2026').map(({ day }) => day)).toEqual([
      '2027-07-01',
      '2026-03-01',
    ]);
    expect(eventDay('hoy es 21 de nov, entregue llaves el 31 de octubre')).toBe('10-31');
    expect(eventDay('i moved out 34 days ago')).toBe('-34');
    expect(noticeDays('letter nov 20 that rent goes up 200 on jan 1')).toEqual({ since: '11-20', starts: '01-01' });
  });

  it('counts months to the last day of a shorter month and skips weekends and holidays', () => {
    const months = { length: 1, unit: 'months', says: { en: '', fr: '', es: '' } } as const;
    const days = { ...months, length: 3, unit: 'business days' } as const;
    expect(dueDay(months, '2026-01-31', { country: 'CA', state: 'QC' })).toBe('2026-02-28');
    expect(dueDay(months, '2026-03-31', { country: 'CA', state: 'QC' }, true)).toBe('2026-02-28');
    expect(dueDay(days, '2025-12-24', { country: 'US', state: 'AZ' })).toBe('2025-12-30');
  });

  it('takes an event that is far ahead for the one that has passed', () => {
    expect(dayMeant('03-04', '2026-12-01', true)).toBe('2026-03-04');
    expect(dayMeant('03-04', '2026-12-01', false)).toBe('2027-03-04');
    expect(dayMeant('12-12', '2026-12-01', true)).toBe('2026-12-12');
    expect(dayMeant('02-30', '2026-12-01', true)).toBeUndefined();
  });
});
