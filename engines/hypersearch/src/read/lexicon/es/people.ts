import type { Lexicon } from '../lexicon.ts';

/** Words about people in Spanish; kinds as in the English list. */
export const people: Lexicon = [
  [
    'group:race',
    'afro|afroamericana|afroamericanas|afroamericano|afroamericanos|afros|anglo|anglos|anglosajon|anglosajona|anglosajonas|anglosajones|asiatica|asiaticas|asiatico|asiaticos|blancas|blanco puro|blancos|blanquita|blanquitas|blanquito|blanquitos|caucasica|caucasico|caucasicos|chicana|chicano|chola|cholo|cholos|color de la gente|color de piel|de color|de nuestro color|diversa|diversidad|diverso|etnia|etnica|etnico|facciones|gabacha|gabacho|gente blanca|gente bonita|gente clara|gente de color|gente fina|gente india|gente morena|gente negra|ghetto|gitana|gitanas|gitano|gitanos|grafiti|gringa|gringo|gringos|guera|guerita|gueritas|gueritos|guero|gueto|hispana|hispano|hispanos|india|indias|indigena|indigenas|indio|indios|latina|latinas|latino|latinos|mas blancas|mas blancos|mayoria blanca|mayormente blanca|mayormente blancas|mayormente negra|mestizas|mestizo|mestizos|mezcla|mezcla de razas|mezclada|mezclado|mi raza|minoria|minorias|minorias etnicas|minoritaria|minoritario|misma raza|morena|morenita|morenito|morenitos|moreno|morenos|mulata|mulato|mulatos|naca|naco|nacos|nativa|nativo|nativos americanos|negra|negrita|negritas|negrito|negritos|negro|negros|nuestra raza|nuestro color|oaxaquita|ojos azules|oscurecido|pandillas|pandilleros|pareja mixta|parejas mixtas|personas de color|piel|piel clara|piel oscura|pocha|pocho|prieta|prieto|prietos|racial|racista|rasgos|raza|raza blanca|raza negra|raza pura|reserva|reservacion|rubia|rubiecita|rubio|tez|triguena|trigueno|zamba|zambo|zambos',
  ],
  [
    'color:race',
    'amarillo|blanca|blanco|cafe|clara|clarita|claritas|clarito|claritos|claro|color|marron|moreno|negra|negro|oscura|oscurecido|oscurito|oscuro|palido|prieto|roja|rojo',
  ],
  [
    'group:national_origin',
    'acaban de cruzar|acento|acentos|afgana|afgano|africana|africano|africanos|albanes|aleman|alemana|alemanas|alemanes|americana|americanas|americano|americanos|andaluz|angloparlantes|anglosajon|anglosajona|anglosajonas|anglosajones|angolena|angoleno|apellidos|arabe|arabes|argelina|argelino|argentina|argentino|argentinos|armenio|asilo|australiana|australiano|austriaca|austriaco|belga|belicena|beliceno|bengali|bengalies|birmana|birmano|boliviana|boliviano|boricua|bosnio|brasilena|brasileno|brasilenos|buen ingles|bulgara|bulgaro|camboyana|camboyano|camerunes|camerunesa|camerunesas|cameruneses|canadiense|canadienses|caribena|caribeno|catalan|catalana|catalanas|catalanes|catracho|catrachos|centroamerica|centroamericana|centroamericano|centroamericanos|chapin|chapines|checa|checo|chiapas|chilena|chileno|china|chinas|chino|chinos|ciudadana|ciudadano|ciudadanos americanos|colombiana|colombiano|colombianos|compatriota|compatriotas|con papeles|congolena|congoleno|coreana|coreano|coreanos|costarricense|coterranea|coterraneo|coterraneos|creole|criollo|croata|cruzaron|cruzo|cubana|cubanas|cubano|cubanos|danes|de africa|de afuera|de alla|de aqui|de cepa|de china|de colombia|de cuba|de espana|de fuera|de haiti|de la india|de la isla|de la madre patria|de mexico|de mi pais|de mi pueblo|de mi rancho|de mi tierra|de nacimiento|de nuestra tierra|de nuestro pais|de otro lado|de otro pais|de otros paises|de por alla|de rusia|de venezuela|del pueblo|del rancho|deportado|deportados|dominicana|dominicano|dominicanos|durango|ecuatoriana|ecuatoriano|ecuatorianos|egipcia|egipcio|eritreo|eslovaca|eslovaco|espalda mojada|espanol|espanola|espanolas|espanoles|estadounidense|estadounidenses|etiope|europea|europeo|extranjera|extranjeras|extranjero|extranjeros|farsi|filipina|filipino|filipinos|finlandes|frances|francesa|francesas|franceses|fuerenos|gabachos|gachupin|gallega|gallego|gente de fuera|gente de otros paises|georgiana|georgiano|ghanes|green card|griega|griego|gringas|guanaco|guanacos|guatemalteca|guatemalteco|guatemaltecos|guerrero|guyanes|habla espanol|habla ingles|hablan el idioma|hablan espanol|hablan ingles|hable espanol|hable ingles|hablen espanol|hablen ingles|haitiana|haitiano|haitianos|hindi|hindu|hindues|hindues de la india|hindus|hispanohablante|hispanohablantes|hmong|holandes|hondurena|hondureno|hondurenos|hungara|hungaro|idioma|ilegal|ilegales|india|indio|indios de la india|indocumentada|indocumentado|indocumentados|indonesio|ingles|inglesa|inmigrante|inmigrantes|irani|iranies|iraqui|iraquies|irlandes|israeli|israelies|italiana|italiano|italianos|jalisco|jamaicana|jamaicano|jamaiquina|jamaiquino|japones|japonesa|japoneses|jarocha|jarocho|jordana|jordano|keniana|keniano|kurda|kurdo|laosiana|laosiano|latinoamericana|latinoamericano|libanes|libio|malasio|mandarin|marroqui|marroquies|medio oriente|mexicana|mexicanas|mexicano|mexicanos|mexico|mi idioma|mi pais|michoacan|migra|migrante|migrantes|mismo idioma|mojada|mojado|mongol|mongola|mongolas|mongoles|nacida aqui|nacida en|nacidas aqui|nacidas en|nacido aqui|nacido en|nacido en estados unidos|nacidos ahi|nacidos aqui|nacidos en|nacidos en america|nacidos en canada|nacidos en el pais|nacidos en estados unidos|nacionalidad|nativos de aqui|nepali|nepalies|nica|nicaraguense|nicaraguenses|nigeriana|nigeriano|norteno|noruega|noruego|oaxaquena|oaxaqueno|otro pais|otros paises|paisa|paisana|paisanaje|paisano|paisanos|pakistani|pakistanies|palestina|palestino|panamena|panameno|papeles|paraguaya|paraguayo|pasaporte|peruana|peruano|peruanos|polaca|polaco|polacos|portugues|portugueses|puebla|puertorriquena|puertorriquenas|puertorriqueno|puertorriquenos|punjabi|punjabies|recien cruzadas|recien cruzados|recien llegada|recien llegado|recien llegados|refugiada|refugiado|refugiados|residentes legales|rumana|rumano|rusa|ruso|rusos|salvadorena|salvadoreno|salvadorenos|saudi|saudies|senegales|senegalesa|senegalesas|senegaleses|serbio|sin documentos|sin estatus|sin papeles|sinaloa|siria|sirio|solo ingles|somali|somalies|sudaca|sudafricana|sudafricano|sudamericana|sudamericano|sudamericanos|sudanes|sueca|sueco|suiza|suizo|surena|sureno|tailandes|taiwanes|tejana|tejano|texana|texano|tibetana|tibetano|trinitaria|trinitario|tunecina|tunecino|turca|turco|ucraniana|ucraniano|uruguaya|uruguayo|vasca|vasco|venezolana|venezolanas|venezolano|venezolanos|vietnamita|vietnamitas|visa|visas|yemeni|yemenies|zacatecas|balsa|bajados de la balsa|bajado de la balsa|balseros|balsero|brincar el rio|brincaron el rio|otro idioma|mocho|buzon|comida de ellos|bandera de su pais|este pais|su pais|en chino',
  ],
  [
    'group:religion',
    'adventista|adventistas|agnostica|agnostico|aleluya|aleluyas|anglicana|anglicano|apostolica|apostolico|atea|ateo|ateos|bahai|bahaies|bar mitzvah|bautista|beata|beato|biblia|bocinas|bruja|brujeria|brujo|brujos|budista|budistas|cabeza cubierta|carismatica|carismatico|catolica|catolicas|catolico|catolicos|chiita|compartan nuestra fe|comparten nuestra fe|congregacion|congregaciones|copta|copto|coran|corán|crean en dios|crean en jesus|creen en dios|creencias|creyente|creyentes|cristiana|cristianas|cristianismo|cristiano|cristianos|cristo|crucifijo|cruz|cuaquera|cuaquero|cuaresma|cubiertas|culto|curas|devota|devoto|devotos|dios|diwali|drusa|druso|eid|espiritistas|evangelica|evangelico|evangelicos|fanatica|fanatico|fe|feligreses|fieles|gente de fe|gente de iglesia|gente de la iglesia|gente de la mezquita|guarden el shabat|halal|hermanas de la iglesia|hermanos|hermanos de la iglesia|hermanos en cristo|hijab|hindu|hindues|hiyab|iglesia|imam|iman|incredulo|incredulos|islam|islamica|islamico|ismaelita|januca|jehova|judia|judias|judio|judios|kipa|kosher|la palabra|luterana|luterano|menonita|metodista|mezquita|mezquiteros|mi religion|misa|misioneros|misma congregacion|misma fe|misma iglesia|misma mezquita|misma parroquia|misma religion|misma sinagoga|mismo templo|mocho|monjas|mormon|mormona|mormonas|mormones|musulman|musulmana|musulmanas|musulmanes|navidad|nazarena|nazareno|nuestra congregacion|nuestra fe|nuestra iglesia|nuestra mezquita|nuestra parroquia|nuestra religion|nuestra sinagoga|nuestro templo|observante|oran|ortodoxa|ortodoxo|ortodoxos|paganos|parroquia|pastor|pastores|pecado|pecadores|pentecostal|pentecostales|persignada|persignado|posadas|practicante|predicador|predicadores|presbiteriana|presbiteriano|protestante|protestantes|rabino|ramadan|rastafari|rastafaries|religion|religiones|religiosa|religioso|religiosos|reza|rezan|rezanderas|rezar|rezos|rosario|sabado|sabado judio|santera|santeria|santero|santeros|satanicos|secta|semana santa|shabat|shabbat|sij|sikhs|sin religion|sinagoga|sunita|taoista|tapadas|temerosa de dios|temeroso de dios|temerosos de dios|testigo|testigo de jehova|testigos|testigos de jehova|tora|turbante|turbantes|valores cristianos|van a la iglesia|van a misa|vaya a la iglesia|vaya a misa|vayan a la iglesia|vayan a misa|velo|velos|virgen|vudu|sombrero negro|sombreros negros|rizos|cabeza tapada|ayunan|nacimiento|folletos|ponerse el sol|viernes al ponerse|incienso|llamado de la torre|altares|bendigan',
  ],
  [
    'group:familial_status',
    'adolecentes|adolescente|adolescentes|adultos solamente|amancebados|ancianos|arrejuntados|arrimados|bebe|bebes|bebitos|bien constituidos|bien formadas|bien formados|buena familia|buenas familias|carriola|carriolas|casada|casado|casados|chamaca|chamaco|chamacos|chavitos|chavos|chilpayates|chiquilla|chiquillas|chiquillo|chiquillos|chiquito|chiquitos|cochecito|concubinato|criatura|criaturas|dejadas|divorciada|divorciadas|divorciado|divorciados|divorciados con hijos|embarazada|embarazadas|escuincla|escuincle|escuincles|estudiantes|familia joven|familia numerosa|familias bien|familias con hijos|familias con ninos|familias formales|familias grandes|familias jovenes|familias numerosas|gente adulta|gente casada|gente con hijos|gente con ninos|gente grande|gente joven|gente madura|gente mayor|gente sin hijos|gente sola|gente soltera|guerrosos|hija|hijo|hijos|huerco|infantes|inquilinos maduros|joven|jovenes|juntadas|juntados|kids|lactantes|llorando|madre sola|madre soltera|madres con|madres solas|madres solteras|maduras|maduros|mama sola|mama soltera|mamas solas|mamas solteras|menores|menores de edad|mocoso|mocosos|muchachada|muchachito|mujer embarazada|mujeres embarazadas|nena|nene|nietecitos|nietos|nina|ninas|nino|ninos|ninos gritones|ninos pequenos|padre soltero|padres solteros|panales|papas con hijos|pareja joven|pareja tranquila|parejas casadas|parejas con hijos|parejas con ninos|parejas jovenes|parejas sin hijos|parejas sin ninos|parejas tranquilas|pequenitos|pequenos|peques|personas mayores|personas sin hijos|plebe|puros adultos|que no esten casadas|quinceaneras|recien casados|recien nacido|recien nacidos|sin hijos|sin ninos|solo adultos|soltera|solteras|soltero|solteron|solteronas|solterones|solteros|tercera edad|union libre|universitarios|viejitos|viejos|viuda|triciclos|triciclo|brincolines|brincolin|hijos ya grandes',
  ],
  [
    'household',
    'abuelos|adulto|conyuges|esposa|esposas|esposo|estudiante|familia|jubilado|jubilados|madre|mama|mamas|marido|matrimonio|matrimonios|mayores|padre|papa|papas|pareja|retirados',
  ],
  [
    'group:sex',
    'afeminado|afeminados|amas de casa|arcoiris|bandera|banderas de arcoiris|banderas de colores|bisexual|bisexuales|caballero|caballeros|chavas|chica|chicas|chico|chicos|dama|damas|derechos|dos hombres|dos mamas|dos mujeres|dos papas|drag|drag queens|esposas de militares|familias de dos papas|gais|gay|gays|genero|hembra|hetero|heterosexual|heterosexuales|hombre|hombre soltero|hombre y mujer|hombre y una mujer|hombres|hombres solos|hombres solteros|hombres viviendo juntos|homosexual|homosexuales|homosexualidad|inquilinas|inquilinos varones|intersexual|joto|lesbiana|lesbianas|lgbt|lgbtq|liberales|machorras|machos|marica|maricon|maricones|maridos|marimacha|mismo sexo|morras|muchacha|muchachas|muchachas solas|muchacho|muchachos|mujer|mujeres|mujeres solas|mujeres solteras|no binario|pareja gay|pareja normal|parejas del mismo sexo|parejas derechas|parejas gay|parejas normales|parejas raras|puras mujeres|puros hombres|puto|queer|raritos|senor|senora|senoras|senores|senorita|senoritas|solo hombres|solo mujeres|solteros varones|tortilleras|trans|transexual|transexuales|transgenero|travesti|travestis|varon|varones|vatos|vecinas|vestida|vestidas|dos maridos|el y ella',
  ],
  [
    'group:disability',
    'adicta|adictas|adicto|adictos|alcoholico|alcoholicos|alzheimer|ambulancia|ambulancias|andador|andadores|anexados|anexo|asilo|autismo|autismo severo|autista|autistas|baston|bipolar|bipolares|borrachines|borracho|borrachos|buena salud|cancer|casa de rehabilitacion|casa hogar|casas de rehabilitacion|casas hogar|centro de adicciones|centro de rehabilitacion|ciega|ciegas|ciego|ciegos|cojo|cojos|con sida|con sindrome|condicion|contagiosa|contagioso|convulsiones|de la cabeza|demencia|demente|dementes|desquiciados|dialisis|discapacidad|discapacidad mental|discapacidades|discapacitada|discapacitadas|discapacitado|discapacitados|down|drogadicto|drogadictos|drogados|en forma|en recuperacion|en rehabilitacion|en silla de ruedas|enferma|enferma mental|enfermedad mental|enfermedades mentales|enfermera|enfermita|enfermitas|enfermito|enfermitos|enfermo|enfermo mental|enfermos|enfermos mentales|epileptico|epilepticos|esquizofrenica|esquizofrenico|esquizofrenicos|gente discapacitada|group home|habla solo|hablan solos|hepatitis|hogar de grupo|impedido|incapacidad|incapacitado|incapacitados|invalido|invalidos|invidente|lisiado|lisiados|loca|locas|loco|locos|locos sueltos|loquito|loquitos|manco|mancos|manicomio|marihuanos|mental|mentales|metadona|minusvalias|minusvalida|minusvalido|minusvalidos|mongolito|mudo|mudos|muletas|necesidades especiales|ninos autistas|ninos con necesidades especiales|oxigeno|paciente|paralisis|paralitico|paraliticos|perro de servicio|perro guia|personas ciegas|personas con discapacidad|personas con discapacidades|personas sordas|perturbados|por discapacidad|por incapacidad|problemas de salud mental|problemas mentales|psiquiatrico|rehabilitacion|retrasada|retrasado|retrasados|retraso|retraso mental|salud mental|saludable|sana|sana de la cabeza|sanas|sano|sano de la cabeza|sanos|sida|silla|silla de ruedas|sillas de ruedas|sindrome|sindrome de down|sorda|sordas|sordo|sordomudo|sordos|tanque de oxigeno|tecato|tourette|trastornado|trastornados|trastornos mentales|traumado|traumados|tuberculosis|tullido|tullidos|veteranos traumados|vicioso|vih|cuidadores|camionetas con rampa|hablen solos|programa de dia|enfermeras',
  ],
  [
    'income',
    'asistencia publica|ayuda del gobierno|ayudas|bajos ingresos|bienestar social|cobra ayuda|cobran ayuda|cupones|de bajos recursos|del gobierno|del welfare|estampillas|gente pobre|pobres|pobreza|proyectos|seccion 8|seccion ocho|seccion8|section 8|subsidiados|subsidio|viven del gobierno|vouchers|welfare',
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
  [
    'mostly',
    'casi pura|casi puro|casi todas|casi todos|en su mayoria|la mayoria|mas que nada|mayoria|mayormente|predominante|predominantemente|principalmente|sobre todo',
  ],
  [
    'alike',
    'buenas costumbres|cierta gente|cierto tipo|como debe ser|como el|como ella|como las|como los|como nos|como nosotros|como nosotros mismos|como uno|como yo|con todo respeto|de buenas costumbres|de los de antes|de los mios|de los nuestros|de los suyos|de nuestra|de nuestra clase|de nuestro|de nuestro nivel|de nuestro tipo|decente|el unico|esa gente|esa gentuza|esa ralea|gente asi|gente bien|gente como nosotros|gente como uno|gente de bien|gente decente|gentuza|igual que nosotros|iguales a nosotros|la unica|me entiende|me explico|mi gente|misma|mismo|no soy racista|normales|nuestra gente|nuestros|otros|se parezca|se parezcan|se vea como|se vean|si me entiende|si me entienden|sin ofender|tradicional|tradicionales|tu me entiendes|tu sabes|tu sabes cual|usted entiende|usted me entiende|usted sabe|ustedes entienden|valores|ya me entiendes|ya sabes|ya tu sabes',
  ],
  [
    'changed',
    'antes|como antes|como era|como eran|ha cambiado|ha cambiado mucho|que siga siendo|se esta llenando|se esta poniendo|se oscurecio|se puso|todavia|todavia no|ya no',
  ],
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
