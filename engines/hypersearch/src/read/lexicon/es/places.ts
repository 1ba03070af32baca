import { each, type Lexicon } from '../lexicon.ts';

/** Words before, in and after the names of places and landmarks; Spanish. */
export const places: Lexicon = [
  [
    'in',
    'en|cerca de|dentro de|a|por|hacia|zona de|area de|en la zona de|en el area de|para|de|en la ciudad de|ciudad de|en cualquier parte de|por la zona de|en algun lugar de|por el area de|rumbo a|en cualquier lugar de|en todo|en toda|en todo el estado de|en el estado de|del|sobre',
  ],
  [
    'in:strict',
    'en|dentro de|en la zona de|en el area de|irnos a|irme a|irnos a vivir a|mudarnos a|mudarme a|en la ciudad de|nos mudamos a|me mudo a|en cualquier parte de|por la zona de|en algun lugar de|por el area de|vivir en|mudarse a|en cualquier lugar de|en todo|en toda|en todo el estado de|en el estado de|ya sea en|cualquier parte de|mudandonos a',
  ],
  [
    'near',
    'caminar hasta|caminar a|caminar al|ir caminando a|ir caminando al|ir caminando hasta|ir a pie a|ir a pie al|ir a pie hasta|llegar a pie a|llegar a pie al|llegar caminando a|llegar caminando al|ir andando a|ir andando al|cerca de|cerca del|junto a|junto al|a pasos de|a pasos del|a poca distancia de|proximo a|a distancia a pie de|cercano a|al lado de|al lado del|a un paso de|cercana a|a distancia caminable de|a distancia caminable del|a unos pasos de|a unos pasos del|cerca a|no lejos de|no lejos del|cercana al|cercano al|frente a|frente al|a unas cuadras de|a unas cuadras del|caminando a|caminando al|proxima a|proximo al|a corta distancia de|a corta distancia del|a minutos de|a minutos del|muy cerca de|muy cerca del|no muy lejos de|no muy lejos del|a distancia a pie del|a poca distancia del|a pie de|a pie del|a pocos minutos de|a pocos minutos del|con acceso a|acceso a|a la vuelta de|cerquita de|cerquita del|a pocas cuadras de|a pocas cuadras del|lo mas cerca posible de|lo mas cerca posible del|proxima al|pegado a|pegado al|a distancia para caminar de|a distancia para caminar del|cerca|cerca a la|cerquita a|no tan lejos de|no tan lejos del|por el rumbo de|a tiro de piedra de|a unos minutos de|a unos minutos del|a un brinco de|a un brinquito de|cercano a la|pegadito a|pegadito al|a un costado de|a un costado del|en los alrededores de|en los alrededores del|que quede cerca de|que quede cerca del|que este cerca de|que este cerca del|enfrente de|enfrente del|alrededor del|por los alrededores de|en las cercanias de|alrededor de',
  ],
  [
    'far',
    'lejos de|lejos del|alejado de|retirado de|alejada de|retirada de|no cerca de|que no este cerca de|alejado del|que no este cerca del',
  ],
  [
    'from',
    `distancia al|distancia a la|distancia a|distancia del|de|del|de la|en coche de|en coche del|en carro de|en carro del|a pie de|a pie del|caminando de|caminando del|manejando de|manejando del|en auto de|en auto del|hasta|al|a|en tren de|en tren del|de distancia de|de distancia del|en metro de|en metro del|de camino a|de camino al|desde|de camino de|de camino del|alrededor del|a la redonda de|a la redonda del|en bici de|en bici del|al norte de|al sur de|al este de|al oeste de|caminando a|caminando al|caminando desde|manejando a|manejando al|en camion de|en camion del|en autobus de|en autobus del|a pie desde|de viaje a|de manejo de|de manejo del|en transporte publico de|en transporte publico del|en bicicleta de|en bicicleta del|en vehiculo de|de caminata de|de caminata del|a pie hasta|en carro desde|${each('a|en|de', 'pie|carro|coche|auto|bici|bicicleta|tren|metro|bus|autobus|camion|guagua|caminata|manejo|viaje|camino|distancia|trayecto|transporte|transporte publico', 'de|del|a|al|hasta|hasta el|desde|de la')}|${each('caminando|manejando|andando|pedaleando', 'de|del|a|al|hasta|desde|de la')}|a la redonda`,
  ],
  [
    'mode',
    `en coche|en carro|a pie|caminando|manejando|en auto|de camino|en tren|maximo|como maximo|en metro|de distancia|en transporte publico|en bici|o menos|de caminata|en autobus|en bicicleta|como mucho|de viaje|a lo mucho|max|de manejo|aproximadamente|${each('a|en|de', 'pie|carro|coche|auto|bici|bicicleta|tren|metro|bus|autobus|camion|guagua|caminata|manejo|viaje|camino|distancia|trayecto|transporte|transporte publico')}|andando|pedaleando|en guagua|de trafico|con trafico|sin trafico|en hora pico|a lo mas`,
  ],
  ['county', 'condado'],
  ['commute', 'viaje a|trayecto a|camino a|trayecto al|viaje al'],
  [
    'region',
    'area|zona|region|barrio|colonia|sector|urbanizacion|fraccionamiento|metropolitana|y alrededores|y sus alrededores|zona metropolitana|area metropolitana|y cercanias|codigo postal|codigos postales',
  ],
  ['compass', 'norte|sur|este|oeste|noroeste|noreste|sureste|suroeste|poniente|oriente|hermosa|hermoso'],
  ['poi:airport', 'aeropuerto'],
  ['poi:hospital', 'hospital'],
  ['poi:university', 'universidad'],
  ['poi:beach', 'playa'],
  ['poi:lake', 'lago'],
  ['poi:river', 'rio'],
  ['poi:mosque', 'mezquita'],
  ['poi:church', 'iglesia'],
  ['poi:temple', 'templo'],
  ['poi:synagogue', 'sinagoga'],
  ['poi:school', 'escuela'],
  ['poi:library', 'biblioteca'],
  ['poi:ocean', 'oceano'],
  ['poi:sea', 'mar'],
  ['poi:highway', 'autopista|carretera'],
  ['poi:catholic church', 'iglesia catolica'],
  ['poi:shopping mall', 'centro comercial'],
  ['poi:daycare', 'guarderia'],
  ['poi:pharmacy', 'farmacia'],
  ['poi:restaurant', 'restaurante'],
  ['poi:restaurants', 'restaurantes'],
  ['poi:supermarket', 'supermercado'],
  ['poi:bakery', 'panaderia'],
  ['poi:museum', 'museo'],
  ['poi:cemetery', 'cementerio'],
  ['poi:zoo', 'zoologico'],
  ['poi:bike path', 'ciclovia'],
  ['poi:elementary school', 'escuela primaria|primaria'],
  ['poi:high school', 'preparatoria'],
  ['poi:downtown', 'centro|el centro|centro de la ciudad|downtown|el downtown|centro ciudad|el centro de la ciudad'],
  [
    'hood',
    'pequena habana|la pequena habana|barrio chino|barrio logan|zona rosa|pequena italia|la pequena italia|el barrio chino',
  ],
  [
    'poi',
    'aeropuerto|hospital|universidad|playa|lago|rio|montana|mezquita|sinagoga|iglesia|supermercado|centro comercial|autopista|escuela|biblioteca|tienda|restaurante|trabajo|templo|oceano|mar|estadio|carretera|guarderia|colegio|tiendas|restaurantes|mercado|museo|zoologico|bases militares|base militar|parada|campus|freeway|clinica|catedral|cine|bosque|marina|casino|hospital infantil|gimnasio publico|primaria|comercios|cafe|cafes|ciclovia|iglesia catolica|frontera|puerto|centro medico|servicios|farmacia|malecon|plaza|plaza comercial|club de golf|preparatoria|kinder|senderos|parque de perros|parque para perros|panaderia|bahia|cementerio|planta|fabrica|museos|pulga|flea market|tianguis|lavanderia publica|parada del camion|parada de la guagua|terminal|consulado|hospitales|escuelas|universidades|tiendas latinas|tienda latina|tienda mexicana|supermercado latino|mercado latino|panaderias|clinicas|iglesia cristiana|mall|outlet|outlets|lavamaticas|cancha|canchas|parque industrial|refineria|base|base aerea|base naval|taqueria|panteon|puente|puente internacional|aduana|garita|cruce|obra|bodega|almacen|corte|corte federal|carniceria|gimnasio|alberca publica|estacion|embajada|rastro|empacadora|maquila|maquiladora|colegio comunitario|community college|la uni|santuario|basilica|parroquia|centro comunitario|mercadito|marqueta|swap meet|pulguero|lonchera|hotel|resort|parque de diversiones|distrito medico|medical center|centro de convenciones|corredor|aeropuerto internacional|downtown disney|centro islamico|centro cultural|centro de salud|centro recreativo|centro deportivo|centro judio|centro de dialisis',
  ],
  ['spot:park', 'parque|area verde|areas verdes|parque grande'],
  [
    'spot:transit',
    'go|go train|estacion go|tren go|metro|transporte publico|tren|autobus|parada de autobus|estacion de tren|estacion de metro|tren ligero|subte|camion|estacion del tren|estacion del metro|parada del autobus|bus|parada de bus|transporte|paradas de autobus|estacion de autobuses|tranvia|paradas de metro|parada de metro|linea de metro|parada de camion|parada de tren|parada del tren|guagua|parada de la guagua|parada de guagua|trolley|subway|trambia|trole|metrorail|parada de tren ligero|parada del tren ligero|estacion de tren ligero|estacion del tren ligero|parada de tranvia|parada del metro|parada del tranvia|estacion de tranvia|estacion de autobus|estacion de bus|linea de tren|linea del metro|linea de autobus|c train|light rail|estacion de light rail',
  ],
  [
    'closeby',
    'cerca|cerquita|a la mano|a la vuelta|a pie|caminando|pase cerca|pasa cerca|que pase cerca|quede cerca|que quede cerca|proximo|accesible',
  ],
];
