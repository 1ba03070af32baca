import type { InLanguages } from '../../reading/language.ts';

/** Professions that buyers hire and that the directory does not list. */
export const professions = [
  'inspector',
  'lawyer',
  'notary',
  'appraiser',
  'contractor',
  'mover',
  'surveyor',
  'insurer',
  'accountant',
] as const;
export type Profession = (typeof professions)[number];

const names: InLanguages<Readonly<Record<Profession, string>>> = {
  en: {
    inspector: 'home inspectors',
    lawyer: 'lawyers',
    notary: 'notaries',
    appraiser: 'appraisers',
    contractor: 'contractors',
    mover: 'movers',
    surveyor: 'surveyors',
    insurer: 'insurance brokers',
    accountant: 'accountants',
  },
  fr: {
    inspector: 'd’inspecteurs',
    lawyer: 'd’avocats',
    notary: 'de notaires',
    appraiser: 'd’évaluateurs',
    contractor: 'd’entrepreneurs',
    mover: 'de déménageurs',
    surveyor: 'd’arpenteurs-géomètres',
    insurer: 'de courtiers d’assurance',
    accountant: 'de comptables',
  },
  es: {
    inspector: 'inspectores',
    lawyer: 'abogados',
    notary: 'notarios',
    appraiser: 'valuadores',
    contractor: 'contratistas',
    mover: 'empresas de mudanza',
    surveyor: 'topógrafos',
    insurer: 'agentes de seguros',
    accountant: 'contadores',
  },
};

/** States that the directory does not list a profession, and how to find and check one. */
export const notListed: InLanguages<(profession: Profession, where: string) => string> = {
  en: (profession, where) =>
    `The directory lists real estate agents and mortgage advisors only, no ${names.en[profession]}${where}. Choose somebody whom neither the seller nor their agent pays, check the license or association and insurance, and ask two or three for price and references.`,
  fr: (profession, where) =>
    `Le répertoire ne contient que des courtiers immobiliers et des conseillers hypothécaires, pas ${names.fr[profession]}${where}. Choisissez quelqu’un que ni le vendeur ni son courtier ne paie, vérifiez le permis ou l’ordre et l’assurance, et demandez prix et références à deux ou trois.`,
  es: (profession, where) =>
    `El directorio solo tiene agentes inmobiliarios y asesores hipotecarios, no ${names.es[profession]}${where}. Elija a alguien a quien no paguen ni el vendedor ni su agente, verifique licencia o asociación y seguro, y pida precio y referencias a dos o tres.`,
};

/** States that no professional has a name. */
export const noOneNamed: InLanguages<(name: string) => string> = {
  en: (name) => `No professional named ${name} is in the directory here, so I cannot confirm a license.`,
  fr: (name) => `Aucun professionnel nommé ${name} n’est au répertoire d’ici; je ne peux donc pas confirmer un permis.`,
  es: (name) =>
    `Ningún profesional con el nombre ${name} está en el directorio, así que no puedo confirmar una licencia.`,
};
