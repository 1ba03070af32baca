import type { Lexicon } from '../lexicon.ts';

/** Units of a number; `unit:none` and `number` stand by figures that measure no home; French. */
export const units: Lexicon = [
  [
    'unit:beds',
    'c|chambre|chambre a coucher|chambres a coucher|cac|ch|chambres|pieces pour dormir|chbre|chambrettes|chambrs|chamb|cc|c.c|ccs|chbres|chs|chmbr|chmbre|chmbrs|chb|chbrs|ch a c|c a c|chambre fermee|chambres fermees|cacs|chambres a c|piece a coucher|chambre a couche|chambres au minimum|chamb.|chbr|ch.|c.a.c.|c.a.c|chambre de lit|chambres de lit',
  ],
  [
    'unit:baths',
    'salle de bain|salles de bain|sdb|salle de bains|salles de bains|bain|toilette|salle de bain complete|salles de bain completes|sdbs|sd b|s d b|toilettes|wc|sde|salle de douche|salles de douche|salle d bain|salle bain|salle de bin|cabinet de toilette|s de b|sdbains|sale de bain|salle d bains|s.d.b.|s.d.b|sdb.|s. de b.|salle d eau complete|chambre de bain|chambres de bain|chambre de bains|sdbn|s.d.bain|sbd|sdd|salle debain|salles debain|sale de bains|sales de bain|sales de bains|sal de bain|salle de bian|salles de bins|sale de bin|salle de bein|sdbain',
  ],
  [
    'unit:halfbath',
    "demi salle de bain|demi bain|demi sdb|demie salle de bain|demi salle d eau|salle d'eau|salles d'eau|salle de toilette",
  ],
  [
    'unit:sqft',
    'pieds carres|pi2|pi ca|pied carre|pieds2|p2|pieds ca|pi carre|pc|pi|pi car|pi carres|pi.ca|pieds car|pied car|pi carr|pied ca|p ca|pi. ca.|pi. ca|pieds|pieds caree|pied2|sqft|pi2 habitables',
  ],
  [
    'unit:sqm',
    'm2|metre carre|metres carres|m carres|metres2|m carre|mc|mètres car|metre2|metres car|mcarres|m carre habitable',
  ],
  ['unit:acre', 'acre|acres|acre de terrain|acres de terrain|acres de terre|ac'],
  ['unit:hectare', 'hectare|ha|hectares'],
  [
    'unit:car',
    'stationnements interieurs|stationnement interieurs|places de stationnement interieur|places de stationnement interieures|places interieures|espaces de stationnement interieur|stationnements interieurs chauffes|espaces interieurs|place de garage|places de garage|voiture|voitures|places de stationnement|place de stationnement|auto|autos|stationnements|vehicule|vehicules|place de parking|places de parking|parkings|char|chars|bagnoles|stats|places de stat|places de garages|gar|gros chars',
  ],
  ['unit:story', 'etage|etages|niveau|niveaux|paliers|plancher|planchers|etg|etgs'],
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
    'gars|fils|garconnets|enfant|chien|chat|personne|fille|fils|ado|mois et demi|fois|bebe|jumeaux|garcon|adulte|velo|velos|enfants|garcons|filles|ados|chats|chiens|tortues|amis|animaux|pieces|chaises|chevaux|employes|petits enfants|jumelles|personnes|ampere|amperes|amp|amps|volt|volts|watt|watts|kw|litre|litres|gallon|gallons|btu|decibel|decibels|degre|degres|pouce|pouces|kg|kilos|livre|livres|tonnes|poules|vaches|moutons|chevres|chats et chiens|bouches|locataires|colocs|motos|skidoos|quatre roues|heures d ouvrage|quarts|copies|eleves|visites|offres|trucks|truck',
  ],
  [
    'permonth',
    'par mois|mensuel|mensuellement|/mois|mensuels|/ mois|chaque mois|/m|p/mois|mensuelle|mensuelles|du mois|le mois|par moi|/moi|/ moi|au mois|p mois|par mois tout compris|aux mois',
  ],
  ['old', "ans d'age|ans|annees"],
  ['unit:block', 'coin de rue|coins de rue|pate de maisons|pates de maisons|coin de rues'],
];
