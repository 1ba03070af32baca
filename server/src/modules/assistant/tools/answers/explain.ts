import { z } from 'zod';
import { housingAgencies } from '../../knowledge/agencies.ts';
import { entriesOf } from '../../knowledge/index.ts';
import { whoPays } from '../../knowledge/who-pays.ts';
import { offer } from '../../offers.ts';
import { countryOf, placesIn, stateName } from '../../reading/homes/places.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { choices, type Speaker, sources, speaker, text } from '../words.ts';
import { inPlace } from './local-rule-text.ts';

interface Words {
  source(name: string, asOf: string | undefined): string;
  general: string;
  notSame: string;
  sameThing: string;
  tested(test: string, rate: string): string;
  /** The Home Buyers’ Plan and the FHSA together. */
  bothPlans(one: string, two: string): string;
  /** Mortgage insurance with the down payment of the question. */
  insured(down: string, loan: string): string;
  notInsured(down: string): string;
  local(place: string): string;
  agency(name: string, state: string): string;
  inCity(city: string): string;
  federal: string;
  check: string;
  income(money: string): string;
  unknown: string;
  network: string;
}

const words: InLanguages<Words> = {
  en: {
    source: (name, asOf) => `Source: ${name}${asOf ? `, as of ${asOf}` : ''}.`,
    notSame: 'No, they are not the same.',
    sameThing: 'Yes, both are names of the same thing.',
    tested: (test, rate) => `With a contract rate of ${rate} you are tested at ${test}.`,
    bothPlans: (one, two) =>
      `Together that is up to ${one} for one buyer and ${two} for two, plus what the FHSA has earned.`,
    insured: (down, loan) =>
      `Yes, with ${down} down a conventional or high-ratio loan needs it: the loan starts at ${loan} of the price.`,
    notInsured: (down) => `No, with ${down} down it is usually not required.`,
    general: 'This is a general explanation, not advice for your case.',
    local: (place) => `Details differ from place to place: ask a professional in ${place}.`,
    agency: (name, state) =>
      `In ${state} the programs for first-time buyers and down payment help are run by ${name}: usually a loan with a grant or a second loan for the down payment, with limits on income and price.`,
    inCity: (city) =>
      `${city} or its county may run a program of its own: ask the agency or an approved lender about it.`,
    federal:
      'Nationwide there are FHA (from 3.5% down), VA and USDA (no down payment) and 3% conventional loans. Help with the down payment is often a second loan: its terms say when it is forgiven and when it is due, as at a sale or a refinance.',
    check:
      'You usually apply through a lender that takes part, which the agency lists, and not at the agency. Amounts and rules change: check them there.',
    income: (money) => `They also say whether an income of ${money} a year is within the limits.`,
    unknown: 'I have no explanation of that. Ask me about another term, or ask a person.',
    network: 'Professional Network',
  },
  fr: {
    source: (name, asOf) => `Source : ${name}${asOf ? `, état de ${asOf}` : ''}.`,
    notSame: 'Non, ce n’est pas la même chose.',
    sameThing: 'Oui, ce sont deux noms de la même chose.',
    tested: (test, rate) => `Avec un taux de contrat de ${rate}, le test se fait à ${test}.`,
    bothPlans: (one, two) =>
      `Ensemble, cela fait jusqu’à ${one} pour une personne et ${two} pour deux, plus les gains du CELIAPP.`,
    insured: (down, loan) =>
      `Oui, avec ${down} de mise de fonds, elle est exigée : le prêt commence à ${loan} du prix.`,
    notInsured: (down) => `Non, avec ${down} de mise de fonds, elle n’est en général pas exigée.`,
    general: 'C’est une explication générale, pas un conseil pour votre cas.',
    local: (place) => `Les détails varient d’un lieu à l’autre : demandez à un professionnel (${place}).`,
    agency: (name, state) =>
      `En ${state}, les programmes pour premiers acheteurs et l’aide à la mise de fonds relèvent de ${name} : en général un prêt avec une subvention ou un second prêt, sous des plafonds de revenu et de prix.`,
    inCity: (city) => `${city} ou son comté peut avoir son propre programme : demandez à l’organisme ou à un prêteur.`,
    federal:
      'Partout aux États-Unis : prêts FHA (dès 3,5 %), VA et USDA (sans mise de fonds) et conventionnels à 3 %. L’aide à la mise de fonds est souvent un second prêt : ses conditions disent quand il est effacé et quand il est dû, par exemple à la vente ou au refinancement.',
    check: 'Les montants et les règles changent : vérifiez-les auprès de l’organisme ou d’un prêteur.',
    income: (money) => `Ils disent aussi si un revenu de ${money} par an respecte les plafonds.`,
    unknown: 'Je n’ai pas d’explication de cela. Demandez un autre terme, ou demandez à une personne.',
    network: 'Réseau de professionnels',
  },
  es: {
    source: (name, asOf) => `Fuente: ${name}${asOf ? `, a ${asOf}` : ''}.`,
    notSame: 'No, no son lo mismo.',
    sameThing: 'Sí, son dos nombres de lo mismo.',
    tested: (test, rate) => `Con una tasa de contrato de ${rate}, la prueba se hace a ${test}.`,
    bothPlans: (one, two) => `Juntos son hasta ${one} por persona y ${two} para dos, más lo que haya ganado la FHSA.`,
    insured: (down, loan) => `Sí, con ${down} de enganche se exige: el préstamo empieza en ${loan} del precio.`,
    notInsured: (down) => `No, con ${down} de enganche por lo general no se exige.`,
    general: 'Es una explicación general, no un consejo para su caso.',
    local: (place) => `Los detalles cambian según el lugar: pregunte a un profesional en ${place}.`,
    agency: (name, state) =>
      `En ${state} los programas para primera compra y ayuda con el enganche los lleva ${name}: casi siempre un préstamo con una subvención o un segundo préstamo para el enganche, con límites de ingreso y de precio.`,
    inCity: (city) => `${city} o su condado pueden tener un programa propio: pregunte a la agencia o a un prestamista.`,
    federal:
      'En todo el país hay préstamos FHA (desde 3.5% de enganche), VA y USDA (sin enganche) y convencionales con 3%. La ayuda con el enganche suele ser un segundo préstamo: sus condiciones dicen cuándo se perdona y cuándo se paga, como al vender o refinanciar.',
    check:
      'Por lo general se solicita con un prestamista participante, que la agencia tiene en su lista, y no en la agencia. Los montos y las reglas cambian: verifíquelos ahí.',
    income: (money) => `También le dicen si un ingreso de ${money} al año está dentro de los límites.`,
    unknown: 'No tengo una explicación de eso. Pregunte por otro término, o pregunte a una persona.',
    network: 'Red de profesionales',
  },
};

/** The Home Buyers’ Plan (60,000) and the FHSA (40,000), in dollars. */
const bothPlans = { totalForOne: 100_000, totalForTwo: 200_000 };

const insuranceAt = (downPercent: number, its: Words, say: Speaker): string =>
  downPercent < 20
    ? its.insured(say.percent(downPercent), say.percent(100 - downPercent))
    : its.notInsured(say.percent(downPercent));

export const explain = tool({
  name: 'explain',
  about: 'What a term of home buying means, or what a program or rule is, with its source and month.',
  input: z.strictObject({
    ids: z.array(z.string().max(40)).min(1).max(3),
    inCanada: z
      .array(z.string().max(40))
      .min(1)
      .max(3)
      .optional()
      .describe('The entries instead, for a person in Canada, where the question names no country'),
    place: z.string().max(80).optional(),
    state: z.string().length(2).optional().describe('The state or province whose rule is asked for'),
    amount: z
      .number()
      .positive()
      .max(1e9)
      .optional()
      .describe('The rent or the value that a rule takes a share of or computes a fee from'),
    asked: z.number().positive().max(1e9).optional().describe('The new rent or the deposit that a landlord asks'),
    since: z
      .string()
      .regex(/^((\d{4}-)?\d{2}-\d{2}|-\d{1,3})$/)
      .optional()
      .describe('The day of the event that a period counts from: 2025-10-03, 10-03 or -34 for 34 days ago'),
    starts: z
      .string()
      .regex(/^(\d{4}-)?\d{2}-\d{2}$/)
      .optional()
      .describe('The day on which an announced change starts'),
    contrast: z.boolean().optional(),
    sameThing: z.boolean().optional().describe('Both names of a comparison are names of the one entry'),
    downPercent: z.number().min(0).max(100).optional().describe('A stated down payment, for mortgage insurance'),
    pays: z.boolean().optional().describe('Who pays was asked too'),
    ratePercent: z.number().min(0).max(20).optional().describe('A stated contract rate, for the stress test'),
  }),
  async run(
    { language, country, now },
    { inCanada, place, amount, asked, since, starts, contrast, sameThing, downPercent, pays, ratePercent, ...given },
  ) {
    const ids = country === 'CA' ? (inCanada ?? given.ids) : given.ids;
    const its = words[language];
    const state = (place ? placesIn(place)[0]?.state : undefined) ?? given.state;
    const stated = { amount, asked, since, starts, today: now.toISOString().slice(0, 10) };
    const entries = entriesOf(ids).map((entry) => inPlace(entry, state, stated, language));
    const isPlaced = entries.some((entry) => entry.isPlaced === true);
    const isOpen = entries.some((entry) => entry.isPlaced === 'open');
    if (entries.length === 0)
      return {
        facts: { found: false },
        parts: [text(its.unknown), choices(offer(language, 'can'), offer(language, 'person'))],
      };
    const both = ids.includes('hbp') && ids.includes('fhsa');
    // OSFI, Guideline B-20: the contract rate plus 2 points, at least 5.25 %.
    const testPercent =
      ratePercent === undefined ? undefined : Math.max(5.25, Math.round((ratePercent + 2) * 100) / 100);
    const rule = entries.some(({ asOf }) => asOf !== undefined);
    return {
      facts: {
        place: place ?? null,
        ...(state === undefined ? {} : { state, stateName: stateName(state) }),
        ...(amount === undefined ? {} : { amount }),
        ...(both ? { both: bothPlans } : {}),
        ...(downPercent === undefined ? {} : { downPercent, loanPercent: 100 - downPercent }),
        ...(testPercent === undefined ? {} : { ratePercent, testPercent }),
        entries: entries.map(({ id, text: says, source, asOf, country }) => ({ id, says, source, asOf, country })),
      },
      parts: [
        ...(contrast && entries.length > 1 ? [text(its.notSame)] : []),
        ...(sameThing ? [text(its.sameThing)] : []),
        ...(downPercent === undefined ? [] : [text(insuranceAt(downPercent, its, speaker(language)))]),
        ...(testPercent === undefined
          ? []
          : [text(its.tested(speaker(language).percent(testPercent), speaker(language).percent(ratePercent!)))]),
        ...entries.map(({ id, text: says, source, asOf }) =>
          text(says, pays === true && whoPays[id]?.[language], source && its.source(source, asOf)),
        ),
        text(
          both &&
            its.bothPlans(
              speaker(language).money(bothPlans.totalForOne, 'CAD'),
              speaker(language).money(bothPlans.totalForTwo, 'CAD'),
            ),
          its.general,
          place && !isPlaced && !isOpen && its.local(place),
        ),
        choices(offer(language, rule && !isPlaced ? 'advisor' : 'can'), offer(language, 'person')),
        sources([its.network, '/professionals']),
      ],
    };
  },
});

export const programs = tool({
  name: 'programs',
  about: 'Programs for first-time buyers and down payments: of a state of the USA, or of Canada.',
  input: z.strictObject({
    state: z.string().length(2).optional(),
    city: z.string().max(80).optional(),
    ids: z.array(z.string().max(40)).max(3).default([]),
    incomeYearly: z.number().max(1e9).optional(),
  }),
  async run({ language, country }, { state, city, ids, incomeYearly }) {
    const its = words[language];
    const canada = (state ? countryOf(state) : country) === 'CA';
    const entries = entriesOf(ids.length > 0 ? ids : canada ? ['first-time-canada'] : []);
    const agency = state && !canada ? housingAgencies[state] : undefined;
    const parts = [
      text(
        agency && state && its.agency(agency, stateName(state)),
        city && !canada && its.inCity(city),
        !canada && its.federal,
      ),
      ...entries.map(({ says, source, asOf }) => text(says[language], its.source(source, asOf))),
      text(
        its.check,
        incomeYearly !== undefined && its.income(speaker(language).money(incomeYearly, canada ? 'CAD' : 'USD')),
      ),
    ];
    return {
      facts: {
        country: canada ? 'CA' : 'US',
        state: state ?? null,
        city: city ?? null,
        agency: agency ?? null,
        incomeYearly: incomeYearly ?? null,
        federal: canada ? null : its.federal,
        entries: entries.map(({ id, says, source, asOf }) => ({ id, says: says[language], source, asOf })),
      },
      parts: [
        ...parts.filter((part) => part.kind !== 'text' || part.text !== ''),
        choices(offer(language, 'afford'), offer(language, 'advisor')),
        sources([its.network, '/professionals?tab=advisors']),
      ],
    };
  },
});
