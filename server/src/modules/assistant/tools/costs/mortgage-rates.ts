import { z } from 'zod';
import { ratesToken } from '../../../listings/index.ts';
import { offer } from '../../offers.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { choices, sources, speaker, text } from '../words.ts';
import { rateInWords } from './rate-words.ts';

interface Words {
  says(rate: string, source: string): string;
  products: Readonly<Record<'US' | 'CA', string>>;
  none: string;
  caution: string;
  other: string;
  /** The rate of a term that was asked for. */
  term(years: number): string;
  compare: string;
  advisors: string;
}

const words: InLanguages<Words> = {
  en: {
    says: (rate, source) => `${rate} (source: ${source}).`,
    products: {
      US: 'The mortgage rate used here for the USA, 30-year fixed, is',
      CA: 'The mortgage rate used here for Canada, 5-year fixed, is',
    },
    none: 'There is no current mortgage rate here. A mortgage advisor can quote you one.',
    caution:
      'Nobody can say where rates go next, so I make no forecast; a lender quotes yours by your credit and down payment.',
    compare:
      'A variable rate is not known here. A fixed rate stays the same for the whole term; a variable one follows the lender’s prime rate, so the payment or the share of interest in it can change. A mortgage advisor can quote both for the same day.',
    other: 'Rates of other terms are not known here.',
    term: (years) => `Today’s rate for ${years} years is not known here; a mortgage advisor can quote it.`,
    advisors: 'Mortgage advisors',
  },
  fr: {
    says: (rate, source) => `${rate} (source : ${source}).`,
    products: {
      US: 'Le taux hypothécaire utilisé ici pour les États-Unis, fixe de 30 ans, est de',
      CA: 'Le taux hypothécaire utilisé ici pour le Canada, fixe de 5 ans, est de',
    },
    none: 'Il n’y a pas de taux hypothécaire courant ici. Un conseiller hypothécaire peut vous en donner un.',
    caution:
      'Personne ne peut dire où iront les taux; je ne fais pas de prévision. Un prêteur fixe le vôtre selon votre crédit et votre mise de fonds.',
    compare:
      'Un taux variable n’est pas connu ici. Un taux fixe ne change pas pendant le terme; un taux variable suit le taux préférentiel du prêteur, donc le paiement ou la part d’intérêt peut changer. Un conseiller hypothécaire peut coter les deux le même jour.',
    other: 'Les taux d’autres termes ne sont pas connus ici.',
    term: (years) => `Le taux du jour pour ${years} ans n’est pas connu ici; un conseiller hypothécaire peut le coter.`,
    advisors: 'Conseillers hypothécaires',
  },
  es: {
    says: (rate, source) => `${rate} (fuente: ${source}).`,
    products: {
      US: 'La tasa hipotecaria que se usa aquí para EE. UU., fija a 30 años, es de',
      CA: 'La tasa hipotecaria que se usa aquí para Canadá, fija a 5 años, es de',
    },
    none: 'Aquí no hay una tasa hipotecaria actual. Un asesor hipotecario puede darle una.',
    caution:
      'Nadie puede decir hacia dónde irán las tasas; no hago pronósticos. Un prestamista fija la suya según su crédito y su enganche.',
    compare:
      'Aquí no se conoce una tasa variable. Una tasa fija no cambia en todo el plazo; una variable sigue la tasa preferencial del prestamista, así que el pago o la parte de intereses puede cambiar. Un asesor hipotecario puede cotizar ambas el mismo día.',
    other: 'Aquí no se conocen las tasas de otros plazos.',
    term: (years) => `La tasa de hoy a ${years} años no se conoce aquí; un asesor hipotecario puede cotizarla.`,
    advisors: 'Asesores hipotecarios',
  },
};

/** Years of the product whose rate is known. */
const usualYears = { US: 30, CA: 5 } as const;

export const mortgageRates = tool({
  name: 'mortgageRates',
  about: 'The mortgage rate that figures are computed with, with its day and source.',
  input: z.strictObject({
    country: z.enum(['US', 'CA']).optional(),
    compare: z.boolean().optional().describe('Fixed against variable, or a variable rate, was asked'),
    years: z.number().int().min(1).max(40).optional().describe('The term in years that was asked for'),
  }),
  async run(context, { country = context.country, compare, years }) {
    const rate = context.resolve(ratesToken)()[country];
    const say = speaker(context.language);
    const its = words[context.language];
    return {
      facts: { country, currency: country === 'US' ? 'USD' : 'CAD', rate, years: [30, 5], asked: years ?? null },
      parts: [
        text(
          compare ? its.compare : years !== undefined && years !== usualYears[country] && its.term(years),
          rate ? `${its.products[country]} ${its.says(rateInWords(rate, say), rate.source)}` : its.none,
          !compare && years === undefined && rate && its.other,
          its.caution,
        ),
        choices(offer(context.language, 'afford'), offer(context.language, 'advisor')),
        sources([its.advisors, '/professionals?tab=advisors']),
      ],
    };
  },
});
