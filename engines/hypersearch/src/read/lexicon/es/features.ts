import { each, type Lexicon } from '../lexicon.ts';

/** Spanish words for the features of a home. */
export const features: Lexicon = [
  [
    'has:pool',
    'piscina|alberca|pileta|piscina privada|alberca privada|piscina climatizada|alberca techada|alberca climatizada|piscina techada|piscina propia|alberca propia|chapoteadero|picina|pool|piscina de agua salada|piscina elevada|piscinita|pisc|alb|pisina|piscna|alverca|alberquita|pisinita',
  ],
  [
    'has:hot_tub',
    'jacuzzi|hidromasaje|tina caliente|tina de hidromasaje|banera de hidromasaje|spa|tina de masaje|banera de masaje|yacuzi|yacuzzi|jacuzi|bano de burbujas|tina con hidromasaje|banera con hidromasaje',
  ],
  [
    'has:garage',
    `garaje|garage|cochera|cochera cerrada|garaje cerrado|garaje techado|marquesina cerrada|gar|garaje privado|garage cerrado|garaje propio|cochera propia|garaje adjunto|garaje independiente|cocheras|garach|garash|marquesina con porton|${each('garaje|garage|cochera|garash|garach', 'para|de|con espacio para|con lugar para|con capacidad para')}|garag|garaj|graje|garahe|garajito|coch`,
  ],
  [
    'has:carport',
    `cochera techada|techo para auto|marquesina|estacionamiento techado|cochera abierta|estacionamiento cubierto|${each('parqueo|parking|estacionamiento|parqueadero|cajon|puesto|aparcamiento', 'techado|cubierto|bajo techo|con techo')}|garaje abierto|tejaban para carro|tejado para carro|cobertizo para auto|carport|techo para carro|techo para el carro|${each('estac|est|marquesina|cochera', 'techado|techada|cubierto|cubierta')}|marquesina doble|marquesina sencilla|marquesina para dos carros`,
  ],
  [
    'has:ev_charger',
    `cargador para auto electrico|cargador electrico|cargador de auto electrico|cargador para coche electrico|cargador de coche electrico|cargador para carro electrico|cargador de carro electrico|cargador para vehiculo electrico|cargador de vehiculos electricos|cargador para autos electricos|estacion de carga|cargador ev|cargador para carros electricos|cargador|${each('cargador|enchufe|toma|conexion|estacion de carga|punto de carga|carga', 'para|de|', 'mi|un|el|', 'auto|carro|coche|vehiculo|autos|carros|coches|vehiculos', 'electrico|electricos')}|cargador de ev|cargador tesla|cargador para tesla|cargador para ev`,
  ],
  [
    'has:rv_parking',
    `${each('estacionar|parquear|guardar', 'mi|la|el|', 'lancha|bote|rv|camper', 'y', 'el|la|mi|un|', 'trailer|traila|remolque')}|${each('troca|camioneta|camion|carro|lancha|bote', 'y|con|o', 'el|la|un|una|mi|', 'trailer|traila|remolque|camper')}|${each('entrada|acceso|cochera|lugar|espacio|estacionamiento|parqueo|parking|donde estacionar|donde parquear|donde guardar|espacio para estacionar|lugar para estacionar|estacionar|guardar|parquear', 'para|', 'el|la|mi|un|una|nuestra|nuestro|', 'rv|casa rodante|caravana|autocaravana|remolque|camper|traila|trailer|troca grande|lancha|bote|camion|rastra|motorhome|casa movil de viaje')}|entrada para casa rodante|entrada para autocaravana|entrada para caravana|entrada para motorhome|entrada de casa rodante|entrada de autocaravana|entrada de caravana|entrada de motorhome|entrada pa casa rodante|entrada pa autocaravana|entrada pa caravana|entrada pa motorhome|espacio para casa rodante|espacio para autocaravana|espacio para caravana|espacio para motorhome|espacio de casa rodante|espacio de autocaravana|espacio de caravana|espacio de motorhome|espacio pa casa rodante|espacio pa autocaravana|espacio pa caravana|espacio pa motorhome|lugar para casa rodante|lugar para autocaravana|lugar para caravana|lugar para motorhome|lugar de casa rodante|lugar de autocaravana|lugar de caravana|lugar de motorhome|lugar pa casa rodante|lugar pa autocaravana|lugar pa caravana|lugar pa motorhome|estacionamiento para casa rodante|estacionamiento para autocaravana|estacionamiento para caravana|estacionamiento para motorhome|estacionamiento de casa rodante|estacionamiento de autocaravana|estacionamiento de caravana|estacionamiento de motorhome|estacionamiento pa casa rodante|estacionamiento pa autocaravana|estacionamiento pa caravana|estacionamiento pa motorhome|sitio para casa rodante|sitio para autocaravana|sitio para caravana|sitio para motorhome|sitio de casa rodante|sitio de autocaravana|sitio de caravana|sitio de motorhome|sitio pa casa rodante|sitio pa autocaravana|sitio pa caravana|sitio pa motorhome|lado para casa rodante|lado para autocaravana|lado para caravana|lado para motorhome|lado de casa rodante|lado de autocaravana|lado de caravana|lado de motorhome|lado pa casa rodante|lado pa autocaravana|lado pa caravana|lado pa motorhome|${each('estacionar|parquear|guardar|meter', 'mi|un|el|una|la|mi troca y|', 'trailer|traila|rv|camper|bote|lancha|casa rodante|motorhome|remolque')}|${each('mi troca y|mi camioneta y|carros y', 'un trailer|mi trailer|mi traila|una traila|un bote|mi bote')}`,
  ],
  [
    'has:fireplace',
    'chimenea|hogar a lena|chimenea de lena|chimenea de gas|chimenea electrica|hogar a gas|hogar de lena|chimeneas|chimenea funcional|estufa de lena',
  ],
  ['has:basement', 'sotano|bodega subterranea|basement|semisotano'],
  [
    'has:finished_basement',
    'sotano terminado|sotano acabado|sotano acondicionado|sotano habitable|sotano totalmente terminado|basement terminado|sotano remodelado|sot term|sotano term|sot terminado',
  ],
  [
    'has:walkout_basement',
    'sotano con salida|sotano con salida al jardin|sotano con salida al exterior|sotano con salida al patio|sotano con salida afuera|sotano con salida independiente',
  ],
  ['has:attic', 'atico|desvan|tapanco|buhardilla|altillo|aticos'],
  [
    'has:air_conditioning',
    'aire acondicionado|clima central|clima|aire central|ac|aire acondicionado central|a c|climatizada|aire|aire acondicionado nuevo|minisplit|mini split|climatizacion|refrigeracion central|a/c|aire y calefaccion|aires acondicionados|refrigeracion|bomba de calor|mini splits|minisplits|mini esplit|minisplit en las recamaras|aires|aire central nuevo|clima nuevo|aire lavado|aire refrigerado|aire refrigerado central|aire de refrigeracion',
  ],
  [
    'has:hardwood_floors',
    `piso de madera|pisos de madera|suelo de madera|suelos de madera|duela|parquet|pisos de madera dura|piso de madera dura|tarima|${each('piso|pisos|suelo|suelos', 'de|en', 'madera|duela|parquet|madera real|madera dura|madera natural|roble|encino|tarima|hardwood')}|duelas`,
  ],
  [
    'has:open_floor_plan',
    'concepto abierto|planta abierta|plano abierto|espacio abierto|espacios abiertos|distribucion abierta|diseno abierto|cocina abierta|cocina integrada|cocina americana|espacios abierto|sala y cocina abiertas|todo abierto|planta libre',
  ],
  [
    'has:home_office',
    `con estudio|y estudio|mas estudio|estudio para teletrabajar|estudio para|sala de estudio|oficina en casa|oficina|despacho|estudio para trabajar|espacio para trabajar|espacio para oficina|cuarto de estudio|espacio de trabajo|oficina en la casa|lugar para trabajar|home office|cuarto para oficina|${each('espacio|cuarto|lugar|area|habitacion|recamara', 'para', 'trabajar|trabajar desde casa|oficina|la oficina|una oficina|mi oficina|teletrabajar|teletrabajo|home office|trabajar en casa')}|oficinita|estudio para oficina|un den|con den|mas den|el den|den u oficina|den o estudio|cuarto den|despachito|${each('estudio|oficina|cuarto|espacio|despacho', 'para|pa', 'el|la|mi|', 'teletrabajo|teletrabajar|home office|trabajo|trabajar|trabajo remoto|trabajar remoto|oficina')}`,
  ],
  [
    'has:guest_house',
    `casa de huespedes|con casita|casita atras|casita en el patio|casita aparte|casita separada|casa de invitados|casita de huespedes|casita de invitados|departamento independiente|vivienda accesoria|adu|casa atras|casita para visitas|casita para las visitas|casita al fondo|casa al fondo|casita de visitas|departamento atras|cabana de huespedes|casita trasera|casa de visitas|adus|casita independiente|casita con entrada independiente|${each('casita|cuarto de visitas|cuarto de visita|casa|apartamento|unidad|cuartito', 'aparte|separado|separada', 'tipo casita|atras|al fondo|en el patio|')}|tipo casita atras|casita de atras|casita pa las visitas|casita para mi suegra|casita para la suegra|granny flat|back house|backhouse|con casita atras|con casita atras para las visitas|con casita aparte|casita atras para las visitas|casita atras pa las visitas|casita para la visita|casita para huespedes|casita para invitados|casita en el fondo|casita en la parte de atras|cuarto de huespedes aparte|cuarto de visitas aparte|cuarto de huespedes separado`,
  ],
  [
    'has:in_law_suite',
    `in law|suite para suegros|suite independiente|cuarto para suegros|suite para los suegros|departamento para suegros|suite de suegros|apartamento para suegros|suite para mis padres|suite para mi suegra|cuarto para mi suegra|departamento para mis papas|depa para mis papas|suite para mis papas|espacio para mis papas|departamento para mi mama|departamento aparte|apartamento aparte|depa aparte|departamento anexo|apartamento independiente|suite para mis suegros|apartamento para los suegros|${each('suite|cuarto|departamento|depa|apartamento|apto|espacio|casita|lugar|efficiency|eficiencia|estudio|unidad|entrada', 'aparte|separado|independiente|', 'para|pa', 'mi|mis|la|el|los|', 'suegra|suegro|suegros|mama|papa|papas|padres|abuela|abuelita|abuelos|abuelo|madre|padre|viejos')}|suite con entrada independiente|apartamento con entrada independiente|departamento con entrada independiente|efficiency|eficiencia con entrada independiente|efficiency con entrada|mother in law suite|in law suite|unidad accesoria|segunda unidad|vivienda multigeneracional|multigeneracional|apartamento adjunto|cuarto de suegra|cuarto de la suegra|cuarto de mi suegra|cuarto de suegros|cuarto de los suegros|recamara de suegra|recamara para suegros|departamentito para mi mama|apartamentico para mis papas|apartamento de suegros|suite de suegra|mother in law|cuarto independiente para mis papas|cuarto independiente para mi mama|cuarto independiente|departamento para rentar|depa para rentar|apartamento para rentar|cuarto aparte para rentar`,
  ],
  [
    'has:primary_on_main',
    `${each('cuarto|un cuarto|una recamara|habitacion|una habitacion|dormitorio|un dormitorio', 'abajo|en planta baja|en la planta baja|en el primer piso')}|recamara principal en planta baja|habitacion principal en planta baja|dormitorio principal en planta baja|recamara principal en la planta baja|recamara en planta baja|dormitorio en planta baja|habitacion principal en la planta baja|dormitorio principal en la planta baja|recamara principal en el primer piso|habitacion principal en el primer piso|dormitorio principal en el primer piso|cuarto principal en el primer piso|cuarto principal abajo|recamara principal abajo|cuarto principal en planta baja|habitacion en planta baja|${each('recamara principal|habitacion principal|dormitorio principal|cuarto principal|master|master bedroom|recamara|dormitorio|principal|cuarto de los papas', 'en la|en', 'planta baja|planta principal|primer piso|primera planta|piso de abajo')}|${each('recamara principal|habitacion principal|dormitorio principal|cuarto principal|master|recamara', 'abajo|en el primer piso|en el piso de abajo|en el primer nivel|en los bajos')}|${each('alcoba principal|alcoba matrimonial|cuarto matrimonial|recamara matrimonial|suite principal|suite master|recamara master|master|recamara principal|habitacion principal|dormitorio principal|cuarto principal', 'en|en el|en la|', 'primer piso|primera planta|planta baja|primer nivel|abajo|piso de abajo|planta de abajo|nivel principal')}`,
  ],
  [
    'has:walk_in_closet',
    `vestidor|walk in closet|closet vestidor|closet grande|armario vestidor|closets grandes|walking closet|closet amplio|guardarropa amplio|closets walk in|walk in|closet de vestidor|armario grande|vestidores|closet tipo vestidor|guardarropa grande|${each('closet|closets|clóset|armario|ropero', 'donde uno|donde se|donde|en que uno|de los que|de esos donde uno|de esos que|de esos donde', 'camina|camine|caminas|entra|entre|puede entrar|puede caminar|pueda caminar|pueda entrar')}|vestier|vestieres|vestier amplio|walking|walkin|walk in closets|${each('closet|closets|ropero|roperos|armario|guardarropa|cloz', 'de esos|de esos grandes|de los grandes|de los|de aquellos|grande|', 'donde|en donde|en que|en los que|en el que|que|a donde|donde uno|que uno', 'te|se|uno se|', 'metes|mete|meta|metas|entras|entra|caminas|camina|puedes meter|puedes entrar|puedes caminar|puede uno meter|puede meter|cabe parado|cabe uno')}|closet caminable|closet para caminar|closet en el que se camina|closet para meterse|cuarto de closet|cuarto closet|cuarto de vestir|closet tipo cuarto`,
  ],
  [
    'has:updated_kitchen',
    `cocina renovada|cocina remodelada|cocina nueva|cocina moderna|cocina actualizada|cocina reformada|cocina recien remodelada|cocina recien renovada|${each('cocina', 'toda|recien|completamente|totalmente|bien|', 'renovada|remodelada|reformada|actualizada|arreglada|modernizada|nueva|moderna|nuevecita|actual|hecha nueva')}|${each('cocina', 'recien|toda|ya|bien|', 'arreglada|remodeladita|arregladita|cambiada|hecha')}|${each('cocina', 'ya|que ya este|que este|que sea|esta|este|recien|ya este|bien|', 'remodelada|renovada|reformada|actualizada|arreglada|modernizada|nueva|rehecha|recien hecha')}`,
  ],
  [
    'has:chefs_kitchen',
    'cocina de chef|cocina gourmet|cocina profesional|cocina tipo gourmet|cocina tipo chef|cocina de gourmet|cocina industrial',
  ],
  [
    'has:stone_counters',
    `encimera de granito|granito|cuarzo|cubierta de granito|encimeras de granito|encimeras de cuarzo|cubiertas de granito|cubiertas de cuarzo|encimera de cuarzo|mesones de granito|barra de granito|topes de granito|topes de cuarzo|mesones de cuarzo|cubierta de cuarzo|encimeras de piedra|encimera de marmol|${each('encimera|encimeras|cubierta|cubiertas|barra|barras|meson|mesones|tope|topes|mostrador|mostradores|counters|countertops|superficie', 'de|en', 'granito|cuarzo|marmol|piedra|piedra natural|quarzo|cuarcita')}|granitos|cuarzo blanco|topes de piedra|${each('meson|mesones|meseta|mesetas|encimera|encimeras|tope|topes', 'en|de', 'cuarzo|granito|marmol|piedra')}`,
  ],
  [
    'has:stainless_appliances',
    `acero inoxidable|electrodomesticos de acero inoxidable|electrodomesticos de acero|${each('electrodomesticos|aparatos|linea blanca|enseres', 'de|en', 'acero inoxidable|acero|inox')}|inoxidable|stainless|electrodomesticos inoxidables`,
  ],
  [
    'has:kitchen_island',
    'isla de cocina|isla en la cocina|cocina con isla|isla|isla central|cocina con una isla|isla grande|isla de granito|islas|cocina con isla grande',
  ],
  [
    'has:in_unit_laundry',
    `lavanderia|lavadora y secadora|cuarto de lavado|lavanderia en la unidad|lavanderia en el departamento|lavadora y secadora en la unidad|area de lavado|lavanderia propia|lavadora|lavanderia en unidad|lavanderia dentro|lavadora secadora|lavanderia interior|zona de lavado|lavanderia en el apartamento|cuarto de lavanderia|lavadora y secadora adentro|lavadora adentro|secadora|washer y dryer|lavadora y secadora incluidas|lavadora incluida|conexion para lavadora|conexiones para lavadora y secadora|laundry|cuarto para lavar|cuarto de lavar|area de lavanderia|lavanderia adentro|lavado en unidad|lavadero|lugar para lavadora|espacio para lavadora|laundry adentro|${each('lavadora y secadora|lavadora secadora|lavanderia|lavadora|area de lavado|laundry', 'dentro|adentro|en', 'del|de la|el|la|mi|', 'apartamento|departamento|depa|unidad|condo|apto|piso|misma unidad')}`,
  ],
  ['has:balcony', 'balcon|balcones|balconcito|balcony|balcon privado|balcon grande'],
  [
    'has:deck',
    'deck|terraza de madera|plataforma de madera|terraza tipo deck|terraza deck|deck de madera|plataforma trasera',
  ],
  [
    'has:patio',
    'patio|terraza|patio cubierto|patio techado|azotea|roof garden|terraza en la azotea|terraza privada|terraza amplia|patio con techo|patiecito|patio interior|terraza techada|patio de atras techado|patio trasero techado|rooftop|palapa',
  ],
  [
    'has:porch',
    'porche|portal|pórtico|corredor frontal|porche delantero|porche frontal|porch|portalito|porche techado|porche con mosquitero|balcon frontal|corredor al frente|porche cubierto|terraza techada|galeria cubierta|terraza cubierta|corredor techado|portal techado|pasillo techado',
  ],
  [
    'has:fenced_yard',
    `patio cercado|jardin cercado|patio bardeado|patio con cerca|jardin vallado|yarda cercada|patio vallado|cercado|terreno cercado|patio trasero cercado|yarda con cerca|patio cerrado|jardin con cerca|bardeado|patio completamente cercado|jardin bardeado|jardin cerrado|bardeada|yarda bardeada|yarda grande bardeada|barda perimetral|patio grande bardeado|patio grande cercado|yarda grande cercada|${each('patio|jardin|yarda|terreno|solar|patio trasero|backyard|yarda de atras|patio de atras', 'todo|bien|completamente|totalmente|', 'cercado|cercada|bardeado|bardeada|vallado|vallada|cerrado|cerrada|enrejado|enrejada|con cerca|con barda|con reja|con valla')}|barda|bardas|barda en la yarda|barda en el patio|cerca de madera|enrejado|verjado|barda alrededor|${each('yardita|patiecito|jardincito', 'cercada|cercado|bardeada|bardeado|serkada|sercada')}|${each('yarda|patio', 'sercada|sercado|serkada|zercada')}`,
  ],
  [
    'has:large_yard',
    `patio grande|jardin grande|gran patio|amplio patio|yarda grande|patio amplio|gran jardin|jardin amplio|amplio jardin|patio trasero grande|patio enorme|jardin enorme|terreno grande|patio espacioso|terreno amplio|patio trasero amplio|yarda grande bardeada|patio grande bardeado|patio grande cercado|yarda grande cercada|${each('patio|jardin|yarda|terreno|patio trasero|backyard|yarda de atras|patio de atras|solar', 'bien|muy|', 'grande|grandote|grandota|amplio|amplia|enorme|espacioso|espaciosa|inmenso|inmensa|granda')}|${each('gran|buen|buena|amplia|enorme', 'patio|jardin|yarda|patio trasero|terreno')}|mucho patio|mucha yarda|harta yarda|yardota|bastante patio|bastante yarda|mucho terreno|${each('patio|yarda|jardin|terreno|lote', 'gde|gnde|grnd|gran')}`,
  ],
  [
    'has:fenced_yard has:large_yard',
    `patio grande cercado|patio grande y cercado|patio cercado grande|${each('yarda|patio|jardin|terreno', 'grande', 'y|', 'bardeada|bardeado|cercada|cercado')}|${each('yarda|patio', 'cercada|cercado|bardeado|bardeada', 'y|', 'grande')}`,
  ],
  [
    'has:garden',
    'jardin|huerto|huerta|jardincito|huerto en casa|jardin de flores|hortaliza|huertito|espacio para huerto|espacio para jardin|jardines|espacio para sembrar|donde sembrar|lugar para sembrar',
  ],
  [
    'has:outdoor_kitchen',
    'cocina exterior|cocina al aire libre|asador integrado|area de asador|asador empotrado|zona de asador|area de asar|cocina de exterior|cocina afuera|cocina tipo patio|cocina de patio|cocina de afuera|cocina en el patio|area de barbacoa|zona de barbacoa|zona de bbq|area de bbq|asador afuera|parrilla empotrada|parrillero|zona de parrilla|area de parrilla|quincho|barbacoa integrada|cocina de verano|estufa afuera',
  ],
  [
    'has:waterfront',
    `frente al mar|frente al lago|frente al agua|a orillas del lago|a la orilla del lago|frente a la playa|a orilla del mar|frente al rio|frente al oceano|a orillas del rio|a la orilla del mar|sobre el agua|a pie de playa|a orillas del mar|primera linea de playa|a la orilla del rio|frente a un lago|junto al lago|junto al mar|frente de agua|frente de mar|a la orilla de la playa|en la orilla del lago|en la orilla del mar|waterfront|frente al canal|en primera linea|frente de lago|${each('frente|a orillas|a la orilla|a orilla|al borde|en la orilla', 'al|del', 'mar|lago|rio|agua|canal|oceano|arroyo')}|${each('frente|a orillas|a la orilla|a orilla|en la orilla', 'a la|de la|a una|de un|a un', 'playa|bahia|laguna|lago|rio')}|frente a la bahia|a orillas de la bahia`,
  ],
  [
    'has:water_view',
    `frente al agua con vista|que mire al agua|que mire al mar|que mire al lago|mirando al mar|mirando al lago|vista al mar|vista al lago|vista al agua|vistas al mar|vistas al lago|vista al rio|vista al oceano|vistas al agua|vista a la bahia|vistas al oceano|vista del mar|vista del lago|vistas al rio|vista del oceano|${each('vista|vistas|que se vea|view', 'al|del|a la|de la|hacia el|hacia la|a|el|la|', 'mar|lago|rio|agua|oceano|bahia|canal|laguna|intracostero')}|vista bahia|vistas a la bahia|zona con muelle`,
  ],
  [
    'has:mountain_view',
    `vista a la montana|vistas a la montana|vista a las montanas|vistas a las montanas|vista de las montanas|vista a los cerros|vista de la montana|${each('vista|vistas|que se vean', 'a la|a las|de la|de las|al|a los|hacia las|las|la|los|', 'montana|montanas|sierra|cerro|cerros|volcan|franklin mountains|rocosas')}`,
  ],
  [
    'has:city_view',
    `vista a la ciudad|vistas a la ciudad|vista de la ciudad|vistas de la ciudad|vista al centro|${each('vista|vistas|que se vea|que se vean', 'a la|de la|al|a las|las|el|', 'ciudad|skyline|luces de la ciudad|centro de la ciudad')}|vista de ciudad|vista panoramica de la ciudad`,
  ],
  [
    'has:golf_course',
    'campo de golf|golf|en un campo de golf|en campo de golf|frente al campo de golf|junto al campo de golf|cancha de golf|sobre campo de golf|al lado del campo de golf|golf course',
  ],
  [
    'has:lake_access',
    'acceso al lago|muelle|acceso a un lago|muelle privado|muelle propio|acceso al agua|rampa para bote|rampa para lancha|acceso al rio|muelle para bote|muelle para lancha|con muelle|embarcadero',
  ],
  [
    'has:beach_access',
    `acceso a la playa|${each('con', 'acceso a la playa|acceso a playa|acceso directo a la playa|salida a la playa|acceso al mar|salida al mar')}|playa privada|acceso a playa|salida a la playa|acceso directo a la playa|salida al mar|bajada a la playa|acceso al mar|${each('haya|hay|quede|este|tenga|con|la', 'playa', 'cerca|cerquita|caminando|a pie|enfrente')}|playa cerca|playa cerquita`,
  ],
  [
    'has:corner_lot',
    'lote de esquina|terreno de esquina|en esquina|casa de esquina|esquina|lote en esquina|terreno en esquina|de esquina|solar de esquina|la esquina|lote esquinero|esquinera|esquinero|unidad de esquina|terreno esquinero|que este en esquina|esta en esquina|este en esquina|que haga esquina|hace esquina|haciendo esquina|en la mera esquina|en la esquina de la calle|en una esquina|lote en una esquina|casa en esquina|en la pura esquina|de esquinita|a la esquina',
  ],
  [
    'has:cul_de_sac',
    'cul de sac|calle cerrada|calle sin salida|privada sin salida|callejon sin salida|rotonda|culdesac|calle ciega|cuadra sin salida|cuadra cerrada|cerrada sin salida',
  ],
  [
    'has:gated_community',
    `comunidad cerrada|fraccionamiento cerrado|comunidad privada|condominio cerrado|coto|privada|residencial cerrado|comunidades cerradas|fraccionamiento privado|comunidad con porton|urbanizacion cerrada|comunidad enrejada|urbanizacion privada|comunidades privadas|con acceso controlado|acceso controlado|${each('comunidad|fraccionamiento|urbanizacion|residencial|complejo|vecindario|conjunto', 'con|', 'cerrado|cerrada|privado|privada|porton|reja|caseta|control de acceso|acceso controlado|enrejado|guardia|seguridad en la entrada')}|control de acceso|caseta de vigilancia|gated|gated community|con caseta|porton electrico en la entrada|garita|con garita`,
  ],
  ['has:elevator', 'elevador|ascensor|elevadores|ascensores|elevdor|elev|asc|elebador|asensor'],
  [
    'has:doorman',
    'portero|conserje|conserjeria|recepcionista|porteria|portero 24 horas|lobby con recepcion|valet|doorman|portero de edificio|concierge',
  ],
  [
    'has:gym',
    'gimnasio|gym|sala de ejercicios|gym en el edificio|gimnasio en el edificio|cuarto de ejercicio|area de ejercicio',
  ],
  [
    'has:pet_friendly',
    `acepta mascotas|se aceptan mascotas|admite mascotas|permite mascotas|acepten mascotas|permita mascotas|admita mascotas|que acepte mascotas|pet friendly|se permiten mascotas|acepte mascotas|acepta perros|acepten perros|permitan mascotas|permitan perros|mascotas permitidas|que permita perros|permiten perros|permiten mascotas|aceptan perros|aceptan mascotas|admitan mascotas|apto para mascotas|donde acepten perros|mascotas bienvenidas|se admiten mascotas|permitan tener perros|acepte perros|permita perros|${each('que|donde|se|nos|me|', 'acepta|acepte|acepten|aceptan|permita|permite|permitan|permiten|admita|admite|admitan|admiten|dejen|deje|dejan|reciban', 'tener|a|', 'mi|mis|el|los|la|las|nuestro|nuestra|un|', 'mascota|mascotas|perro|perros|perra|perrita|perrito|perritos|gato|gatos|gata|gatita|animales')}|pets ok|amigable con mascotas|amigable con perros|mascotas ok|se puede tener mascotas|se puede tener perro`,
  ],
  [
    'has:furnished',
    'amueblado|amueblada|amueblados|con muebles|amuebladas|totalmente amueblado|completamente amueblado|amoblado|amoblada|completamente amueblada|amoblados|amobladas|bien amueblado|ya amueblado|ya amueblada|semi amueblado|semiamueblado|equipado|equipada|con todo y muebles|con muebles incluidos|amob|amueb',
  ],
  [
    'has:solar_panels',
    'panel solar|paneles solares|placas solares|energia solar|panel fotovoltaico|placas fotovoltaicas|sistema solar|paneles de sol|techo solar|con solar panels|solar panels|celdas solares|celda solar',
  ],
  [
    'has:energy_efficient',
    'eficiente energeticamente|eficiencia energetica|ahorro de energia|bajo consumo|ecologica|eficiente en energia|energeticamente eficiente|buen aislamiento|ahorradora de energia|ecologico|bajo consumo de energia|eficiente en consumo|bien aislada|bien aislado|de bajo consumo|consuma poca luz|gaste poca luz|energy star|certificacion leed|eficiente|eficiencia de energia|ahorre energia|que ahorre luz',
  ],
  [
    'has:smart_home',
    'casa inteligente|domotica|hogar inteligente|smart home|casa domotica|termostato inteligente|sistema inteligente|cerraduras inteligentes|domotizada',
  ],
  [
    'has:wheelchair_accessible',
    `accesible en silla de ruedas|accesible para silla de ruedas|acceso para silla de ruedas|accesible para sillas de ruedas|adaptada para silla de ruedas|apto para silla de ruedas|acceso para sillas de ruedas|accesible|rampa para silla de ruedas|apta para silla de ruedas|adaptado para silla de ruedas|accesible a silla de ruedas|acceso para discapacitados|accesible para discapacitados|accesible con silla de ruedas|adaptada para discapacitados|sin barreras|rampa|adaptado para sillas de ruedas|${each('accesible|adaptado|adaptada|apto|apta|acceso|espacio|preparada|preparado|adecuada|adecuado|accesibilidad|que entre|que quepa|donde entre|puertas anchas', 'para|en|a|con|de|', 'la|una|mi|', 'silla de ruedas|sillas de ruedas|discapacitado|discapacitados|personas con discapacidad|movilidad reducida|personas con movilidad reducida|andador')}|puertas anchas|barras de apoyo|rampa de acceso|rampas|rampa en la entrada|bano adaptado|entrada sin escalones|sin escalones|handicap accessible|wheelchair accessible|en silla de ruedas|silla de ruedas|usa silla de ruedas|anda en silla de ruedas`,
  ],
  [
    'has:single_story',
    'un piso|terrera|una planta|una sola planta|un solo piso|de un piso|de una planta|sin escaleras|de un solo piso|de una sola planta|un solo nivel|un nivel|una sola planta sin escaleras|bungalow|de un nivel|de un solo nivel|sin gradas|no tenga escaleras|todo en un piso|todo en una planta|no escaleras|1 piso|1 planta|en un solo nivel|todo en un solo piso|sola planta|de 1 piso|de 1 planta|1 nivel|todo en el mismo piso|sin segundo piso|que no tenga escaleras|sin escalera|no tenga segundo piso|nada de escaleras|de un pisito|sin escalones adentro|todo abajo|no tenga escalones|no tenga gradas|que no tenga gradas|que no tenga escalones|sin escalon|sin escalones|sin peldanos|nada de gradas|nada de escalones|ni escaleras|un piso nada mas|un solo pizo|un pizo|de una sola planta nada mas|no puede subir escaleras|ya no puede subir escaleras|no podemos subir escaleras|se acabaron las escaleras|ya no puede con las escaleras|no puede con las escaleras',
  ],
  [
    'has:high_ceilings',
    `techos altos|techo alto|doble altura|techos abovedados|techos elevados|techos muy altos|${each('techo|techos', 'muy|bien|', 'alto|altos|elevado|elevados|abovedado|abovedados|catedral|de doble altura')}|altos techos|cielos altos|vaulted ceilings|techos de 8 pies|techos de 9 pies|techos de 10 pies|techos de 11 pies|techos de 12 pies|techos de nueve pies|techos de diez pies|techos de once pies|techos de doce pies|techos a 8 pies|techos a 9 pies|techos a 10 pies|techos a 11 pies|techos a 12 pies|techos a nueve pies|techos a diez pies|techos a once pies|techos a doce pies|techo de 8 pies|techo de 9 pies|techo de 10 pies|techo de 11 pies|techo de 12 pies|techo de nueve pies|techo de diez pies|techo de once pies|techo de doce pies|techo a 8 pies|techo a 9 pies|techo a 10 pies|techo a 11 pies|techo a 12 pies|techo a nueve pies|techo a diez pies|techo a once pies|techo a doce pies`,
  ],
  [
    'has:natural_light',
    'luz natural|mucha luz|luminoso|luminosa|iluminado|iluminada|bien iluminado|ventanas grandes|ventanales|bien iluminada|mucha iluminacion|soleado|soleada|buena luz|iluminacion natural|buena iluminacion|grandes ventanales|buena iluminacion natural|mucha luz natural|mucho sol|muy iluminado|muy iluminada|grandes ventanas|clara|mucha claridad|claridad|llena de luz|entre mucha luz|entre la luz|que le entre luz|le de el sol|le entre el sol|muchas ventanas|iluminados|luminosos|harta luz|bien alumbrada|alumbrada|ventanas amplias|que entre el sol',
  ],
  ['has:sauna', 'sauna|cuarto de vapor|vapor'],
  ['has:wine_cellar', 'cava|bodega de vinos|bodega de vino|cava de vinos|cava para vinos|cava de vino|wine cellar'],
  [
    'has:media_room',
    'sala de cine|cine en casa|sala de television|cuarto de tele|sala de tv|sala multimedia|sala de proyeccion|teatro en casa|cuarto de television|cuarto de cine|salon de cine|sala de peliculas|cuarto de peliculas|cuarto de entretenimiento|cuarto de medios|home theater|cuarto de proyeccion',
  ],
  [
    'has:workshop',
    'taller|taller de carpinteria|espacio para taller|tallercito|taller mecanico propio|taller aparte|espacio de taller|lugar para taller|taller grande|taller atras|cuarto de herramientas|garaje con taller',
  ],
  ['has:barn', 'granero|establo|caballeriza|caballerizas|establos|cuadra para caballos|pesebrera|pesebreras|barn'],
  [
    'has:horse_property',
    'para caballos|caballos|propiedad ecuestre|espacio para caballos|ecuestre|para mis caballos|apta para caballos|apto para caballos|tener caballos|para tener caballos|lugar para caballos|corral para caballos|mis caballos|caballo|con caballerizas|horse property|lugar para mis caballos|corrales para caballos|tener mis caballos|corral para mis caballos',
  ],
  [
    'has:new_construction',
    'construccion nueva|nueva construccion|recien construida|recien construido|obra nueva|casa nueva|a estrenar|estrenar|nueva|nuevo|de estreno|nuevas|completamente nueva|totalmente nueva|nuevos|recien construidas|para estrenar|desarrollo nuevo|recien construidos|nuevecita|nuevecito|nuevecitas|nuevecitos|nuevita|recien hecha|recien hecho|recien terminada|de construccion nueva|de nueva construccion|sin estrenar|de paquete|nueva de paquete|new construction|recien edificada',
  ],
  ['has:new_construction type:single_family', 'casa nueva|casas nuevas'],
  [
    'has:fixer_upper',
    `para remodelar|para renovar|para arreglar|necesite arreglos|para reformar|que necesite reparaciones|para reparar|necesite trabajo|que necesite trabajo|que necesite arreglos|necesita reparaciones|necesita arreglos|que necesiten reparaciones|que necesite remodelacion|necesita trabajo|necesita remodelacion|necesiten arreglos|necesite reparaciones|que haya que arreglar|que haya que reformar|necesiten reparaciones|que necesiten arreglos|haya que remodelar|por remodelar|a reformar|con necesidad de reparaciones|que necesiten trabajo|necesiten trabajo|se vende como esta|se venda como esta|vendida como esta|tal como esta|tal y como esta|tal cual esta|tal cual|en las condiciones en que esta|en el estado en que esta|${each('que|', 'necesite|necesita|necesiten|ocupe|ocupa|requiera|requiere|le falte|haya que hacerle|tenga que hacerle|haya que meterle', 'un|unos|muchos|muchas|poco de|mucho|mucha|', 'arreglo|arreglos|reparacion|reparaciones|trabajo|remodelacion|renovacion|mano|cariño|mano de obra|trabajos|arreglitos')}|para meterle mano|fixer|fixer upper|pa arreglar|para flipear|para flip|de arreglar|para restaurar|para componer|por arreglar|por renovar|que haya que arreglarla|que haya que remodelar|que requiera trabajo|para remodelarla|para arreglarla|para renovarla|para rehabilitar|a rehabilitar|que haya que renovar|que haya que reparar|que haya que restaurar|que haya que componer|haya que reformar|haya que arreglar|haya que renovar|haya que reparar|haya que restaurar|haya que componer|que hubiera que reformar|que hubiera que arreglar|que hubiera que remodelar|que hubiera que renovar|que hubiera que reparar|que hubiera que restaurar|que hubiera que componer|hubiera que reformar|hubiera que arreglar|hubiera que remodelar|hubiera que renovar|hubiera que reparar|hubiera que restaurar|hubiera que componer|que tenga que reformar|que tenga que arreglar|que tenga que remodelar|que tenga que renovar|que tenga que reparar|que tenga que restaurar|que tenga que componer`,
  ],
  [
    'has:renovated',
    `renovado|renovada|remodelada|remodelado|lista para mudarse|listo para mudarse|actualizada|reformada|reformado|lista para habitar|lista para entrar a vivir|recien remodelada|recien renovada|renovadas|remodeladas|lista para entrar|totalmente renovada|listo para habitar|listas para mudarse|recien remodelado|recien renovado|lista para vivir|completamente renovada|completamente remodelada|actualizado|totalmente remodelada|lista para ocupar|listo para entrar a vivir|lista para mudarnos|lista para mudarme|modernizada|${each('completamente|totalmente|toda|todo|recien|recientemente', 'renovado|renovada|remodelado|remodelada|reformado|reformada|arreglado|arreglada|actualizado|actualizada|restaurada')}|reformados|reformadas|renovados|remodelados|restaurada|restaurado|llave en mano|listo para mudanza|lista para mudanza|lista pa mudarse|lista pa entrar|lista pa vivir|listas para entrar|entrar a vivir|para entrar a vivir|ya arreglada|ya remodelada|ya renovada|recien arreglada|recien arreglado|move in ready|arregladita|bien arreglada`,
  ],
  [
    'has:historic',
    'historica|historico|antigua|de epoca|patrimonial|historicas|edificio historico|casa antigua|colonial antigua|edificio antiguo|casas antiguas|estilo antiguo|centenaria|victoriana|colonial historica|historicos',
  ],
  [
    'has:luxury',
    'lujo|lujosa|de lujo|lujoso|residencia de lujo|alta gama|mansion|exclusiva|lujosas|lujosos|de alta gama|residencia exclusiva|premium|exclusivo|de alto standing|lujos',
  ],
  [
    'has:foreclosure',
    'embargo|embargada|embargadas|remate bancario|remates bancarios|ejecucion hipotecaria|propiedad del banco|remate|ejecuciones hipotecarias|casas embargadas|recuperada por el banco|embargos|embargado|remates|ejecutada|venta judicial|reposeida|reposeidas|foreclosure|foreclosures|de banco|embargadas por el banco|reposeido|casa embargada|propiedades del banco|adjudicada|adjudicadas|subasta|subastas|short sale|recuperadas|recuperada por banco|de remate|ejecutadas|foreclosed|repo|casas de remate|casa de remate|en remate|de embargo|de los embargos|recuperadas del banco|casas recuperadas|propiedad embargada|propiedades embargadas|propiedad de remate|embargados|rematada|rematadas|recuperacion bancaria|de recuperacion bancaria|recuperado por el banco',
  ],
  [
    'has:price_reduced',
    'precio reducido|precio rebajado|rebajada|rebaja de precio|rebajado|reduccion de precio|con rebaja|bajaron de precio|bajo de precio|precio recien reducido|baja de precio|precio bajo recientemente|rebajas|hayan bajado de precio|precio reducidos|rebajadas|haya bajado de precio|precios reducidos|con descuento|ha bajado de precio|con precio reducido|le hayan bajado el precio|le bajaron el precio|bajada de precio|bajaron el precio|bajado de precio|le hayan bajado|bajaron precio|con el precio reducido|bajadas de precio|con baja de precio|rebajaron|hayan rebajado|haya rebajado|precio en baja|precio a la baja|precio ajustado',
  ],
  [
    'has:open_house',
    'casa abierta|open house|puertas abiertas|jornada de puertas abiertas|visita abierta|casas abiertas|dia de puertas abiertas',
  ],
  [
    'has:virtual_tour',
    'recorrido virtual|tour virtual|visita virtual|recorrido 3d|tour 3d|recorridos virtuales|paseo virtual|recorrido en video|recorrido en linea|video recorrido|tour en linea|visita en linea|recorrido por video|visita por video|tour en video|videotour|visita 3d|recorrido por videollamada',
  ],
  [
    'has:senior_community',
    `comunidad 55+|55+|${each('|para|mayores de|comunidad de|comunidad para|comunidad para mayores de', 'cincuenta y cinco', 'y mas|o mas|anos y mas|anos o mas|para arriba|en adelante')}|${each('|comunidad de|comunidad para', 'mayores de cincuenta y cinco')}|comunidad de retirados|mayores de 55|comunidad para mayores de 55|para mayores de 55|comunidad para jubilados|comunidad de jubilados|comunidad para adultos mayores|comunidad de 55 anos o mas|comunidad 55 y mas|comunidad para mayores|comunidad de adultos mayores|55 y mas|55 o mas|comunidad para personas mayores|comunidad de personas mayores|comunidad para mayores de 55 anos|mayores de 55 anos|comunidad de mayores de 55|comunidad de mayores de 55 anos|comunidad para retirados|comunidad de retiro|comunidad activa 55+|comunidad de mayores|para jubilados|${each('comunidad|condominio|edificio|area|residencial|vecindario', 'para|de', '55+|55 y mas|55 o mas|55 anos o mas|55 anos en adelante|mayores de 55|mayores de 55 anos|adultos mayores|la tercera edad|tercera edad|retirados|jubilados|seniors|personas mayores|mayores')}|55 para arriba|senior living|tercera edad|comunidad senior|comunidad 55 o mas|comunidades 55+|son de 55+`,
  ],
  [
    'has:near_park',
    `cerca de un parque|cerca de parques|junto a un parque|parque cerca|cerca del parque|frente a un parque|frente al parque|al lado de un parque|con parques cerca|un parque cerca|parques cerca|a pasos de un parque|parque cercano|con parque cerca|${each('cerca|cerquita|junto|a pasos|a un lado|al lado|enfrente|frente', 'de|a', 'un|algun', 'parque|parquecito|area verde|parque grande')}|parque a la vuelta|parque cerquita|parques cerquita|parque a pie|parquecito cerca`,
  ],
  [
    'has:near_transit',
    `cerca del metro|cerca del transporte publico|transporte publico|cerca de transporte publico|cerca de una estacion de metro|cerca del tren|cerca del autobus|transporte publico cerca|acceso a transporte publico|cerca de una parada de autobus|cerca del transporte|cerca de la estacion de tren|cerca de la parada de autobus|cerca del tren ligero|acceso al metro|cerca de una estacion de tren|cerca del bus|cerca de transporte|a pasos del metro|cerca de una parada de bus|acceso al transporte publico|cerca de paradas de autobus|cerca de la estacion de metro|buen transporte publico|cerca de la parada del autobus|cerca de una parada de camion|cerca de los transportes|${each('metro|tren|bus|autobus|camion|guagua|transporte|transporte publico|parada de bus|parada de autobus|parada de guagua|parada de camion|estacion de metro|estacion de tren|light rail|trolley|subway', 'cerca|cerquita|a pie|a la mano')}|que llegue el camion|que llegue la guagua|que llegue el bus|que pase el camion|que pase el bus|que pase la guagua|bien comunicado|bien comunicada|cerca de la guagua|cerca del trolley|cerca de la parada|agarro el metro|agarro el camion|agarro la guagua|agarro el bus|tomo el metro|tomo el bus|tomo la guagua|uso el metro|uso transporte publico|me muevo en metro|me muevo en guagua|me muevo en bus|ando en bus|ando en metro|ando en guagua|ando en camion|no manejo asi que cerca del bus|cerca trolley|cerca metro|cerca bus|cerca tren|cerca guagua|${each('parada|parada de guagua|parada de la guagua|parada del bus|parada del camion|parada de bus|parada del metro|estacion del tren|estacion del metro|guagua|metro|tren|trolley|camion|bus', 'quede|este|pase|llegue|pasa|', 'cerca|cerquita|enfrente|a la vuelta|caminando|a pie')}|${each('que llegue|que pase|donde llegue|donde pase|llegue|pase', 'la guagua|el bus|el camion|el metro|el tren|el trolley|el autobus', 'cerca|cerquita|enfrente|')}`,
  ],
  [
    'has:quiet_street',
    `calle tranquila|zona tranquila|barrio tranquilo|calle silenciosa|vecindario tranquilo|colonia tranquila|calle poco transitada|area tranquila|lugar tranquilo|sector tranquilo|calle sin trafico|calle residencial tranquila|calle calmada|calle con poco trafico|poco trafico|vecindario callado|calles tranquilas|${each('calle|zona|barrio|vecindario|colonia|area|sector|lugar|rumbo|cuadra|ambiente|calles|callecita', 'muy|bien|mas|', 'tranquila|tranquilo|callada|callado|quieta|quieto|calmada|calmado|apacible|sin ruido|sin trafico|silenciosa|pacifica|pacifico|tranquilita|calladita|tranquilas')}|donde no pasen carros|poco transito|sin transito|sin mucho trafico`,
  ],
  [
    'has:storage',
    `bodega|almacenamiento|espacio de almacenamiento|trastero|closet de almacenamiento|mucho almacenamiento|cuarto de almacenamiento|cobertizo|espacio para guardar|baulera|espacio para almacenamiento|deposito|mucho espacio de almacenamiento|espacio para guardar cosas|espacio de guardado|bodeguita|cuarto de almacen|closet de blancos|espacio para guardar mis cosas|storage|cuarto de triques|shed|cobertizos|cuartito para guardar|espacio de storage|lugar para guardar|${each('cuarto|cuartito|espacio|lugar|sitio|lugarcito|bodega|area|donde|un lugar', 'para|pa|donde|en donde|', 'guardar|almacenar|meter|poner', 'las|los|la|el|mis|mi|nuestras|', 'cosas|cosa|herramienta|herramientas|tiliches|triques|tools|chacharas|charolas|adornos|cajas|decoraciones|equipo|mercancia|materiales|navidad|adornos de navidad|bicis|bicicletas')}|${each('cuarto|cuartito|espacio|lugar|lugarcito|area', 'para|pa', 'guardar|almacenar')}|cuarto de tiliches|cuarto de herramientas|cuarto de herramienta|cuarto util|cuarto de utiles|bodega para cosas`,
  ],
  [
    'has:mudroom',
    'vestibulo|recibidor|cuarto de entrada|mudroom|zaguan|cuarto para zapatos|area de entrada|cuarto de botas|hall de entrada',
  ],
  [
    'has:sunroom',
    'solario|jardin de invierno|cuarto de sol|terraza acristalada|invernadero habitable|sala de sol|sunroom|terraza cerrada|florida room|cuarto florida|terraza con ventanas|terraza encristalada|solarium|porche cerrado|porche acristalado',
  ],
  ['noun:basement', 'sotano'],
  ['late:island', 'isla|isla central'],
  ['late:finished', 'terminado|acabado|listo|habilitado|terminada|acabada|remodelado'],
  ['noun:yard', 'patio|jardin|yarda|patio trasero|backyard'],
  ['late:fenced', 'cercado|bardeado|cercada|bardeada|con barda|con cerca|vallado|vallada|cerrado|enrejado'],
  ['noun:kitchen', 'cocina grande|cocina amplia|cocina espaciosa|cocina'],
  [
    'late:renovated',
    'renovados|remodelados|actualizados|modernizados|reformados|arreglados|renovadas|remodeladas|recien remodelados|recien renovados|renovada|remodelada|actualizada|modernizada|reformada|nueva|arreglada|moderna',
  ],
];
