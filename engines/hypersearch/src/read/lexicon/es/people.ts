import type { Lexicon } from '../lexicon.ts';

/** Words about people in Spanish; kinds as in the English list. */
export const people: Lexicon = [
  [
    'group:race',
    'afro|afroamericana|afroamericanas|afroamericano|afroamericanos|afros|anglo|anglos|anglosajon|anglosajones|asiatica|asiaticas|asiatico|asiaticos|blancas|blanco puro|blancos|blanquita|blanquito|caras|caucasica|caucasico|caucasicos|chicano|cholo|color de piel|de color|diversa|diversidad|diverso|etnia|etnica|etnico|facciones|gabacho|gente blanca|gente bonita|gente clara|gente de color|gente fina|gente india|gente morena|gente negra|ghetto|gitano|gitanos|grafiti|gringa|gringo|gringos|guera|gueritos|guero|gueto|hispana|hispano|hispanos|india|indigena|indigenas|indio|indios|latina|latinas|latino|latinos|mas blancas|mas blancos|mayoria blanca|mestizo|mestizos|mezcla|mezcla de razas|mezclado|mi raza|minoria|minorias|minorias etnicas|minoritario|misma raza|morena|morenito|moreno|morenos|mulata|mulato|naco|nativo|nativos americanos|negra|negrito|negro|negros|nuestra raza|nuestro color|oaxaquita|pandillas|pandilleros|pareja mixta|parejas mixtas|personas de color|piel|piel clara|piel oscura|pocho|prieta|prieto|prietos|racial|racista|rasgos|raza|raza blanca|raza negra|rubia|rubiecita|rubio|tez|trigueno|zambo',
  ],
  ['color:race', 'blanca|blanco|cafe|clara|claro|color|marron|negra|negro|oscura|oscuro|roja|rojo'],
  [
    'group:national_origin',
    'acaban de cruzar|acento|afgano|africana|africano|africanos|albanes|aleman|alemana|americana|americanas|americano|americanos|andaluz|angloparlantes|anglosajon|angoleno|arabe|arabes|argelino|argentina|argentino|argentinos|armenio|asilo|australiano|austriaco|belga|beliceno|bengali|birmano|boliviana|boliviano|boricua|bosnio|brasilena|brasileno|brasilenos|buen ingles|bulgaro|camboyano|camerunes|canadiense|canadienses|caribeno|catalan|centroamericana|centroamericano|centroamericanos|checo|chiapas|chilena|chileno|china|chinas|chino|chinos|ciudadana|ciudadano|ciudadanos americanos|colombiana|colombiano|colombianos|compatriota|compatriotas|congoleno|coreana|coreano|coreanos|costarricense|coterraneo|creole|croata|cruzaron|cruzo|cubana|cubanas|cubano|cubanos|danes|de africa|de afuera|de alla|de aqui|de cepa|de china|de colombia|de cuba|de fuera|de haiti|de la india|de la isla|de mexico|de mi pais|de mi tierra|de nacimiento|de nuestro pais|de otro lado|de otro pais|de otros paises|de por alla|de rusia|de venezuela|del pueblo|del rancho|deportados|dominicana|dominicano|dominicanos|durango|ecuatoriana|ecuatoriano|ecuatorianos|egipcio|eritreo|eslovaco|espalda mojada|espanol|espanola|estadounidense|estadounidenses|etiope|europea|europeo|extranjera|extranjeras|extranjero|extranjeros|farsi|filipina|filipino|filipinos|finlandes|frances|francesa|fuerenos|gallego|gente de fuera|gente de otros paises|georgiano|ghanes|griego|guatemalteca|guatemalteco|guatemaltecos|guerrero|guyanes|habla espanol|habla ingles|hablan el idioma|hablan espanol|hablan ingles|hable espanol|hable ingles|hablen espanol|hablen ingles|haitiana|haitiano|haitianos|hindi|hindu|hindues|hindues de la india|hispanohablante|hispanohablantes|hmong|holandes|hondurena|hondureno|hondurenos|hungaro|idioma|ilegal|ilegales|indio|indios de la india|indocumentada|indocumentado|indocumentados|indonesio|ingles|inglesa|inmigrante|inmigrantes|irani|iranies|iraqui|irlandes|israeli|israelies|italiana|italiano|italianos|jalisco|jamaicana|jamaicano|jamaiquino|japones|japonesa|japoneses|jarocho|jordano|keniano|kurdo|laosiano|latinoamericano|libanes|libio|malasio|mandarin|marroqui|medio oriente|mexicana|mexicanas|mexicano|mexicanos|mexico|mi idioma|mi pais|michoacan|migra|migrante|migrantes|mismo idioma|mojado|mongol|nacida aqui|nacida en|nacidas aqui|nacidas en|nacido aqui|nacido en|nacido en estados unidos|nacidos aqui|nacidos en|nacidos en america|nacidos en canada|nacidos en el pais|nacidos en estados unidos|nacionalidad|nepali|nica|nicaraguense|nicaraguenses|nigeriano|norteno|noruego|oaxaqueno|otro pais|otros paises|paisa|paisana|paisano|paisanos|pakistani|pakistanies|palestino|panameno|papeles|paraguayo|pasaporte|peruana|peruano|peruanos|polaca|polaco|polacos|portugues|portugueses|puebla|puertorriquena|puertorriquenas|puertorriqueno|puertorriquenos|punjabi|recien cruzados|recien llegada|recien llegado|recien llegados|refugiada|refugiado|refugiados|residentes legales|rumano|rusa|ruso|rusos|salvadorena|salvadoreno|salvadorenos|saudi|senegales|serbio|sin documentos|sin papeles|sinaloa|siria|sirio|solo ingles|somali|sudaca|sudafricano|sudamericana|sudamericano|sudamericanos|sudanes|sueco|suizo|sureno|tailandes|taiwanes|tejano|texana|texano|tibetano|trinitario|tunecino|turca|turco|ucraniana|ucraniano|uruguayo|vasco|venezolana|venezolanas|venezolano|venezolanos|vietnamita|vietnamitas|yemeni|zacatecas',
  ],
  [
    'group:religion',
    'adventista|adventistas|agnostico|aleluya|anglicano|apostolico|atea|ateo|ateos|bahai|bautista|beato|biblia|bocinas|bruja|brujeria|brujo|budista|budistas|carismatico|catolica|catolicas|catolico|catolicos|chiita|congregacion|copto|crean en dios|crean en jesus|creen en dios|creyente|creyentes|cristiana|cristianas|cristiano|cristianos|cristo|crucifijo|cruz|cuaquero|cuaresma|culto|devota|devoto|devotos|dios|diwali|druso|eid|espiritistas|evangelica|evangelico|evangelicos|fanatico|fe|feligreses|fieles|gente de fe|gente de iglesia|gente de la iglesia|gente de la mezquita|halal|hermanas de la iglesia|hermanos|hermanos en cristo|hijab|hindu|hindues|hiyab|iglesia|incredulos|islam|islamica|islamico|ismaelita|januca|jehova|judia|judias|judio|judios|kipa|kosher|la palabra|luterano|menonita|metodista|mezquita|mezquiteros|mi religion|misa|misma fe|misma iglesia|misma religion|mocho|mormon|mormona|mormones|musulman|musulmana|musulmanas|musulmanes|navidad|nazareno|nuestra fe|nuestra iglesia|nuestra religion|observante|oran|ortodoxo|ortodoxos|paganos|parroquia|pastor|pecado|pentecostal|pentecostales|persignado|posadas|practicante|predicadores|presbiteriano|protestante|protestantes|ramadan|rastafari|religion|religiosa|religioso|religiosos|reza|rezan|rezar|rezos|rosario|sabado|santera|santeria|santero|satanicos|secta|semana santa|sij|sikhs|sinagoga|sunita|taoista|testigo|testigo de jehova|testigos de jehova|turbante|valores cristianos|van a la iglesia|van a misa|vaya a la iglesia|vaya a misa|vayan a la iglesia|vayan a misa|velo|virgen|vudu',
  ],
  [
    'group:familial_status',
    'adolecentes|adolescente|adolescentes|amancebados|ancianos|arrimados|bebe|bebes|carriola|carriolas|casada|casado|casados|chamaca|chamaco|chamacos|chavitos|chavos|chiquilla|chiquillo|chiquillos|chiquito|chiquitos|cochecito|criatura|criaturas|divorciada|divorciadas|divorciado|divorciados|embarazada|embarazadas|escuincle|escuincles|familia joven|familia numerosa|familias con hijos|familias con ninos|familias grandes|familias jovenes|familias numerosas|gente casada|gente con hijos|gente con ninos|gente joven|gente mayor|gente sin hijos|gente sola|gente soltera|hija|hijo|hijos|huerco|infantes|joven|jovenes|juntados|kids|lactantes|llorando|madre soltera|madres con|madres solteras|mama sola|mama soltera|mamas solas|mamas solteras|menores|menores de edad|mocoso|muchachito|mujer embarazada|mujeres embarazadas|nena|nene|nietos|nina|ninas|nino|ninos|ninos gritones|ninos pequenos|padre soltero|padres solteros|panales|papas con hijos|pareja joven|parejas casadas|parejas con hijos|parejas con ninos|parejas jovenes|pequenos|peques|personas mayores|plebe|que no esten casadas|quinceaneras|recien casados|recien nacido|recien nacidos|solo adultos|soltera|solteras|soltero|solteros|tercera edad|union libre|universitarios|viejitos|viejos|viuda',
  ],
  ['household', 'adulto|estudiante|familia|jubilados|mamas|matrimonio|mayores|papas|pareja|retirados'],
  [
    'group:sex',
    'afeminados|arcoiris|bandera|banderas de arcoiris|bisexual|bisexuales|caballeros|chavas|chica|chicas|chico|chicos|damas|dos hombres|dos mamas|dos mujeres|dos papas|drag|gais|gay|gays|genero|hembra|hetero|heterosexual|heterosexuales|hombre|hombre soltero|hombre y mujer|hombres|hombres solos|hombres solteros|homosexual|homosexuales|inquilinas|inquilinos varones|intersexual|joto|lesbiana|lesbianas|lgbt|lgbtq|liberales|machos|marica|maricon|maricones|marimacha|mismo sexo|morras|muchacha|muchachas|muchacho|muchachos|mujer|mujeres|mujeres solas|mujeres solteras|no binario|pareja gay|parejas del mismo sexo|parejas gay|puto|queer|senor|senora|senores|senorita|senoritas|tortilleras|trans|transexual|transexuales|transgenero|travesti|travestis|varon|varones|vatos|vecinas|vestidas',
  ],
  [
    'group:disability',
    'adicta|adicto|adictos|alcoholico|alcoholicos|alzheimer|andador|andadores|asilo|autismo|autista|autistas|baston|bipolar|bipolares|borracho|buena salud|cancer|casa de rehabilitacion|casa hogar|casas de rehabilitacion|casas hogar|centro de rehabilitacion|ciega|ciego|ciegos|cojo|con sida|condicion|contagiosa|contagioso|de la cabeza|demencia|desquiciados|dialisis|discapacidad|discapacidades|discapacitada|discapacitadas|discapacitado|discapacitados|down|drogadicto|drogadictos|en forma|en recuperacion|en rehabilitacion|en silla de ruedas|enferma|enferma mental|enfermedad mental|enfermedades mentales|enfermera|enfermita|enfermito|enfermo|enfermo mental|enfermos|enfermos mentales|epileptico|esquizofrenico|esquizofrenicos|gente discapacitada|group home|hepatitis|hogar de grupo|impedido|incapacitado|invalido|invalidos|invidente|lisiado|lisiados|loca|locas|loco|locos|locos sueltos|manco|manicomio|marihuanos|mental|mentales|metadona|minusvalida|minusvalido|minusvalidos|mongolito|mudo|muletas|necesidades especiales|ninos autistas|ninos con necesidades especiales|oxigeno|paciente|paralisis|paraliticos|perro de servicio|perro guia|personas ciegas|personas con discapacidad|personas con discapacidades|personas sordas|perturbados|problemas de salud mental|problemas mentales|psiquiatrico|rehabilitacion|retrasada|retrasado|retrasados|retraso|retraso mental|salud mental|saludable|sana|sano|sida|silla|silla de ruedas|sillas de ruedas|sindrome de down|sorda|sordo|sordomudo|sordos|tecato|tourette|trastornados|trastornos mentales|tuberculosis|tullido|vicioso|vih',
  ],
  [
    'income',
    'ayuda del gobierno|bajos ingresos|cupones|de bajos recursos|estampillas|pobres|proyectos|seccion 8|seccion ocho|section 8|vouchers|welfare',
  ],
  [
    'neighbor',
    'alguien|bola|casero|clase de gente|colonos|como los|duenas|dueno|el resto|esa clase|esa gente|esos|familias como|gente|gente asi|habitantes|inquilina|inquilino|la gente alrededor|la mayoria|las demas|los de al lado|los de la cuadra|los del edificio|los demas|los otros|los que|mayoria|monton de gente|moradores|nadie|nombres|nuestra gente|ocupante|paisanaje|persona|poblacion|porcentaje|propietario|pura|puro|residente|resto|tipo|tipo de gente|todas|todos|vecina|vecinal|vecindad|vecino',
  ],
  [
    'area',
    'apartamentos|area|avenida|balcon|balcones|banqueta|barrio|bloque|calle|callejon|caserio|codigo postal|codigos postales|colonia|complejo|comunidad|condominio|conjunto|cuadra|distrito|duplex|edificio|elevador|entrada|estacionamiento|fraccionamiento|lado|lobby|lugar|manzana|parcela|parte|pasillo|patio comun|piso|pisos de arriba|planta|privada|pueblo|region|residencia|residencial|rumbo|sector|suburbio|torre|unidad|unidades|urbanizacion|vecindad|vecindario|vuelta|zona',
  ],
  [
    'nearby',
    'a la redonda|abajo|al lado|alrededor|arriba|cerca de mi|de vecina|de vecino|en el bloque|en el complejo|en el condominio|en el edificio|en el piso|en el vecindario|en la calle|en la colonia|en la cuadra|en la urbanizacion|en la vecindad|en la zona|en mi cuadra|en mi edificio|en mi piso|en mi planta|enfrente|entre|entre los vecinos|junto a|pared con pared|piso de arriba|por ahi|rodeada|rodeado',
  ],
  [
    'living',
    'admitan|andan|ande|anden|aya|comprando|dejen|dominada|habitan|habiten|haiga|hay|haya|llegaron|lleguen|llenando|lleno|meten|metido|mudando|predominan|predominen|renten|se hayan metido|se junta|se juntan|se muden|viva|vivan|vive|viven|viviendo|vivieran|vivir',
  ],
  [
    'no',
    'cero|excepto|jamas|menos|nada|nada de|nadie|ni|ningun|ninguna|ninguno|no|no gracias|no haya|nunca|prohiban|prohibido|que no|salvo|sin|tampoco',
  ],
  [
    'avoid',
    'aguante|aguanto|bajen el valor|cansada|cansado|con respeto|deprimente|disculpa|estorben|evita|evitame|evitar|fuera|harta|harto|lejos|lejos de|me da miedo|menos que|miedo|molesta|molestan|no me gusta|no me gustan|no me lleves|no me pongas|no queremos|no quiero|no soporto|odio|salir de',
  ],
  ['few', 'menos|no muchos|no tanto|pocas|poco'],
  ['many', 'demasiadas|demasiados|llena de|lleno de|llenos de|mas|monton|mucha|muchisimos|mucho|tanta|tanto'],
  ['only', 'exclusivamente|exclusivo|nada mas|nomas|pura|puro|solamente|solo|todas|todo|unicamente|y ya'],
  ['mostly', 'en su mayoria|la mayoria|mas que nada|mayoria|mayormente|predominantemente|principalmente|sobre todo'],
  [
    'alike',
    'como el|como ella|como las|como los|como nos|como nosotros|como uno|como yo|de los de antes|de los nuestros|de nuestra|de nuestro|decente|el unico|esa gente|gente asi|gente bien|igual que nosotros|la unica|mi gente|misma|mismo|normales|nuestra gente|nuestros|otros|se parezca|se parezcan|se vea como|se vean|tradicional|tradicionales|tu me entiendes|usted me entiende|valores|ya me entiendes|ya sabes|ya tu sabes',
  ],
  ['changed', 'antes|como antes|ha cambiado|se esta llenando|todavia|ya no'],
  [
    'self',
    'cocino|cumpli|estoy|me|mi|mi abuela|mi esposa|mi esposo|mi familia|mi hija|mi hijo|mi mama|mi marido|mi novio|mi papa|mi trabajo|mis|mis hijos|mis padres|mis papas|necesito|nos|nosotros|nuestra|nuestro|somos|soy|tenemos|tengo|trabajo|uso|vengo|yo',
  ],
  [
    'wish',
    'busca|buscame|buscamos|busco|cuales|deseo|dime|encuentrame|ensename|me gustaria|muestrame|necesito|nos gustaria|ojala|ponme|por favor|porfa|preferimos|prefiero|que|queremos|quiero|quisiera',
  ],
  [
    'must',
    'acepten|admita|debe|deben|este|esten|permitan|que el|que la|que los|que sea|que sean|sea|sean|sean todos|tenga|tengan|vaya|vayan',
  ],
  ['where', 'adonde|donde|que|quien|quienes|un lugar donde'],
  [
    'thing',
    'accesible|adaptado|agente|alberca|altar|apartamento|arbol|azulejo|bano|barras|calle|capilla|carniceria|casa|catedral|cementerio|centro|chimenea|clinica|cocina|colegio|condo|cortinas|cuarto|daycare|depa|departamento|ducha|escalera|escalon|escuela|estilo|estudio|family room|ficha|fregaderos|gabinetes|garaje|guarderia|hacienda|hipoteca|hospital|iglesia de|jardin|kinder|la iglesia|lago|lote|madera|mascotas|mercado|mezquita de|monte|museo|nicho|panaderia|pared|paredes|parque|parroquia san|pasamanos|pasto|patio|peral|perro|piscina|piso|pisos anchos|puerta|rampa|rancho|recamara|regadera|restaurante|rio|sala|salon del reino|sinagoga en|supermercado|techo|tejas|templo|terreno|tienda|universidad|ventanas|vista',
  ],
  [
    'near',
    'a 10 minutos|a 15 minutos|a 5 minutos|a cuadras|a dos cuadras|a minutos|a pie|caminando|caminata|cerca|cerca de|cerca del|cuadras de|minutos|quede cerca',
  ],
  ['cut', 'en|por|para|con'],
];
