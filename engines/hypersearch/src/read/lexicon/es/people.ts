import type { Lexicon } from '../lexicon.ts';

/** Words about people in Spanish; kinds as in the English list. */
export const people: Lexicon = [
  [
    'group:race',
    'afroamericano|afroamericanos|asiatico|asiaticos|latino|latinos|hispano|hispanos|raza|minorias|indigenas|gente de color|anglos|anglosajones|blancos|negros|misma raza|etnico|personas de color|etnia|diversa|diversidad|gringos|diverso|morenos|gitanos|prietos|asiaticas|mi raza|nuestra raza|latinas|hispana|latina|caucasicos|indios|negro|negra|blanco puro|afroamericana|afroamericanas|moreno|morena|mestizos|gringo|indigena|prieto|caucasico|raza blanca|raza negra|parejas mixtas|pareja mixta|minoria|afro|afros|anglo',
  ],
  ['colour:race', 'blanco|negro|blanca|negra|blancos|negros|blancas|negras'],
  [
    'group:religion',
    'cristiano|cristianos|cristiana|catolico|catolicos|catolica|judio|judios|judia|musulman|musulmanes|musulmana|evangelico|evangelicos|mormon|mormones|religiosa|religion|hindu|protestante|van a la iglesia|vayan a la iglesia|misma fe|ateos|religiosos|religioso|testigos de jehova|hindues|evangelica|budistas|vaya a la iglesia|vaya a misa|vayan a misa|van a misa|musulmanas|protestantes|islamica|misma religion|creyentes|nuestra fe|mi religion|nuestra religion|ortodoxos|ateo|sikhs|judias|catolicas|cristianas|devotos|islamico|creyente|devoto|hijab|velo|turbante|kosher|atea|testigo de jehova|budista|crean en dios|creen en dios|crean en jesus|valores cristianos|fieles|mezquiteros|islam|pentecostales|pentecostal|adventistas|sij',
  ],
  [
    'group:national_origin',
    'inmigrante|inmigrantes|extranjero|extranjeros|mexicano|mexicanos|chino|chinos|arabe|arabes|ilegales|refugiados|americanos|cubanos|venezolanos|puertorriquenos|centroamericanos|indocumentados|nacidos aqui|nacidos en estados unidos|hablen ingles|hablen espanol|hindues|migrantes|haitianos|africanos|salvadorenos|guatemaltecos|colombianos|hablan espanol|hablan ingles|nacionalidad|nacidos en america|rusos|coreanos|dominicanos|nacidos en el pais|nacido en estados unidos|hondurenos|estadounidenses|mexicana|cubana|americana|refugiado|indocumentado|nacidos en canada|compatriotas|paisanos|mi pais|canadienses|hispanohablantes|angloparlantes|chinas|mexicanas|italianos|filipinos|vietnamitas|cubano|sin papeles|otros paises|solo ingles|papeles|extranjera|extranjeras|venezolano|venezolana|venezolanas|colombiano|colombiana|cubanas|centroamericano|centroamericana|salvadoreno|guatemalteco|hondureno|haitiano|dominicano|dominicana|puertorriqueno|puertorriquenas|peruanos|peruano|ecuatorianos|nicaraguenses|argentinos|brasilenos|sudamericanos|sudamericano|africano|indio|hindu|ruso|coreano|italiano|italiana|polacos|polaco|china|japoneses|americano|americanas|estadounidense|canadiense|hable ingles|habla ingles|habla espanol|hable espanol|hablan el idioma|de mi pais|de nuestro pais|de mi tierra|de otros paises|de otro pais|de fuera|gente de fuera|nacida en|nacido en|nacidos en|nacidas en|nacida aqui|nacido aqui|nacidas aqui|recien llegados|migrante|ilegal|sin documentos|ciudadanos americanos|de la india|de china|de africa|paisano|hispanohablante|de mexico|de cuba|de venezuela|de colombia|de rusia|de haiti|anglosajon',
  ],
  [
    'group:familial_status',
    'nino|ninos|familias|bebes|hijos|adolescentes|estudiantes|madres solteras|parejas|solteros|familia|jovenes|ancianos|adultos|familias jovenes|parejas jovenes|viejos|familias con ninos|parejas casadas|universitarios|chamacos|gente joven|gente mayor|personas mayores|casados|solteras|padres solteros|ninos pequenos|escuincles|familias con hijos|familias numerosas|chiquillos|adolecentes|nina|ninas|bebe|embarazada|embarazadas|mujer embarazada|mujeres embarazadas|hijo|adolescente|estudiante|madre soltera|padre soltero|pareja joven|familia joven|familia numerosa|chamaco|chavitos|criaturas|carriolas|carriola|divorciados|divorciadas|parejas con hijos|parejas con ninos|gente casada|gente soltera|casada|familias grandes|chiquitos|menores|menores de edad|ninos gritones|recien nacidos|gente con ninos|gente con hijos|gente sin hijos',
  ],
  [
    'group:sex',
    'mujeres|hombres|mujer|hombre|gay|gays|lesbianas|homosexuales|lgbt|transgenero|heterosexuales|trans|senoritas|lgbtq|homosexual|lesbiana|parejas gay|varones|chicas|transexuales|damas|caballeros|parejas del mismo sexo|pareja gay|travestis|travesti|transexual|hombres solteros|mujeres solteras|hombre soltero|mujeres solas|hombres solos|machos|muchachas|muchachos|chicos|gais|queer',
  ],
  [
    'group:disability',
    'discapacitado|discapacitados|enfermos mentales|enfermedad mental|minusvalidos|adictos|autistas|personas con discapacidad|discapacidad|gente discapacitada|problemas mentales|locos|enfermedades mentales|enfermo mental|discapacidades|drogadictos|discapacitadas|ciegos|sordos|personas con discapacidades|trastornos mentales|retrasados|discapacitada|minusvalido|en rehabilitacion|rehabilitacion|sordo|sorda|ciego|ciega|loco|loca|locas|autista|enferma mental|minusvalida|en silla de ruedas|silla de ruedas|sillas de ruedas|esquizofrenicos|invalido|invalidos|lisiados|paraliticos|drogadicto|adicto|alcoholicos|con sida|vih|retrasado|trastornados|personas sordas|personas ciegas|centro de rehabilitacion|casa de rehabilitacion|enfermos|necesidades especiales|ninos autistas|ninos con necesidades especiales|bipolares|perturbados|problemas de salud mental|salud mental',
  ],
  [
    'refuse:familial_status',
    'solo adultos|sin ninos|barrio familiar|vecindario familiar|zona familiar|ambiente familiar|edificio sin ninos|sin hijos alrededor|comunidad familiar|barrio de familias|no ninos|colonia familiar|area familiar|nada de ninos|que no haya ninos|libre de ninos|unicamente adultos|solo familias|exclusivo para adultos|sin familias|calle familiar|vecindario de familias|solo para adultos|no haya ninos|no haya familias|sin estudiantes|sin adolescentes|solamente adultos|sin bebes|zona de familias|entorno familiar|sin embarazadas|donde no acepten ninos|no acepten ninos|no permitan ninos|no se permitan ninos|no se admitan ninos|prohibido ninos|ninos prohibidos|sin madres solteras|sin gente con hijos|no vivan ninos|no haya chamacos|otras familias|otros ninos|amiguitos para|ninos de la edad de|vecinos sin hijos|vecinos sin ninos|libre de chamacos|solo parejas|solo casados|barrios familiares|zonas familiares|sector familiar|condominio familiar|ambiente de familias',
  ],
  [
    'refuse:sex',
    'solo mujeres|solo hombres|solo para mujeres|solo para hombres|unicamente mujeres|unicamente hombres|barrio gay|exclusivo para mujeres|exclusivo para hombres|sin hombres|sin gays|sin homosexuales|sin mujeres|solamente mujeres|solamente hombres|nada de gays|barrio lgbt|zona gay|zona lgbt|edificio de mujeres|edificio de hombres|puras mujeres|puros hombres|nada de lesbianas|sin lesbianas|sin travestis|puras senoritas|no haya hombres|no haya mujeres|comunidad gay',
  ],
  [
    'neighbour',
    'gente|vecino|vecinos|vecina|vecinas|residentes|personas|todos|nadie|poblacion|habitantes|inquilinos|propietarios|alguien|duenos|ciudadanos|residente|ocupantes|individuos|todo el mundo|comunidad de gente|condominos|tipo de gente|vecindad|vecinito|arrendatarios|roomies|quienes vivan|los demas|gente del edificio',
  ],
  [
    'crowd',
    'familias|parejas|mayoria|familia|cultura|origen|ninos|mujeres|hombres|pareja|hogares|descendencia|jovenes|hijos',
  ],
  [
    'area',
    'barrio|vecindario|zona|area|calle|edificio|comunidad|colonia|cuadra|bloque|distrito|fraccionamiento|ciudad|suburbio|parte de la ciudad|complejo|sector|urbanizacion|entorno|zonas|barrios|areas|vecindarios|torre|condominio|residencial|pueblo|rumbo|manzana|lugar|region|colonias|en el edificio|en el barrio|en la calle|en el vecindario|en la zona|en la cuadra|en el area|en la colonia|en mi calle|en mi edificio|en la comunidad|en el mismo edificio|en nuestra calle|en mi cuadra|en el condominio|piso de arriba|en el complejo|privada|coto',
  ],
  [
    'landmark',
    'iglesia|escuela|templo|restaurante|tienda|hospital|mezquita|sinagoga|supermercado|mercado|centro|colegio|universidad|comida|cocina|gabinetes|paredes|panaderia|cementerio|guarderia|marmol|gabinete|electrodomesticos|pisos|piso|fachada|puertas|catedral|capilla|museo|carniceria|parque|centro comunitario|encimeras|granito|persianas|cerca|azulejos|azulejo|ladrillo|bano|cuarto|recamara|habitacion|estilo|casa|jardin|muebles|techo|restaurantes|tiendas|centro cultural|escuelas|primaria|librerias|puerta|bar|rampa|consulado|clinica|asociacion|loteria|taqueria|club|hotel|teatro|libreria|lavanderia|estilos|alberca|piscina|juegos|cuartos|tejas|balcon|barda|marco|ventanas|panteon|sala',
  ],
  [
    'liv',
    'vivan|viven|viva|alrededor|cerca|al lado|en el edificio|en el barrio|en la calle|en el vecindario|en la zona|viviendo|de al lado|en la cuadra|vecinos de al lado|como vecinos|junto a nosotros|cerca de nosotros|cerca de mi|en el area|en la colonia|vive|residan|a mi alrededor|a nuestro alrededor|de vecinos|en mi calle|en mi edificio|habiten|en la comunidad|en el mismo edificio|arriba|vivir|haya|en nuestra calle|se muden|de vecino|en mi cuadra|alrededor nuestro|en el condominio|en el complejo|al lado mio|arriba de mi|abajo de mi|por ahi|por aqui|cerquita|junto a mi|al lado de mi|tener de vecinos|de vecinas|de vecina|alrededor mio|en los alrededores|vivieran|mudarse',
  ],
  [
    'share',
    'sin|solo|solamente|puros|mayormente|principalmente|nada de|ningun|pocos|menos|muchos|mayoria de|todos|lejos de|no haya|otros|exclusivamente|pura|demasiados|llena de|lleno de|no quiero|no queremos|evitar|unicamente|predominantemente|mayoritariamente|pocas|tantos|donde no|muchas|otras|mismos|puras|en su mayoria|entre|totalmente|que sean|que no sean|lejos del|demasiadas|mucha|poca|sin tantos|tantas|libre de|odio|odio a|harto de|harta de|rodeado de|rodeada de|fuera|que no vivan|no vivan|que no haya|ninguno|ninguna|nadie|puro|tan|muy|la mayoria|lo menos|alejado de|alejada de|no me gustan',
  ],
  [
    'firm',
    'sin|solo|solamente|puros|mayormente|principalmente|nada de|ningun|pocos|lejos de|no haya|exclusivamente|demasiados|lleno de|llena de|no quiero|no queremos|evitar|unicamente|predominantemente|mayoritariamente|donde no|todos|pura|muchos|puras|menos|pocas|en su mayoria|muchas|sin tantos|demasiadas|que no sean|mucha|tantos|libre de|odio|odio a|harto de|harta de|rodeado de|rodeada de|que no vivan|no vivan|que no haya|ninguno|ninguna|nadie|puro|la mayoria|alejado de|alejada de|no me gustan|muy|entre|lejos del|lejos de los|lejos de las|tantas|otros|otras',
  ],
  [
    'none',
    'sin|solo|nada de|ningun|no haya|evitar|lejos de|no quiero|no queremos|solamente|demasiados|pocos|menos|unicamente|puros|ni|sin tantos|libre de|odio|odio a|harto de|harta de|que no vivan|no vivan|que no haya|ninguno|ninguna|nadie|alejado de|alejada de|no me gustan|lejos de los|lejos de las|tantos|tantas|demasiadas|pocas|sin tantas|ningunos|no',
  ],
  ['joint', 'y|o|e|ni'],
  ['adj', 'solamente|mayoritariamente|predominantemente'],
  [
    'predicate',
    'es|sean|sea|son|donde|todos|solo|solamente|todo el mundo|mayoria|mayormente|unicamente|principalmente|lleno de|llena de|puros|haya|nacida|muy|sean todos|que sean',
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
    'soy|somos|mi|mis|nuestro|nuestra|nuestros|nuestras|tengo|tenemos|para mi|con mis|con mi|para mis|para nuestros|esposa es|esposo es|familia de|siendo|con nuestros|esperamos|dos|tres|cuatro|cinco|ella es|el es|estoy|esperamos un|no tenemos|no tengo|hablo|hablamos|venimos|vengo|llegamos|para los|para el|usa|mi hijo usa|agente que',
  ],
  [
    'housing',
    'unifamiliar|multifamiliar|cuarto de ninos|cuarto familiar|sala familiar|casa familiar|familiar|cocina blanca|gabinetes blancos|paredes blancas|cerca blanca|cuarto para los ninos|cuarto de juegos para ninos|madre|sala de estar familiar|cuarto de los ninos|pequena habana|barrio chino|pequena italia|reuniones familiares|negocio familiar|espacio para los ninos|casa blanca|puertas francesas|marmol negro|granito negro|electrodomesticos negros|muebles blancos|cocina negra|puerta negra|puertas negras|puerta blanca|cerca negra|mesa negra|techo blanco|techo negro|habitacion de los ninos|patio para los ninos|hospital de ninos|hospital infantil|acceso para silla de ruedas|accesible en silla de ruedas|accesible para silla de ruedas|rampa para silla de ruedas|accesible para sillas de ruedas|apto para silla de ruedas|apta para silla de ruedas|para silla de ruedas|agente que hable espanol|agente que hable ingles|agente que habla espanol|corte ingles|locales|estilo mexicano|estilo italiano|azulejo mexicano|talavera|comida china|comida mexicana|jardin japones|colonia americana|parque infantil|abuelos|casa de la familia|pareja sin hijos|matrimonio sin hijos|sin hijos todavia|todavia sin hijos|area de juegos|zona de juegos|area de ninos|zona de ninos',
  ],
  [
    'refuse:race',
    'como nosotros|como yo|de nuestra clase|de nuestra raza|de mi raza|de nuestro tipo|que se parezca a nosotros|que se parezcan a nosotros|de los nuestros|nuestra propia gente|mi propia gente|mi gente|nuestra gente|del mismo color|gente igual a nosotros',
  ],
  ['refuse:disability', 'gente sana|personas sin discapacidad|vecinos sanos'],
  ['keep', 'mantener|mantengan|mantenga|manten|echar|saquen|alejar|alejen'],
  ['out', 'fuera|lejos|alejados|afuera'],
  ['alone', 'solamente|unicamente|nada mas|exclusivamente|no bienvenidos|abstenerse|prohibidos|solo'],
  ['full', 'lleno de|llena de|muchas|muchos|rodeado de|rodeada de'],
  ['with', 'con|donde haya|con muchos|con muchas'],
  [
    'amid',
    'entre|rodeado de|rodeada de|junto a|al lado de|cerca de|cerca de los|cerca de las|alrededor de|con otros|con otras|otros|otras|entre puros',
  ],
  [
    'social',
    'barrio|vecindario|zona|area|comunidad|colonia|sector|distrito|fraccionamiento|entorno|suburbio|en el barrio|en la zona|en el vecindario|en la colonia|en el area',
  ],
  ['be', 'es|son|sea|sean|ser'],
  ['serves', 'para|para una persona|para alguien|para personas|accesible para|adaptado para|adaptada para|apto para'],
  ['me', 'no tenemos|no tengo|somos|soy|tenemos|tengo|estoy'],
  ['of', 'de|con|para|puros'],
];
