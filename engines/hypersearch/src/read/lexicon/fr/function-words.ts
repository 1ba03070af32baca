/**
 * French function words and conversational formulas: the closed list of words that a reading may leave without a state.
 * A number, a unit, a name or any other word with a meaning of its own never belongs here.
 */
export const functionWords = `
le la les l' un une des du de d' au aux ce cet cette ces ça cela ceci c' quel quelle quels quelles tout toute tous toutes chaque autre autres même
je j' me m' moi tu te t' toi il elle on nous vous ils elles se s' lui leur leurs y en mon ma mes ton ta tes son sa ses notre nos votre vos qui que qu' quoi dont où lequel laquelle
suis es est sommes êtes sont étais était étaient être été serait sera soit ai as a avons avez ont avais avait avoir eu aurait aurais aurions ayant
vais va allons allez vont aller peux peut pouvons pouvez peuvent pourrais pourrait pourriez doit dois devrait devoir faut fait faire ferait
et ou mais ni donc or car si alors puis comme quand parce puisque lorsque afin
à dans sur sous pour par avec sans vers chez entre près autour depuis pendant avant après jusque jusqu' contre hors
ne n' pas plus jamais rien aucun aucune non oui ok bonjour bonsoir salut allô merci svp stp s'il plaît plait désolé pardon
très vraiment assez plutôt trop aussi encore juste seulement déjà toujours peut-être actuellement idéalement préférence possible bien
ici là voici voilà comment pourquoi combien moins peu beaucoup environ
veux veut voulons voulez veulent voudrais voudrait voudrions souhaite souhaitons aimerais aimerait aimerions aime cherche cherchons cherchez chercher recherche recherchons
trouver trouve trouvez montre montrez montrer donne donnez besoin désire désirons acheter achat avoir
quelque quelqu'un chose choses quelconque maison maisons logement logements propriété propriétés endroit
celui celle ceux celles eux soi chacun chacune certains certaines tel telle tels telles lesquels lesquelles duquel auquel mien mienne nôtre vôtre
seront seriez serez serons soient soyez sois fut étiez étions aura auront aurez aurons auraient auriez ayons ayez
irai irait irons pourra pourrez pourrons pourrions pouvais pouvait doivent devons devez devraient devrais devrions faudra faudrait feront fais faites
voulait voulais voulions voudrez veuillez souhaiterais souhaiterait souhaiterions aimeriez désirerais
dès sinon tandis pourvu ainsi selon malgré parmi outre envers lors quoique puisqu' lorsqu' quelqu'
euh hein ben pis bah heu hum hey coudonc faque tsé ouais ouin oups bref voyons hop
cordialement salutations enchanté excusez
`;

/** Formulas of two words, each with a meaning of its own elsewhere. */
export const formulas =
  'bonne journée|bonne soirée|bien sûr|tant mieux|au revoir|bonne nuit|te plaît|merci beaucoup|bon matin|bonne semaine|à bientôt|à vendre|en vente';
