import { each, type Lexicon } from '../lexicon.ts';
import { listedNoLonger } from './listed-no-longer.ts';

/** Words that compare, before a number (`cmp`, `about`, …) or after it (`post`); < and > are strict for things that are counted; French. */
export const comparisons: Lexicon = [
  ['cmp:<=', listedNoLonger],
  [
    'cmp:<',
    "moins de|sous|en dessous de|au dessous de|inferieur a|en bas de|sous les|sous la barre des|inferieure a|moins que|plus petit que|inferieurs a|pour moins de|en dessous des|sous la barre de|moins cher que|a moins de|moins d'|en deca de|sous la barre du|under|pour moins que|inferieurs aux|inferieur aux|moins chere que|plus petite que|au dessous des|en bas de la barre des|en bas de la barre de|en bas des|en bas du|en dessous du|en dessous d|au dessous de la barre de|plus bas que|moins de quelque|moins qu|en deca des|en deca du",
  ],
  [
    'cmp:<=',
    `maximum|max|maxi|jusqu'a|jusqu'au|jusqu'aux|au plus|pas plus de|maximum de|au maximum|pas plus que|ne depassant pas|max de|plafond de|limite de|jusqu' a|a concurrence de|jusqu'a concurrence de|sans depasser|sans exceder|sans aller plus haut que|tout au plus|pas plus d'|au maximum de|d'au plus|maximale|jusqu'|maximal|grand maximum|gros maximum|limite a|plafond|plafonne a|un maximum de|un max de|en restant sous|rester sous|en restant en bas de|budget max|budget maximum|budget maximal|budget plafond|n'excedant pas|rien au dessus de|rien de plus de|rien de plus cher que|rien en haut de|rien passe|pas plus cher que|pas plus haut que|pas au dessus de|pas en haut de|${each('ne|n|', 'peut|peux|pouvons|doit|dois|devrait|veux|veut|voulons|', 'pas', 'depasser|exceder|aller au dessus de|payer plus de|payer plus que|mettre plus de|mettre plus que|aller plus haut que|monter plus haut que|monter au dessus de|depenser plus de')}|qui ne depasse pas|qui depasse pas|ne depasse pas|depasse pas|depassent pas|depassant pas|qui depassent pas|ne depassent pas|qui n'excede pas|n'excede pas|qui coute pas plus de|qui ne coute pas plus de|ne coute pas plus de|${each("je|j'|on|nous|", 'veux|veut|voulons|peux|peut|pouvons', 'pas', 'plus de|plus que')}|${each('ne|n|', 'soit|sont|sera', 'pas', 'plus de|a plus de|plus que')}|pas plus cher qu|plafonne|plafonnee a|plafonnes a|au plafond de|${each('pas|jamais', 'plus', 'que|de|cher que|haut que|gros que')}|${each('il faut|faut|faudrait', 'pas', 'que ca|que ce|qu on|que l on|', 'depasse|depasser|passe|coute plus de|coute plus que|monte plus haut que|monte au dessus de')}|${each('on|je|nous', 'monte|monterai|montera|montons|va|vais|irai|ira|irons', 'pas|jamais', 'plus haut que|au dessus de|au dela de|en haut de|passe')}|dans les limites de|tout en bas de|tasse a|serre a|le gros max|gros maximum de|a la limite|pas une cenne de plus que|jamais plus de|jamais plus que`,
  ],
  [
    'cmp:>',
    "plus de|au dessus de|superieur a|plus que|superieure a|au dela de|plus d'|superieurs a|au dessus des|superieure aux|superieur aux|au dela des|plus grand que|plus grande que|depassant|en haut de|passe|plus haut que|en haut des|au dessus d|plus qu|au dela d",
  ],
  [
    'cmp:>=',
    "au moins|minimum|min|a partir de|pas moins de|minimum de|au minimum|d'au moins|minimale de|minimale|au bas mot|au minimum de|un minimum de|minimal|minimal de|a partir d'|au moins d'|minimum d'|pas moins que|pas en bas de|d'un minimum de|au moins de|au minimum d'|minimal d'|un min de|mini|invendu depuis|invendue depuis|invendus depuis|invendues depuis|pas vendu depuis|pas vendue depuis|pas vendus depuis",
  ],
  [
    'about',
    "environ|autour de|a peu pres|approximativement|dans les|aux alentours de|pres de|proche de|autour des|dans les environs de|vers|plus ou moins|aux environs de|quelque part autour de|a pres de|d'environ|grosso modo|alentour de|dans les alentours de|grosso|quelque chose comme|aux alentours des|vers les|approchant|approximatif|a environ|d'a peu pres|autour du|dans le coin des|aux alentours d|autour d|alentours de|dans le bout de|dans le bout des|dans la zone des|dans les eaux de|quelque part dans les|a peu de choses pres",
  ],
  ['exact', 'exactement|seulement|precisement|uniquement|juste'],
  ['between', 'entre|de|allant de|variant entre|se situant entre|situe entre|quelque part entre'],
  ['to', "a|jusqu'a|et|au"],
  [
    'newer',
    "apres|depuis|apres l'an|posterieure a|plus recente que|apres l'annee|plus recent que|a partir de|posterieur a|pas avant|pas plus vieux que|pas plus vieille que|pas plus ancien que|pas plus ancienne que|pas plus vieux qu'|au plus tot en|rien de plus vieux que|rien de plus vieux qu'|rien de plus ancien que|rien d'avant|rien avant|post|apres les annees|posterieur|construit apres|bati apres|batie apres|construite apres|plus neuf que|plus neuve que|plus jeune que|pas plus vieille qu'|ulterieure a|pas avant les annees|rien de plus vieux que les annees|ulterieur a|des annees|d apres|bati apres les annees|en montant depuis|a partir des annees|pas plus vieux que les annees",
  ],
  [
    'older',
    "avant|avant l'an|anterieure a|avant l'annee|anterieur a|d'avant|anterieur|plus vieux que|plus vieille que|plus ancien que|plus ancienne que|construit avant|bati avant|batie avant|construite avant",
  ],
  [
    'post:>=',
    'ou apres|et apres|ou plus|et plus|minimum|min|au moins|ou mieux|au minimum|ou plus recent|ou plus recente|et plus recent|ou plus neuf|ou plus neuve|ou plus jeune|ou plus recents|ou plus recentes|plus|ou davantage|et au dela|et au dessus|ou plus grand|suffisent|suffit|suffiraient|me suffisent|nous suffisent|ou superieur|ou superieure|et mieux|ou plus haut|ou plus elevee|mini|ou au dela|et davantage|ou plus grande|au bas mot|ou superieurs|ou en montant|en montant|et en montant|pis plus|et plus haut|pis en montant|pis en haut|ou en haut|ou au dessus|minimum minimum|pis plus recent|et plus neuf|pis plus jeune',
  ],
  [
    'post:<=',
    'ou avant|et avant|ou moins|ou plus vieux|ou plus vieille|ou plus ancien|ou plus ancienne|maximum|max|et moins|au maximum|gros max|tout au plus|au plus|grand maximum|gros maximum|ou moins cher|pas plus|top|a ne pas depasser|maxi|tops|pas un sou de plus|pas une cenne de plus|pas une piasse de plus|et pas plus|dernier prix|a tout casser|pas davantage|au grand maximum|max max|au gros max|au max|et pas plus que ca|plafond|maximum maximum|au plafond|et c est tout|pas plus que ca|ou en bas|et en bas|ou en dessous|et en dessous|en montant pas|pas un dollar de plus|pas un sou de plus que ca|dernier carat',
  ],
  [
    'post:about',
    'environ|a peu pres|plus ou moins|approximativement|alentour|dans ces eaux la|dans ces eaux|grosso modo|a peu de chose pres|a quelque chose pres|et quelques|et des poussieres|ou a peu pres',
  ],
  ['post:exact', 'exactement|seulement|pile|ni plus ni moins|pas une de plus pas une de moins'],
  [
    'yearly:newer',
    'ou apres|et apres|ou plus recent|ou plus recente|et plus recent|ou plus neuf|ou plus neuve|ou plus jeune|ou plus recents|ou plus recentes|en montant|et en montant|ou en montant|pis plus recent|et plus neuf|pis plus jeune',
  ],
  ['yearly:older', 'ou avant|et avant|ou plus vieux|ou plus vieille|ou plus ancien|ou plus ancienne'],
  ['yearly', 'et plus|ou plus'],
  [
    'nomore',
    'pas plus|pas une de plus|pas un de plus|pas davantage|ni plus ni moins|pas une de moins pas une de plus|c est tout',
  ],
  ['moment', 'apres|depuis'],
];
