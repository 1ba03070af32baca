import { each, type Lexicon } from '../lexicon.ts';
import { listedNoLonger } from './listed-no-longer.ts';

/** Fields named by their number, and bounds that need none; French. */
export const fields: Lexicon = [
  ['field:dom', listedNoLonger],
  [
    'field:price',
    "on vise|je vise|nous visons|prix|budget|cout|payer|j'ai|nous avons|prix de|budget de|prix demande|on a|depenser|dispose de|disposons de|mon budget|notre budget|j' ai|budget est de|mise de prix|coute|coutant|preapprouve a|preapprouves a|preapprouvee a|preapprouves pour|preapprouve pour|preapprouves jusqu'a|preapprouve jusqu'a|pre approuve a|pre approuves a|preautorise a|preautorises a|qualifie pour|qualifies pour|qualifiee pour|qualifie a|peut aller a|monter a|monter jusqu'a|aller jusqu'a|budget total|budget autour de|enveloppe|enveloppe de|budget est",
  ],
  [
    'field:payment',
    'capital et interets|capital et interet|paiement|paiement hypothecaire|mensualite|versement|hypotheque|paiements|mensualites|paiement mensuel|paiements mensuels|versement mensuel|versements mensuels|versement hypothecaire|versements hypothecaires|versements|hypotheque mensuelle|paiements hypothecaires|payer par mois|cout mensuel|couts mensuels|budget mensuel|paiement total|paiements totaux|budget par mois|mensualites de|charges comprises|toutes charges comprises|tout compris|frais compris|taxes comprises|taxes et assurances comprises|taxes et assurance comprises|taxes incluses|taxes et assurances incluses|tout inclus|frais inclus|assurances comprises|charges incluses|loyer de banque|paiements de maison|paiement de maison|versement a la banque|budget par mois de|par mois on vise|mensualites tout compris|cout total par mois|cout mensuel total|cout total mensuel',
  ],
  [
    'field:hoa',
    `${each('frais|charges|cotisations|contributions|chg|fr', 'de|de la|du|', 'condo|condos|copro|copropriete|condominium|syndic|syndicat', 'mensuels|mensuelles|par mois|')}|fc|fr condo|frais copro|fr de condo|chg copro|frais de co propriete|frais de condo|frais de copropriete|hoa|charges de copropriete|frais mensuels|frais communs|frais de condos|charges|frais de condominium|frais d'association|frais d'entretien|charges mensuelles|charges de condo|frais de gestion|frais|frais condo|frais condos`,
  ],
  [
    'field:sqft',
    'superficie|surface|surface habitable|superficie habitable|espace habitable|aire habitable|grandeur|superficie de|superficie totale',
  ],
  [
    'field:lot',
    'terr|terrain|superficie de terrain|superficie du terrain|lot|grandeur de terrain|terrain mesurant|superficie de lot',
  ],
  [
    'field:year',
    'construit|construite|annee de construction|batie|bati|construit en|construite en|datant de|date de construction|construction|annee|des annees|annees|construites|construits|datant des|batie en|bati en|date de|construction de',
  ],
  ['field:age', 'moins de|de moins de'],
  [
    'field:walk',
    'walk score|score de marche|indice de marchabilite|walkscore|cote de marche|potentiel pietonnier|score pietonnier|cote pietonniere',
  ],
  [
    'field:school',
    "ecole|ecole primaire|ecole secondaire|commission scolaire|ecoles|note des ecoles|cote des ecoles|ecole cotee|ecoles cotees|ecoles notees|ecoles avec une cote de|ecole avec une cote de|ecoles avec une cote|ecoles avec cote|ecoles avec une note de|ecoles ayant une cote de|ecoles ayant une note de|ecoles dont la cote est|ecoles a cote|ecole avec une note de|ecoles avec une note|ecoles avec une cote d'au|ecoles evaluees a",
  ],
  [
    'field:dom',
    'a vendre depuis|derniers jours|traine|trainent|qui traine|qui trainent|trainent depuis|traine depuis|qui trainent depuis|qui traine depuis|dorment depuis|dort depuis|invendu depuis|invendus depuis|pas vendu depuis|stagne depuis|stagnent depuis|jours sur marche|sur le marche|en vente|jours sur le marche|inscrit|inscrite|affiche|affichee|inscrites|inscrits|sur le marche depuis|en vente depuis|affichees|inscrit depuis|inscrite depuis|mis en vente|mise en vente|affiche depuis|affichee depuis|mises en vente|inscrit dans les|inscrite dans les|inscrites depuis|dom|jsm|sorti|sortis|sortie|sorties|apparu sur le marche|apparue sur le marche|apparus sur le marche|apparues sur le marche|arrive sur le marche|arrivee sur le marche|arrives sur le marche|arrivees sur le marche|affiches|mis sur le marche|mise sur le marche|mises sur le marche|vient de sortir|viennent de sortir|venue sur le marche|venu sur le marche|invendue depuis|invendues depuis|pas vendue depuis|pas vendus depuis|qui dort depuis|qui dorment depuis|affiches depuis|affichees depuis',
  ],
  ['field:garage', 'garage pour|stationnement pour|places de stationnement pour|garage pouvant accueillir'],
  [
    'field:other',
    'acompte|acompte de|cash down|cashdown|comptant de|un comptant de|notre comptant|mon comptant|mise de depart|mise de fonds|revenu|salaire|revenus|impots|loyer actuel|cote de credit|economies|epargne|gagne|gagnons|gagnent|dette|dettes|doit encore|dois encore|devons encore|pret etudiant|prets etudiants|pret auto|loyer est rendu a|loyer est de|loyer de|loyer a|notre loyer|mon loyer|on paye|on paie|je paye|je paie|nous payons|on payait|je payais|payait|payais|salaires|revenu familial|revenu brut|revenu net|revenus combines|apport|apport personnel|heritage|celi|celiapp|reer|rap|liquidites|taux d interet|carte de credit|marge de credit|paiement d auto|paiement de char|char me coute|auto me coute|rapporte|rapportent|amortissement|amortit|pension alimentaire|pension|score de credit|dossier de credit|bonus annuel|economise|ramasse|ramasses|fonds propres|assurances',
  ],
  [
    'field:unheld',
    'rev|rev bruts|rev brut|revenus bruts|rev net|rev nets|rev annuel|taxe|taxes|taxes municipales|assurance|taxes scolaires',
  ],
  [
    'set:garage>=2',
    'garage double|gar . double|garage deux voitures|double garage|gar dbl|garage dbl|gar double|dbl garage|gar dble|deux garages|gar 2 autos|garage 2 places|garage deux places|garage double largeur|gar. dbl|gar doubl|garag double|garage doubl|garage 2 portes|garage deux portes|garage double detache|garage double attache',
  ],
  [
    'set:baths>=2',
    'deuxieme salle de bain|2e salle de bain|seconde salle de bain|deuxieme sdb|2e sdb|deuxieme salle de bains',
  ],
  ['set:beds>=3', 'troisieme chambre|3e chambre'],
  ['set:beds>=4', 'quatrieme chambre|4e chambre'],
  ['set:garage>=3', 'garage triple'],
  ['set:garage>=1', 'garage simple no'],
  [
    'owed',
    'loyers|loyer|pret|dette|dettes|en banque|a la banque|dans le compte|dans mon celi|dans notre celi|en celiapp|en reer|de ramasse|de cote|d interet|de pension',
  ],
];
