import type { Lexicon } from '../lexicon.ts';

/** Words that compare, before a number (`cmp`, `about`, …) or after it (`post`); < and > are strict for things that are counted; French. */
export const comparisons: Lexicon = [
  [
    'cmp:<',
    "moins de|sous|en dessous de|au dessous de|inferieur a|en bas de|sous les|sous la barre des|inferieure a|moins que|plus petit que|inferieurs a|pour moins de|en dessous des|sous la barre de|moins cher que|a moins de|moins d'",
  ],
  [
    'cmp:<=',
    "maximum|max|jusqu'a|au plus|pas plus de|maximum de|au maximum|pas plus que|ne depassant pas|max de|plafond de|limite de|jusqu' a|a concurrence de|sans depasser|ne depasse pas|tout au plus|pas plus d'|au maximum de|d'au plus|pas depasser|ne pas depasser|maximale|jusqu'|maximal|grand maximum|limite a|qui ne depasse pas|plafond|ne doit pas depasser|plafonne a|un maximum de|un max de|en restant sous|rester sous|ne veux pas depasser|ne voulons pas depasser|ne peut pas depasser|budget max|budget maximum|budget maximal|sans exceder|n'excedant pas|ne peut pas exceder|ne peut pas aller au dessus de|ne peut pas payer plus de|ne peut pas aller plus haut que|ne peut pas monter au dessus de|ne peux pas depasser|ne peux pas exceder|ne peux pas aller au dessus de|ne peux pas payer plus de|ne peux pas aller plus haut que|ne peux pas monter au dessus de|ne pouvons pas depasser|ne pouvons pas exceder|ne pouvons pas aller au dessus de|ne pouvons pas payer plus de|ne pouvons pas aller plus haut que|ne pouvons pas monter au dessus de|ne doit pas exceder|ne doit pas aller au dessus de|ne doit pas payer plus de|ne doit pas aller plus haut que|ne doit pas monter au dessus de|ne devrait pas depasser|ne devrait pas exceder|ne devrait pas aller au dessus de|ne devrait pas payer plus de|ne devrait pas aller plus haut que|ne devrait pas monter au dessus de|peut pas depasser|peut pas exceder|peut pas aller au dessus de|peut pas payer plus de|peut pas aller plus haut que|peut pas monter au dessus de|peux pas depasser|peux pas exceder|peux pas aller au dessus de|peux pas payer plus de|peux pas aller plus haut que|peux pas monter au dessus de|rien au dessus de|rien de plus de|rien de plus cher que|rien en haut de|rien passe",
  ],
  ['cmp:>', "plus de|au dessus de|superieur a|plus que|superieure a|au dela de|plus d'|superieurs a|au dessus des"],
  [
    'cmp:>=',
    "au moins|minimum|min|a partir de|pas moins de|minimum de|au minimum|d'au moins|des|minimale de|minimale|au bas mot|au minimum de|un minimum de|minimal|minimal de|a partir d'|au moins d'|minimum d'",
  ],
  [
    'about',
    "environ|autour de|a peu pres|approximativement|dans les|aux alentours de|pres de|proche de|autour des|dans les environs de|vers|plus ou moins|aux environs de|quelque part autour de|a pres de|d'environ|grosso modo|alentour de|dans les alentours de|grosso|quelque chose comme",
  ],
  ['exact', 'exactement|seulement|precisement|uniquement|juste'],
  ['between', 'entre|de|allant de|variant entre|se situant entre|situe entre|quelque part entre'],
  ['to', "a|jusqu'a|et|au"],
  [
    'newer',
    "apres|depuis|apres l'an|posterieure a|plus recente que|apres l'annee|plus recent que|a partir de|posterieur a|pas avant|pas plus vieux que|pas plus vieille que|pas plus ancien que|pas plus ancienne que|pas plus vieux qu'|au plus tot en|rien de plus vieux que|rien de plus vieux qu'|rien de plus ancien que|rien d'avant|rien avant",
  ],
  ['older', "avant|avant l'an|anterieure a|avant l'annee|anterieur a"],
  [
    'post:>=',
    'ou plus|et plus|minimum|min|au moins|ou mieux|au minimum|ou plus recent|ou plus recente|et plus recent|ou plus neuf|ou plus neuve|ou plus jeune|ou plus recents|ou plus recentes|plus|ou davantage|et au dela|et au dessus|ou plus grand|suffisent|suffit|suffiraient|me suffisent|nous suffisent|ou superieur|ou superieure|et mieux|ou plus haut|ou plus elevee',
  ],
  [
    'post:<=',
    'ou moins|ou plus vieux|ou plus vieille|ou plus ancien|ou plus ancienne|maximum|max|et moins|au maximum|gros max|tout au plus|au plus|grand maximum|gros maximum|ou moins cher|pas plus|top|a ne pas depasser|maxi',
  ],
  ['post:about', 'environ|a peu pres|plus ou moins|approximativement'],
  ['post:exact', 'exactement|seulement|pile'],
  [
    'yearly:newer',
    'ou plus recent|ou plus recente|et plus recent|ou plus neuf|ou plus neuve|ou plus jeune|ou plus recents|ou plus recentes',
  ],
  ['yearly:older', 'ou plus vieux|ou plus vieille|ou plus ancien|ou plus ancienne'],
  ['yearly', 'et plus|ou plus'],
  ['moment', 'apres|depuis'],
];
