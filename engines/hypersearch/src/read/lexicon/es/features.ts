import type { Lexicon } from '../lexicon.ts';

/** What Spanish-speaking buyers call the features of a home. */
export const features: Lexicon = [
  ['has:pool', 'piscina|alberca|pileta|piscina privada|alberca privada|piscina climatizada'],
  ['has:hot_tub', 'jacuzzi|hidromasaje|tina caliente|tina de hidromasaje|banera de hidromasaje|spa'],
  ['has:garage', 'garaje|garage|cochera|cochera cerrada|garaje cerrado|garaje techado|marquesina cerrada'],
  [
    'has:carport',
    'cochera techada|techo para auto|marquesina|estacionamiento techado|cochera abierta|estacionamiento cubierto',
  ],
  [
    'has:ev_charger',
    'cargador para auto electrico|cargador electrico|cargador de auto electrico|cargador para coche electrico|cargador de coche electrico|cargador para carro electrico|cargador de carro electrico|cargador para vehiculo electrico|cargador de vehiculos electricos|cargador para autos electricos|estacion de carga|cargador ev|cargador para carros electricos|cargador',
  ],
  [
    'has:rv_parking',
    'lugar para la traila|lugar para mi traila|lugar para el bote|lugar para mi bote|lugar para el rv|lugar para mi rv|lugar para la lancha|lugar para el camper|lugar para mi camper|espacio para la traila|espacio para mi traila|espacio para el bote|espacio para mi bote|espacio para el rv|espacio para mi rv|espacio para la lancha|espacio para el camper|espacio para mi camper|donde estacionar la traila|donde estacionar mi traila|donde estacionar el bote|donde estacionar mi bote|donde estacionar el rv|donde estacionar mi rv|donde estacionar la lancha|donde estacionar el camper|donde estacionar mi camper|estacionamiento para rv|espacio para rv|lugar para casa rodante|espacio para casa rodante|estacionamiento para casa rodante|lugar para rv|espacio para un rv|estacionamiento rv|espacio para mi rv|estacionar la casa rodante|estacionar la caravana|estacionar la autocaravana|estacionar una casa rodante|estacionar una caravana|estacionar una autocaravana|estacionar mi casa rodante|estacionar mi caravana|estacionar mi autocaravana|estacionar nuestra casa rodante|estacionar nuestra caravana|estacionar nuestra autocaravana|espacio para la casa rodante|espacio para la caravana|espacio para la autocaravana|espacio para una casa rodante|espacio para una caravana|espacio para una autocaravana|espacio para mi casa rodante|espacio para mi caravana|espacio para mi autocaravana|espacio para nuestra casa rodante|espacio para nuestra caravana|espacio para nuestra autocaravana|lugar para la casa rodante|lugar para la caravana|lugar para la autocaravana|lugar para una casa rodante|lugar para una caravana|lugar para una autocaravana|lugar para mi casa rodante|lugar para mi caravana|lugar para mi autocaravana|lugar para nuestra casa rodante|lugar para nuestra caravana|lugar para nuestra autocaravana|guardar la casa rodante|guardar la caravana|guardar la autocaravana|guardar una casa rodante|guardar una caravana|guardar una autocaravana|guardar mi casa rodante|guardar mi caravana|guardar mi autocaravana|guardar nuestra casa rodante|guardar nuestra caravana|guardar nuestra autocaravana|estacionar el rv|estacionar el remolque|estacionar el camper|estacionar un rv|estacionar un remolque|estacionar un camper|estacionar mi rv|estacionar mi remolque|estacionar mi camper|estacionar nuestro rv|estacionar nuestro remolque|estacionar nuestro camper|espacio para el rv|espacio para el remolque|espacio para el camper|espacio para un remolque|espacio para un camper|espacio para mi remolque|espacio para mi camper|espacio para nuestro rv|espacio para nuestro remolque|espacio para nuestro camper|lugar para el rv|lugar para el remolque|lugar para el camper|lugar para un rv|lugar para un remolque|lugar para un camper|lugar para mi rv|lugar para mi remolque|lugar para mi camper|lugar para nuestro rv|lugar para nuestro remolque|lugar para nuestro camper|espacio para estacionar la casa rodante|espacio para estacionar la caravana|espacio para estacionar una casa rodante|espacio para estacionar una caravana|espacio para estacionar mi casa rodante|espacio para estacionar mi caravana|espacio para estacionar nuestra casa rodante|espacio para estacionar nuestra caravana|lugar para estacionar la casa rodante|lugar para estacionar la caravana|lugar para estacionar una casa rodante|lugar para estacionar una caravana|lugar para estacionar mi casa rodante|lugar para estacionar mi caravana|lugar para estacionar nuestra casa rodante|lugar para estacionar nuestra caravana',
  ],
  ['has:fireplace', 'chimenea|hogar a lena|chimenea de lena|chimenea de gas'],
  ['has:basement', 'sotano|bodega subterranea'],
  ['has:finished_basement', 'sotano terminado|sotano acabado|sotano acondicionado|sotano habitable'],
  [
    'has:walkout_basement',
    'sotano con salida|sotano con salida al jardin|sotano con salida al exterior|sotano con salida al patio',
  ],
  ['has:attic', 'atico|desvan|tapanco'],
  [
    'has:air_conditioning',
    'aire acondicionado|clima central|clima|aire central|ac|aire acondicionado central|a c|climatizada|aire',
  ],
  [
    'has:hardwood_floors',
    'piso de madera|pisos de madera|suelo de madera|suelos de madera|duela|parquet|pisos de madera dura|piso de madera dura|tarima',
  ],
  [
    'has:open_floor_plan',
    'concepto abierto|planta abierta|plano abierto|espacio abierto|espacios abiertos|distribucion abierta|diseno abierto|cocina abierta',
  ],
  [
    'has:home_office',
    'oficina en casa|oficina|despacho|estudio para trabajar|espacio para trabajar|espacio para oficina|cuarto de estudio|espacio de trabajo|oficina en la casa|lugar para trabajar|home office|cuarto para oficina',
  ],
  [
    'has:guest_house',
    'casa de huespedes|con casita|casita atras|casita en el patio|casita aparte|casita separada|casa de invitados|casita de huespedes|casita de invitados|departamento independiente|vivienda accesoria|adu',
  ],
  [
    'has:in_law_suite',
    'suite para suegros|suite independiente|cuarto para suegros|suite para los suegros|departamento para suegros|suite de suegros|apartamento para suegros|suite para mis padres|suite para mi suegra|cuarto para mi suegra|departamento para mis papas|depa para mis papas|suite para mis papas|espacio para mis papas|departamento para mi mama|departamento aparte|apartamento aparte|depa aparte|departamento anexo|apartamento independiente|suite para mis suegros|apartamento para los suegros',
  ],
  [
    'has:primary_on_main',
    'recamara principal en planta baja|habitacion principal en planta baja|dormitorio principal en planta baja|recamara principal en la planta baja|recamara en planta baja|dormitorio en planta baja|habitacion principal en la planta baja|dormitorio principal en la planta baja|recamara principal en el primer piso|habitacion principal en el primer piso|dormitorio principal en el primer piso|cuarto principal en el primer piso|cuarto principal abajo|recamara principal abajo|cuarto principal en planta baja|habitacion en planta baja',
  ],
  [
    'has:walk_in_closet',
    'vestidor|walk in closet|closet vestidor|closet grande|armario vestidor|closets grandes|walking closet|closet amplio|guardarropa amplio',
  ],
  [
    'has:updated_kitchen',
    'cocina renovada|cocina remodelada|cocina nueva|cocina moderna|cocina actualizada|cocina reformada|cocina recien remodelada|cocina recien renovada',
  ],
  ['has:chefs_kitchen', 'cocina de chef|cocina gourmet|cocina profesional'],
  [
    'has:stone_counters',
    'encimera de granito|granito|cuarzo|cubierta de granito|encimeras de granito|encimeras de cuarzo|cubiertas de granito|cubiertas de cuarzo|encimera de cuarzo|mesones de granito|barra de granito|topes de granito|topes de cuarzo|mesones de cuarzo|cubierta de cuarzo|encimeras de piedra|encimera de marmol',
  ],
  ['has:stainless_appliances', 'acero inoxidable|electrodomesticos de acero inoxidable|electrodomesticos de acero'],
  ['has:kitchen_island', 'isla de cocina|isla en la cocina|cocina con isla|isla|isla central|cocina con una isla'],
  [
    'has:in_unit_laundry',
    'lavanderia|lavadora y secadora|cuarto de lavado|lavanderia en la unidad|lavanderia en el departamento|lavadora y secadora en la unidad|area de lavado|lavanderia propia|lavadora|lavanderia en unidad|lavanderia dentro|lavadora secadora|lavanderia interior|zona de lavado|lavanderia en el apartamento|cuarto de lavanderia',
  ],
  ['has:balcony', 'balcon|balcones'],
  ['has:deck', 'deck|terraza de madera|plataforma de madera'],
  ['has:patio', 'patio|terraza|patio cubierto|terraza cubierta|patio techado|azotea|roof garden|terraza en la azotea'],
  ['has:porch', 'porche|portal|pórtico|corredor frontal|porche delantero|porche frontal'],
  [
    'has:fenced_yard',
    'patio cercado|jardin cercado|patio bardeado|patio con cerca|jardin vallado|yarda cercada|patio vallado|cercado|terreno cercado|cerca|patio trasero cercado|yarda con cerca|patio cerrado|jardin con cerca|bardeado|patio completamente cercado|jardin bardeado|jardin cerrado|bardeada|yarda bardeada|yarda grande bardeada|barda perimetral|patio grande bardeado|patio grande cercado|yarda grande cercada',
  ],
  [
    'has:large_yard',
    'patio grande|jardin grande|gran patio|amplio patio|yarda grande|patio amplio|gran jardin|jardin amplio|amplio jardin|patio trasero grande|patio enorme|jardin enorme|terreno grande|patio espacioso|terreno amplio|patio trasero amplio|yarda grande bardeada|patio grande bardeado|patio grande cercado|yarda grande cercada',
  ],
  ['has:fenced_yard has:large_yard', 'patio grande cercado|patio grande y cercado|patio cercado grande'],
  ['has:garden', 'jardin|huerto|huerta|jardincito|huerto en casa'],
  [
    'has:outdoor_kitchen',
    'cocina exterior|cocina al aire libre|asador integrado|area de asador|asador empotrado|zona de asador|area de asar|cocina de exterior|cocina afuera',
  ],
  [
    'has:waterfront',
    'frente al mar|frente al lago|frente al agua|a orillas del lago|a la orilla del lago|frente a la playa|a orilla del mar|frente al rio|frente al oceano|a orillas del rio|a la orilla del mar|sobre el agua|a pie de playa|a orillas del mar|primera linea de playa|a la orilla del rio|frente a un lago|junto al lago|junto al mar',
  ],
  [
    'has:water_view',
    'vista al mar|vista al lago|vista al agua|vistas al mar|vistas al lago|vista al rio|vista al oceano|vistas al agua|vista a la bahia|vistas al oceano|vista del mar|vista del lago|vistas al rio|vista del oceano',
  ],
  [
    'has:mountain_view',
    'vista a la montana|vistas a la montana|vista a las montanas|vistas a las montanas|vista de las montanas|vista a los cerros|vista de la montana',
  ],
  ['has:city_view', 'vista a la ciudad|vistas a la ciudad|vista de la ciudad|vistas de la ciudad|vista al centro'],
  [
    'has:golf_course',
    'campo de golf|golf|en un campo de golf|en campo de golf|frente al campo de golf|junto al campo de golf',
  ],
  ['has:lake_access', 'acceso al lago|muelle|acceso a un lago|muelle privado|muelle propio'],
  ['has:beach_access', 'acceso a la playa|playa privada|acceso a playa'],
  [
    'has:corner_lot',
    'lote de esquina|terreno de esquina|en esquina|casa de esquina|esquina|lote en esquina|terreno en esquina',
  ],
  ['has:cul_de_sac', 'cul de sac|calle cerrada|calle sin salida|privada sin salida|callejon sin salida|rotonda'],
  [
    'has:gated_community',
    'comunidad cerrada|fraccionamiento cerrado|comunidad privada|condominio cerrado|coto|privada|residencial cerrado|comunidades cerradas|fraccionamiento privado|comunidad con porton|urbanizacion cerrada|comunidad enrejada|urbanizacion privada|comunidades privadas|con acceso controlado|acceso controlado',
  ],
  ['has:elevator', 'elevador|ascensor'],
  ['has:doorman', 'portero|conserje|conserjeria|recepcionista|porteria'],
  ['has:gym', 'gimnasio|gym'],
  [
    'has:pet_friendly',
    'acepta mascotas|se aceptan mascotas|admite mascotas|permite mascotas|acepten mascotas|permita mascotas|admita mascotas|que acepte mascotas|pet friendly|se permiten mascotas|acepte mascotas|acepta perros|acepten perros|permitan mascotas|permitan perros|mascotas permitidas|que permita perros|permiten perros|permiten mascotas|aceptan perros|aceptan mascotas|admitan mascotas|apto para mascotas|donde acepten perros|mascotas bienvenidas|se admiten mascotas|permitan tener perros|acepte perros|permita perros',
  ],
  [
    'has:furnished',
    'amueblado|amueblada|amueblados|con muebles|amuebladas|totalmente amueblado|completamente amueblado|amoblado|amoblada|completamente amueblada',
  ],
  ['has:solar_panels', 'panel solar|paneles solares|placas solares|energia solar|panel fotovoltaico'],
  [
    'has:energy_efficient',
    'eficiente energeticamente|eficiencia energetica|ahorro de energia|bajo consumo|ecologica|eficiente en energia|energeticamente eficiente|buen aislamiento|ahorradora de energia|ecologico|bajo consumo de energia|eficiente en consumo',
  ],
  ['has:smart_home', 'casa inteligente|domotica|hogar inteligente|smart home'],
  [
    'has:wheelchair_accessible',
    'accesible en silla de ruedas|accesible para silla de ruedas|acceso para silla de ruedas|accesible para sillas de ruedas|adaptada para silla de ruedas|apto para silla de ruedas|acceso para sillas de ruedas|accesible|rampa para silla de ruedas|apta para silla de ruedas|adaptado para silla de ruedas|accesible a silla de ruedas|acceso para discapacitados|accesible para discapacitados|accesible con silla de ruedas|adaptada para discapacitados|sin barreras|rampa|adaptado para sillas de ruedas',
  ],
  [
    'has:single_story',
    'un piso|una planta|una sola planta|un solo piso|de un piso|de una planta|sin escaleras|de un solo piso|de una sola planta|un solo nivel|un nivel|una sola planta sin escaleras|bungalow|de un nivel|de un solo nivel|sin gradas|no tenga escaleras|todo en un piso|todo en una planta|no escaleras|1 piso|1 planta|en un solo nivel|todo en un solo piso',
  ],
  ['has:high_ceilings', 'techos altos|techo alto|doble altura|techos abovedados|techos elevados|techos muy altos'],
  [
    'has:natural_light',
    'luz natural|mucha luz|luminoso|luminosa|iluminado|iluminada|bien iluminado|ventanas grandes|ventanales|bien iluminada|mucha iluminacion|soleado|soleada|buena luz|iluminacion natural|buena iluminacion|grandes ventanales|buena iluminacion natural|mucha luz natural|mucho sol|muy iluminado|muy iluminada|grandes ventanas',
  ],
  ['has:sauna', 'sauna|cuarto de vapor|vapor'],
  ['has:wine_cellar', 'cava|bodega de vinos|bodega de vino|cava de vinos'],
  [
    'has:media_room',
    'sala de cine|cine en casa|sala de television|cuarto de tele|sala de tv|sala multimedia|sala de proyeccion|teatro en casa|cuarto de television',
  ],
  ['has:workshop', 'taller|taller de carpinteria|espacio para taller'],
  ['has:barn', 'granero|establo|caballeriza|caballerizas|establos'],
  [
    'has:horse_property',
    'para caballos|caballos|propiedad ecuestre|espacio para caballos|ecuestre|para mis caballos|apta para caballos|apto para caballos|tener caballos|para tener caballos|lugar para caballos|corral para caballos',
  ],
  [
    'has:new_construction',
    'construccion nueva|nueva construccion|recien construida|recien construido|obra nueva|casa nueva|a estrenar|estrenar|nueva|nuevo|de estreno|nuevas|completamente nueva|totalmente nueva|nuevos|recien construidas|para estrenar|desarrollo nuevo|recien construidos',
  ],
  ['has:new_construction type:single_family', 'casa nueva|casas nuevas'],
  [
    'has:fixer_upper',
    'para remodelar|para renovar|para arreglar|necesite arreglos|para reformar|que necesite reparaciones|para reparar|necesite trabajo|que necesite trabajo|que necesite arreglos|necesita reparaciones|necesita arreglos|que necesiten reparaciones|que necesite remodelacion|necesita trabajo|necesita remodelacion|necesiten arreglos|necesite reparaciones|que haya que arreglar|que haya que reformar|necesiten reparaciones|que necesiten arreglos|haya que remodelar|por remodelar|a reformar|con necesidad de reparaciones|que necesiten trabajo|necesiten trabajo|se vende como esta|se venda como esta|vendida como esta|tal como esta|tal y como esta|tal cual esta|tal cual|en las condiciones en que esta|en el estado en que esta',
  ],
  [
    'has:renovated',
    'renovado|renovada|remodelada|remodelado|lista para mudarse|listo para mudarse|actualizada|reformada|reformado|lista para habitar|lista para entrar a vivir|recien remodelada|recien renovada|renovadas|remodeladas|lista para entrar|totalmente renovada|listo para habitar|listas para mudarse|recien remodelado|recien renovado|lista para vivir|completamente renovada|completamente remodelada|actualizado|totalmente remodelada|lista para ocupar|listo para entrar a vivir|lista para mudarnos|lista para mudarme|modernizada',
  ],
  [
    'has:historic',
    'historica|historico|antigua|de epoca|patrimonial|historicas|edificio historico|casa antigua|colonial antigua',
  ],
  [
    'has:luxury',
    'lujo|lujosa|de lujo|lujoso|residencia de lujo|alta gama|mansion|exclusiva|lujosas|lujosos|de alta gama|residencia exclusiva|premium',
  ],
  [
    'has:foreclosure',
    'embargo|embargada|embargadas|remate bancario|remates bancarios|ejecucion hipotecaria|propiedad del banco|remate|ejecuciones hipotecarias|casas embargadas|recuperada por el banco|del banco|embargos|embargado|remates|ejecutada|venta judicial|reposeida|reposeidas|foreclosure|foreclosures',
  ],
  [
    'has:price_reduced',
    'precio reducido|precio rebajado|rebajada|rebaja de precio|rebajado|reduccion de precio|con rebaja|bajaron de precio|bajo de precio|precio recien reducido|baja de precio|precio bajo recientemente|rebajas|hayan bajado de precio|precio reducidos|rebajadas|haya bajado de precio|precios reducidos|con descuento|ha bajado de precio|con precio reducido|le hayan bajado el precio|le bajaron el precio|bajada de precio',
  ],
  [
    'has:open_house',
    'casa abierta|open house|puertas abiertas|jornada de puertas abiertas|visita abierta|casas abiertas|dia de puertas abiertas',
  ],
  [
    'has:virtual_tour',
    'recorrido virtual|tour virtual|visita virtual|recorrido 3d|tour 3d|recorridos virtuales|paseo virtual|recorrido en video|recorrido en linea|video recorrido',
  ],
  [
    'has:senior_community',
    'comunidad 55+|55+|comunidad de retirados|mayores de 55|comunidad para mayores de 55|para mayores de 55|comunidad para jubilados|comunidad de jubilados|comunidad para adultos mayores|comunidad de 55 anos o mas|comunidad 55 y mas|comunidad para mayores|comunidad de adultos mayores|55 y mas|55 o mas|comunidad para personas mayores|comunidad de personas mayores|comunidad para mayores de 55 anos|mayores de 55 anos|comunidad de mayores de 55|comunidad de mayores de 55 anos|comunidad para retirados|comunidad de retiro|comunidad activa 55+|comunidad de mayores|para jubilados',
  ],
  [
    'has:near_park',
    'cerca de un parque|cerca de parques|junto a un parque|parque cerca|cerca del parque|frente a un parque|frente al parque|al lado de un parque|con parques cerca|un parque cerca|parques cerca|a pasos de un parque|parque cercano|con parque cerca',
  ],
  [
    'has:near_transit',
    'cerca del metro|cerca del transporte publico|transporte publico|cerca de transporte publico|cerca de una estacion de metro|cerca del tren|cerca del autobus|transporte publico cerca|acceso a transporte publico|cerca de una parada de autobus|cerca del transporte|cerca de la estacion de tren|cerca de la parada de autobus|cerca del tren ligero|acceso al metro|cerca de una estacion de tren|cerca del bus|cerca de transporte|a pasos del metro|cerca de una parada de bus|acceso al transporte publico|cerca de paradas de autobus|cerca de la estacion de metro|buen transporte publico|cerca de la parada del autobus|cerca de una parada de camion|cerca de los transportes',
  ],
  [
    'has:quiet_street',
    'calle tranquila|zona tranquila|barrio tranquilo|calle silenciosa|vecindario tranquilo|colonia tranquila|calle poco transitada|area tranquila|lugar tranquilo|sector tranquilo|calle sin trafico|calle residencial tranquila|calle calmada|calle con poco trafico|poco trafico|vecindario callado|calles tranquilas',
  ],
  [
    'has:storage',
    'bodega|almacenamiento|espacio de almacenamiento|trastero|closet de almacenamiento|mucho almacenamiento|cuarto de almacenamiento|cobertizo|espacio para guardar|baulera|espacio para almacenamiento|deposito|mucho espacio de almacenamiento|espacio para guardar cosas|espacio de guardado',
  ],
  ['has:mudroom', 'vestibulo|recibidor|cuarto de entrada|mudroom|zaguan'],
  [
    'has:sunroom',
    'solario|jardin de invierno|cuarto de sol|terraza acristalada|invernadero habitable|sala de sol|sunroom|terraza cerrada',
  ],
  ['noun:basement', 'sotano'],
  ['late:finished', 'terminado|acabado|listo|habilitado'],
  ['noun:yard', 'patio|jardin|yarda'],
  ['late:fenced', 'cercado|bardeado|cercada|bardeada|con barda|con cerca'],
  ['noun:kitchen', 'cocina'],
  ['late:renovated', 'renovada|remodelada|actualizada|modernizada'],
];
