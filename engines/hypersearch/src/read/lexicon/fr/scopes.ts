import type { Lexicon } from '../lexicon.ts';

/** Words that open or close a scope: exclusion, preference, withdrawal, correction; French. */
export const scopes: Lexicon = [
  [
    'not',
    "sans|pas de|pas d'|aucun|aucune|ni|pas|non|pas dans|jamais|pas un|pas une|pas a|hors de|hors|sauf|excepte|mais pas|a l'exception de|sauf dans|pas en|a part|en dehors de|excluant|exclure|exclu|pas du|sauf a|pas sur|autre que|surtout pas|mais pas a|mais pas dans",
  ],
  [
    'avoid',
    "eviter|je ne veux pas|nous ne voulons pas|on ne veut pas|ne veux pas|ne voulons pas|evitez|je veux eviter|j'aimerais eviter|deteste|je deteste|j'evite|on evite|je veux pas|on veut pas|ne souhaite pas|ne souhaitons pas|je ne souhaite pas|je ne veux surtout pas|pas interesse par|pas question de|nous voulons eviter|on veut eviter|je refuse|plus question de|ne cherche pas|ne cherchons pas",
  ],
  [
    'prefer',
    "idealement|de preference|preferablement|si possible|ce serait bien d'avoir|un plus si|preference pour|j'aimerais idealement|bonus si|ce serait un plus d'avoir|un atout si|nous preferons|je prefere|on prefere|dans l'ideal|ce serait bien avec|je prefererais|nous prefererions|ce serait super d'avoir|avec un peu de chance|on espere|nous esperons|j'espere|esperant|bonus pour|ce serait ideal d'avoir|ce serait genial d'avoir|l'ideal serait|l'ideal|preferant|ce serait bien si|ce serait chouette d'avoir|ce serait agreable d'avoir|ca serait bien d'avoir|on aimerait idealement|l'ideal ce serait|prefere|points bonus pour|en bonus|et encore mieux|encore mieux si|un plus serait",
  ],
  [
    'nice',
    "serait un plus|serait bien|serait ideal|serait un atout|si possible|serait apprecie|un atout|un plus|serait un bonus|serait super|serait genial|est un plus|serait appreciee|est un atout|serait parfait|seraient un plus|seraient apprecies|de preference|serait parfaite|serait agreable|seraient bien|serait chouette|serait la bienvenue|serait le bienvenu|serait ideale|serait merveilleux|ce serait super|ce serait bien|ce serait parfait|ce serait un plus|ce serait ideal|ce serait genial|ca serait bien|ca serait super|seraient un atout|facultatif|en prime|ne serait pas de refus|serait fantastique|serait cool|si c'est possible|seraient appreciees|est optionnel|est optionnelle|est facultatif|optionnel|serait mieux|serait encore mieux|seraient mieux|c'est mieux|ce serait mieux",
  ],
  ['allowed', "ok|c'est correct|est correct|acceptable|accepte|ca me va|ca nous va|pas de probleme|aucun probleme"],
  ['maybe', 'si possible|de preference|idealement'],
  [
    'drop',
    "oubliez|oublie|pas besoin de|pas besoin d'|laisse tomber|laissez tomber|n'avons pas besoin de|n'ai pas besoin de|plus besoin de|on n'a pas besoin de|plus besoin d'|n'avons pas besoin d'|n'ai pas besoin d'|on n'a pas besoin d'|n'avons plus besoin de|n'ai plus besoin de|pas besoin du|oublions|enlevez|enleve|retirez|peu importe|tant pis pour|on oublie|on laisse tomber|nous n'avons pas besoin de|nous n'avons pas besoin d'|je n'ai pas besoin de|je n'ai pas besoin d'|pas besoin|on peut se passer de|on peut se passer d'|pas necessaire d'avoir|nul besoin de|nul besoin d'|n'a pas besoin de|on a pas besoin de|on a pas besoin d'|j'ai pas besoin de|j'ai pas besoin d'|supprimez|laissons tomber|aucun besoin de|aucun besoin d'|pas oblige d'avoir|pas oblige|pas obligatoire d'avoir|pas obligee d'avoir|on peut vivre sans|je peux vivre sans|je peux me passer de|je peux me passer d'",
  ],
  [
    'dropped',
    "n'est pas necessaire|pas necessaire|n'est pas important|pas important|n'est plus necessaire|n'est pas essentiel|n'est pas obligatoire|pas obligatoire|peu importe|n'est pas essentielle|pas essentiel|n'est pas requis|n'est pas requise|pas requis|n'est plus important|finalement non|n'est pas une priorite",
  ],
  [
    'fix',
    "non plutot|plutot|en fait|je veux dire|pardon|correction|non attendez|attendez|finalement|je voulais dire|disons|mettons|desole|oups|non|ou plutot|euh non|non finalement|attends|non attends|excusez|rectification|excusez moi|changement de plan|disons plutot|mettons plutot|non pardon|mieux|en realite|apres reflexion|reflexion faite|a bien y penser|tout bien reflechi|je corrige|correction faite|essayons|essayez|non disons|desolee|je me suis trompe|je me suis trompee|ah non|non en fait|ou bien plutot|mettez plutot|mettez|mais maintenant|mais en fait|mais finalement|mais en realite|maintenant c'est|mais maintenant c'est|mais plutot|mais la|mais on a change pour",
  ],
  ['undo', 'oubliez ca|oublie ca|laisse tomber ca|annulez ca|biffez ca|oubliez cela'],
  ['insteadof', "au lieu de|plutot que|au lieu d'|a la place de|plutot qu'|plutot que d'"],
  ['lacking', 'sans|sans aucun'],
  ['ruled', 'trop cher|trop chere|trop loin|hors de prix|hors budget'],
  [
    'avoid:post',
    'exclu|exclue|exclus|exclues|a exclure|a eviter|s abstenir|redhibitoire|est redhibitoire|sont redhibitoires',
  ],
  ['nix', 'biffez|biffe|raye|rayez|retire|laisse faire|laissez faire'],
  [
    'concede',
    "meme si|meme s'il|meme si c'est|ca me derange pas de|ca nous derange pas de|ca ne me derange pas|ca me derange pas|ca ne nous derange pas",
  ],
  [
    'past',
    "on a regarde|on a visite|on a vu|j'ai regarde|j'ai visite|j'ai vu|nous avons visite|nous avons regarde|on pensait a|je pensais a|on avait pense a",
  ],
  ['outside', "a l'exterieur de|en dehors de|hors de"],
];
