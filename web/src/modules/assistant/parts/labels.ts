import type { ChatMessage } from '../calls.ts';

export type Language = ChatMessage['language'];

interface Labels {
  aMonth: string;
  asOf(day: string): string;
  atRates(rates: string): string;
  noRate: string;
  sample: string;
  rateOf(percent: string, day: string, old: boolean): string;
  more(n: string): string;
  notKnown: string;
  restsOn(day: string): string;
  due(day: string): string;
  optional: string;
  of(n: string): string;
  draftTo(name: string): string;
  openDraft: string;
  next: string;
  sources: string;
  compared: string;
  compareAll: string;
  beds: string;
  baths: string;
  feet: string;
  status: Readonly<Record<'pending' | 'sold' | 'other', string>>;
}

/** Texts of the cards, in the language of the answer. */
export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    aMonth: 'a month',
    asOf: (day) => `As of ${day}.`,
    atRates: (rates) => `Monthly costs include all known costs, at ${rates}.`,
    noRate: 'There’s no current mortgage rate, so no monthly cost is shown.',
    sample: ' sample rate',
    rateOf: (percent, day, old) => (old ? `${percent}, rate from ${day}` : `${percent} on ${day}`),
    more: (n) => `${n} more`,
    notKnown: 'not known',
    restsOn: (day) => `Assumptions, as of ${day}`,
    due: (day) => `Due ${day}`,
    optional: '(not required)',
    of: (n) => `n\u00a0=\u00a0${n}`,
    draftTo: (name) => `A message to ${name}, not sent`,
    openDraft: 'Open as a draft',
    next: 'What you can ask next',
    sources: 'Sources:',
    compared: 'Homes side by side',
    compareAll: 'Compare everything',
    beds: 'bd',
    baths: 'ba',
    feet: 'sq ft',
    status: { pending: 'under contract', sold: 'sold', other: 'not for sale' },
  },
  fr: {
    aMonth: 'par mois',
    asOf: (day) => `En date du ${day}.`,
    atRates: (rates) => `Les coûts mensuels comprennent tous les coûts connus, à ${rates}.`,
    noRate: 'Il n’y a pas de taux hypothécaire courant; aucun coût mensuel n’est montré.',
    sample: ' (taux d’exemple)',
    rateOf: (percent, day, old) => (old ? `${percent}, taux du ${day}` : `${percent} le ${day}`),
    more: (n) => `${n} de plus`,
    notKnown: 'non connu',
    restsOn: (day) => `Hypothèses, en date du ${day}`,
    due: (day) => `Pour le ${day}`,
    optional: '(facultatif)',
    of: (n) => `n\u00a0=\u00a0${n}`,
    draftTo: (name) => `Un message à ${name}, non envoyé`,
    openDraft: 'Ouvrir comme brouillon',
    next: 'Ce que vous pouvez demander ensuite',
    sources: 'Sources :',
    compared: 'Propriétés côte à côte',
    compareAll: 'Tout comparer',
    beds: 'ch.',
    baths: 'sdb',
    feet: 'pi²',
    status: { pending: 'sous contrat', sold: 'vendue', other: 'pas à vendre' },
  },
  es: {
    aMonth: 'al mes',
    asOf: (day) => `Al ${day}.`,
    atRates: (rates) => `Los costos mensuales incluyen todos los costos conocidos, a ${rates}.`,
    noRate: 'No hay una tasa hipotecaria actual, así que no se muestra el costo mensual.',
    sample: ' (tasa de ejemplo)',
    rateOf: (percent, day, old) => (old ? `${percent}, tasa del ${day}` : `${percent} el ${day}`),
    more: (n) => `${n} más`,
    notKnown: 'no se sabe',
    restsOn: (day) => `Supuestos, al ${day}`,
    due: (day) => `Para el ${day}`,
    optional: '(opcional)',
    of: (n) => `n\u00a0=\u00a0${n}`,
    draftTo: (name) => `Un mensaje para ${name}, sin enviar`,
    openDraft: 'Abrir como borrador',
    next: 'Lo que puede preguntar después',
    sources: 'Fuentes:',
    compared: 'Casas lado a lado',
    compareAll: 'Comparar todo',
    beds: 'rec.',
    baths: 'baños',
    feet: 'pies²',
    status: { pending: 'bajo contrato', sold: 'vendida', other: 'no en venta' },
  },
};
