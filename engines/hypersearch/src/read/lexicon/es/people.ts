import type { Lexicon } from '../lexicon.ts';

/** Words about people in Spanish; kinds as in the English list. */
export const people: Lexicon = [
  [
    'group:race',
    'afroamericano|afroamericanos|asiatico|asiaticos|latino|latinos|hispano|hispanos|raza|minorias|indigenas|gente de color|anglos|anglosajones|blancos|negros|misma raza|etnico|personas de color|etnia|diversa|diversidad|gringos|diverso|morenos|gitanos|prietos|asiaticas|mi raza|nuestra raza|latinas|hispana|latina|caucasicos|indios',
  ],
  ['colour:race', 'blanco|negro|blanca|negra|blancos|negros|blancas|negras'],
  [
    'group:religion',
    'cristiano|cristianos|cristiana|catolico|catolicos|catolica|judio|judios|judia|musulman|musulmanes|musulmana|evangelico|evangelicos|mormon|mormones|religiosa|religion|hindu|protestante|van a la iglesia|vayan a la iglesia|misma fe|ateos|religiosos|religioso|testigos de jehova|hindues|evangelica|budistas|vaya a la iglesia|vaya a misa|vayan a misa|van a misa|musulmanas|protestantes|islamica|misma religion|creyentes|nuestra fe|mi religion|nuestra religion|ortodoxos|ateo|sikhs|judias|catolicas|cristianas|devotos|islamico',
  ],
  [
    'group:national_origin',
    'inmigrante|inmigrantes|extranjero|extranjeros|mexicano|mexicanos|chino|chinos|arabe|arabes|ilegales|refugiados|americanos|cubanos|venezolanos|puertorriquenos|centroamericanos|indocumentados|nacidos aqui|nacidos en estados unidos|hablen ingles|hablen espanol|hindues|migrantes|haitianos|africanos|salvadorenos|guatemaltecos|colombianos|hablan espanol|hablan ingles|nacionalidad|nacidos en america|rusos|coreanos|dominicanos|nacidos en el pais|nacido en estados unidos|hondurenos|estadounidenses|mexicana|cubana|americana|refugiado|indocumentado|nacidos en canada|compatriotas|paisanos|mi pais|canadienses|hispanohablantes|angloparlantes|chinas|mexicanas|italianos|filipinos|vietnamitas|cubano|sin papeles|otros paises|solo ingles|papeles',
  ],
  [
    'group:familial_status',
    'nino|ninos|familias|bebes|hijos|adolescentes|estudiantes|madres solteras|parejas|solteros|familia|jovenes|ancianos|adultos|familias jovenes|parejas jovenes|viejos|familias con ninos|parejas casadas|universitarios|chamacos|gente joven|gente mayor|personas mayores|casados|solteras|padres solteros|ninos pequenos|escuincles|familias con hijos|familias numerosas|chiquillos|adolecentes',
  ],
  [
    'group:sex',
    'mujeres|hombres|mujer|hombre|gay|gays|lesbianas|homosexuales|lgbt|transgenero|heterosexuales|trans|senoritas|lgbtq|homosexual|lesbiana|parejas gay|varones|chicas|transexuales|damas|caballeros|parejas del mismo sexo',
  ],
  [
    'group:disability',
    'discapacitado|discapacitados|enfermos mentales|enfermedad mental|minusvalidos|adictos|autistas|personas con discapacidad|discapacidad|gente discapacitada|problemas mentales|locos|enfermedades mentales|enfermo mental|discapacidades|drogadictos|discapacitadas|ciegos|sordos|personas con discapacidades|trastornos mentales|retrasados|discapacitada|minusvalido|en rehabilitacion|rehabilitacion',
  ],
  [
    'refuse:familial_status',
    'solo adultos|sin ninos|barrio familiar|vecindario familiar|zona familiar|ambiente familiar|edificio sin ninos|sin hijos alrededor|comunidad familiar|barrio de familias|no ninos|colonia familiar|area familiar|nada de ninos|que no haya ninos|libre de ninos|unicamente adultos|solo familias|exclusivo para adultos|sin familias|calle familiar|vecindario de familias|solo para adultos|no haya ninos|no haya familias|sin estudiantes|sin adolescentes|solamente adultos|sin bebes|zona de familias|entorno familiar',
  ],
  [
    'refuse:sex',
    'solo mujeres|solo hombres|solo para mujeres|solo para hombres|unicamente mujeres|unicamente hombres|barrio gay|exclusivo para mujeres|exclusivo para hombres|sin hombres|sin gays|sin homosexuales|sin mujeres|solamente mujeres|solamente hombres|nada de gays',
  ],
  [
    'neighbour',
    'gente|vecino|vecinos|vecina|vecinas|residentes|personas|todos|nadie|poblacion|habitantes|inquilinos|propietarios|alguien|duenos|ciudadanos|residente|ocupantes|individuos|todo el mundo|comunidad de gente|condominos|tipo de gente',
  ],
  [
    'crowd',
    'familias|parejas|mayoria|familia|cultura|origen|ninos|mujeres|hombres|pareja|hogares|descendencia|jovenes|hijos',
  ],
  [
    'area',
    'barrio|vecindario|zona|area|calle|edificio|comunidad|colonia|cuadra|bloque|distrito|fraccionamiento|ciudad|suburbio|parte de la ciudad|complejo|sector|urbanizacion|entorno|zonas|barrios|areas|vecindarios|torre|condominio|residencial|pueblo|rumbo|manzana|lugar|region|colonias',
  ],
  [
    'landmark',
    'iglesia|escuela|templo|restaurante|tienda|hospital|mezquita|sinagoga|supermercado|mercado|centro|colegio|universidad|comida|cocina|gabinetes|paredes|panaderia|cementerio|guarderia|marmol|gabinete|electrodomesticos|pisos|piso|fachada|puertas|catedral|capilla|museo|carniceria|parque|centro comunitario|encimeras|granito|persianas|cerca|azulejos|azulejo|ladrillo|bano|cuarto|recamara|habitacion|estilo|casa|jardin|muebles|techo|restaurantes|tiendas|centro cultural|escuelas|primaria|librerias',
  ],
  [
    'liv',
    'vivan|viven|viva|alrededor|cerca|al lado|en el edificio|en el barrio|en la calle|en el vecindario|en la zona|viviendo|de al lado|en la cuadra|vecinos de al lado|como vecinos|junto a nosotros|cerca de nosotros|cerca de mi|en el area|en la colonia|vive|residan|a mi alrededor|a nuestro alrededor|de vecinos|en mi calle|en mi edificio|habiten|en la comunidad|en el mismo edificio|arriba|vivir|haya|en nuestra calle|se muden|de vecino|en mi cuadra|alrededor nuestro|en el condominio',
  ],
  [
    'share',
    'sin|solo|solamente|puros|mayormente|principalmente|nada de|ningun|pocos|menos|muchos|mayoria de|todos|lejos de|no haya|otros|exclusivamente|pura|demasiados|llena de|lleno de|no quiero|no queremos|evitar|unicamente|predominantemente|mayoritariamente|pocas|tantos|donde no|no|muchas|otras|mismos|puras|en su mayoria|entre|de|totalmente|ni|con|que sean|que no sean|lejos del|demasiadas|mucha|poca|sin tantos|tantas',
  ],
  [
    'firm',
    'sin|solo|solamente|puros|mayormente|principalmente|nada de|ningun|pocos|lejos de|no haya|exclusivamente|demasiados|lleno de|llena de|no quiero|no queremos|evitar|unicamente|predominantemente|mayoritariamente|donde no|todos|pura|muchos|puras|menos|pocas|en su mayoria|muchas|ni|sin tantos|demasiadas|que no sean|mucha|tantos',
  ],
  [
    'none',
    'sin|solo|nada de|ningun|no haya|evitar|lejos de|no quiero|no queremos|solamente|demasiados|pocos|menos|unicamente|puros|ni|sin tantos',
  ],
  ['joint', 'y|o|e|ni'],
  ['adj', 'solamente|mayoritariamente|predominantemente'],
  [
    'predicate',
    'es|sean|sea|son|donde|todos|solo|solamente|de|con|todo el mundo|mayoria|mayormente|unicamente|principalmente|que|lleno de|llena de|puros|haya',
  ],
  ['poss', 'mi|mis|nuestro|nuestra|nuestros|su|sus'],
  ['cut', 'en|cerca de|a'],
  ['home', 'casa'],
  [
    'stop',
    'recamara|recamaras|bano|banos|cochera|garaje|alberca|piscina|casa|departamento|apartamento|patio|pero|porque|presupuesto|habitaciones|cocina',
  ],
  [
    'self',
    'soy|somos|mi|mis|nuestro|nuestra|nuestros|nuestras|tengo|tenemos|como|para mi|con mis|con mi|para mis|para nuestros|esposa es|esposo es|familia de|siendo|con nuestros|esperamos|dos|tres|cuatro|cinco|ella es|el es|me',
  ],
  [
    'housing',
    'unifamiliar|multifamiliar|cuarto de ninos|cuarto familiar|sala familiar|casa familiar|familiar|cocina blanca|gabinetes blancos|paredes blancas|cerca blanca|cuarto para los ninos|cuarto de juegos para ninos|madre|sala de estar familiar|cuarto de los ninos|pequena habana|barrio chino|pequena italia|reuniones familiares|negocio familiar|espacio para los ninos|casa blanca|puertas francesas|marmol negro|granito negro|electrodomesticos negros|muebles blancos',
  ],
];
