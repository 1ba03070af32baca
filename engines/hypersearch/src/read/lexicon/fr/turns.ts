import type { Lexicon } from '../lexicon.ts';

/** Words that change a search that stands (see the English rows for the senses); French. */
export const turns: Lexicon = [
  [
    'step:price-',
    'moins cher|moins chere|moins chers|moins cheres|plus abordable|plus abordables|trop cher|trop chere|trop chers|trop cheres|baisser le prix|baisse le prix|baissez le prix|baisser le budget|baisse le budget|baissez le budget|baisser mon budget|reduire le budget|reduis le budget|reduire le prix|prix plus bas|budget plus bas|au dessus de mon budget|au dessus de notre budget|hors budget|moins couteux|moins couteuse|moins dispendieux|moins dispendieuse|trop dispendieux|quelque chose de moins cher|en moins cher|meilleur marche',
  ],
  [
    'step:price+',
    'plus cher|plus chere|plus chers|plus cheres|augmenter le budget|augmente le budget|augmentez le budget|augmenter mon budget|monter le budget|monte le budget|montez le budget|hausser le budget|haussez le budget|budget plus eleve|prix plus eleve|plus haut de gamme|monter un peu|payer plus|payer un peu plus|plus dispendieux',
  ],
  ['step:amount-', 'de moins|en moins'],
  ['step:amount+', 'de plus|en plus|au budget|a mon budget|a notre budget'],
  [
    'step:sqft+',
    "plus grand|plus grande|plus grands|plus grandes|plus d'espace|plus spacieux|plus spacieuse|trop petit|trop petite|trop petits|trop petites|plus de superficie|plus vaste|plus de place",
  ],
  [
    'step:sqft-',
    "plus petit|plus petite|plus petits|plus petites|trop grand|trop grande|moins grand|moins grande|moins d'espace|plus compact|plus compacte",
  ],
  ['step:lot+', 'plus grand terrain|terrain plus grand|plus de terrain|un plus grand terrain'],
  ['step:yard+', 'plus grande cour|cour plus grande|une plus grande cour|plus grand jardin|jardin plus grand'],
  ['step:lot-', 'plus petit terrain|terrain plus petit|moins de terrain|plus petite cour|cour plus petite'],
  [
    'step:year+',
    'plus recent|plus recente|plus recents|plus recentes|plus moderne|plus modernes|trop vieux|trop vieille|plus neuf|plus neuve|moins vieux|moins vieille|moins ancien|moins ancienne|trop ancien|trop ancienne|plus nouveau|plus nouvelle',
  ],
  [
    'step:year-',
    'plus ancien|plus ancienne|plus vieux|plus vieille|trop recent|trop recente|trop neuf|trop neuve|moins recent|moins recente',
  ],
  [
    'step:beds+',
    'une chambre de plus|plus de chambres|une autre chambre|une chambre supplementaire|chambre supplementaire|encore une chambre|1 chambre de plus|pas assez de chambres|davantage de chambres|une chambre additionnelle',
  ],
  ['step:beds-', 'une chambre de moins|moins de chambres|trop de chambres'],
  [
    'step:baths+',
    'une salle de bain de plus|plus de salles de bain|une autre salle de bain|une salle de bain supplementaire|encore une salle de bain|une deuxieme salle de bain',
  ],
  ['step:baths-', 'une salle de bain de moins|moins de salles de bain'],
  ['step:garage+', 'plus grand garage|garage plus grand|un plus grand garage'],
  [
    'step:hoa-',
    'frais plus bas|frais de condo plus bas|moins de frais|frais moins eleves|des frais de condo plus bas|frais de condo moins eleves|frais de copropriete plus bas',
  ],
  [
    'step:payment-',
    'paiement plus bas|mensualite plus basse|versement plus bas|paiements plus bas|mensualites plus basses',
  ],
  [
    'step:school+',
    'de meilleures ecoles|meilleures ecoles|meilleure ecole|des ecoles mieux cotees|ecoles mieux cotees',
  ],
  ['step:walk+', 'plus marchable|plus pietonnier|plus pietonniere|meilleur walk score'],
  [
    'step:near-',
    "plus pres du|plus pres de|plus pres d'|plus pres de la|plus pres des|plus proche de|plus proche du|plus proche d'|plus proche|plus pres|trop loin de|trop loin du|trop loin|moins loin de|moins loin du|moins loin|plus central|plus centrale|rapproche de|rapproche du",
  ],
  ['step:near+', 'plus loin|plus loin de|plus loin du|plus eloigne|plus eloigne de|plus eloigne du'],
  [
    'undo',
    "annule|annuler|annulez|annule ca|annulez ca|annule la derniere|annuler la derniere|annule le dernier changement|annuler le dernier changement|defais|defaire|defais ca|reviens en arriere|revenir en arriere|revenez en arriere|retour en arriere|retour|recule|recherche precedente|la recherche precedente|reviens a la recherche precedente|retour a la recherche precedente|comme avant|remets comme avant|remets ca comme avant|comme c'etait|comme c'etait avant|oublie la derniere|oublie le dernier|oublie le dernier changement|oublie ca|laisse faire|laisse faire la derniere|reviens a ce que j'avais|la precedente",
  ],
  [
    'reset',
    'recommencer|recommence|recommencez|recommencons|nouvelle recherche|repartir a zero|repartons a zero|on repart a zero|tout effacer|efface tout|effacez tout|oublie tout|oubliez tout|on oublie tout|reinitialiser|reinitialise|reinitialisez|on recommence|repars a zero|repartez a zero|depuis le debut|remets a zero|remettre a zero|tout recommencer|recommencer a zero|une nouvelle recherche|a zero|oublions tout|on efface tout|on repart de zero|tout a zero|repartir de zero|repartons de zero|on recommence a zero|on recommence tout|autre recherche|recherche differente',
  ],
  [
    'more',
    'aussi|egalement|ajoute|ajoutez|ajouter|inclure|inclus|incluez|en plus|ainsi que|ou encore|ou aussi|de meme que|elargir a|elargis a|elargissez a|et aussi|ajoutons|ou',
  ],
  [
    'swap',
    "plutot|a la place|essaie|essayez|essayons|et si|que dire de|qu'en est il de|change pour|changez pour|changer pour|mets|mettez|mettons|passe a|passons a|passez a|finalement|en fait|regardons|regarde|maintenant|seulement|uniquement|remplace par|remplacez par|disons|dans ce cas|cherche a|va pour|allons y avec|allons y pour|limite a|limitez a|montre moi|montrez moi|juste",
  ],
  [
    'free:price',
    "peu importe le prix|n'importe quel prix|sans limite de prix|sans limite de budget|le prix n'est pas important|le prix importe peu|le budget n'est pas important|oublie le prix|oubliez le prix|oublie le budget|oubliez le budget|enleve le prix|enlevez le prix|pas de limite de prix|pas de limite de budget|budget illimite|le prix n'a pas d'importance|retire le prix|retirez le prix",
  ],
  [
    'free:place',
    "n'importe ou|peu importe ou|partout|peu importe la ville|peu importe le quartier|n'importe quelle ville|n'importe quel quartier|peu importe l'endroit|peu importe le secteur|oublie la ville|oubliez la ville|oublie le quartier|oubliez le quartier",
  ],
  [
    'free:type',
    "n'importe quel type|peu importe le type|tous les types|tout type|n'importe quel type de propriete|tous types",
  ],
  [
    'free:beds',
    "peu importe le nombre de chambres|n'importe quel nombre de chambres|oublie les chambres|oubliez les chambres|le nombre de chambres importe peu|le nombre de chambres n'est pas important",
  ],
  ['free:baths', 'peu importe le nombre de salles de bain|oublie les salles de bain|oubliez les salles de bain'],
  [
    'free:sqft',
    "peu importe la superficie|peu importe la taille|la taille importe peu|la superficie importe peu|oublie la superficie|oubliez la superficie|n'importe quelle taille|la superficie n'est pas importante|la taille n'est pas importante",
  ],
  ['free:lot', 'peu importe le terrain|peu importe la taille du terrain|oublie le terrain|oubliez le terrain'],
  ['free:year', "peu importe l'annee|peu importe l'age|n'importe quelle annee|oublie l'annee|oubliez l'annee"],
  ['free:hoa', 'peu importe les frais|oublie les frais|oubliez les frais|peu importe les frais de condo'],
  ['free:school', 'peu importe les ecoles|oublie les ecoles|oubliez les ecoles'],
];
