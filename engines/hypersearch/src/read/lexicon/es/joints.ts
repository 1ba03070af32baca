import { each, type Lexicon } from '../lexicon.ts';

/** Words that hold a sentence together; Spanish. */
export const joints: Lexicon = [
  [
    'want',
    `busco|buscamos|quiero|queremos|necesito|necesitamos|con|quisiera|quisieramos|que tenga|me gustaria|deseo|encontrar|comprar|irnos a|irme a|irnos a vivir a|mudarnos a|mudarme a|muestrame|tenga|incluya|nos mudamos a|me mudo a|tambien|buscando|ocupo|debe tener|nos gustaria|interesado en|interesados en|que tengan|ando buscando|estoy buscando|estamos buscando|interesada en|deseamos|mudarse a|vivir en|ademas|debe ser|tiene que tener|ver|que incluya|cuente con|que cuente con|ensename|muestreme|requiero|requerimos|me interesa|tener|tiene que ser|necesariamente|indispensable|imprescindible|incluyendo|encuentrame|que sea|que este|quiere|dame|vamos a|${each('digame|dime|diganme|a ver|ver|saber|quiero saber|avisame|checa|checame', 'si', 'tiene|tienes|tienen|hay|hubiera|me consigues|me encuentra')}|encuentrenos|encuentranos|encuentreme|consiganos|consiguenos|consigueme|consigame|busquenos|busqueme|buscame|buscanos|ayudenos a encontrar|ayudeme a encontrar|ayudame a encontrar|ayudanos a encontrar|ayudeme a buscar|ayudenos a buscar|${each('me gustaria|nos gustaria|quisiera|quisieramos|quiero|queremos|necesito|necesitamos|ocupo|busco|buscamos|espero|esperamos|debe|tiene que|', 'que', 'tuviera|tuviese|tenga|tengan|tuvieran|contara con|cuente con|incluyera|incluya|hubiera|haya|trajera|traiga')}|c/|${each('busco|buscamos|quiero|queremos|necesito|necesitamos|ocupamos|ocupo', 'algo|una|una casa|', 'mas grande|mas chico|mas chica|mas pequeño|mas pequeña|mas espacioso|mas amplio', 'que esta|que la mia|que este|que la actual')}|para comprar|para comprarme|para comprarnos|pa comprar|${each('no|que no|no me|que no le', 'puede|pueden|debe|deben|', 'faltar|falte|falten', 'el|la|los|las|un|una|')}`,
  ],
  [
    'firm',
    `busco|buscamos|quiero|queremos|necesito|necesitamos|debe tener|tiene que tener|ando buscando|estoy buscando|estamos buscando|requiero|requerimos|ocupo|tiene que ser|que tenga|encuentrenos|encuentranos|encuentreme|encuentrame|consiganos|consiguenos|consigueme|consigame|busquenos|busqueme|buscame|buscanos|ayudenos a encontrar|ayudeme a encontrar|ayudame a encontrar|ayudanos a encontrar|ayudeme a buscar|ayudenos a buscar|${each('busco|buscamos|quiero|queremos|necesito|necesitamos|ocupamos|ocupo', 'algo|una|una casa|', 'mas grande|mas chico|mas chica|mas pequeño|mas pequeña|mas espacioso|mas amplio', 'que esta|que la mia|que este|que la actual')}|para comprar|para comprarme|para comprarnos|pa comprar|${each('no|que no|no me|que no le', 'puede|pueden|debe|deben|', 'faltar|falte|falten', 'el|la|los|las|un|una|')}`,
  ],
  ['and', 'y|e|asi como|ademas de|y tambien|tambien|junto con|y ademas'],
  [
    'or',
    'o|u|o bien|ya sea|o quizas|o tal vez|o tambien|si no|o si no|y si no|si no se puede en|si no hay en|o de perdida|o de perdis|de perdida|o ya de perdida|o en su defecto|en su defecto|o bien en|o igual|o lo mas cerca en',
  ],
  ['but', 'pero|sin embargo|aunque|sino|pero ahora|pero en realidad|pero finalmente|pero ahora es|pero la verdad'],
  [
    'clause',
    'mientras que|siempre que|siempre y cuando|con tal de que|con tal que|porque|ya que|que|donde|cuando|para que|asi que|pues|puesto que|mientras|como|asi|si|por lo que|debido a|entonces|pues ya|dado que|quien|para poder|cuyo|cuya',
  ],
  [
    'pron',
    'ya no puede|ya no pueden|ya no puedo|ya no podemos|ya no aguanta|ya no aguanto|ya no alcanza a|ya no cabemos|ya no cabe|ya no vive|ya no vivimos|yo|nosotros|el|ella|usted|ellos|me|nos|les|le|se|te|tu|lo|ustedes|ellas',
  ],
  ['be', 'es|son|sea|esta|este|ser|estan|seria|fue|sean|esten|estar|sera|era|eran'],
  [
    'art',
    'un|una|el|la|los|las|unos|unas|este|esta|algun|alguna|algunos|al|del|mi|nuestro|su|ese|esa|cualquier|lo|las que son|los que son|las que sean|los que sean|las que tengan|los que tengan|las que tienen|los que tienen|todo lo que sea',
  ],
  ['of', 'de|del|para|por|en|con|a|los|las|d|c/'],
  ['poss', 'mi|mis|nuestro|nuestra|nuestros|su|sus|nuestras'],
  [
    'adj',
    'grande|amplia|amplio|amplias|buenas|bonita|bonito|completos|completo|grandes|pequena|pequeno|buen|buena|amplios|gran|espaciosas|bonitas|hermosa|hermoso|espaciosa|espacioso|bello|bella|linda|lindo|comodas|comodos|comoda|comodo|propio|propia|privado|privada|techados|techado|total|totales|buenos|enorme|chico|chica|pequenos|principales',
  ],
  [
    'glue',
    'nada del otro mundo|nada extravagante|nada especial|nada exagerado|entre|que|rango|sea|este|de alrededor|tenga|mensual|mensuales|no|maximo|total|mi|debe|mas|debe ser|anda|ronda|los|sean|que fuera|que fuera de|que fueran|que fueran de|que estuviera|que estuvieran|que sea de|que sean de',
  ],
  ['both', 'tanto'],
  [
    'fill',
    `${each('que', 'deje|dejen|de|den|genere|generen|produzca', 'renta|rentas|buena renta|buenas rentas')}|a la isla|toda la isla|por la isla|de la isla|en la isla|isla del encanto|la isla del encanto|pagar renta|pago renta|pagamos renta|pagando renta|pagar la renta|cansado de rentar|cansada de rentar|cansados de rentar|dejar de rentar|dejar de pagar renta|mi renta|la renta sube|taller mecanico|mi celular|mi telefono|no importa cual|da igual cual|cualquiera de los dos|me da igual|nos da igual|da lo mismo|me da lo mismo|cualquiera de las dos|cualquiera sirve|no importa cual de los dos|lo que sea|buenos aires|prefiero comprar|preferiria comprar|preferimos comprar|prefeririamos comprar|mejor comprar|mejor compro|ya no aguantamos|ya no aguanto|ya no aguantamos mas|ya no puedo mas|ya no podemos mas|${each('para|pa|y', 'rentar|alquilar|arrendar', 'un lado|una parte|la otra parte|la otra|el otro|el otro lado|cuartos|un cuarto|la otra unidad|las otras|una unidad|el de arriba|el de abajo|un apartamento')}|${each('la renta|el alquiler|mi alquiler|el arriendo', 'me|nos|ya me|ya nos|', 'sale|cuesta|subio|subieron|sube|come|mata|esta', 'en|a|carisima|cara|muy cara|')}|${each('chofer|operador|soy chofer|manejo|manejo un', 'de|', 'trailer|trailers|traila')}|en la oficina|en el gimnasio|en ingles|en espanol|en frances|en arabe|en mandarin|en portugues`,
  ],
];
