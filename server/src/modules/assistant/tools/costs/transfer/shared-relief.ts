import type { InLanguages } from '../../../reading/language.ts';

/** Provinces that relieve the interest of a first-time buyer beside a buyer who owned before; Toronto follows Ontario. */
export const relievesShare: ReadonlySet<string> = new Set(['ON', 'BC']);

/** Returns the part of a relief for the share of the buyers who qualify, in cents. */
export const shareOfRelief = (cents: number, percent = 100): number => Math.round((cents * percent) / 100);

interface Words {
  shared(percent: string, without: string, assumed: boolean): string;
  /** The rule of Ontario about a spouse who owned a home, which British Columbia does not have. */
  spouses: string;
  unknown(place: string): string;
}

/** Texts about a relief that only some of the buyers qualify for. */
export const shareWords: InLanguages<Words> = {
  en: {
    shared: (percent, without, assumed) =>
      `Only the interest of the buyers who never owned a home counts for the relief${assumed ? ', here taken as half each' : ''}: ${percent} of it. Without any it would be ${without}.`,
    spouses: 'Spouses are different: a spouse who owned a home while married to you takes it away.',
    unknown: (place) =>
      `Whether ${place} gives its first-time relief for the share of one buyer when another owned before is not in the tables here, so none is taken off: the land registry or your lawyer can say.`,
  },
  fr: {
    shared: (percent, without, assumed) =>
      `Seule la part des acheteurs qui n’ont jamais possédé de logement compte pour l’allègement${assumed ? ', ici la moitié chacun' : ''} : ${percent}. Sans allègement, ce serait ${without}.`,
    spouses:
      'Pour des conjoints, c’est différent : un conjoint qui a possédé un logement pendant l’union le fait perdre.',
    unknown: (place) =>
      `L’allègement pour la part d’un seul acheteur, quand l’autre a déjà possédé (${place}), n’est pas dans les tables ici; rien n’est donc déduit : le bureau d’enregistrement ou votre avocat peut le dire.`,
  },
  es: {
    shared: (percent, without, assumed) =>
      `Para el alivio solo cuenta la parte de quienes nunca tuvieron vivienda${assumed ? ', aquí mitad y mitad' : ''}: ${percent}. Sin alivio serían ${without}.`,
    spouses: 'Entre cónyuges es distinto: si su cónyuge tuvo vivienda durante el matrimonio, se pierde.',
    unknown: (place) =>
      `Si ${place} da el alivio por la parte de un solo comprador cuando el otro ya tuvo vivienda no está en las tablas, así que no se descuenta: el registro o su abogado puede decirlo.`,
  },
};
