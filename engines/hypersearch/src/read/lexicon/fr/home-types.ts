import { each, type Lexicon } from '../lexicon.ts';

/** Kinds of homes. `house`, `ranch` and `lot` are weak: what stands beside them decides (settle.ts); French. */
export const homeTypes: Lexicon = [
  [
    'house',
    "maison|baraque|bicoque|maisonnette|cabane|maison intergenerationnelle|maison de plain pied|maison plain pied|maison neuve|maison ancestrale|maison d'epoque|maisons|mzn|mason|maison victorienne|maison ancienne|maisons anciennes|vieille maison|maison centenaire|maison passive|maisons ancestrales|maisson|meson|masion|mezon|la maison la plus grande|les maisons les plus grandes|la plus grande maison|les plus grandes maisons|la plus grande maison possible|maison bigeneration|maisons bigeneration|maison multigeneration|maison de coin|maison d'angle|maison quebecoise ancestrale|maison saisie|maisons saisies",
  ],
  [
    'dwelling',
    'propriete|logement|logis|chez nous|quelque chose|bien|habitation|demeure|residence|nid|endroit|place|immeuble|immeubles',
  ],
  [
    'type:single_family',
    'unif det|maison det|mais det|maison unifamiliale|unifamiliale|maison individuelle|maison detachee|detachee|cottage|chalet|maison a etages|villa|pavillon|maison familiale|maison isolee|unifamiliales|individuelle|maisons unifamiliales|detache|maisons individuelles|maison a un etage et demi|maisons detachees|unif|unifam|maison a etage|maison seule|maison independante|maison non mitoyenne|villas|pavillons|chalets|cottages|split level|split|maison a paliers|paliers multiples|maison detache|maison 4 facades|uni familiale|maison a paliers multiples|chalet quatre saisons|chalet 4 saisons',
  ],
  [
    'type:semi_detached',
    'jumele|jumelee|maison jumelee|semi detache|semi detachee|maison semi detachee|maisons jumelees|cottage jumele|jumeles|bungalow jumele|semi|jum|maison mitoyenne|maisons mitoyennes|semi detaches|mitoyenne|maison semi|demi jumele|cottage semi detache|mitoyennete',
  ],
  [
    'type:townhouse',
    'maison de ville|maison en rangee|maisons de ville|maison de rangee|en rangee|maisons en rangee|townhouse|rangee|mdv|maison en bande|maisons en bande|maison d ville|maison ville|townhouses|town house|m de ville|rangees|maison urbaine|mitoyennete|mais ville|mais de ville',
  ],
  [
    'type:condo',
    "condo|copro|copros|copropriete divise|copropriete indivise|appartement|copropriete|condominium|loft|penthouse|appart|condos|tour a condos|tour d'habitation|appartements|coproprietes|condo divise|appartement condo|condo indivise|apparts|appt|appts|apt|lofts|penthouses|unite de condo|tour de condos|flat|flats|appartment|appartement en copropriete|cond|condominiums|cooperative|coop d habitation|apparte",
  ],
  [
    'type:multi_family',
    `dplx|trplx|quadr|pplex|plx|duplex|triplex|quadruplex|multiplex|plex|immeuble a revenus|multilogement|quintuplex|sixplex|immeuble a revenu|immeuble locatif|multilogements|quadriplex|bloc appartements|bloc a appartements|bloc appartement|plexs|plexes|quatreplex|immeuble a logements|propriete a revenus|multi|multis|multi logement|multi logements|multifamilial|multifamiliale|multifamiliaux|quadri|quad|quadruplexes|4plex|6plex|5plex|8plex|3plex|2plex|fourplex|triplexes|duplexes|immeuble de rapport|immeubles a revenus|immeubles a revenu|immeuble a appartements|propriete a revenu|bloc|bloc a logements|blocs|maison a revenus|maison a revenu|${each('2|3|4|5|6|8|10|12|16|deux|trois|quatre|cinq|six|huit|dix|douze', 'logements|logis|log|portes')}|octoplex|dup`,
  ],
  [
    'type:manufactured',
    'mini home|mini homes|minihome|maison mobile|maison prefabriquee|maison modulaire|maisons mobiles|roulotte|mini maison mobile|manufacturee|maison manufacturee|manufacture|manufactures|mobil home|mobile home|maison usinee|usinee|unimodulaire|maisons modulaires|maisons prefabriquees|prefab|prefabriquee|modulaire|maison unimodulaire|mini maison prefabriquee|parc de maisons mobiles',
  ],
  [
    'type:land',
    'terrain a batir|terrain vacant|lot a batir|terrain constructible|terrain boise|terrain vague|terrain pour construire|terre a bois|lot vacant|terrain a construire|terrains a batir|terrains vacants|terrain vierge|lot a construire|terre a batir|terre boisee|terre|lot boise|terrain a vendre|lopin de terre|parcelle|parcelle constructible|terrain viabilise|terrain nu|terrain a developper|terrain seul|terrain batissable|lot constructible|lots vacants|terrains constructibles|terrain desservi|terrain non desservi|terrain non construit|terrains vagues|lots a batir',
  ],
  ['lot', 'terrain|lot|terr|parcelle'],
  [
    'type:farm',
    "ferme|fermette|terre agricole|vignoble|verger|ranch|fermettes|ferme d'agrement|erabliere|domaine agricole|ferme laitiere|ferme d elevage|corps de ferme|fermes|petite ferme|terre cultivable|terres agricoles|erablieres|cabane a sucre|vergers|vignobles|hobby farm|domaine viticole|exploitation agricole|ferme maraichere|ferme biologique|fermette d agrement|propriete agricole",
  ],
  ['studio', 'studio|bachelor|garconniere|1 et demi|un et demi|studio appartement|bach|1½|studette|bachelors'],
  ['apartment', 'studio appartement'],
];
