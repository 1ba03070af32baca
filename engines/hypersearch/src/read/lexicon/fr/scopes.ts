import { each, type Lexicon } from '../lexicon.ts';

/** Words that open or close a scope: exclusion, preference, withdrawal, correction; French. */
export const scopes: Lexicon = [
  [
    'not',
    "sans|pas de|pas d'|aucun|aucune|ni|pas|non|pas dans|jamais|pas un|pas une|pas a|hors de|hors|sauf|excepte|mais pas|a l'exception de|sauf dans|pas en|a part|en dehors de|excluant|exclure|exclu|pas du|sauf a|pas sur|autre que|surtout pas|mais pas a|mais pas dans|rien avec|rien dans|rien sur|pas avec|ni de|ni d'|ni le|ni la|ni les|pas les|pas le|pas la|pas l'|surtout pas de|surtout pas d'|sans aucun|sans aucune|n'importe quoi sauf|tout sauf|n'importe ou sauf|partout sauf|tout sauf un|autre chose que|a l'exclusion de|mis a part|absolument pas de|jamais de|a l'exception du|a l'exception des|a l'exception de la|a l'exception de l'|exception faite de|exception faite du|exception faite des|hormis|hormis les|hormis le|hormis la|a l'exclusion des|a l'exclusion du|rien qui|rien qui soit|rien qui ait|rien|rien a",
  ],
  [
    'avoid',
    `eviter|je ne veux pas|nous ne voulons pas|on ne veut pas|ne veux pas|ne voulons pas|evitez|je veux eviter|j'aimerais eviter|deteste|je deteste|j'evite|on evite|je veux pas|on veut pas|ne souhaite pas|ne souhaitons pas|je ne souhaite pas|je ne veux surtout pas|pas interesse par|pas question de|nous voulons eviter|on veut eviter|je refuse|plus question de|ne cherche pas|ne cherchons pas|${each('rien savoir|plus rien savoir', "de|d'|du|des|d'un|d'une|de la|de l'")}|${each('je|on|nous|', 'veux|veut|voulons', 'rien savoir|surtout pas|absolument pas|vraiment pas|pas pantoute|pas entendre parler', "de|d'|du|des|d'un|d'une|de la|de l'")}|${each('je|on|nous|', "n'aime|n'aimons|aime|aimons|n'aimerais", 'pas|pas trop|pas du tout|pas vraiment', "les|le|la|l'|ca|")}|evitons|on exclut|j'exclus|nous excluons|exclut|excluez|on elimine|j'elimine|ne m'interesse pas|m'interessent pas|on fuit|je fuis|fuyons|ne me parlez pas de|parlez moi pas de|parle moi pas de|je m'oppose a|hors de question|hors de question d'avoir|pas fan de|pas fan des|pas fan d'|pas amateur de|on boude|ne me proposez pas|ne nous proposez pas|ne me montrez pas|ne nous montrez pas|ne m'envoyez pas|ne nous envoyez pas|ne proposez pas|ne montrez pas|inutile de me proposer|inutile de nous proposer|epargnez moi|epargnez nous`,
  ],
  [
    'prefer',
    `${each("si|s'|si jamais|si des fois|si par chance|si par hasard|si par bonheur|si en plus", "il y a|il y avait|y a|y'a|y avait|ca a|ca avait|ca inclut|il y en a")}|si jamais|si par chance|si par bonheur|tant mieux si|tant mieux si c'est|tant mieux si elle est|tant mieux si il y a|tant mieux s'il y a|le reve|mon reve|notre reve|le reve ce serait|le reve c'est|dans le meilleur des mondes|mon reve ce serait|ou a la limite|ou a la rigueur|voire|ou meme|idealement|de preference|preferablement|si possible|ce serait bien d'avoir|un plus si|preference pour|j'aimerais idealement|bonus si|ce serait un plus d'avoir|un atout si|nous preferons|je prefere|on prefere|dans l'ideal|ce serait bien avec|je prefererais|nous prefererions|ce serait super d'avoir|avec un peu de chance|on espere|nous esperons|j'espere|esperant|bonus pour|ce serait ideal d'avoir|ce serait genial d'avoir|l'ideal serait|l'ideal|preferant|ce serait bien si|ce serait chouette d'avoir|ce serait agreable d'avoir|ca serait bien d'avoir|on aimerait idealement|l'ideal ce serait|prefere|points bonus pour|en bonus|et encore mieux|encore mieux si|un plus serait|${each("ce serait|ca serait|c'est|ce sera|ca me plairait|j'aimerais ca|on aimerait ca|ce serait vraiment|ca serait vraiment|ce serait tellement|serait", 'bien|le fun|super|ideal|genial|chouette|agreable|parfait|cool|un plus|un gros plus|un bonus|un atout|apprecie|interessant|merveilleux|plaisant|extraordinaire|fantastique|le reve|un reve|un luxe|top|preferable|pratique|mieux|la cerise sur le gateau|le top', "d'avoir|de l'avoir|d'etre|si|si c'etait|s'il y avait|s'il y a|qu'il y ait|si y avait|si on avait|si on pouvait avoir|que ca ait|que ce soit|avec|de trouver|d'y avoir|d'inclure")}|${each("j'aimerais|on aimerait|nous aimerions|je voudrais|on voudrait", 'mieux|autant|idealement', 'avoir|un|une|')}|dans un monde ideal|dans un monde parfait|dans le meilleur des mondes|en revant|le reve c'est|le reve ce serait|mon reve c'est|l'ideal c'est|l'ideal serait d'avoir|l'ideal pour nous|si ca se peut|si ca se trouve|si on peut|si on pouvait|si y en a|s'il y en a|s'il y a moyen|si y a moyen|si on est chanceux|si la chance est la|autant que possible|dans la mesure du possible|le plus possible|peut etre meme|mon premier choix|mon premier choix c'est|notre premier choix|mon preference va a|ma preference va a|notre preference va a|preference va aux|ma preference|notre preference|on privilegie|je privilegie|nous privilegions|privilegier|de preference avec|de preference un|de preference une|preferablement avec|en bonus si|bonus s'il y a|bonus avec|bonus d'avoir|un gros plus si|gros plus si|un atout serait|un petit plus|j'apprecierais|nous apprecierions|on apprecierait|on serait contents avec|on capoterait sur|je capoterais sur|on ne dirait pas non a|on dirait pas non a|je dirais pas non a|je ne dirais pas non a|nous ne dirions pas non a|on reve de|on reve d'|je reve de|je reve d'|nous revons de|nous revons d'|revons de|on esperait|j'espere avoir|en esperant|avec de la chance|tant qu'a rever|mieux encore|j'aurais un faible pour|un faible pour|on a un faible pour|je penche pour|on penche pour|un petit faible pour|eventuellement|le reve c'est d'avoir|si cela existe|si ca existe|s il en existe|s il en existe un|s il en existe une`,
  ],
  [
    'nice',
    `on verra|on verra bien|un gros plus|un gros atout|un vrai plus|un beau plus|aiderait|ca aiderait|nous aiderait|m'aiderait|pas obligatoire mais ca aiderait|pas necessaire mais ca aiderait|pas obligatoire mais|pas necessaire mais|pas essentiel mais|pas obligatoire mais apprecie|serait un plus|serait bien|serait ideal|serait un atout|si possible|serait apprecie|un atout|un plus|serait un bonus|serait super|serait genial|est un plus|serait appreciee|est un atout|serait parfait|seraient un plus|seraient apprecies|de preference|serait parfaite|serait agreable|seraient bien|serait chouette|serait la bienvenue|serait le bienvenu|serait ideale|serait merveilleux|ce serait super|ce serait bien|ce serait parfait|ce serait un plus|ce serait ideal|ce serait genial|ca serait bien|ca serait super|seraient un atout|facultatif|en prime|ne serait pas de refus|serait fantastique|serait cool|si c'est possible|seraient appreciees|est optionnel|est optionnelle|est facultatif|optionnel|serait mieux|serait encore mieux|seraient mieux|c'est mieux|ce serait mieux|${each("ce serait|ca serait|serait|seraient|c'est|est|sont|sera|ferait|serais", 'vraiment|tellement|aussi|', 'bien|le fun|super|ideal|genial|chouette|agreable|parfait|cool|un plus|un gros plus|un bonus|un atout|apprecie|interessant|merveilleux|plaisant|extraordinaire|fantastique|le reve|un reve|un luxe|top|preferable|pratique|mieux|la cerise sur le gateau|le top|bienvenu|bienvenue|bienvenus|appreciee|apprecies|appreciees|ideale|parfaite|souhaitable|souhaite|souhaitee|desirable|facultatif|optionnel|optionnelle|prefere|preferee')}|si ca se peut|si ca se trouve|si on peut|s'il y a moyen|si y a moyen|si on est chanceux|dans un monde ideal|autant que possible|dans la mesure du possible|ca nous ferait plaisir|ca me ferait plaisir|nous ferait plaisir|me ferait plaisir|en bonus|en extra|a la limite|ce serait pas de refus|serait pas de refus|on dirait pas non|je dirais pas non|on ne dirait pas non|si disponible|si dispo|si le budget le permet|si le prix le permet|souhaite mais pas obligatoire|souhaitee mais pas obligatoire|souhaites mais pas obligatoires`,
  ],
  [
    'allowed',
    "c'est assez|est assez|ca suffit|ca fera|fera l'affaire|ferait l'affaire|ca ferait|ca fait|ok|c'est correct|est correct|acceptable|accepte|ca me va|ca nous va|pas de probleme|aucun probleme",
  ],
  [
    'maybe',
    "si possible|de preference|idealement|si ca se peut|si on peut|s'il y a moyen|si y a moyen|dans un monde ideal|autant que possible|dans la mesure du possible|si ca se trouve",
  ],
  [
    'drop',
    `avec ou sans|avec ou pas|qu il y ait ou non|${each('pas', 'absolument|necessairement|forcement|obligatoirement|vraiment besoin|absolument besoin|necessairement besoin|forcement besoin', "d'|de|un|une|le|la|l'|du|des|d'un|d'une|d'avoir un|d'avoir une")}|${each('ca prend pas|ca nous prend pas|ca me prend pas|ca ne prend pas', "d'|de|un|une|du|des")}|${each("worry|inquiete toi|t'inquiete|t'inquiete donc|inquietez vous|vous inquietez|ne t'inquiete|ne vous inquietez|stresse|stressez|badre toi|capote|casse toi", 'pas', 'pour|avec|about|sur|la tete pour|la tete avec|le bicycle avec')}|${each("pas grave|c'est pas grave|ce n'est pas grave|tant pis", "s'il y a pas|si y a pas|s'il n'y a pas|si ca a pas|sans|pour", "de|d'|le|la|l'|un|une|")}|oubliez|oublie|pas besoin de|pas besoin d'|laisse tomber|laissez tomber|n'avons pas besoin de|n'ai pas besoin de|plus besoin de|on n'a pas besoin de|plus besoin d'|n'avons pas besoin d'|n'ai pas besoin d'|on n'a pas besoin d'|n'avons plus besoin de|n'ai plus besoin de|pas besoin du|oublions|enlevez|enleve|retirez|peu importe|tant pis pour|on oublie|on laisse tomber|nous n'avons pas besoin de|nous n'avons pas besoin d'|je n'ai pas besoin de|je n'ai pas besoin d'|pas besoin|on peut se passer de|on peut se passer d'|pas necessaire d'avoir|nul besoin de|nul besoin d'|n'a pas besoin de|on a pas besoin de|on a pas besoin d'|j'ai pas besoin de|j'ai pas besoin d'|supprimez|laissons tomber|aucun besoin de|aucun besoin d'|pas oblige d'avoir|pas oblige|pas obligatoire d'avoir|pas obligee d'avoir|on peut vivre sans|je peux vivre sans|je peux me passer de|je peux me passer d'|on oublie le|on oublie la|on a plus besoin de|plus besoin du|pas besoin des|pas besoin d'un|pas besoin d'une|j'ai plus besoin de|on laisse faire|je laisse tomber|nous laissons tomber|nous oublions|on se passe de|on se passera de|on se fout de|je me fous de|on s'en fout de|je ne tiens pas a avoir|je ne tiens pas a|nous ne tenons pas a avoir|nous ne tenons pas a|on ne tient pas a avoir|on ne tient pas a|on tient pas a avoir|on tient pas a`,
  ],
  [
    'dropped',
    `${each("c'est|ce n'est|", 'pas grave', "|si y en a pas|s'il n'y en a pas|s'il y en a pas|si ca en a pas|si ca l'a pas|si on en a pas")}|mais moi non|mais moi pas|mais pas moi|mais nous non|mais nous pas|${each("c'est|ce n'est|est|n'est|sont|ne sont|serait|ne serait|", 'pas|plus', 'absolument|vraiment|forcement|necessairement|si|tellement|', 'necessaire|necessaires|important|importante|importants|essentiel|essentielle|essentiels|obligatoire|obligatoires|requis|requise|indispensable|indispensables|primordial|primordiale|utile')}|${each('on peut|je peux|on pourrait|je pourrais|nous pouvons|on va|', "s'en passer|m'en passer|nous en passer|faire sans|vivre sans")}|on fera sans|je ferai sans|on fait sans|on vit sans|sans importance|n'est pas necessaire|pas necessaire|n'est pas important|pas important|n'est plus necessaire|n'est pas essentiel|n'est pas obligatoire|pas obligatoire|peu importe|n'est pas essentielle|pas essentiel|n'est pas requis|n'est pas requise|pas requis|n'est plus important|finalement non|n'est pas une priorite|on s'en fout|je m'en fous|on s'en passe|je m'en passe|on peut s'en passer|c'est pas necessaire|c'est pas obligatoire|c'est pas essentiel|c'est pas important|plus necessaire|plus important|est pas necessaire|est pas obligatoire|est pas essentiel|est pas important|laissez faire ca|pas une priorite|est secondaire|c'est secondaire|pas un must|c'est pas un must`,
  ],
  [
    'fix',
    "excuse|excuse moi|excusez la|je me trompe|je me reprends|ah pis|ah puis|bof non|ah pis non|erreur|mon erreur|scuse|scusez|s'cuse|attend|je voulais plutot dire|c'est pas ca|non plutot|plutot|en fait|je veux dire|pardon|correction|non attendez|attendez|finalement|je voulais dire|disons|mettons|desole|oups|non|ou plutot|euh non|non finalement|attends|non attends|excusez|rectification|excusez moi|changement de plan|disons plutot|mettons plutot|non pardon|mieux|en realite|apres reflexion|reflexion faite|a bien y penser|tout bien reflechi|je corrige|correction faite|essayons|essayez|non disons|desolee|je me suis trompe|je me suis trompee|ah non|non en fait|ou bien plutot|mettez plutot|mettez|mais maintenant|mais en fait|mais finalement|mais en realite|maintenant c'est|mais maintenant c'est|mais plutot|mais la|mais on a change pour|bon ok|ok non|ah non attends|oups non|oups pardon|je me suis mele|je me suis melee|je me melange|non je veux dire|non je voulais dire|bon finalement|ou finalement|finalement plutot|tout compte fait|en fin de compte|a la reflexion|j'ai change d'idee|on a change d'idee|changement d'idee|mets plutot|mets ca a|mets a la place|faites plutot|allons pour|on va dire|disons donc|je rectifie|correction la|mon erreur|c'est plutot|ce serait plutot|je disais|s'cusez|scuse|scusez|euh plutot|mets|met plutot",
  ],
  [
    'undo',
    "oubliez ca|oublie ca|laisse tomber ca|annulez ca|biffez ca|oubliez cela|laisse faire ca|laissez faire ca|efface ca|effacez ca|oubliez ce que j'ai dit|oublie ce que j'ai dit",
  ],
  [
    'insteadof',
    "au lieu de|plutot que|au lieu d'|a la place de|plutot qu'|plutot que d'|plutot que de|pluto que|au lieu du|au lieu des|a la place du|a la place d un",
  ],
  [
    'enough',
    "c'est assez|est assez|assez|ca suffit|suffit|suffisent|nous suffit|me suffit|c'est correct|c'est parfait|c'est bon|ca nous va|ca me va|fait la job|ferait la job|fera la job|ca fait la job|on se contente|je me contente|ca ira",
  ],
  ['lacking', 'sans|sans aucun'],
  [
    'ruled',
    "on a pas les moyens|on n'a pas les moyens|j'ai pas les moyens|je n'ai pas les moyens|" +
      'trop cher|trop chere|trop loin|hors de prix|hors budget|trop chers|trop eloigne|trop eloignee|trop dispendieux|trop dispendieuse',
  ],
  [
    'avoid:post',
    "exclu|exclue|exclus|exclues|a exclure|a eviter|s abstenir|redhibitoire|est redhibitoire|sont redhibitoires|non merci|tres peu pour moi|tres peu pour nous|pas pour moi|pas pour nous|on n'en veut pas|on en veut pas|j'en veux pas|je n'en veux pas|a bannir|a proscrire|on oublie ca|jamais de la vie|pas question|c'est non|hors de question|c'est exclu|m'interesse pas|nous interesse pas|ne m'interesse pas|ne nous interesse pas",
  ],
  ['nix', 'biffez|biffe|raye|rayez|retire|laisse faire|laissez faire'],
  [
    'concede',
    "meme si|meme s'il|meme si c'est|ca me derange pas de|ca nous derange pas de|ca ne me derange pas|ca ne nous derange pas|meme s'il y a|meme avec|meme si y a|peu importe s'il y a",
  ],
  [
    'past',
    "on a regarde|on a visite|on a vu|j'ai regarde|j'ai visite|j'ai vu|nous avons visite|nous avons regarde|on pensait a|je pensais a|on avait pense a",
  ],
  [
    'outside',
    "a l'exterieur de|a l'exterieur du|en dehors de|en dehors du|juste en dehors de|hors de|en peripherie de|a la peripherie de|en banlieue de|dans la banlieue de",
  ],
];
