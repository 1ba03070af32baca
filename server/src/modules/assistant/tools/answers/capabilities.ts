import { z } from 'zod';
import { type OfferName, offer } from '../../offers.ts';
import type { InLanguages } from '../../reading/language.ts';
import { suggestedSearch } from '../own/own-places.ts';
import { tool } from '../tool.ts';
import { choices, sources, text } from '../words.ts';

const words: InLanguages<{ can: string; cannot: string; page: string }> = {
  en: {
    can: 'I am a program that answers from what this platform knows. I find and compare homes; compute monthly costs, cash to close, transfer taxes and what you can afford; explain terms and programs; tell you where you are, what to do next, which documents are missing and who answered; find professionals; and count the market of a place.',
    cannot:
      'I show sources. I give no legal, tax or medical advice, approve no loans, forecast no prices, and never search by who lives somewhere. When you want a person, I lead you to one.',
    page: 'How this site works',
  },
  fr: {
    can: 'Je suis un programme qui répond avec ce que la plateforme connaît. Je trouve et compare des propriétés; je calcule le coût mensuel, le comptant, les droits de mutation et votre budget; j’explique des termes et des programmes; je dis où vous en êtes, quoi faire ensuite, quels documents manquent et qui a répondu; je trouve des professionnels et compte le marché d’un lieu.',
    cannot:
      'Je montre mes sources. Je ne donne aucun avis juridique, fiscal ou médical, n’approuve aucun prêt, ne prédis aucun prix et ne cherche jamais selon qui habite un lieu. Si vous voulez une personne, je vous y conduis.',
    page: 'Comment fonctionne ce site',
  },
  es: {
    can: 'Soy un programa que responde con lo que conoce esta plataforma. Busco y comparo casas; calculo el costo mensual, el efectivo para el cierre, los impuestos de transferencia y lo que puede pagar; explico términos y programas; le digo en qué paso está, qué sigue, qué documentos faltan y quién respondió; encuentro profesionales y cuento el mercado de un lugar.',
    cannot:
      'Muestro mis fuentes. No doy consejos legales, fiscales ni médicos, no apruebo préstamos, no pronostico precios y nunca busco según quién vive en un lugar. Cuando quiera una persona, lo llevo con ella.',
    page: 'Cómo funciona este sitio',
  },
};

const offered: readonly OfferName[] = ['next', 'missing', 'afford', 'person'];

export const capabilities = tool({
  name: 'capabilities',
  about: 'What this assistant can and cannot do.',
  input: z.strictObject({}),
  async run(context) {
    const { language } = context;
    const its = words[language];
    return {
      facts: { about: 'what the assistant can do' },
      parts: [
        text(its.can, its.cannot),
        choices(await suggestedSearch(context), ...offered.map((name) => offer(language, name))),
        sources([its.page, '/support']),
      ],
    };
  },
});
