import type { Lexicon } from '../lexicon.ts';

/** Words that compare, before a number (`cmp`, `about`, …) or after it (`post`); < and > are strict for things that are counted; Spanish. */
export const comparisons: Lexicon = [
  [
    'cmp:<',
    'menos de|por debajo de|debajo de|bajo|inferior a|menor a|por menos de|menor de|menores de|abajo de|a menos de|por debajo de los|menos que|inferiores a|menos d|mas barato que|menor que|mas baratas que',
  ],
  [
    'cmp:<=',
    'no me alcanza para mas de|no nos alcanza para mas de|no alcanza para mas de|no llego a mas de|no llegamos a mas de|maximo|max|hasta|no mas de|como maximo|a lo mucho|maximo de|no mayor a|a lo sumo|tope de|por no mas de|que no pase de|no pase de|sin pasar de|limite de|como mucho|no supere|que no supere|no exceda|maxima de|maxima|no superior a|de hasta|maximo hasta|que no sea mayor a|tope|que no exceda|por un maximo de|no pasar de|no mayor de|no exceder|no supere los|que no supere los|que no pase de los|un maximo de|hasta un maximo de|no queremos pasar de|no quiero pasar de|no queremos gastar mas de|no quiero gastar mas de|no mas que|no mayor que|no debe pasar de|no puede pasar de|con tope de|por hasta|no quiero pagar mas de|no queremos pagar mas de|no se pase de|que no se pase de|no rebase|que no rebase|no supere de|que no cueste mas de|no cueste mas de|presupuesto maximo|presupuesto maximo de|presupuesto max|sin exceder|tope maximo|mi limite es|nuestro limite es|no mas d|no puede exceder|no puede superar|no puede pasar los|no puede pagar mas de|no puede gastar mas de|no puede sobrepasar|no puedo pasar de|no puedo exceder|no puedo superar|no puedo pasar los|no puedo pagar mas de|no puedo gastar mas de|no puedo sobrepasar|no podemos pasar de|no podemos exceder|no podemos superar|no podemos pasar los|no podemos pagar mas de|no podemos gastar mas de|no podemos sobrepasar|no debe exceder|no debe superar|no debe pasar los|no debe pagar mas de|no debe gastar mas de|no debe sobrepasar|no queremos exceder|no queremos superar|no queremos pasar los|no queremos sobrepasar|no quiero exceder|no quiero superar|no quiero pasar los|no quiero sobrepasar|que no pasar de|que no exceder|que no superar|que no pasar los|que no pagar mas de|que no gastar mas de|que no sobrepasar|nada arriba de|nada por encima de|nada de mas de|nada mas caro que|nada que pase de',
  ],
  ['cmp:>', 'mas de|por encima de|arriba de|superior a|mayor a|mayor de|mas que|superiores a|mayor que|encima de'],
  [
    'cmp:>=',
    'al menos|minimo|min|por lo menos|desde|como minimo|a partir de|minimo de|no menos de|cuando menos|de al menos|de minimo|de por lo menos|minima de|un minimo de|que tenga al menos|minima|no menor a|minimo unos|de minimo unos|con minimo|partiendo de|arriba de los|no menor de',
  ],
  [
    'about',
    'alrededor de|unos|como|cerca de|aproximadamente|mas o menos|unas|aprox|de unos|de alrededor de|alrededor de los|por ahi de|rondando los|en torno a|cercano a|de unas|sobre los|aproximados|en el rango de|a eso de|por los|rondando|de aproximadamente|de mas o menos|que ronde los|como de|como unos|como unas|arriba o abajo de',
  ],
  ['exact', 'exactamente|solo|solamente|justo|precisamente|unicamente'],
  ['between', 'entre|de|desde|que este entre|de entre'],
  ['to', 'a|hasta|y|a los'],
  [
    'newer',
    'despues de|desde|despues del|posterior a|a partir de|a partir del|luego de|mas nueva que|mas reciente que|despues del ano|de despues de|no antes de|no anterior a|nada mas viejo que|nada anterior a|nada mas antiguo que|nada antes de',
  ],
  ['older', 'antes de|anterior a|antes del|anteriores a|antes del ano|hasta'],
  [
    'post:>=',
    'o mas|en adelante|minimo|como minimo|o mejor|al menos|o mayor|o superior|o mas nueva|o mas reciente|o mas joven|o mas recientes|o mas nuevas|para arriba|por lo menos|de minimo|cuando menos|o mas nuevo|o posterior|o despues|y mas|y en adelante|hacia arriba|bastan|son suficientes|es suficiente|alcanzan|me bastan|nos bastan|o mas alto|o mas alta',
  ],
  [
    'post:<=',
    'o menos|o mas vieja|o mas viejo|o mas antigua|o mas antiguo|maximo|como maximo|max|a lo mucho|tope|a lo sumo|o menor|como mucho|de maximo|de tope|para abajo|y no mas|y ni un peso mas|cuando mucho|o mas barato|o inferior|nomas',
  ],
  ['post:about', 'aproximadamente|mas o menos|aprox|o algo asi|o asi|aproximados'],
  ['post:exact', 'exactamente|exactos|exactas|justos|justas|solamente|nada mas|unicamente'],
  [
    'yearly:newer',
    'o mas nueva|o mas reciente|o mas nuevo|o mas joven|o mas recientes|o mas nuevas|en adelante|o posterior|o despues|y en adelante',
  ],
  ['yearly:older', 'o mas vieja|o mas viejo|o mas antigua|o mas antiguo'],
  ['yearly', 'o mas'],
  ['moment', 'despues de|desde|tras'],
];
