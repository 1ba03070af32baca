import { each, type Lexicon } from '../lexicon.ts';

/** Words that compare, before a number (`cmp`, `about`, …) or after it (`post`); < and > are strict for things that are counted; Spanish. */
export const comparisons: Lexicon = [
  [
    'cmp:<',
    `menos de|por debajo de|debajo de|bajo|inferior a|menor a|por menos de|menor de|menores de|abajo de|a menos de|por debajo de los|menos que|inferiores a|menos d|mas barato que|menor que|mas baratas que|debajo de los|abajo de los|menos de los|por debajo de las|mas barato de|menos q|bajo los|menor de los|under|menor a los|${each('de|por', 'debajo|abajo', 'de|de los|de las|del')}|mas abajo de|mas bajo de|menos de unos|inferior a los|no llegue a|que no llegue a`,
  ],
  [
    'cmp:<=',
    `maximo|max|hasta|no mas de|como maximo|a lo mucho|a lo mas|cuando mucho|maximo de|a lo sumo|tope de|por no mas de|limite de|como mucho|maxima de|maxima|de hasta|maximo hasta|tope|tope maximo|un maximo de|un tope de|hasta un maximo de|por un maximo de|con tope de|por hasta|no mas que|no mas d|mi limite es|nuestro limite es|mi tope es|nuestro tope es|presupuesto maximo|presupuesto maximo de|presupuesto max|presupuesto hasta|no superior a|no superiores a|no superior al|no mayores a|no mayores de|no mayor a|no mayor de|no mayor que|que no sea mayor a|sin pasar de|sin pasarnos de|sin pasarme de|sin exceder|sin pasar los|${each('que no|no|nada que', 'me|nos|se|le|', 'pase|rebase|supere|exceda|sobrepase|suba|llegue|cueste|salga|pasen', 'a|en|', 'mas|', 'de|los|de los|las|a los|')}|${each('no', 'puedo|podemos|puede|quiero|queremos|debe|pienso|pensamos|voy a|vamos a|', 'pasar|pasarme|pasarnos|exceder|superar|sobrepasar|rebasar|pagar|gastar|subir', 'mas|', 'de|los|de los|')}|${each('no', 'me|nos|', 'alcanza|alcanzamos|llego|llegamos|llega|da', 'para|pa|a|', 'mas', 'de')}|que no pagar mas de|que no gastar mas de|que no pasar de|nada arriba de|nada por encima de|nada de mas de|nada mas caro que|nada que pase de|que no cueste mas de|no cueste mas de|${each('que no|no', 'sea|este|quede|esten|tarde|haya', 'a|de|', 'mas', 'de')}|no me cobren mas de|que no me cobren mas de|no cobren mas de|que no cobren mas de|nos cobren mas de|no suba de|no se pase de|no se pase d|que no se pase de|que pueda sacar por|que pueda agarrar por|que saque por|que agarre por|que alcance por|no pase de los|q no pase d|q no pase de|que no me pase de|no me paso de|no nos pasamos de|topado en|topados en|topada en|con un tope de|le pongo tope de|tope en|el tope es|maximo unos|max unos|hasta unos|hasta como|cuando mucho unos|a lo mucho unos|de tope|con maximo de|hasta los|y no mas de|ni un peso mas de|ni un dolar mas de|de tope hasta`,
  ],
  [
    'cmp:>',
    'mas de|por encima de|arriba de|superior a|mayor a|mayor de|mas que|superiores a|mayor que|encima de|pasando de|mas grande de|mas grande que|superior a los|mas d|por arriba de|mas de los',
  ],
  [
    'cmp:>=',
    'al menos|minimo|min|por lo menos|desde|como minimo|a partir de|minimo de|no menos de|cuando menos|de al menos|de minimo|de por lo menos|minima de|un minimo de|que tenga al menos|minima|no menor a|no menores a|no menores de|no menor al|no inferior a|no inferiores a|no inferior al|no inferior de|que no sea inferior a|que no sea menor a|minimo unos|de minimo unos|con minimo|partiendo de|arriba de los|no menor de|por lo minimo|mas o igual a|minimo de unos|como minimo unos|no menor que|no baje de|que no baje de|que no sea menor de|cuando menos unos',
  ],
  [
    'about',
    'alrededor de|unos|como|cerca de|aproximadamente|mas o menos|unas|aprox|de unos|de alrededor de|alrededor de los|por ahi de|rondando los|en torno a|cercano a|de unas|sobre los|aproximados|en el rango de|a eso de|por los|rondando|de aproximadamente|de mas o menos|que ronde los|como de|como unos|como unas|arriba o abajo de|ahi por|por ahi por|por ahi por los|por ahi de los|mas o menos unos|alrededor d|aproximado|como por|unos como|cosa de|around|tirandole a|cerca de los|ahi por los|alrededor de unos|mas o menos por|por los alrededores de',
  ],
  ['exact', 'exactamente|solo|solamente|justo|precisamente|unicamente'],
  ['between', 'entre|de|desde|que este entre|de entre'],
  ['to', 'a|hasta|y|a los'],
  [
    'newer',
    'despues de|desde|despues del|posterior a|a partir de|a partir del|luego de|mas nueva que|mas reciente que|despues del ano|de despues de|no antes de|no anterior a|nada mas viejo que|nada anterior a|nada mas antiguo que|nada antes de|posteriores a|mas nuevo que|mas nuevas que|mas nueva de|despues d|luego del|hecha despues de|construida despues de|construido despues de|que no sea mas vieja que|que no sea mas viejo que|que no sea anterior a|construida a partir de',
  ],
  [
    'older',
    'antes de|anterior a|antes del|anteriores a|antes del ano|hasta|anteriores al|mas vieja que|mas viejo que|mas antigua que|mas antiguo que|construida antes de|construido antes de|hecha antes de|previo a|previa a',
  ],
  [
    'post:>=',
    'o mas|en adelante|minimo|como minimo|o mejor|al menos|o mayor|o superior|o mas nueva|o mas reciente|o mas joven|o mas recientes|o mas nuevas|para arriba|por lo menos|de minimo|cuando menos|o mas nuevo|o posterior|o despues|y mas|y en adelante|hacia arriba|bastan|son suficientes|es suficiente|alcanzan|me bastan|nos bastan|o mas alto|o mas alta|pa arriba|o mas grande|y mas nuevo|y mas nueva|o mas nuevos|para aca|pa aca|hacia aca|pa delante|para adelante|de perdida|por lo minimo|a la fecha|de ahi para arriba|de ahi pa arriba|y de ahi para arriba|pa adelante|hacia adelante|o para arriba|y mas arriba|y para arriba|o por arriba',
  ],
  [
    'post:<=',
    'o menos|o mas vieja|o mas viejo|o mas antigua|o mas antiguo|maximo|como maximo|max|a lo mucho|tope|a lo sumo|o menor|como mucho|de maximo|de tope|para abajo|y no mas|y ni un peso mas|cuando mucho|o mas barato|o inferior|nomas|a lo mas|cuando mas|pa abajo|y hasta ahi|ni un peso mas|y ni un dolar mas|ni un dolar mas|o mas bajo|de limite|maximo maximo|tope tope|y no mas de ahi|a lo maximo|como tope|es mi limite|es mi tope|es nuestro limite|es nuestro tope|es lo maximo|es lo mas|de ahi pa abajo|de ahi para abajo|para abajito|y de ahi para abajo|o por debajo|y nada mas|ni un quinto mas|de ahi no paso|de ahi no pasamos|topado|topados|tope maximo',
  ],
  [
    'post:about',
    'aproximadamente|mas o menos|aprox|o algo asi|o asi|aproximados|por ahi|o por ahi|mas menos|masomenos|o algo por ahi|redondeando',
  ],
  [
    'post:exact',
    'exactamente|exactos|exactas|justos|justas|solamente|nada mas|unicamente|ni uno mas ni uno menos|ni una mas ni una menos|ni mas ni menos',
  ],
  [
    'yearly:newer',
    'o mas nueva|o mas reciente|o mas nuevo|o mas joven|o mas recientes|o mas nuevas|en adelante|o posterior|o despues|y en adelante|para aca|pa aca|hacia aca|o mas nuevos|y mas nuevo|y mas nueva|para adelante|a la fecha|pa delante|pa adelante|hacia adelante|para arriba|pa arriba',
  ],
  ['yearly:older', 'o mas vieja|o mas viejo|o mas antigua|o mas antiguo'],
  ['yearly', 'o mas'],
  ['nomore', 'no mas|nada mas|ni una mas|ni uno mas|y nada mas|ni mas ni menos'],
  ['moment', 'despues de|desde|tras'],
];
