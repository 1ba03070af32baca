import type { Lexicon } from '../lexicon.ts';

/** Units of a number; `unit:none` and `number` stand by figures that measure no home; Spanish. */
export const units: Lexicon = [
  [
    'unit:beds',
    'recamara|habitacion|habitaciones|dormitorio|cuarto|rec|hab|cuartos|recs|habs|alcoba|alcobas|pieza|piezas|dorm|dorms|recamaras|dormitorios|ctos|cuartos para dormir|recamras|recmra|recmras|recm|recams|habit|habits|havitaciones|haitaciones|dormis|cto|cts|cuarts|cuaros|cuatros|cuartitos|recamaritas|recamarita|cuartito|rcms|rcs|bedroom|bedrooms|cuarto de dormir|cuartos de dormir|recamaras amplias|r|c|h|recas|recmas|rcamaras|rcamara|cuartoz|kuartos|alcova|alcovas|cuartico|cuarticos|beds|bd|bds|br|aposento|aposentos|d|alc|alcs|alco|alcobitas|alcobita|rmas|rma|cuarto para dormir|dormit|dormits|habs.|recs.',
  ],
  [
    'unit:baths',
    'bano|banos|bano completo|banos completos|servicio sanitario|aseo|ba|regadera|banito|banitos|bns|bno|bnos|bno completo|bathroom|bathrooms|baths|full baths|banos enteros|bano entero|baos|sanitarios|wc|bn|banio|banios|vano|vanos|vanio|vanios|banyo|banyos|servicio completo|medios banos|ba completo|bans|bañ|bñs|bñ|banho|banhos|bano y cacho|banos con regadera|banos con tina|w.c.',
  ],
  ['unit:bb', 'b'],
  ['unit:halfbath', 'medio bano|toilet|1/2 bano|medio bañito|bano de visitas|bano de visita|toilette'],
  [
    'unit:sqft',
    'pies cuadrados|pies2|pie cuadrado|ft2|pies|pies cuadrado|pc|pies cuad|sqft|p2|pies de construccion|pies cuadrados de construccion|pie2|pies cuadra|pies cuads|pies c|sq ft|square feet|pies de casa|pies de espacio|pie|ft cuadrados|pies habitables|pies cuadrados habitables|pies cubiertos',
  ],
  [
    'unit:sqm',
    'metros cuadrados|m2|metro cuadrado|mts2|mt2|metros2|mts cuadrados|mts|m cuadrados|metros|mts cuad|mt cuadrados|m cuadrado|metros cuad|metros de construccion|mts de construccion|metros construidos|mts construidos|m2 construidos|metro2|metros habitables',
  ],
  ['unit:acre', 'acre|acres|acre de terreno|acres de terreno|acre de tierra|acres de tierra|ac|acrs|acres de campo'],
  ['unit:hectare', 'hectarea|hectareas|ha'],
  [
    'unit:car',
    'carro|coche|auto|carros|coches|autos|lugares de garaje|vehiculos|vehiculo|lugares de estacionamiento|plazas de garaje|plazas|lugares en el garaje|cajones de estacionamiento|espacios de garaje|garajes|espacios de estacionamiento|cajones|puestos de estacionamiento|trocas|troca|camionetas|camioneta|lugares de cochera|lugares de parqueo|lugares de parking|espacios de parqueo|espacios de parking|espacios para carros|puestos de parqueo|carritos|carros grandes|car garage|cars|coch|cochs|lugares para carros|pickups|pick ups|trucks|lugares techados|lugares para trocas|carros bajo techo',
  ],
  ['unit:story', 'piso|planta|nivel|pisos|plantas|niveles|pisitos|pizos|plantas altas|stories|pizo'],
  ['unit:year', 'ano|anos'],
  ['unit:day', 'dia|dias'],
  ['unit:week', 'semana|semanas'],
  ['unit:month', 'mes|meses'],
  ['unit:hour', 'hora|horas|hrs|h'],
  ['unit:min', 'minuto|min|minutos|mins'],
  ['unit:mi', 'milla|millas|mi'],
  ['unit:km', 'km|kilometro|kilometros|kms'],
  ['unit:m', 'metro'],
  ['unit:block', 'cuadra|cuadras|manzanas|cuadritas|cuadras caminando|bloques'],
  ['unit:percent', 'por ciento'],
  [
    'unit:none',
    'hijo|perro|gato|persona|nino|hija|adolescente|vez|bebe|mascota|gemelos|familias|hijos|hijas|ninos|perros|gatos|personas|bicicletas|veces|mascotas|adultos|caballos|nietos|perritos|hermanos|amigos|bebes|abuelos|integrantes|miembros|chicos|ventanas|sillas|muchachos|chamacos|chamaquitos|chiquitos|plebes|perritas|gatitos|empleados|hermanas|primos|sobrinos|vacas|gallinas|cabezas de ganado|anos de casados|carreras|turnos|camiones|trabajos|ampere|amperes|amperios|amperio|amps|voltios|volts|watts|litros|galones|btu|decibeles|grados|pulgadas|kilos|libras|toneladas|chihuahuas|gallos|borregos|chivas|becerros|puercos|marranos|patos|nietecitos|escuincles|huercos|chavos|chavas|muchachas|sillones|personas en la familia|bocas|inquilinos|turno|salones|alumnos|ofertas|visitas|hermanitos|perrotes|perrazos|semestres|carreras universitarias',
  ],
  [
    'permonth',
    'al mes|por mes|mensual|mensuales|/mes|mensualmente|cada mes|x mes|/ mes|de mensualidad|el mes|por el mes|mes con mes|cada mes todo incluido|al mes todo incluido|de pago al mes|a el mes|p/mes|mensualitos|todos los meses|a mes|x el mes|por mensualidad|mensual todo incluido|al mes con todo|al mes ya con todo|al mes con todo incluido|mensuales con todo|mensuales todo incluido',
  ],
  [
    'old',
    'anos de antiguedad|anos de construida|anos de edad|anos de construido|anos de construccion|anos|anos de vieja|anos de construidas|anos de viejo',
  ],
];
