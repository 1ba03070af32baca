/** Long because it is a table: the texts about the journey and next steps in each language. */
import type { InLanguages } from '../../reading/language.ts';

export interface JourneyWords {
  complete: string;
  at(step: number, of: number, name: string, done: number): string;
  waiting: Readonly<Record<'you' | 'professional' | 'seller', string>>;
  after(name: string): string;
  states: Readonly<Record<'completed' | 'current' | 'upcoming' | 'not_shared', string>>;
  steps: readonly string[];
  due(label: string, day: string): string;
  nothing: string;
  one(step: string): string;
  several(count: number, first: string): string;
  afterwards(others: string): string;
  noDates: string;
  noBuyer: string;
  journey: string;
  dashboard: string;
}

export const journeyWords: InLanguages<JourneyWords> = {
  en: {
    complete: 'Your purchase is complete: all seven steps are done.',
    at: (step, of, name, done) =>
      `You are at step ${step} of ${of}, ${name}; ${done === 0 ? 'none is' : `${done} ${done === 1 ? 'step is' : 'steps are'}`} completed.`,
    waiting: {
      you: 'It is your turn.',
      professional: 'It waits for your agent or lender.',
      seller: 'It waits for the seller.',
    },
    after: (name) => `Next comes ${name}.`,
    states: { completed: 'completed', current: 'current', upcoming: 'upcoming', not_shared: 'not shared' },
    steps: [],
    due: (label, day) => `${label}: ${day}.`,
    nothing: 'There is nothing for you to do right now.',
    one: (step) => `There is one thing to do: ${step}.`,
    several: (count, first) => `There are ${count} things to do. First: ${first}.`,
    afterwards: (others) => `Then: ${others}.`,
    noDates: 'None of them has a date yet.',
    noBuyer: 'The journey is for buyers; this account is not one.',
    journey: 'Your journey',
    dashboard: 'Dashboard',
  },
  fr: {
    complete: 'Votre achat est terminé : les sept étapes sont faites.',
    at: (step, of, name, done) => `Vous êtes à l’étape ${step} sur ${of}, ${name}; étapes terminées : ${done}.`,
    waiting: {
      you: 'C’est à vous de jouer.',
      professional: 'On attend votre courtier ou votre prêteur.',
      seller: 'On attend le vendeur.',
    },
    after: (name) => `Ensuite vient : ${name}.`,
    states: { completed: 'terminée', current: 'en cours', upcoming: 'à venir', not_shared: 'non partagée' },
    steps: ['Budget', 'Préapprobation', 'Recherche de propriété', 'Offre', 'Inspection', 'Financement', 'Clôture'],
    due: (_, day) => `Échéance : ${day}.`,
    nothing: 'Vous n’avez rien à faire en ce moment.',
    one: (step) => `Il y a une chose à faire : ${step}.`,
    several: (count, first) => `Il y a ${count} choses à faire. D’abord : ${first}.`,
    afterwards: (others) => `Ensuite : ${others}.`,
    noDates: 'Aucune n’a encore de date.',
    noBuyer: 'Le parcours est pour les acheteurs; ce compte n’en est pas un.',
    journey: 'Votre parcours',
    dashboard: 'Tableau de bord',
  },
  es: {
    complete: 'Su compra está completa: los siete pasos están hechos.',
    at: (step, of, name, done) => `Está en el paso ${step} de ${of}, ${name}; pasos completos: ${done}.`,
    waiting: {
      you: 'Le toca a usted.',
      professional: 'Se espera a su agente o prestamista.',
      seller: 'Se espera al vendedor.',
    },
    after: (name) => `Después sigue: ${name}.`,
    states: { completed: 'completo', current: 'en curso', upcoming: 'por venir', not_shared: 'no compartido' },
    steps: ['Presupuesto', 'Preaprobación', 'Búsqueda de casa', 'Oferta', 'Inspección', 'Financiamiento', 'Cierre'],
    due: (_, day) => `Fecha: ${day}.`,
    nothing: 'No tiene nada que hacer en este momento.',
    one: (step) => `Hay una cosa por hacer: ${step}.`,
    several: (count, first) => `Hay ${count} cosas por hacer. Primero: ${first}.`,
    afterwards: (others) => `Luego: ${others}.`,
    noDates: 'Ninguna tiene fecha todavía.',
    noBuyer: 'El proceso es para compradores; esta cuenta no lo es.',
    journey: 'Su proceso',
    dashboard: 'Tablero',
  },
};

/** Translations of next steps by the prefix of their ids. English uses the text of the step. */
const stepTexts: Readonly<Record<string, Omit<InLanguages, 'en'>>> = {
  'verify-email': { fr: 'Confirmer votre adresse courriel', es: 'Confirmar su correo electrónico' },
  'confirm-record': {
    fr: 'Confirmer ce que votre professionnel a inscrit',
    es: 'Confirmar lo que anotó su profesional',
  },
  'answer-appointment': {
    fr: 'Répondre aux heures proposées pour un rendez-vous',
    es: 'Responder a las horas propuestas para una cita',
  },
  'returned-paper': { fr: 'Téléverser de nouveau un document retourné', es: 'Volver a subir un documento devuelto' },
  'answer-message': { fr: 'Lire un nouveau message', es: 'Leer un mensaje nuevo' },
  'state-budget': { fr: 'Indiquer votre budget', es: 'Indicar su presupuesto' },
  'connect-lender': { fr: 'Choisir un conseiller hypothécaire', es: 'Conectarse con un asesor hipotecario' },
  'pre-approval': { fr: 'Téléverser votre lettre de préapprobation', es: 'Subir su carta de preaprobación' },
  'share-letter': { fr: 'Partager votre lettre de préapprobation', es: 'Compartir su carta de preaprobación' },
  'renew-letter': { fr: 'Renouveler votre lettre de préapprobation', es: 'Renovar su carta de preaprobación' },
  'connect-agent': { fr: 'Choisir un courtier', es: 'Conectarse con un agente' },
  'review-alerts': { fr: 'Voir vos nouvelles alertes', es: 'Ver sus alertas nuevas' },
  'save-homes': { fr: 'Enregistrer des propriétés qui vous plaisent', es: 'Guardar casas que le gusten' },
  'save-search': { fr: 'Enregistrer une recherche', es: 'Guardar una búsqueda' },
  'compare-homes': { fr: 'Comparer vos propriétés enregistrées', es: 'Comparar sus casas guardadas' },
  'book-showing': { fr: 'Réserver une visite', es: 'Agendar una visita' },
  paper: { fr: 'Téléverser un document demandé', es: 'Subir un documento pedido' },
  'record-offer': { fr: 'Inscrire votre offre', es: 'Anotar su oferta' },
  purchase: { fr: 'Faire avancer votre achat', es: 'Avanzar con su compra' },
};

/** Returns a next step in a language. The text after a colon in English, such as a name, is kept. */
export function stepInWords({ id, text }: { id: string; text: string }, language: keyof InLanguages): string {
  if (language === 'en') return text;
  const known = stepTexts[id.split(':')[0]!];
  const detail = /: (.+)$/.exec(text)?.[1];
  return known ? `${known[language]}${detail && !/^(paper|answer-appointment)/.test(id) ? ` (${detail})` : ''}` : text;
}
