import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/message.ts';
import { planOf } from '../reading/plan-of.ts';
import { noTalk, type Talk } from '../reading/talk.ts';
import { readSearch } from './read-search.fixture.ts';

const callsOf = (typed: string, talk: Talk = noTalk) => {
  const plan = planOf(readMessage(typed, talk, readSearch));
  return plan.kind === 'use'
    ? [plan, ...(plan.also ?? [])].flatMap(({ tool, input }) => (input.ids as string[]) ?? [input.topic ?? tool])
    : [plan.kind];
};

const topics: readonly (readonly [typed: string, id: string])[] = [
  ['does the child support i receive help me qualify', 'support-income'],
  ['la manutención de mis hijos la cuenta el banco', 'support-income'],
  ['i lost my job and closing is in ten days, do i tell the lender', 'job-change-before-closing'],
  ['j’ai perdu mon emploi, on signe bientôt, je le dis au prêteur?', 'job-change-before-closing'],
  ['what counts if my work is seasonal', 'seasonal-income'],
  ['do lenders count seasonal work', 'seasonal-income'],
  ['which school would our kids go to at that address, how do we check', 'school-zone'],
  ['does the assessment cap in Nova Scotia carry over to a buyer', 'nova-scotia-cap'],
  ['what is an owelty lien', 'owelty'],
  ['do i need mine subsidence insurance', 'mine-subsidence'],
  ['both of us on the offer, how does signing work', 'two-buyers-offer'],
  ['is it worth buying for two years', 'short-stay'],
  ['can we challenge the appraisal', 'reconsideration-of-value'],
  ['my rate lock expires before closing, what now', 'rate-lock-extension'],
  ['why do homes get relisted, should buyers worry', 'back-on-market'],
  ['who pays the mortgage broker', 'broker-pay'],
  ['our lease goes to August but we may buy in March, how do people handle that', 'lease-and-closing'],
  ['je dois aviser mon proprio combien de temps d’avance si j’achète', 'lease-and-closing'],
  ['mi contrato de renta termina en octubre y ya encontré casa, ¿qué hago?', 'lease-and-closing'],
  ['i get paid part in cash, how do i prove what i earn', 'cash-income'],
  ['en un trabajo no me dan talón, ¿cómo compruebo mis ingresos?', 'cash-income'],
  ['will they count my tips', 'variable-income'],
  ['my landlord is selling the house i rent, how do i buy it', 'buy-rented-home'],
  ['mon proprio vend le logement que je loue, comment je fais pour l’acheter', 'buy-rented-home'],
  ['my score is 590, how do i get it up fast', 'improve-credit'],
  ['condo divis, c’est quoi', 'divided-undivided'],
  ['is the escrow company the bank', 'title-company'],
  ['c’est quoi le mieux, banque ou courtier hypothécaire', 'bank-or-broker'],
  ['mi hermano no quiere vender la casa que tenemos juntos', 'partition'],
];

describe('a question about an ordinary topic', () => {
  it.each(topics)('is answered from it: “%s”', (typed, id) => {
    expect(callsOf(typed)).toContain(id);
  });
});

describe('a way out of a contract', () => {
  const talk: Talk = {
    ...noTalk,
    heard: ['option period is 7 days on the one i offered on', 'found foundation cracks'],
  };

  it('is explained within an option period that the conversation names', () => {
    expect(callsOf('how do i get out n keep my 1000 earnest', talk)).toContain('option-period');
    expect(callsOf('still in my option period, can i cancel and get my earnest back')).toContain('option-period');
  });

  it('is left to a lawyer where no period is named', () => {
    expect(callsOf('can I get out of my purchase agreement?')).toEqual(['refuse']);
  });
});
