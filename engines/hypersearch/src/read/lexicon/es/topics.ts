import { each, type Lexicon } from '../lexicon.ts';

/** What is understood and cannot be searched; Spanish. */
export const topics: Lexicon = [
  [
    'topic:rent',
    `en renta|para rentar|para alquilar|en alquiler|alquiler|renta|de renta|de alquiler|arriendo|en arriendo|${each('quiero|queremos|busco|buscamos|necesito|necesitamos|ando buscando|prefiero|algo|casa|apartamento|departamento|depa|cuarto', 'para|que|', 'rentar|alquilar|arrendar')}|rentar un|rentar una|alquilar un|alquilar una|rentar algo|en arrendamiento|que rente|que renten|la renta que pida|renta barata`,
  ],
  [
    'topic:crime',
    'segura|seguro|poca delincuencia|bajo crimen|seguridad|delincuencia|crimen|baja delincuencia|zona segura|barrio seguro|vecindario seguro|sin delincuencia|colonia segura|area segura|criminalidad|poco crimen|baja criminalidad|seguras|seguros|peligroso|peligrosa|lugar seguro|poca criminalidad|indice de criminalidad|bajo indice de criminalidad|bajo indice de delincuencia|indice de delincuencia|tasa de criminalidad|robos|pandillas|baja tasa de criminalidad|no sea peligroso|no sea peligrosa|libre de crimen|calle segura|sin crimen|pocos robos|baja tasa de delincuencia|zonas seguras|violencia|tanta violencia|menos violencia|poca violencia|balaceras|asaltos|rateros|narcos|malandros|vandalismo|drogas|inseguridad|menos crimen|tanto crimen',
  ],
  [
    'topic:noise',
    `ruido|poco ruido|ruidosa|sin ruido|ruidoso|bajo ruido|ruido de trafico|insonorizado|nivel de ruido|insonorizada|bajo nivel de ruido|ruidos|niveles de ruido|bajos niveles de ruido|sin ruidos|no sea ruidosa|no sea ruidoso|silenciosa|silencioso|ruido de la calle|ruido de la autopista|ruido de aviones|aislamiento acustico|poco ruidosa|no muy ruidosa|${each('no se|que no se|no', 'oiga|oigan|escuche|escuchen|oye|escucha|vibre', 'el|la|los|las|tanto|', 'avion|aviones|tren|trenes|freeway|trafico|carros|carretera|autopista|ruido|vecinos|cuando pasa el tren|nada|musica')}|no vibre|ruido de carros|ruido del tren|ruido de avion|ruido del freeway|ruido de la carretera|ruidosos|ruidosas|no haya ruido|que no haya ruido|musica alta|paredes delgadas|lejos del ruido|bullicio|${each('lejos', 'del|de la|de los', 'freeway ruidoso|ruido|escandalo|bullicio|aviones|avion')}|${each('jardinero|jardineros|vecino|vecinos|perros|bar|bares|antro|cantina|calle|carretera|avenida|musica|fiestas', 'ruidoso|ruidosos|ruidosa|ruidosas|ladrando|toda la noche|a todo volumen')}|escandalo|escandalosos|que se oiga el freeway|se oiga el freeway|se oiga el tren|se oigan los aviones|pasa el tren|pase el tren|oiga el freeway`,
  ],
  [
    'topic:demographics',
    `ingreso medio|zona rica|clase alta|clase media|ingresos altos|gente rica|nivel socioeconomico|zona adinerada|barrio rico|gente adinerada|ingreso promedio|adinerada|adinerado|altos ingresos|nivel economico|ingreso alto|vecinos ricos|poder adquisitivo|ingresos medios|barrio pobre|gente pobre|seccion 8|bajos recursos|gente educada|profesionistas|profesionales|bajos ingresos|zona pobre|ingreso familiar|acomodada|gente con dinero|barrio adinerado|vecindario adinerado|vecindario rico|${each('gente|vecinos|familias', 'con|de|con buen|de buen|con mucho|de mucho', 'dinero|lana|billete|ingresos|nivel|plata')}|gente bien|gente pudiente|buenos ingresos|zona de ricos|barrio de ricos`,
  ],
  [
    'topic:other',
    `zona de inundacion|calentador solar|boiler solar|inundacion|impuesto predial|predial|impuestos|internet|estacionamiento|vista|zona inundable|inundaciones|zona de inundaciones|escaleras|cajon de estacionamiento|privacidad|cuarto de juegos|sala de juegos|comedor|sala|cocina|cocina grande|sala grande|vistas|cuarto de servicio|arboles|paneles|gas natural|pozo|fosa septica|zona inundables|financiamiento|financiamiento del dueno|cuarto de huespedes|tina|despensa|calefaccion|techo nuevo|fibra optica|impuestos bajos|bajos impuestos|huracanes|incendios|seguro de inundacion|asador|despensa grande|banera|rentar las otras|rentar los otros|rentar la otra|rentar el otro|rentar los demas|rentar las demas|rentar una parte|rentar arriba|rentar abajo|rentar el sotano|rentar tres|carcel|basurero|refineria|antiguedad del techo|plomeria|aseguranza|cimientos|termitas|mosquitos|agua propia|pozo de agua|septico|drenaje|alcantarillado|pavimento|internet rapido|fibra|ladrillo|de ladrillo|vecindad|estacionamiento para visitas|parking de visita|parking|parqueo|hamaca|${each('para|pa|y|', 'rentar|alquilar|rentarle|rentear', 'un cuarto|una habitacion|una recamara|una parte|la casita|el sotano|el otro lado|la otra unidad|los cuartos|cuartos|airbnb|por airbnb|en airbnb|el de arriba|el de abajo|el otro piso')}|escalones|escalon|gradas|peldanos|hacer airbnb|renta corta|rentas cortas|primer piso|planta baja|valet|ventanas contra huracan|ventanas de impacto|tormenteras|techo de concreto|casa de concreto|cisterna|planta electrica|generador|calentador de agua|cuarto de visitas|zona historica|vecinos tranquilos|estac`,
  ],
];
