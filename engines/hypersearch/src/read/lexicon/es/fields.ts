import { each, type Lexicon } from '../lexicon.ts';

/** Fields named by their number, and bounds that need none; Spanish. */
export const fields: Lexicon = [
  [
    'field:price',
    'vamos por|apuntamos a|le tiramos a|precio|presupuesto|tengo|tenemos|costo|cuesta|presupuesto de|gastar|pagar|precio de|contamos con|cuento con|valor|invertir|presupuesto es de|dispongo de|disponemos de|presupuesto es|cueste|puedo pagar|podemos pagar|podemos gastar|puedo gastar|mi presupuesto|nuestro presupuesto|aprobados para|aprobado por|preaprobados por|preaprobado por|preaprobados hasta|pre aprobado por|preaprobada por|preaprobada hasta|preaprobado hasta|preaprobado para|preaprobados para|preaprobada para|me aprobaron|nos aprobaron|me aprobaron por|nos aprobaron por|me aprobaron hasta|nos aprobaron hasta|aprobada por|aprobado para|aprobada para|califico para|calificamos para|califico hasta|calificamos hasta|me alcanza para|nos alcanza para|me alcanza hasta|costo de|valga|que valga|llegamos hasta|llego hasta|estirarme hasta|estirarnos hasta|puedo llegar a|podemos llegar a|la casa cueste|nos prestan|me prestan|nos prestan hasta|me prestan hasta|el banco nos presta|el banco me presta|el banco nos presta hasta|el banco me presta hasta|traigo|traemos|traigo como|traemos como',
  ],
  [
    'field:payment',
    `principal e interes|principal e intereses|capital e intereses|capital e interes|pago|pago mensual|hipoteca|mensualidad|pagos mensuales|mensualidades|pago de hipoteca|pagos|pago hipotecario|cuota mensual|letra mensual|cuota hipotecaria|pago mensual de hipoteca|pago de la hipoteca|cuota|mensual|letra|pagar al mes|pago al mes|pagar mensual|mensualidad de|mensualidades de|quede en|que salga en|${each('donde|que|', 'paguemos|pague|pagariamos|pagaria|pagar')}|pago de la casa|pago de casa|pago de la hipoteca puro principal e interes|letra de la casa|el pago|todo incluido|con todo incluido|gastos incluidos|impuestos y seguro incluidos|impuestos incluidos|seguro incluido|con impuestos y seguro|pago total|pago total mensual|costo mensual total|costo total al mes|costo mensual|mensualidad total|mensualidad con todo|mensualidad ya con impuestos|pagos con todo|pago con todo`,
  ],
  [
    'field:hoa',
    'administracion|cuota de administracion|pago de administracion|cuotas de administracion|cuota de copropiedad|cuota de comunidad|hoa|cuota de mantenimiento|cuotas de mantenimiento|mantenimiento|cuota de hoa|gastos comunes|cuota de condominio|cuotas de condominio|cuota hoa|cuotas de hoa|asociacion de propietarios|gastos de comunidad|cuotas hoa|cuota de la asociacion|cuotas|cuota mensual de mantenimiento|cuota de asociacion|expensas|cuota de la hoa|cuotas de asociacion|asociacion de vecinos|tarifa de hoa|tarifas de hoa|cuotas de la asociacion|tarifas hoa|cuota mensual de hoa|costo de hoa|cuota|cuota mensual|asociacion|de asociacion|de hoa|maintenance|manteni|gastos|gastos de|mant|cuota adm|cuota admin|cuota de admin|cuota de adm|admin|adm|adm.|administracion mensual|cuota condominal|cuota condo|hoa mensual|cuota del condominio|cuota del hoa|cuotas del hoa',
  ],
  [
    'field:sqft',
    'superficie|area|tamano|construccion|superficie de|espacio habitable|metros de construccion|metraje|area habitable|pies de|area de|superficie construida',
  ],
  [
    'field:lot',
    'terreno|lote|tamano del lote|superficie de terreno|tamano de terreno|tamano del terreno|parcela|parcela de',
  ],
  [
    'field:year',
    'construida|construido|ano de construccion|construidas|construida en|construido en|edificada|edificado|del ano|construcion|construidos|hecha|hecho|de los anos|de los|anos|construccion|edificado en|construidas en',
  ],
  ['field:age', 'menos de|de menos de|con menos de|no mas de'],
  [
    'field:walk',
    'walk score|puntaje de caminabilidad|puntuacion de caminabilidad|walkscore|indice de caminabilidad|caminabilidad',
  ],
  [
    'field:school',
    `escuela|colegio|distrito escolar|escuelas|calificacion escolar|calificacion de escuelas|escuela primaria|primarias|secundarias|preparatoria|escuelas primarias|colegios|escuelas publicas|escuela calificada|escuelas calificadas|escuelas con calificacion|escuelas con puntaje de|escuela con puntaje de|escuelas con puntuacion de|escuelas con una calificacion de|escuelas con nota de|escuelas con una puntuacion de|escuelas con un puntaje de|${each('colegios|colegio|escuelas|escuela', 'con|de', 'una|un|', 'calificacion|calificaciones|puntaje|puntuacion|nota|rating|evaluacion|promedio', 'de|minima de|arriba de|superior a|')}`,
  ],
  [
    'field:dom',
    'en el mercado|en venta|dias en el mercado|publicada|listada|publicado|publicadas|listadas|a la venta|listado|anunciada|publicada en los|publicadas en los|publicadas hace|publicados|anunciadas|lleve en el mercado|salido al mercado|dias en venta|publicado en los|listadas en los|llegado al mercado|puestas en venta|puesta en venta|anunciado|publicada en los ultimos|publicado en los ultimos|listada en los ultimos|salio al mercado|en venta desde hace|salieron|salio|salieron a la venta|salio a la venta|salieron al mercado|salieron en venta|puestos en venta|puestas a la venta|puesta a la venta|pusieron en venta|pusieron a la venta|aparecieron|aparecio|aparecieron en el mercado|subieron al mercado|llegaron al mercado|entraron al mercado|haya salido|hayan salido|ha salido|han salido|salido|acaba de salir|acaban de salir|publicado hace|publicada hace|publicados hace|listado hace|listada hace|listados hace|listadas hace|anunciado hace|anunciada hace|anunciados hace|anunciadas hace|que llevan|que lleven|que ya llevan|que ya lleven|que llevan ya|sin venderse|sin vender',
  ],
  [
    'field:garage',
    `garaje para|cochera para|garage para|estacionamiento para|garaje con capacidad para|cochera con capacidad para|garaje con espacio para|marquesina para|garaje donde quepan|${each('garaje|garage|cochera|marquesina|garash|garach', 'para|de|con espacio para|con lugar para|con capacidad para|con cupo para|donde quepan|que quepan|donde caben|en que quepan')}`,
  ],
  [
    'field:other',
    'cuota inicial|cuota inicial de|la inicial|una inicial de|el pronto|mi pronto|un pronto|un pronto de|pronto de|nuestro pronto|pie de|el pie|abono inicial|abono inicial de|enganche|ingreso|salario|ahorros|credito|ingresos|puntaje de credito|renta actual|pago inicial|entrada|sueldo|gano|ganamos|gana|ganan|deuda|deudas|debo|debemos|prestamo|tarjeta|tarjetas|me saca|nos saca|me quitan|me quita|carro me saca|pago de carro|pago del carro|pago de la troca|renta que pago|pago de renta|pago renta|pagamos renta|pagando renta|pagamos de renta|pago de renta de|ahorrados|junte|juntamos|llevamos juntado|tengo juntado|juntado|anticipo|cobro|me quedan|nos quedan|tasa|interes|tasa de interes|puntaje|sueldos|ganancias|ingreso familiar|ingreso mensual|ingresos mensuales|entrada de|pension|herencia|vendimos en|salario de|seguro de casa|income|de prima|pago inicial de|ahorro de|seguro social|no tenemos seguro|no tengo seguro|sin seguro social|itin|score|mi score|taxes|heredamos|herede|enganche de|debo la troca|debemos la troca|debo el carro|debemos el carro|pago la troca|pagamos la troca|saque de la venta|saque|sacamos|down payment|downpayment|de down|un down|el down|enganchito|prestamo estudiantil|prestamos estudiantiles|pago de la camioneta|letra del carro|letra de la troca',
  ],
  ['field:unheld', 'impuestos|impuesto predial|impuestos a la propiedad|seguro|predial'],
  ['set:garage>=2', 'garaje doble|cochera doble|garage doble|garaje dbl'],
  ['set:garage>=3', 'garaje triple|cochera triple'],
  [
    'owed',
    'deuda|deudas|tarjeta|prestamo|prestamos|saca|quedan|ahorrados|juntados|de prima|presta|debo|debemos|gano|ganamos|cobra|cobro|retiro|me quita|heredamos|herede|saque|sacamos|pagabamos|pagaba|pago de renta',
  ],
];
