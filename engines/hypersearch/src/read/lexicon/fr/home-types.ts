import type { Lexicon } from '../lexicon.ts';

/** Kinds of homes. `house`, `ranch` and `lot` are weak: what stands beside them decides (settle.ts); French. */
export const homeTypes: Lexicon = [
  [
    'house',
    "maison|baraque|bicoque|maisonnette|petite maison|cabane|maison intergenerationnelle|maison intelligente|maison connectee|maison de plain pied|maison plain pied|maison neuve|maison ancestrale|maison d'epoque",
  ],
  ['dwelling', 'propriete|logement|logis|chez nous|quelque chose|bien|habitation|demeure|residence|nid|endroit|place'],
  [
    'type:single_family',
    'maison unifamiliale|unifamiliale|maison individuelle|maison detachee|detachee|cottage|chalet|maison a etages|villa|pavillon|maison familiale|maison isolee|unifamiliales|individuelle|maisons unifamiliales|detache|maisons individuelles|maison a un etage et demi|maisons detachees',
  ],
  [
    'type:semi_detached',
    'jumele|jumelee|maison jumelee|semi detache|semi detachee|maison semi detachee|maisons jumelees|cottage jumele|jumeles|bungalow jumele|semi',
  ],
  [
    'type:townhouse',
    'maison de ville|maison en rangee|maisons de ville|maison de rangee|en rangee|maisons en rangee|townhouse|rangee',
  ],
  [
    'type:condo',
    "condo|copro|copros|copropriete divise|copropriete indivise|appartement|copropriete|condominium|loft|penthouse|appart|condos|tour a condos|tour d'habitation|appartements|coproprietes|condo divise|appartement condo|condo indivise|apparts",
  ],
  [
    'type:multi_family',
    'duplex|triplex|quadruplex|multiplex|plex|immeuble a revenus|multilogement|quintuplex|sixplex|immeuble a revenu|immeuble locatif|multilogements|quadriplex|bloc appartements|bloc a appartements|bloc appartement|plexs|plexes|quatreplex|immeuble a logements|propriete a revenus',
  ],
  [
    'type:manufactured',
    'maison mobile|maison prefabriquee|maison modulaire|maisons mobiles|roulotte|mini maison mobile',
  ],
  [
    'type:land',
    'terrain a batir|terrain vacant|lot a batir|terrain constructible|terrain boise|terrain vague|terrain pour construire|terre a bois|lot vacant|terrain a construire|terrains a batir|terrains vacants|terrain vierge|lot a construire|terre a batir|terre boisee|terre',
  ],
  ['lot', 'terrain|lot'],
  [
    'type:farm',
    "ferme|fermette|terre agricole|vignoble|verger|ranch|fermettes|ferme d'agrement|erabliere|domaine agricole",
  ],
  ['studio', 'studio|bachelor|garconniere|1 et demi|un et demi|studio appartement'],
  ['apartment', 'studio appartement'],
];
