import { counted, listed } from './words.ts';

interface SearchWords {
  found(total: number, told: number, shown: number): string;
  looked(labels: readonly string[]): string | false;
  unknown(labels: readonly string[]): string;
  widen(ways: readonly { label: string; total: number }[]): string;
  compare: string;
  month: string;
  more: string;
  cheaper: string;
  source: string;
}

const english: SearchWords = {
  found: (total, told, shown) => {
    if (total === 0) return 'No home for sale matches all of that.';
    if (shown === 0) return `That was all: ${counted(total, 'home')} matched.`;
    if (told > 0) return `Homes ${told + 1} to ${told + shown} of ${total.toLocaleString('en-US')}.`;
    if (total === shown) return `I found ${counted(total, 'home')}.`;
    return `I found ${counted(total, 'home')}; here are the first ${shown}.`;
  },
  looked: (labels) => labels.length > 0 && `I looked for: ${labels.join(' · ')}.`,
  unknown: (labels) => `I don’t know ${listed(labels)}, so it was not applied.`,
  widen: (ways) =>
    `There would be ${listed(ways.map(({ label, total }) => `${counted(total, 'home')} without “${label}”`))}.`,
  compare: 'Compare them',
  month: 'How much is the first one a month?',
  more: 'Show me more',
  cheaper: 'Cheaper',
  source: 'This search with map and filters',
};

/** Homes are found in English, French and Spanish; the rest of the talk is English. */
export const say: Readonly<Record<'en' | 'fr' | 'es', SearchWords>> = {
  en: english,
  fr: {
    ...english,
    found: (total, told, shown) => {
      if (total === 0) return 'Aucune propriété à vendre ne répond à tout cela.';
      if (shown === 0) return `C’est tout : ${total} propriétés correspondaient.`;
      if (told > 0) return `Propriétés ${told + 1} à ${told + shown} sur ${total}.`;
      const found = total === 1 ? '1 propriété trouvée' : `${total} propriétés trouvées`;
      return total === shown ? `${found}.` : `${found} ; voici les ${shown} premières.`;
    },
    looked: (labels) => labels.length > 0 && `J’ai cherché : ${labels.join(' · ')}.`,
    unknown: (labels) => `Je ne connais pas ${labels.join(', ')} ; ce n’a pas été appliqué.`,
    widen: (ways) =>
      `Sans un de ces souhaits : ${ways.map(({ label, total }) => `${total} sans « ${label} »`).join(', ')}.`,
    source: 'Cette recherche avec carte et filtres',
  },
  es: {
    ...english,
    found: (total, told, shown) => {
      if (total === 0) return 'Ninguna propiedad en venta cumple todo eso.';
      if (shown === 0) return `Eso es todo: coincidían ${total} propiedades.`;
      if (told > 0) return `Propiedades ${told + 1} a ${told + shown} de ${total}.`;
      const found = total === 1 ? 'Encontré 1 propiedad' : `Encontré ${total} propiedades`;
      return total === shown ? `${found}.` : `${found}; aquí están las primeras ${shown}.`;
    },
    looked: (labels) => labels.length > 0 && `Busqué: ${labels.join(' · ')}.`,
    unknown: (labels) => `No conozco ${labels.join(', ')}, así que no se aplicó.`,
    widen: (ways) => `Sin uno de esos deseos: ${ways.map(({ label, total }) => `${total} sin «${label}»`).join(', ')}.`,
    source: 'Esta búsqueda con mapa y filtros',
  },
};
