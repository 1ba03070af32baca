import { each, type Lexicon } from '../lexicon.ts';

/** The buyer's own life: people, past homes, money, house numbers; none of it is a wish; Spanish. */
export const buyer: Lexicon = [
  [
    'person',
    'vecina|vecinos|vecinas|concuno|concuna|consuegros|amigas|companeros|papas|hijo|hija|perro|gato|esposa|esposo|amigo|amiga|hermano|hermana|mama|papa|novio|novia|primo|prima|abuela|abuelo|senor|senora|jefe|tio|tia|vecino|pareja|nieto|nieta|marido|mujer|padres|suegra|suegro|bebe|padre|madre|perra|perrito|perrita|gata|sobrino|sobrina|hijos|cliente|agente|companero|amigos|hermanos|familia|colega|cunado|cunada|cuate|titi|abuelita|abuelito|comadre|compadre|madrina|padrino|suegros|abuelos|tios|primos|primas|hermanas|viejo|vieja|jefa|jefita|patrona|patron|companera|yerno|nuera|nietos|nietas|hijastro|hijastra|roomie',
  ],
  [
    'named',
    'me llamo|mi nombre es|llamado|llamada|se llama|soy|gracias|se llaman|nombre es|habla|les habla|hola soy|aqui|de nombre|le habla|soy la|soy el|firmado|atentamente|llamo',
  ],
  [
    'origin',
    'dejo|dejamos|venimos de|vengo de|me mudo de|nos mudamos de|desde|saliendo de|originario de|soy de|somos de|viniendo de|originarios de|dejando|mudandonos de|mudandome de|salimos de|me voy de|nos vamos de|dejar|venir de|llegamos de|llego de|procedente de|procedentes de|originaria de|mudarnos de|mudarme de|salgo de|irnos de|me regreso de|nos regresamos de|regreso de|regresamos de|regresando de|nos cambiamos de|me cambio de|me cambie de|cambiandonos de|me devuelvo de|nos devolvemos de|me vengo de|nos venimos de|me mude de|nos mudamos desde|me mudo desde|salgo huyendo de|huyendo de',
  ],
  [
    'away',
    `trabajo en|trabajo nuevo en|nuevo trabajo en|chamba en|jale en|empleo en|vivo en|vivimos en|trabaja en|vive en|vendimos nuestra|vendi mi|vendiendo nuestra|vendiendo mi|viven en|mi oficina esta en|rentamos en|rento en|naci en|trabajamos en|crecimos en|creci en|vendimos|vender mi|vender nuestra|estudia en|mi trabajo esta en|actualmente vivo en|actualmente vivimos en|ahora vivo en|ahora vivimos en|alquilamos en|vendi|vendo mi|vendemos nuestra|alquilo en|actualmente rento|actualmente rentamos|estamos rentando en|estoy rentando en|trabajan en|trabajo por|nacimos en|nacio en|estudian en|ya vendimos|acabo de vender|acabamos de vender|estamos vendiendo|estoy vendiendo|tenemos una casa en|tengo una casa en|vivia en|viviamos en|residimos en|resido en|acaba de vender|rentamos|rentando en|mi casa en|nuestra casa en|mi departamento en|nuestro departamento en|mi apartamento en|nuestro apartamento en|estoy en|estamos en|nuestra casa de|vendo|dejo mi trabajo en|vendemos en|vendo en|estamos vendiendo en|vendiendo en|vendimos en|nuestra oficina esta en|actualmente en|tengo casa en|tenemos casa en|dejamos|salimos de|nos vamos de|me voy de|${each('para ir a|pa ir a|ir a|para|pa|que voy a|voy a|va a|vamos a', 'trabajar|mi trabajo|su trabajo|el trabajo', 'a|en|al')}|${each('llegar|manejar|ir', 'al trabajo|a mi trabajo|al jale|a la oficina|a la escuela', 'en|de')}|hago limpieza en|hacemos limpieza en|trabajo alla en|trabajo aca en|${each('mi|su|el', 'trabajo|jale|chamba|oficina|taller|obra', 'esta|queda|anda', 'en|por')}|la obra esta en|la obra queda en`,
  ],
  [
    'job',
    `trabajo en|trabaja en|trabajamos en|trabajan en|mi trabajo esta en|mi oficina esta en|nuestra oficina esta en|chamba en|jale en|empleo en|trabajo nuevo en|nuevo trabajo en|${each('para ir a|pa ir a|ir a|para|pa|que voy a|voy a|va a|vamos a', 'trabajar|mi trabajo|su trabajo|el trabajo', 'a|en|al')}|${each('llegar|manejar|ir', 'al trabajo|a mi trabajo|al jale|a la oficina|a la escuela', 'en|de')}|hago limpieza en|hacemos limpieza en|trabajo alla en|trabajo aca en|${each('mi|su|el', 'trabajo|jale|chamba|oficina|taller|obra', 'esta|queda|anda', 'en|por')}|la obra esta en|la obra queda en`,
  ],
  ['moves', 'mudamos|mudo|mudarnos|mudarme|mudanza|nos mudamos|me mudo|nos cambiamos|reubicamos|reubicando'],
  ['dest', 'a|para|hacia|por|rumbo a'],
  [
    'income',
    'al ano|de enganche|anuales|de ingreso|por ano|de ahorros|ahorrados|de anticipo|de inicial|de salario|ahorrado|de entrada|de ingresos|de pago inicial|en ahorros|para el enganche|de credito|de sueldo|de puntaje|para enganche|anual|para dar de enganche|de deuda|en el banco|para la entrada|de cuota inicial|de pie|en efectivo|de down|de down payment|para el down|para el down payment|pal down|ahorraditos|de mis ahorros|de nuestros ahorros|que tengo ahorrados|que tenemos ahorrados|al ano entre los dos|de aguinaldo|de mi retiro|de mi 401k',
  ],
  [
    'number',
    'unidad|numero|edad|familia de|tiene|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|cuarto numero|credito es|apartamento numero|interior|autopista|ruta|carretera|salida|cumplo|cumple|puntaje|grupo de|edades|calificacion crediticia de|puntaje de credito de|hace|de edad|somos',
  ],
  ['street', 'street|avenida|calle|avenue|drive|road'],
  [
    'life',
    'trabajo|trabaja|trabajamos|trabajan|trabajo de|trabajaba|chambeo|chambea|chamba|jale|limpio|limpia|limpieza|manejo|maneja|vive|viven|vivo|vivimos|vivia|viviamos|criamos|crecio|creci|crecimos|criado|criada|naci|nacio|nacimos|nacido|vine|vino|vinieron|venimos|vengo|compre|compraron|compramos|vendi|vendio|vendimos|vendieron|quedo|sigue|siguen|estudia|estudio en|estudian|estudie|maestra|maestro|mesera|enfermera|la obra|jubile|jubilo|casamos|divorcie|huracan|mudamos|cambiamos|regresamos|llegue|llegamos|salimos|sali|estuve|fue|fuimos|fui|tuve|tuvo|perdimos|perdi|hace anos|de chico|de nina|de nino|pagaba|pagabamos|rentaba|rentabamos|alquilaba|soy de|somos de|vecinos de|comadre|compadre|tomo el|voy a la|va a la|uni|beca|queda en|la obra queda|compro en|regreso de|me regreso|viene de|levantado|murio|murieron|heredamos|herede|sacamos|saque|chocaron|rompieron|robaron|dijeron|dijo|conte|recomendo|recomendaron|ya vendio|ya vale|vale|gano la|llego mi|se casa|se caso|se casan|nacieron|espera gemelos|espera bebe|esperamos bebe|estamos esperando|embarazada|jubilado|jubilada|pensionado|retirado|operaron|cirugia|hago limpieza|hago|cuido|cuida|estudio ahi|ahi estudio|ahi trabajo|donde trabajo|donde soy|ir a trabajar|para ir a|pa ir a|llegar al trabajo|para llegar|pa llegar|tengo la obra|agarro|tomo|cruzo|cruza|me mata|me matan|me tiene|nos tiene|me trae|nos trae|me saca|nadie|agente|iglesia donde|voy cada|vamos cada|recojo|dejo a los ninos|mi mama vive|mi familia es|de ahi|me crie|nos criamos|se crio',
  ],
  [
    'story',
    `${each('mi|nuestra|la', 'casa|vivienda|propiedad', 'anterior|vieja|antigua|de antes')}|${each('mi|nuestro|el', 'apartamento|departamento|condo|depa', 'anterior|viejo|de antes')}|${each('rento|rentamos|alquilo|alquilamos|rentando|arriendo|arrendamos', 'un|una|aqui|desde')}|${each('la casa|el condo|el apartamento|el departamento|el depa', 'de', 'mi|mis', 'tia|tio|mama|papa|padres|papas|hermana|hermano|suegros|suegra|prima|primo|abuela|abuelos|vecino|vecina|amiga|amigo', 'tiene|tenia|cuesta|costo|vale|es|era')}|compre|compramos|vendi|vendio|vendimos|heredamos|herede|heredo|murio|fallecio|nacio|naci|nacimos|creci|crecio|crecimos|criamos|me crie|se crio|perdi|perdimos|perdio|sacamos|saque|fuimos|fui|estuve|estuvimos|tuvimos|tuve|tuvo|pague|regale|regalo|dejo mi|construi|construyo|chocamos|me case|nos casamos|se caso|me divorcie|nos divorciamos|me jubile|emigramos|emigre|llegue en|llegamos en|ya vale|ahora vale|hoy vale|me costo|nos costo|le costo|familia es de|de ahi desde|sigo rentando|seguimos rentando|sigo pagando renta|limpio oficinas|limpio casas|limpiamos casas|${each('me|nos|se me|se nos|ya nos|ya me|ya se nos', 'hizo|queda|quedo|hace|quedaba', 'chico|chica|chiquito|chiquita|pequeno|pequena|grande|corto|corta|lejos')}|ya no cabe|ya no cabemos|no cabemos|ya no nos cabe|${each('me|nos|lo|la', 'tiene|trae|tienen|traen', 'loco|loca|locos|harto|harta|hartos|cansado|cansada|cansados|mal|enfermo|enferma')}|estoy pagando|estamos pagando|sigo pagando|seguimos pagando|llevo pagando|llevamos pagando|sigo viviendo|seguimos viviendo`,
  ],
  [
    'owns',
    'pago|pagaron|pagaba|pagan|tienen|tenian|compraron|rentan|viven|vendieron|alquilan|costo|tiene|tenia|compro|renta|vive|vendio|trabaja|gana|construyo|vivia|rentaba|alquila|ya tiene|ya compro|ya vendio|perdio|dejo',
  ],
  ['so', 'asi que|entonces|por eso|asi es que|ahora'],
];
