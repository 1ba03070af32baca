import { each, type Lexicon } from '../lexicon.ts';

/** Words that hold a sentence together; French. */
export const joints: Lexicon = [
  [
    'want',
    `demenageons au|demenageons en|demenageons aux|demenage au|demenage en|demenager au|demenager en|on s'en va a|on s'en va au|on s'en va aux|on s'en va en|je m'en vais a|je m'en vais au|je m'en vais aux|je m'en vais en|on s'en vient a|on s'en vient au|on s'en vient aux|on s'en vient en|on part vivre a|on part vivre au|on part vivre aux|on part vivre en|je pars vivre a|je pars vivre au|je pars vivre aux|je pars vivre en|on part s'installer a|on part s'installer au|on part s'installer aux|on part s'installer en|je pars m'installer a|je pars m'installer au|je pars m'installer aux|je pars m'installer en|on va s'installer a|on va s'installer au|on va s'installer aux|on va s'installer en|on vient s'installer a|on vient s'installer au|on vient s'installer aux|on vient s'installer en|on se relocalise a|on se relocalise au|on se relocalise aux|on se relocalise en|on retourne vivre a|on retourne vivre au|on retourne vivre aux|on retourne vivre en|on va vivre a|on va vivre au|on va vivre aux|on va vivre en|je vais vivre a|je vais vivre au|je vais vivre aux|je vais vivre en|on s'installe a|on s'installe au|on s'installe aux|on s'installe en|je m'installe a|je m'installe au|je m'installe aux|je m'installe en|nous nous installons a|nous nous installons au|nous nous installons aux|nous nous installons en|on demenage a|on demenage au|on demenage aux|on demenage en|je demenage a|je demenage au|je demenage aux|je demenage en|nous demenageons a|nous demenageons au|nous demenageons aux|nous demenageons en|on sera mute a|on sera mute au|on sera mute aux|on sera mute en|je suis mute a|je suis mute au|je suis mute aux|je suis mute en|on est mutes a|on est mutes au|on est mutes aux|on est mutes en|cherche|cherchons|veux|voulons|voudrais|voudrions|avec|besoin|il nous faut|il me faut|faut|je cherche|nous cherchons|on cherche|aimerais|aimerions|souhaite|recherche|recherchons|trouver|acheter|montrez moi|trouvez moi|demenager a|avoir|doit avoir|ayant|comprenant|incluant|possedant|nous voulons|je veux|on veut|aussi|desire|desirons|souhaitons|demenage a|demenageons a|m'installer a|nous installer a|s'installer a|on aimerait|on voudrait|doit|qui a|dote de|dotee de|plus|a la recherche de|il faut|absolument|munie de|equipe de|equipee de|offrant|arrivons a|nous arrivons a|on arrive a|j'arrive a|arrive a|s'en vient a|nous installons a|s'etablir a|nous etablir a|m'etablir a|trouve nous|trouve moi|trouvez nous|montre nous|montre moi|montrez nous|deniche nous|deniche moi|denichez nous|denichez moi|aide nous a trouver|aidez nous a trouver|aidez moi a trouver|aide moi a trouver|${each('on|je|nous|', 'cherche|cherchons|veut|veux|voulons|recherche|recherchons', 'plus grand|plus petit|plus spacieux|quelque chose de plus grand|quelque chose de plus petit', 'que ca|que maintenant|')}|${each('ca nous prend|ca me prend|il nous faut|il me faut', 'plus grand|plus petit|plus spacieux|quelque chose de plus grand')}|pour acheter|pour m acheter|pour nous acheter|pour racheter|pour s acheter`,
  ],
  [
    'firm',
    `demenageons a|demenageons au|demenageons en|demenageons aux|on s'en va a|on s'en va au|on s'en va aux|on s'en va en|je m'en vais a|je m'en vais au|je m'en vais aux|je m'en vais en|on s'en vient a|on s'en vient au|on s'en vient aux|on s'en vient en|on part vivre a|on part vivre au|on part vivre aux|on part vivre en|je pars vivre a|je pars vivre au|je pars vivre aux|je pars vivre en|on part s'installer a|on part s'installer au|on part s'installer aux|on part s'installer en|je pars m'installer a|je pars m'installer au|je pars m'installer aux|je pars m'installer en|on va s'installer a|on va s'installer au|on va s'installer aux|on va s'installer en|on vient s'installer a|on vient s'installer au|on vient s'installer aux|on vient s'installer en|on se relocalise a|on se relocalise au|on se relocalise aux|on se relocalise en|on retourne vivre a|on retourne vivre au|on retourne vivre aux|on retourne vivre en|on va vivre a|on va vivre au|on va vivre aux|on va vivre en|je vais vivre a|je vais vivre au|je vais vivre aux|je vais vivre en|on s'installe a|on s'installe au|on s'installe aux|on s'installe en|je m'installe a|je m'installe au|je m'installe aux|je m'installe en|nous nous installons a|nous nous installons au|nous nous installons aux|nous nous installons en|on demenage a|on demenage au|on demenage aux|on demenage en|je demenage a|je demenage au|je demenage aux|je demenage en|nous demenageons a|nous demenageons au|nous demenageons aux|nous demenageons en|on sera mute a|on sera mute au|on sera mute aux|on sera mute en|je suis mute a|je suis mute au|je suis mute aux|je suis mute en|on est mutes a|on est mutes au|on est mutes aux|on est mutes en|cherche|cherchons|veux|voulons|il nous faut|il me faut|faut|je cherche|nous cherchons|on cherche|je veux|nous voulons|on veut|recherche|il faut|doit avoir|doit|trouve nous|trouve moi|trouvez nous|trouvez moi|montre nous|montre moi|montrez nous|deniche nous|deniche moi|denichez nous|denichez moi|aide nous a trouver|aidez nous a trouver|aidez moi a trouver|aide moi a trouver|${each('on|je|nous|', 'cherche|cherchons|veut|veux|voulons|recherche|recherchons', 'plus grand|plus petit|plus spacieux|quelque chose de plus grand|quelque chose de plus petit', 'que ca|que maintenant|')}|${each('ca nous prend|ca me prend|il nous faut|il me faut', 'plus grand|plus petit|plus spacieux|quelque chose de plus grand')}|pour acheter|pour m acheter|pour nous acheter|pour racheter|pour s acheter`,
  ],
  ['and', "et|pis|ainsi que|puis|aussi|ainsi qu'|et aussi|et puis"],
  ['or', 'ou|ou bien|ou encore|soit|et ou|ou a defaut|a defaut|ou sinon|sinon|sinon a|au pire'],
  [
    'but',
    "mais|cependant|par contre|toutefois|sauf que|mais maintenant|mais en fait|mais finalement|mais en realite|mais maintenant c'est",
  ],
  [
    'clause',
    "tant que|tant que c'est|tant qu'il y a|pourvu que|pourvu que ce soit|du moment que|parce que|car|puisque|donc|qui|que|ou|quand|pour que|alors|comme|afin|vu que|si|dont|pendant que|tandis que|etant donne|parce qu'|puisqu'|lorsque|etant",
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
    `payer un loyer|payer loyer|fatigue de louer|tanne de louer|arreter de louer|cesser de louer|mon loyer|notre loyer|loyer actuel|mon cellulaire|tannee de payer un loyer|paie un loyer|paye un loyer|payons un loyer|loyer trop cher|un loyer|peu importe lequel|peu importe laquelle|l'un ou l'autre|n'importe lequel|n'importe laquelle|ca m'est egal|c'est egal|les deux me vont|les deux conviennent|les deux me conviennent|peu m'importe|peu importe lesquels|au choix|l'une ou l'autre|je prefere acheter|nous preferons acheter|on prefere acheter|prefere acheter|preferons acheter|autant acheter|aussi bien acheter|a present|nous preferons a present|${each('pour|pis|et', 'louer|relouer', 'un cote|une partie|l autre logement|l autre|le haut|le bas|le sous sol|l autre cote|une chambre|les autres logements|le deuxieme')}|au bureau`,
  ],
];
