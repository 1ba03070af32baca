import type { Lexicon } from '../lexicon.ts';

/** Units of a number; `unit:none` and `number` stand by figures that measure no home; French. */
export const units: Lexicon = [
  [
    'unit:beds',
    'chambre|chambre a coucher|chambres a coucher|cac|ch|chambres|pieces pour dormir|chbre|chambrettes|chambrs|chamb|cc|c.c|ccs',
  ],
  [
    'unit:baths',
    "salle de bain|salles de bain|sdb|salle de bains|salles de bains|bain|salle d'eau|toilette|salle de bain complete|salles de bain completes|salles d'eau|sdbs",
  ],
  ['unit:halfbath', 'demi salle de bain'],
  ['unit:sqft', 'pieds carres|pi2|pi ca|pied carre|pieds2|p2|pieds ca|pi carre|pc|pi|pi car|pi carres|pi.ca'],
  ['unit:sqm', 'm2|metre carre|metres carres|m carres|metres2|m carre|mc|mètres car'],
  ['unit:acre', 'acre|acres|acre de terrain|acres de terrain|acres de terre'],
  ['unit:hectare', 'hectare|ha|hectares'],
  [
    'unit:car',
    'place de garage|places de garage|voiture|voitures|places de stationnement|place de stationnement|auto|autos|stationnements|vehicule|vehicules',
  ],
  ['unit:story', 'etage|etages|niveau|niveaux|paliers'],
  ['unit:year', 'an|ans|annee|annees'],
  ['unit:day', 'jour|jours'],
  ['unit:week', 'semaine|semaines'],
  ['unit:month', 'mois'],
  ['unit:hour', 'heure|h|heures'],
  ['unit:min', 'minute|min|minutes|mn'],
  ['unit:mi', 'mille|milles|mile|miles'],
  ['unit:km', 'km|kilometre|kilometres'],
  ['unit:m', 'metre|metres'],
  ['unit:percent', 'pour cent'],
  [
    'unit:none',
    'enfant|chien|chat|personne|fille|fils|ado|mois et demi|fois|bebe|jumeaux|garcon|adulte|velo|velos|enfants|garcons|filles|ados|chats|chiens|tortues|amis|animaux|pieces|chaises|chevaux',
  ],
  [
    'permonth',
    'par mois|mensuel|mensuellement|/mois|mensuels|/ mois|chaque mois|/m|p/mois|mensuelle|mensuelles|du mois|le mois',
  ],
  ['old', "ans d'age|ans|annees"],
];
