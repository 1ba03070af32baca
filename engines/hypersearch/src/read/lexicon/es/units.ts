import type { Lexicon } from '../lexicon.ts';

/** Units of a number; `unit:none` and `number` stand by figures that measure no home; Spanish. */
export const units: Lexicon = [
  [
    'unit:beds',
    'recamara|habitacion|habitaciones|dormitorio|cuarto|rec|hab|cuartos|recs|habs|alcoba|alcobas|pieza|piezas|dorm|dorms|recamaras|dormitorios|ctos|cuartos para dormir',
  ],
  ['unit:baths', 'bano|banos|bano completo|banos completos|servicio sanitario|aseo|ba|regadera'],
  ['unit:halfbath', 'medio bano|toilet'],
  [
    'unit:sqft',
    'pies cuadrados|pies2|pie cuadrado|ft2|pies|pies cuadrado|pc|pies cuad|sqft|p2|pies cuadrado|pies de construccion|pies cuadrados de construccion',
  ],
  ['unit:sqm', 'metros cuadrados|m2|metro cuadrado|mts2|mt2|metros2|mts cuadrados|mts|m cuadrados|metros'],
  ['unit:acre', 'acre|acres|acre de terreno|acres de terreno|acre de tierra|acres de tierra'],
  ['unit:hectare', 'hectarea|hectareas|ha'],
  [
    'unit:car',
    'carro|coche|auto|carros|coches|autos|lugares de garaje|vehiculos|vehiculo|lugares de estacionamiento|plazas de garaje|plazas|lugares en el garaje|cajones de estacionamiento|espacios de garaje|garajes|espacios de estacionamiento|cajones|puestos de estacionamiento',
  ],
  ['unit:story', 'piso|planta|nivel|pisos|plantas|niveles'],
  ['unit:year', 'ano|anos'],
  ['unit:day', 'dia|dias'],
  ['unit:week', 'semana|semanas'],
  ['unit:month', 'mes|meses'],
  ['unit:hour', 'hora|horas|hrs'],
  ['unit:min', 'minuto|min|minutos|mins'],
  ['unit:mi', 'milla|millas|mi'],
  ['unit:km', 'km|kilometro|kilometros|kms'],
  ['unit:m', 'metro'],
  ['unit:block', 'cuadra|cuadras|manzanas'],
  ['unit:percent', 'por ciento'],
  [
    'unit:none',
    'hijo|perro|gato|persona|nino|hija|adolescente|vez|bebe|mascota|gemelos|familias|hijos|hijas|ninos|perros|gatos|personas|bicicletas|veces|mascotas|adultos|caballos|nietos|perritos|hermanos|amigos|bebes|abuelos|integrantes|miembros|chicos|ventanas|sillas',
  ],
  ['permonth', 'al mes|por mes|mensual|mensuales|/mes|mensualmente|cada mes|x mes|/ mes|de mensualidad|el mes'],
  [
    'old',
    'anos de antiguedad|anos de construida|anos de edad|anos de construido|anos de construccion|anos|anos de vieja|anos de construidas|anos de viejo',
  ],
];
