import { each, type Lexicon } from '../lexicon.ts';

/** Words that hold a sentence together; French. */
export const joints: Lexicon = [
  [
    'want',
    `cherche|cherchons|veux|voulons|voudrais|voudrions|avec|besoin|il nous faut|il me faut|faut|je cherche|nous cherchons|on cherche|aimerais|aimerions|souhaite|recherche|recherchons|trouver|acheter|montrez moi|trouvez moi|demenager a|avoir|doit avoir|ayant|comprenant|incluant|possedant|nous voulons|je veux|on veut|aussi|desire|desirons|souhaitons|demenage a|demenageons a|m'installer a|nous installer a|s'installer a|on aimerait|on voudrait|doit|qui a|dote de|dotee de|plus|a la recherche de|il faut|absolument|munie de|equipe de|equipee de|offrant|arrivons a|nous arrivons a|on arrive a|j'arrive a|arrive a|s'en vient a|nous installons a|s'etablir a|nous etablir a|m'etablir a|trouve nous|trouve moi|trouvez nous|montre nous|montre moi|montrez nous|deniche nous|deniche moi|denichez nous|denichez moi|aide nous a trouver|aidez nous a trouver|aidez moi a trouver|aide moi a trouver|${each('on|je|nous|', 'cherche|cherchons|veut|veux|voulons|recherche|recherchons', 'plus grand|plus petit|plus spacieux|quelque chose de plus grand|quelque chose de plus petit', 'que ca|que maintenant|')}|${each('ca nous prend|ca me prend|il nous faut|il me faut', 'plus grand|plus petit|plus spacieux|quelque chose de plus grand')}|pour acheter|pour m acheter|pour nous acheter|pour racheter|pour s acheter`,
  ],
  [
    'firm',
    `cherche|cherchons|veux|voulons|il nous faut|il me faut|faut|je cherche|nous cherchons|on cherche|je veux|nous voulons|on veut|recherche|il faut|doit avoir|doit|trouve nous|trouve moi|trouvez nous|trouvez moi|montre nous|montre moi|montrez nous|deniche nous|deniche moi|denichez nous|denichez moi|aide nous a trouver|aidez nous a trouver|aidez moi a trouver|aide moi a trouver|${each('on|je|nous|', 'cherche|cherchons|veut|veux|voulons|recherche|recherchons', 'plus grand|plus petit|plus spacieux|quelque chose de plus grand|quelque chose de plus petit', 'que ca|que maintenant|')}|${each('ca nous prend|ca me prend|il nous faut|il me faut', 'plus grand|plus petit|plus spacieux|quelque chose de plus grand')}|pour acheter|pour m acheter|pour nous acheter|pour racheter|pour s acheter`,
  ],
  ['and', "et|pis|ainsi que|puis|aussi|ainsi qu'|et aussi|et puis"],
  ['or', 'ou|ou bien|ou encore|soit|et ou|ou a defaut|a defaut|ou sinon|sinon|sinon a|au pire'],
  [
    'but',
    "mais|cependant|par contre|toutefois|sauf que|mais maintenant|mais en fait|mais finalement|mais en realite|mais maintenant c'est",
  ],
  [
    'clause',
    "parce que|car|puisque|donc|qui|que|ou|quand|pour que|alors|comme|afin|vu que|si|dont|pendant que|tandis que|etant donne|parce qu'|puisqu'|lorsque|etant",
  ],
  ['pron', "je|j'|nous|on|il|elle|vous|tu|ils|me|m'|moi|ce|c'|qu'|s'|se|t'|elles|y"],
  ['be', 'est|sont|etre|soit|ete|serait|sera|soient|es'],
  ['art', "un|une|le|la|les|l'|des|du|ce|cette|au|aux|de la|ces|d'un|d'une|quelques|mon|ma|mes|notre|nos|l|de l'"],
  ['of', "de|d'|du|des|pour|par|d|en|a|au|avec|les|l'"],
  ['poss', 'mon|ma|mes|notre|nos|son|sa|ses|leur'],
  [
    'adj',
    'grande|grand|grandes|grands|belle|belles|vraies|fermees|bonnes|petite|petites|spacieuses|completes|complete|spacieuse|bonne|beau|beaux|complet|double|fermee|vraie|vrai|joli|jolie|petit|generation|gros|grosse|super|totales|habitables',
  ],
  [
    'glue',
    "rien de fou|rien d'extravagant|rien de special|rien de trop fou|rien de complique|situe|se|fourchette|quelque part|situee|compris|comprise|gamme|ne|n'|me|est|devrait|doit|tourne|n|y|que|qui|soit|reste|rester|pas|absolument|serait|mensuel|mensuelle|mensuels|mensuelles|maximal|total|comprises|incluses|inclus|incluse|monte a|ca monte a|virer autour de|tourne autour de|soit autour de|d environ",
  ],
  ['both', 'a la fois'],
  [
    'fill',
    `payer un loyer|payer loyer|fatigue de louer|tanne de louer|arreter de louer|cesser de louer|mon loyer|notre loyer|loyer actuel|mon cellulaire|tannee de payer un loyer|paie un loyer|paye un loyer|payons un loyer|loyer trop cher|un loyer|peu importe lequel|peu importe laquelle|l'un ou l'autre|n'importe lequel|n'importe laquelle|ca m'est egal|c'est egal|les deux me vont|les deux conviennent|les deux me conviennent|peu m'importe|peu importe lesquels|au choix|l'une ou l'autre|je prefere acheter|nous preferons acheter|on prefere acheter|prefere acheter|preferons acheter|autant acheter|aussi bien acheter|a present|nous preferons a present|${each('pour|pis|et', 'louer|relouer', 'un cote|une partie|l autre logement|l autre|le haut|le bas|le sous sol|l autre cote|une chambre|les autres logements|le deuxieme')}`,
  ],
];
