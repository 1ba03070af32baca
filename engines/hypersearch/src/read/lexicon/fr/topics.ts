import type { Lexicon } from '../lexicon.ts';

/** What is understood and cannot be searched; French. */
export const topics: Lexicon = [
  ['topic:rent', 'a louer|location|en location|louer|pour location|a la location|a loyer|loyer'],
  [
    'topic:crime',
    'securitaire|peu de criminalite|criminalite|securite|taux de criminalite|quartier sur|quartier securitaire|secteur securitaire|sans criminalite|faible criminalite|taux de criminalite bas|faible taux de criminalite|securitaires|peu de crime|crime|dangereux|vols|mal fame|secteur sur|endroit securitaire|bas taux de criminalite|rue securitaire|voisinage securitaire|peu de crimes|coin securitaire|securise|quartier mal fame|peu de vols|quartier tres sur|endroit sur|tres sur|plus sur|coin sur|rue sure|secteur tres sur|assez sur',
  ],
  [
    'topic:noise',
    "bruit|peu de bruit|bruyant|sans bruit|bruyante|insonorise|insonorisation|insonorisee|pas de bruit|niveau de bruit|bruits|bien insonorise|bien insonorisee|faible niveau de bruit|pas bruyant|bruit de la circulation|bruit d'avions|bruit de l'autoroute|pas trop bruyant|pas trop de bruit",
  ],
  [
    'topic:demographics',
    'revenu median|quartier riche|revenus eleves|aise|quartier aise|riche|quartier cossu|classe moyenne|revenu moyen|gens riches|gens aises|huppe|cossu|quartier huppe|voisins riches|bien nanti|hlm|logements sociaux|quartier pauvre|gens pauvres|revenu median du quartier|revenus du quartier|professionnels|gens instruits|assistes sociaux',
  ],
  [
    'topic:other',
    'zone inondable|taxes municipales|taxes|inondation|internet|stationnement|vue|intimite|taxes scolaires|escaliers|escalier|place de stationnement|zones inondables|stationnement exterieur|salon|salle a manger|cuisine|salle familiale|salle de jeux|bain autoportant|fosse septique|puits|fibre optique|zone inondables|arbres|arbres matures|prive|sans voisin arriere|sans voisins arriere|charmant|charmante|boise|revenu locatif|revenus locatifs|douche|baignoire|chauffage|toiture|toit|fenetres|aqueduc|cuisine fermee|grande cuisine|vestibule chauffe|chute de neige|radon|pyrite|mitoyen|bain separe',
  ],
];
