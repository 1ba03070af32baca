import type { Field } from '@lintel/hypersearch';
import type { InLanguages } from '../../reading/language.ts';
import { speaker } from '../words.ts';

const { counted, listed } = speaker('en');

/** Prefix of an offer to drop search criteria. The labels of the criteria follow. */
export const searchAgain: InLanguages = {
  en: 'Search again without ',
  fr: 'Chercher de nouveau sans ',
  es: 'Buscar otra vez sin ',
};

interface Change {
  was: readonly string[];
  now: readonly string[];
}
type Side = '<=' | '>=';

interface SearchWords {
  found(total: number, told: number, shown: number): string;
  looked(labels: readonly string[]): string | false;
  /** The first home of a search that is sorted by price. */
  extreme: Readonly<Record<'price_asc' | 'price_desc', (home: string, price: string) => string>>;
  unknown(labels: readonly string[]): string;
  /** A named district that is unknown, so the whole place is searched. */
  districts(names: readonly string[], places: readonly string[]): string;
  /** States that a place has no homes, with the nearest places that have some. */
  noHomesIn(place: string, near: readonly { label: string; homes: number; distance: string | null }[]): string;
  /** States that no place has this name. */
  noSuchPlace(place: string): string;
  /** States that a similar feature orders the homes instead of an unsupported criterion. */
  firstInstead(label: string): string;
  widen(ways: readonly { label: string; total: number }[]): string;
  /** States the changes to the previous search. */
  changed(changes: readonly Change[]): string;
  unchanged: string;
  /** Confirms that the previous search was restored; `nothingBefore` says that there is none. */
  takenBack: string;
  nothingBefore: string;
  /** Confirms that the search was cleared. */
  cleared: string;
  /** Introduces the homes beyond the median of those shown; `noneBeyond` says that there are none. */
  beyond(field: Field, side: Side, middle: string): string;
  noneBeyond(field: Field, side: Side, middle: string): string;
  source: string;
  without(labels: string): string;
  notUsed(words: readonly string[]): string;
  nothingToChange: string;
}

/** Returns “Pool added; Austin became Denver; garage dropped.” */
const changesIn =
  (added: string, became: string, dropped: string) =>
  (changes: readonly Change[]): string => {
    const told = changes
      .filter(({ was, now }) => was.join() !== now.join())
      .map(({ was, now }) => {
        if (was.length === 0) return `${now.join(', ')} ${added}`;
        return now.length === 0 ? `${was.join(', ')} ${dropped}` : `${was.join(', ')} ${became} ${now.join(', ')}`;
      });
    return told.length === 0 ? '' : `${told.join('; ')}.`;
  };

const english: SearchWords = {
  found: (total, told, shown) => {
    if (total === 0) return 'No home for sale matches all of that.';
    if (shown === 0) return `That was all: ${counted(total, 'home', 'homes')} matched.`;
    if (told > 0) return `Homes ${told + 1} to ${told + shown} of ${total.toLocaleString('en-US')}.`;
    if (total === shown) return `I found ${counted(total, 'home', 'homes')}.`;
    return `I found ${counted(total, 'home', 'homes')}; here are the first ${shown}.`;
  },
  extreme: {
    price_asc: (home, price) => `The lowest price is ${price}: ${home}.`,
    price_desc: (home, price) => `The highest price is ${price}: ${home}.`,
  },
  looked: (labels) => labels.length > 0 && `I looked for: ${labels.join(' · ')}.`,
  districts: (names, places) =>
    `I don’t know the area “${names.join('”, “')}”, so this is for all of ${listed(places)}: look at the map or ask an agent.`,
  unknown: (labels) => `I don’t know ${listed(labels)}, so I did not apply it.`,
  noHomesIn: (place, near) =>
    `There are no homes for sale in ${place} here.${near.length > 0 ? ` Nearest with such homes: ${listed(near.map(({ label, homes, distance }) => `${label} (${homes}${distance ? `, ${distance} away` : ''})`))}.` : ''}`,
  firstInstead: (label) => `Homes with this come first instead: ${label.toLowerCase()}.`,
  noSuchPlace: (place) => `I don’t know the place ${place}, so no homes are shown for it.`,
  widen: (ways) =>
    `There would be ${listed(ways.map(({ label, total }) => `${counted(total, 'home', 'homes')} without “${label}”`))}.`,
  changed: changesIn('added', 'became', 'dropped'),
  unchanged: 'Nothing of this changes the search, so it stays as it was.',
  takenBack: 'Undone: this is the search before.',
  nothingBefore: 'There is no search before this one to go back to.',
  cleared: 'The earlier search is cleared. What do you look for, and where?',
  beyond: (field, side, middle) =>
    field === 'year'
      ? `Those built in ${middle} or ${side === '<=' ? 'before' : 'later'}, the middle of those I showed.`
      : `Those at ${middle} or ${side === '<=' ? 'less' : 'more'}, the middle of those I showed.`,
  noneBeyond: (field, side, middle) =>
    field === 'year'
      ? `None was built in ${middle} or ${side === '<=' ? 'before' : 'later'}, the middle of those I showed.`
      : `None lies at ${middle} or ${side === '<=' ? 'less' : 'more'}, the middle of those I showed. In order:`,
  source: 'This search with map and filters',
  without: (labels) => `Without: ${labels}`,
  notUsed: (words) =>
    `I cannot search by ${words.map((each) => `“${each}”`).join(', ')}; ask the listing agent about it.`,
  nothingToChange: 'There is no search to change yet. Tell me what you look for, and where.',
};

export const say: InLanguages<SearchWords> = {
  en: english,
  fr: {
    found: (total, told, shown) => {
      if (total === 0) return 'Aucune propriété à vendre ne répond à tout cela.';
      if (shown === 0) return `C’est tout : ${total} propriétés correspondaient.`;
      if (told > 0) return `Propriétés ${told + 1} à ${told + shown} sur ${total}.`;
      const found = total === 1 ? '1 propriété trouvée' : `${total} propriétés trouvées`;
      return total === shown ? `${found}.` : `${found} ; voici les ${shown} premières.`;
    },
    extreme: {
      price_asc: (home, price) => `Le prix le plus bas est de ${price} : ${home}.`,
      price_desc: (home, price) => `Le prix le plus haut est de ${price} : ${home}.`,
    },
    looked: (labels) => labels.length > 0 && `J’ai cherché : ${labels.join(' · ')}.`,
    noHomesIn: (place, near) =>
      `Il n’y a pas de propriétés à vendre à ${place} ici.${near.length > 0 ? ` Les plus proches qui en ont : ${near.map(({ label, homes, distance }) => `${label} (${homes}${distance ? `, à ${distance.replace('.', ',')}` : ''})`).join(', ')}.` : ''}`,
    firstInstead: (label) => `Les propriétés avec ceci viennent d’abord : ${label.toLowerCase()}.`,
    noSuchPlace: (place) => `Je ne connais pas le lieu ${place}; aucune propriété n’y est donc montrée.`,
    districts: (names, places) =>
      `Je ne connais pas le secteur « ${names.join(' », « ')} » ; la recherche couvre tout ${places.join(', ')} : regardez la carte ou demandez à un courtier.`,
    unknown: (labels) => `Je ne connais pas ${labels.join(', ')} ; ce n’a pas été appliqué.`,
    widen: (ways) =>
      `Sans un de ces souhaits : ${ways.map(({ label, total }) => `${total} sans « ${label} »`).join(', ')}.`,
    changed: changesIn('en plus', 'devient', 'en moins'),
    unchanged: 'Rien de cela ne change la recherche ; elle reste comme elle était.',
    takenBack: 'C’est annulé : voici la recherche précédente.',
    nothingBefore: 'Il n’y a pas de recherche avant celle-ci.',
    cleared: 'On recommence : que cherchez-vous, et où ?',
    beyond: (_, side, middle) =>
      `Celles à ${middle} ou ${side === '<=' ? 'moins' : 'plus'}, le milieu de celles que j’ai montrées.`,
    noneBeyond: (_, side, middle) =>
      `Aucune à ${middle} ou ${side === '<=' ? 'moins' : 'plus'}, le milieu de celles que j’ai montrées. Dans l’ordre :`,
    source: 'Cette recherche avec carte et filtres',
    without: (labels) => `Sans : ${labels}`,
    notUsed: (words) =>
      `Je ne peux pas chercher selon ${words.map((each) => `« ${each} »`).join(', ')} ; demandez-le au courtier inscripteur.`,
    nothingToChange: 'Il n’y a pas encore de recherche à changer. Dites-moi ce que vous cherchez, et où.',
  },
  es: {
    found: (total, told, shown) => {
      if (total === 0) return 'Ninguna propiedad en venta cumple todo eso.';
      if (shown === 0) return `Eso es todo: coincidían ${total} propiedades.`;
      if (told > 0) return `Propiedades ${told + 1} a ${told + shown} de ${total}.`;
      const found = total === 1 ? 'Encontré 1 propiedad' : `Encontré ${total} propiedades`;
      return total === shown ? `${found}.` : `${found}; aquí están las primeras ${shown}.`;
    },
    extreme: {
      price_asc: (home, price) => `El precio más bajo es ${price}: ${home}.`,
      price_desc: (home, price) => `El precio más alto es ${price}: ${home}.`,
    },
    looked: (labels) => labels.length > 0 && `Busqué: ${labels.join(' · ')}.`,
    noHomesIn: (place, near) =>
      `Aquí no hay casas en venta en ${place}.${near.length > 0 ? ` Los lugares más cercanos con casas así: ${near.map(({ label, homes, distance }) => `${label} (${homes}${distance ? `, a ${distance}` : ''})`).join(', ')}.` : ''}`,
    firstInstead: (label) => `Primero van las casas con esto: ${label.toLowerCase()}.`,
    noSuchPlace: (place) => `No conozco el lugar ${place}, así que no muestro casas de ahí.`,
    districts: (names, places) =>
      `No conozco la zona «${names.join('», «')}», así que esto es para todo ${places.join(', ')}: mire el mapa o pregunte a un agente.`,
    unknown: (labels) => `No conozco ${labels.join(', ')}, así que no se aplicó.`,
    widen: (ways) => `Sin uno de esos deseos: ${ways.map(({ label, total }) => `${total} sin «${label}»`).join(', ')}.`,
    changed: changesIn('añadido', 'pasa a ser', 'quitado'),
    unchanged: 'Nada de esto cambia la búsqueda; sigue como estaba.',
    takenBack: 'Deshecho: esta es la búsqueda anterior.',
    nothingBefore: 'No hay una búsqueda anterior a esta.',
    cleared: 'Empezamos de nuevo: ¿qué busca, y dónde?',
    beyond: (_, side, middle) =>
      `Las de ${middle} o ${side === '<=' ? 'menos' : 'más'}, el punto medio de las que mostré.`,
    noneBeyond: (_, side, middle) =>
      `Ninguna de ${middle} o ${side === '<=' ? 'menos' : 'más'}, el punto medio de las que mostré. En orden:`,
    source: 'Esta búsqueda con mapa y filtros',
    without: (labels) => `Sin: ${labels}`,
    notUsed: (words) =>
      `No puedo buscar por ${words.map((each) => `«${each}»`).join(', ')}; pregúntelo al agente del anuncio.`,
    nothingToChange: 'Todavía no hay una búsqueda que cambiar. Dígame qué busca y dónde.',
  },
};
