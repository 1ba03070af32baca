import type { ToolName } from './contract.ts';
import type { InLanguages, Language } from './reading/language.ts';
import { plain } from './reading/plain.ts';

interface Offer extends InLanguages {
  /** The tool that answers it, if the answer does not depend on the conversation. */
  use?: { tool: ToolName; input?: Record<string, unknown> };
}

/** Suggested next questions. A test checks that the named tool answers each of them. */
const table = {
  can: {
    en: 'What can you do?',
    fr: 'Que pouvez-vous faire ?',
    es: '¿Qué puede hacer?',
    use: { tool: 'capabilities' },
  },
  next: {
    en: 'What should I do next?',
    fr: 'Que dois-je faire ensuite ?',
    es: '¿Qué debo hacer ahora?',
    use: { tool: 'nextSteps' },
  },
  journey: {
    en: 'Where am I in the process?',
    fr: 'Où en suis-je dans l’achat ?',
    es: '¿En qué paso estoy?',
    use: { tool: 'journey' },
  },
  missing: {
    en: 'Which documents are missing?',
    fr: 'Quels documents manquent ?',
    es: '¿Qué documentos faltan?',
    use: { tool: 'documents' },
  },
  saved: {
    en: 'Show my saved homes',
    fr: 'Montrer mes propriétés enregistrées',
    es: 'Mostrar mis casas guardadas',
    use: { tool: 'savedHomes' },
  },
  searches: {
    en: 'Show my saved searches',
    fr: 'Montrer mes recherches enregistrées',
    es: 'Mostrar mis búsquedas guardadas',
    use: { tool: 'savedSearches' },
  },
  appointments: {
    en: 'When is my next appointment?',
    fr: 'Quand est mon prochain rendez-vous ?',
    es: '¿Cuándo es mi próxima cita?',
    use: { tool: 'appointments' },
  },
  recommend: {
    en: 'What would you recommend for me?',
    fr: 'Que me recommandez-vous ?',
    es: '¿Qué me recomienda?',
    use: { tool: 'recommendations' },
  },
  person: {
    en: 'I want to talk to a person',
    fr: 'Je veux parler à une personne',
    es: 'Quiero hablar con una persona',
    use: { tool: 'handOver' },
  },
  team: {
    en: 'Show my team',
    fr: 'Montrer mon équipe',
    es: 'Mostrar mi equipo',
    use: { tool: 'professionals', input: { team: true } },
  },
  agent: {
    en: 'Find an agent',
    fr: 'Trouver un courtier',
    es: 'Buscar un agente',
    use: { tool: 'professionals', input: { type: 'agent' } },
  },
  advisor: {
    en: 'Find a mortgage advisor',
    fr: 'Trouver un conseiller hypothécaire',
    es: 'Buscar un asesor hipotecario',
    use: { tool: 'professionals', input: { type: 'mortgage_advisor' } },
  },
  writeAgent: {
    en: 'Send a message to my agent',
    fr: 'Écrire à mon courtier',
    es: 'Escribir a mi agente',
    use: { tool: 'handOver', input: { to: 'agent' } },
  },
  afford: { en: 'What can I afford?', fr: 'Quel prix puis-je me permettre ?', es: '¿Qué precio puedo pagar?' },
  rates: {
    en: 'What are mortgage rates now?',
    fr: 'Quels sont les taux hypothécaires ?',
    es: '¿Cuáles son las tasas hipotecarias?',
    use: { tool: 'mortgageRates' },
  },
  upload: {
    en: 'How do I upload a document?',
    fr: 'Comment téléverser un document ?',
    es: '¿Cómo subo un documento?',
    use: { tool: 'howTo', input: { topic: 'upload' } },
  },
  whoSees: {
    en: 'Who can see my documents?',
    fr: 'Qui peut voir mes documents ?',
    es: '¿Quién puede ver mis documentos?',
    use: { tool: 'howTo', input: { topic: 'privacy-documents' } },
  },
  saveSearch: {
    en: 'How do I save a search?',
    fr: 'Comment enregistrer une recherche ?',
    es: '¿Cómo guardo una búsqueda?',
    use: { tool: 'howTo', input: { topic: 'save-search' } },
  },
  fewerEmails: {
    en: 'How do I get fewer emails?',
    fr: 'Comment recevoir moins de courriels ?',
    es: '¿Cómo recibo menos correos?',
    use: { tool: 'howTo', input: { topic: 'notifications' } },
  },
  score: {
    en: 'How is the match score made?',
    fr: 'Comment le score est-il calculé ?',
    es: '¿Cómo se calcula el puntaje?',
    use: { tool: 'howTo', input: { topic: 'match-score' } },
  },
  inspection: {
    en: 'What is a home inspection?',
    fr: 'Qu’est-ce qu’une inspection préachat ?',
    es: '¿Qué es una inspección de la casa?',
    use: { tool: 'explain', input: { ids: ['inspection'] } },
  },
  compare: { en: 'Compare them', fr: 'Les comparer', es: 'Compararlas' },
  compareTwo: { en: 'Compare the first two', fr: 'Comparer les deux premières', es: 'Comparar las dos primeras' },
  month: {
    en: 'How much is the first one a month?',
    fr: 'Combien coûte la première par mois ?',
    es: '¿Cuánto cuesta la primera al mes?',
  },
  itsMonth: {
    en: 'How much is it a month?',
    fr: 'Combien coûte-t-elle par mois ?',
    es: '¿Cuánto cuesta al mes esta casa?',
  },
  itsHistory: {
    en: 'Has the price of it dropped?',
    fr: 'Le prix de celle-ci a-t-il baissé ?',
    es: '¿Ha bajado el precio de esta casa?',
  },
  itsTaxes: {
    en: 'What are the property taxes on it?',
    fr: 'Quelles sont les taxes foncières de celle-ci ?',
    es: '¿Cuánto es el predial de esta casa?',
  },
  showing: {
    en: 'Book a showing for this one',
    fr: 'Réserver une visite de celle-ci',
    es: 'Agendar una visita a esta casa',
  },
  showingFirst: {
    en: 'Book a showing for the first one',
    fr: 'Réserver une visite de la première',
    es: 'Agendar una visita a la primera',
  },
  more: { en: 'Show me more', fr: 'Montrez-m’en plus', es: 'Muéstreme más' },
  cheaper: { en: 'Cheaper', fr: 'Moins cher', es: 'Más baratas' },
  down10: { en: 'What about with 10% down?', fr: 'Et avec 10 % de mise de fonds ?', es: '¿Y con 10% de enganche?' },
  years15: { en: 'Over 15 years?', fr: 'Et sur 15 ans ?', es: '¿Y a 15 años?' },
  cash: {
    en: 'How much cash do I need at closing?',
    fr: 'Combien de comptant faut-il à la clôture ?',
    es: '¿Cuánto efectivo necesito al cierre?',
  },
  debts: {
    en: 'And with 500 a month of debts?',
    fr: 'Et avec 500 $ de dettes par mois ?',
    es: '¿Y con 500 al mes de deudas?',
  },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof table;
export const offers: Readonly<Record<OfferName, Offer>> = table;

/** Returns an offer in a language. Its label is also the message that it sends. */
export const offer = (language: Language, name: OfferName): string => offers[name][language];

const direct = new Map(
  Object.values<Offer>(table).flatMap(({ use, en, fr, es }) =>
    use ? [en, fr, es].map((words) => [plain(words), { tool: use.tool, input: use.input ?? {} }] as const) : [],
  ),
);

/** Returns the tool call of the offer whose text matches exactly. */
export const offered = (text: string): { tool: ToolName; input: Record<string, unknown> } | undefined =>
  direct.get(text);
