/** Long because it is a table: the words about saved homes and searches, in three languages. */
import type { AlertFrequency } from '../../../alerts/index.ts';
import type { InLanguages } from '../../reading/language.ts';

interface SavedWords {
  none: string;
  where: string;
  saved(n: number): string;
  there(n: number, city: string): string;
  gone(n: number): string;
  removed(homes: string): string;
  removedOn(home: string, day: string): string;
  noneRemoved: string;
  allForSale: string;
  notForSale(homes: string): string;
  noCut: string;
  cut(homes: string): string;
  by(home: string, amount: string, day: string): string;
  page: string;
  compare: string;
  noSearch: string;
  searches(n: number): string;
  active(name: string, criteria: string): string;
  paused(name: string): string;
  fresh(n: number): string;
  frequency: Readonly<Record<AlertFrequency, string>>;
  ofSearch(name: string): string;
  searchesPage: string;
}

export const savedWords: InLanguages<SavedWords> = {
  en: {
    none: 'You have not saved a home yet. Press the heart on a home to keep it here.',
    saved: (n) => `You have saved ${n} ${n === 1 ? 'home' : 'homes'}.`,
    there: (n, city) =>
      n === 0 ? `None of them is in ${city}.` : `${n} of them ${n === 1 ? 'is' : 'are'} in ${city}.`,
    gone: (n) => `${n} of them ${n === 1 ? 'is' : 'are'} no longer listed.`,
    removed: (homes) => `Taken off the list by you or a co-buyer: ${homes}.`,
    removedOn: (home, day) => `${home} on ${day}`,
    noneRemoved:
      'No home taken off the list is recorded here, so I can’t tell which one you miss. A home stays on the list when it is sold; it leaves only when you or a co-buyer removes it.',
    allForSale: 'All that are listed are still for sale.',
    notForSale: (homes) => `Under contract or sold: ${homes}.`,
    noCut: 'No price cut is known for them.',
    cut: (homes) => `Price cut: ${homes}.`,
    by: (home, amount, day) => `${home} by ${amount} on ${day}`,
    where: 'You find them under “Saved homes” in the menu.',
    page: 'Saved homes',
    compare: 'Side by side',
    noSearch: 'You have no saved search yet. Search for homes and press “Save search” to be alerted to new ones.',
    searches: (n) => `You have ${n} saved ${n === 1 ? 'search' : 'searches'}.`,
    active: (name, criteria) => `“${name}” is active${criteria && `: ${criteria}`}.`,
    paused: (name) => `“${name}” is paused.`,
    fresh: (n) => (n === 0 ? 'No new alert since you last looked.' : `New alerts: ${n}.`),
    frequency: {
      instant: 'It alerts you as soon as a home matches.',
      daily: 'It alerts you once a day, at 8 AM.',
      weekly: 'It alerts you once a week, on Monday.',
      off: 'It sends no alerts.',
    },
    ofSearch: (name) => `Homes of your saved search “${name}” with a price cut.`,
    searchesPage: 'Saved searches',
  },
  fr: {
    none: 'Vous n’avez encore enregistré aucune propriété. Appuyez sur le cœur d’une propriété pour la garder ici.',
    saved: (n) => `Vous avez enregistré ${n} ${n < 2 ? 'propriété' : 'propriétés'}.`,
    there: (n, city) => (n === 0 ? `Aucune n’est à ${city}.` : `${n} ${n < 2 ? 'est' : 'sont'} à ${city}.`),
    gone: (n) => `${n} ${n < 2 ? 'n’est plus inscrite' : 'ne sont plus inscrites'}.`,
    removed: (homes) => `Retirée de la liste par vous ou un coacheteur : ${homes}.`,
    removedOn: (home, day) => `${home} le ${day}`,
    noneRemoved:
      'Aucune propriété retirée de la liste n’est inscrite ici : je ne peux pas dire laquelle manque. Une propriété vendue reste sur la liste; elle n’en sort que si vous ou un coacheteur la retirez.',
    allForSale: 'Celles qui sont inscrites sont toutes encore à vendre.',
    notForSale: (homes) => `Sous contrat ou vendues : ${homes}.`,
    noCut: 'Aucune baisse de prix n’est connue.',
    cut: (homes) => `Baisse de prix : ${homes}.`,
    by: (home, amount, day) => `${home} de ${amount} le ${day}`,
    where: 'Elles sont sous « Propriétés enregistrées » dans le menu.',
    page: 'Propriétés enregistrées',
    compare: 'Côte à côte',
    noSearch:
      'Vous n’avez pas encore de recherche enregistrée. Cherchez des propriétés et appuyez sur « Save search » pour être avisé.',
    searches: (n) => `Vous avez ${n} ${n < 2 ? 'recherche enregistrée' : 'recherches enregistrées'}.`,
    active: (name, criteria) => `« ${name} » est active${criteria && ` : ${criteria}`}.`,
    paused: (name) => `« ${name} » est suspendue.`,
    fresh: (n) => (n === 0 ? 'Aucune nouvelle alerte depuis votre dernier passage.' : `Nouvelles alertes : ${n}.`),
    frequency: {
      instant: 'Elle vous avise dès qu’une propriété correspond.',
      daily: 'Elle vous avise une fois par jour, à 8 h.',
      weekly: 'Elle vous avise une fois par semaine, le lundi.',
      off: 'Elle n’envoie aucune alerte.',
    },
    ofSearch: (name) => `Propriétés de votre recherche « ${name} » dont le prix a baissé.`,
    searchesPage: 'Recherches enregistrées',
  },
  es: {
    none: 'Todavía no ha guardado ninguna casa. Presione el corazón de una casa para guardarla aquí.',
    saved: (n) => `Ha guardado ${n} ${n === 1 ? 'casa' : 'casas'}.`,
    there: (n, city) => (n === 0 ? `Ninguna está en ${city}.` : `${n} ${n === 1 ? 'está' : 'están'} en ${city}.`),
    gone: (n) => `${n} ya no ${n === 1 ? 'se anuncia' : 'se anuncian'}.`,
    removed: (homes) => `Quitada de la lista por usted o la otra persona: ${homes}.`,
    removedOn: (home, day) => `${home} el ${day}`,
    noneRemoved:
      'Aquí no consta ninguna casa quitada de la lista, así que no puedo decir cuál falta. Una casa vendida sigue en la lista; solo sale si usted o la otra persona la quita.',
    allForSale: 'Todas las que se anuncian siguen en venta.',
    notForSale: (homes) => `Bajo contrato o vendidas: ${homes}.`,
    noCut: 'No se conoce ninguna baja de precio.',
    cut: (homes) => `Bajaron de precio: ${homes}.`,
    by: (home, amount, day) => `${home} bajó ${amount} el ${day}`,
    where: 'Están en “Casas guardadas”, en el menú.',
    page: 'Casas guardadas',
    compare: 'Lado a lado',
    noSearch: 'Todavía no tiene una búsqueda guardada. Busque casas y presione “Save search” para recibir avisos.',
    searches: (n) => `Tiene ${n} ${n === 1 ? 'búsqueda guardada' : 'búsquedas guardadas'}.`,
    active: (name, criteria) => `“${name}” está activa${criteria && `: ${criteria}`}.`,
    paused: (name) => `“${name}” está en pausa.`,
    fresh: (n) => (n === 0 ? 'No hay avisos nuevos desde su última visita.' : `Avisos nuevos: ${n}.`),
    frequency: {
      instant: 'Le avisa en cuanto una casa coincide.',
      daily: 'Le avisa una vez al día, a las 8.',
      weekly: 'Le avisa una vez por semana, el lunes.',
      off: 'No envía avisos.',
    },
    ofSearch: (name) => `Casas de su búsqueda “${name}” que bajaron de precio.`,
    searchesPage: 'Búsquedas guardadas',
  },
};
