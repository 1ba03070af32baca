import { each, type Lexicon } from '../lexicon.ts';

/** Ready-made readings: how good, how new, how walkable, and in which order; Spanish. */
export const judgements: Lexicon = [
  [
    'quality:7',
    'buenas|buena|buenos|bien calificadas|bien calificada|de calidad|bien valoradas|decentes|buen|bien evaluadas|reconocidas|con buena calificacion|bien rankeadas|con buen puntaje',
  ],
  [
    'quality:8',
    'excelentes|excelente|mejores|muy buenas|las mejores|los mejores|muy buenos|mejor|de primera|excelentes y|top|grandes|de primer nivel|de alto nivel|muy bien calificadas|altamente calificadas|las mejores calificadas|mejor calificadas|de alta calidad|destacadas|super buenas|increibles|estupendas|sobresalientes|muy buena|de excelencia|fantasticas|magnificas|maravillosas|mejor calificada|las mejor calificadas|mejor rankeadas|de las mejores|con las mejores|de excelente calidad|chingonas',
  ],
  [
    'set:walk>=70',
    'caminable|zona caminable|se pueda caminar|peatonal|barrio caminable|donde se pueda caminar|zona peatonal|se pueda ir caminando a todo|vecindario caminable|poder caminar a todo|transitable a pie|donde pueda caminar a todo|todo a pie|area caminable|ir caminando a todo|donde se pueda caminar a todo|caminar a todos lados|caminar a todo|amigable para peatones|recorrer a pie|hacer todo caminando|hacer todo a pie',
  ],
  [
    'set:walk>=90',
    'muy caminable|zona muy caminable|super caminable|barrio muy caminable|sumamente caminable|extremadamente caminable|altamente caminable|paraiso para peatones|vecindario muy caminable|area muy caminable|muy transitable a pie|paraiso para caminantes|paraiso de peatones|paraiso peatonal|paraiso del peaton',
  ],
  [
    'set:hoa<=0',
    'sin hoa|sin cuotas de hoa|sin cuota de mantenimiento|sin mantenimiento|no hoa|que no tenga hoa|sin cuotas de mantenimiento|sin asociacion de propietarios|sin pagar hoa|no queremos hoa|no quiero hoa|sin cuotas|sin cuota de hoa|sin cuota hoa|no queremos pagar hoa|no quiero pagar hoa|sin gastos comunes|nada de hoa|sin cuota de condominio|sin cuotas hoa|sin gastos de comunidad|sin cuota mensual de mantenimiento|libre de hoa|ni hoa|sin cuota de asociacion|sin asociacion|que no tenga cuotas de hoa|sin tarifas de hoa|evitar hoa|evitar el hoa|no tenga hoa',
  ],
  [
    'set:hoa<=200',
    `hoa baja|sin hoa cara|sin hoa caro|sin hoa alta|sin hoa alto|sin cuotas altas|sin cuotas caras|hoa que no sea cara|hoa no muy cara|hoa bajo|cuota de mantenimiento baja|cuotas bajas|bajo hoa|baja hoa|cuota de hoa baja|cuotas de hoa bajas|cuotas de mantenimiento bajas|mantenimiento bajo|baja cuota de mantenimiento|bajas cuotas de mantenimiento|hoa barata|hoa barato|bajas cuotas de hoa|baja cuota de hoa|hoa economico|poca hoa|poco hoa|hoa accesible|bajo mantenimiento|cuotas hoa bajas|gastos comunes bajos|bajos gastos comunes|cuotas de condominio bajas|bajas cuotas|hoa razonable|${each('sin|que no tenga|nada de|no', 'hoa|cuotas|cuota|mantenimiento|cuotas de hoa|cuota de hoa|asociacion', 'cara|caro|caras|alta|alto|altas|muy cara|muy alta|exagerada|excesiva|elevada|elevadas')}`,
  ],
  [
    'set:dom<=7',
    'recien listada|recien listado|recien publicado|recien publicada|nuevo en el mercado|nueva en el mercado|nuevas en el mercado|publicada esta semana|listada esta semana|recien publicadas|recien listadas|publicadas esta semana|recien puesta en venta|nuevos listados|nuevos anuncios|recien salida al mercado|esta semana en el mercado|acaba de salir al mercado|recien salidas al mercado|anuncios nuevos|listadas esta semana|recien en el mercado|listados nuevos|recien anunciada|recien llegada al mercado|salio esta semana|que salieron esta semana|recien salido al mercado|nuevos en el mercado|publicado esta semana|listado esta semana|recien llegadas al mercado|ultima semana|publicadas la ultima semana|nuevas publicaciones|listadas recientemente|recien anunciadas|nuevo listado|nuevas propiedades|acaban de publicar|acaban de salir|acaba de salir|acaban de listar|acaba de publicarse|que acaban de subir|recien subidas|recien subida|recien salidas|recien salida|recien salido|salidas esta semana|salio al mercado esta semana|las de esta semana|subidas esta semana|subida esta semana|que salieron hace poco|salieron hace poco|puestas esta semana|puesta esta semana|en el mercado esta semana|recien listadas esta semana|recientitas|calientitas|recien anunciados|recien publicados',
  ],
  [
    'sort:price_asc',
    `barata|barato|baratas|baratita|baratito|baratitas|baratitos|economiquita|economiquito|bara|mas baratas|mas barata|economico|economica|economicas|mas economicas|menor precio|mas baratas primero|precio mas bajo|asequible|las mas baratas|la mas barata|el mas barato|mas barato|mas baratos|accesibles|de menor a mayor precio|asequibles|mas economica|mas economico|precio bajo|lo mas barato|baratos|economicos|mas economicos|accesible de precio|las mas baratas primero|los mas baratos|mas barata posible|la mas economica|las mas economicas|bajo precio|lo mas economico|menor a mayor|los mas baratos primero|las mas economicas primero|mas baratos primero|por precio de menor a mayor|precios mas bajos|menor precio primero|de menor a mayor|a buen precio|ordenadas por precio|ordenados por precio|por precio|precio accesible|mas accesible|del mas barato al mas caro|mas asequible|lo mas barato primero|lo mas barato posible|mas asequibles|las mas baratas arriba|lo mas barato arriba|primero las baratas|primero lo barato|primero las mas baratas|primero lo mas barato|primero los mas baratos|de la mas barata a la mas cara|mas barata a mas cara|de mas barata a mas cara|de mas barato a mas caro|mas barato a mas caro|de lo mas barato a lo mas caro|ordena por precio|ordenalas por precio|ordenamelas por precio|por precio primero|empezando por la mas barata|empezando por lo mas barato|empezando por las mas baratas|empieza por las mas baratas|que no sea cara|que no sea caro|que no este cara|nada caro|no muy cara|no muy caro|no tan cara|no tan caro|comoda de precio|comodo de precio|buen precio|precios bajos|que no salga cara|de precio bajo|${each('las|los|lo|el|la', 'mas', 'barata|barato|baratas|baratos|baratita|baratito|baratitas|baratitos|economica|economico|economicas|economicos', 'arriba|al principio|al inicio|hasta arriba|de primero|adelante')}`,
  ],
  [
    'sort:price_desc',
    `mas cara|mas caro|mas caras|mas caros|mayor precio|las mas caras|la mas cara|los mas caros|el mas caro|de mayor a menor precio|mas costosas|las mas costosas|mas costosa|mas caras primero|las mas caras primero|precio mas alto|mayor a menor|de mayor a menor|los mas caros primero|mas costosos|precios mas altos|mas caros primero|de la mas cara a la mas barata|mas cara a mas barata|de mas caro a mas barato|de lo mas caro a lo mas barato|primero las mas caras|primero lo mas caro|primero los mas caros|empezando por la mas cara|las caras primero|de mas cara a mas barata|${each('las|los|lo', 'mas', 'caras|caros|caro', 'arriba|al principio|hasta arriba')}`,
  ],
  [
    'sort:newest',
    `mas recientes|mas nuevas|mas nuevas primero|lo mas nuevo|mas reciente|las mas recientes|las mas nuevas|mas recientes primero|los mas recientes|los mas nuevos|las mas recientes primero|los mas recientes primero|lo mas reciente|lo mas reciente primero|lo mas nuevo primero|las mas nuevas primero|ultimos anuncios|ultimas publicaciones|los mas nuevos primero|mas nuevos primero|publicaciones mas recientes|listados mas recientes|por fecha|ultimos listados|mas nuevos|anuncios mas recientes|${each('lo|las|los', 'mas', 'nuevecitas|nuevecitos|nuevecito|nuevo|nuevas|nuevos|reciente|recientes|fresco|frescas', 'primero|arriba|en el mercado|al principio|')}|primero lo ultimo|lo ultimo primero|ultimas en salir|los ultimos en salir|recien salidas primero|nuevas primero|nuevos primero|por fecha de publicacion|ordenadas por fecha|ordena por fecha|de la mas nueva a la mas vieja|del mas nuevo al mas viejo|primero las nuevas|primero los nuevos|primero las mas nuevas|primero las mas recientes|primero lo mas nuevo|las que acaban de salir primero`,
  ],
  [
    'sort:sqft_desc',
    'mas grande|mas grandes|la mas grande|las mas grandes|el mas grande|los mas grandes|mas espaciosa|mas amplia|lo mas grande|mas grandes primero|mas espacio|las mas grandes primero|la mas grande posible|mas espacioso|mas amplias|mas espaciosas|mas amplio|el mas grande posible|los mas grandes primero|la mas amplia|mayor superficie|lo mas grande posible|lo mas amplia posible|lo mas amplio posible|mayor tamano|mas metros cuadrados|mas pies cuadrados|mayor espacio|por tamano|de mayor tamano|la mas grande que pueda|la casa mas grande|las casas mas grandes|primero las mas grandes|primero los mas grandes|primero la mas grande|de la mas grande a la mas chica|de mayor a menor tamano|por pies cuadrados|ordena por tamano|ordenalas por tamano|ordenadas por tamano|lo mas amplio|la mas espaciosa|empezando por la mas grande|el depa mas grande|mas grandota|la mas grandota|las mas espaciosas',
  ],
  [
    'sort:lot_desc',
    `terreno mas grande|lote mas grande|el terreno mas grande|el lote mas grande|terrenos mas grandes|lotes mas grandes|mayor terreno|mas terreno|patio mas grande|el patio mas grande|terreno mas grande posible|lote mas grande posible|el lote mas grande primero|lotes mas grandes primero|terreno mas amplio|los terrenos mas grandes|los lotes mas grandes|jardin mas grande|el jardin mas grande|primero los terrenos mas grandes|terreno mas grande primero|lote mas grande primero|por tamano de terreno|por tamano de lote|la yarda mas grande|yarda mas grande|yardas mas grandes|las yardas mas grandes|mas yarda|el solar mas grande|primero el terreno mas grande|de mas terreno a menos terreno|${each('de|con|los de|las de|', 'mas acres|mas acreaje|mas hectareas|mas tierra|mas terreno|mas lote', 'primero|arriba|')}|mayor acreaje|por acres|por tamano del terreno|ordena por terreno|los terrenos mas grandes primero`,
  ],
  [
    'sort:price_per_sqft_asc',
    `mejor valor|mejor relacion calidad precio|mejor precio por pie cuadrado|mejor oferta|buena oferta|mejores ofertas|calidad precio|relacion calidad precio|mejor precio por metro cuadrado|buena relacion calidad precio|mas por mi dinero|mejor relacion precio calidad|mas por nuestro dinero|mejor precio por metro|mejor valor por mi dinero|ofertas|menor precio por pie cuadrado|ganga|gangas|mejor valor por el dinero|menor precio por metro cuadrado|precio por pie cuadrado|mejor calidad precio|la mejor oferta|las mejores ofertas|mejor valor por dinero|precio por metro cuadrado|menor costo por pie|costo por pie|precio por pie|mejor precio por pie|menor precio por pie|costo por pie cuadrado|menor costo por pie cuadrado|por pie cuadrado|mas casa por mi dinero|mas casa por el dinero|mas por el dinero|lo que mas rinda|mejor trato|mejores tratos|buen trato|ofertas buenas|ofertones|gangas primero|mejor negocio|buen negocio|mejor compra|buena compra|chollo|mas casa por menos dinero|${each('precio|costo|dolares', 'por', 'pie cuadrado|pie|metro cuadrado|metro', 'de menor a mayor|ascendente|primero|mas bajo primero|mas bajo')}|el pie cuadrado mas barato|pie cuadrado mas barato`,
  ],
  [
    'sort:roi_desc',
    'mejor retorno|retorno de inversion|buena inversion|mejor retorno de inversion|rentabilidad|mejor rendimiento|mejor inversion|mayor retorno|mayor rentabilidad|roi|mayor rendimiento|mejor rentabilidad|mas rentable|mayor retorno de inversion|mejor roi|mas rentables|mejores rendimientos|rentable|alto rendimiento|buen retorno de inversion|mayor roi|buen rendimiento|retorno sobre la inversion|mejor retorno sobre la inversion|mayor retorno sobre la inversion|alto retorno|buen retorno|roi mas alto|el mayor retorno|rentables|las mas rentables|alta rentabilidad|buena rentabilidad|excelente inversion|el mejor retorno|mas rentables primero|mejores retornos|retorno mas alto|buenas inversiones|mejor retorno de la inversion|buen roi|mas renta por lo que paga|mas ganancia|mejor ganancia|que deje mas|que me deje mas|que deje buena renta|mejor flujo|flujo de efectivo|cash flow|que se pague sola|mejor renta por lo que paga|saca uno mas renta|saque mas renta|mas rendimiento|mas retorno|buen cap rate|mejor cap rate|mejores inversiones|las mejores inversiones|mejor rendimiento primero|por rendimiento|por roi|que mas reditue|mas redituable|mas redituables|dejan mas|inversion rentable',
  ],
  [
    'field:dom',
    'que salio en|salio en los|salieron en los|salidas en los|que salieron en los|subidas en los|anunciadas en los',
  ],
];
