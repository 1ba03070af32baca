import type { Lexicon } from '../lexicon.ts';

/** Words that change a search that stands (see the English rows for the senses); Spanish. */
export const turns: Lexicon = [
  [
    'step:price-',
    'mas barato|mas barata|mas baratos|mas baratas|menos caro|menos cara|menos caros|menos caras|mas economico|mas economica|mas economicos|mas economicas|mas accesible|mas accesibles|muy caro|muy cara|muy caros|muy caras|demasiado caro|demasiado cara|demasiado caros|demasiado caras|baja el precio|bajar el precio|baja el presupuesto|bajar el presupuesto|bajarle al precio|reduce el presupuesto|reducir el presupuesto|precio mas bajo|presupuesto mas bajo|menor precio|fuera de mi presupuesto|fuera de nuestro presupuesto|mas asequible|mas asequibles|algo mas barato|menos costoso|menos costosa',
  ],
  [
    'step:price+',
    'mas caro|mas cara|mas caros|mas caras|sube el presupuesto|subir el presupuesto|sube el precio|subir el precio|aumenta el presupuesto|aumentar el presupuesto|aumentar el precio|presupuesto mas alto|mayor presupuesto|mas lujoso|puedo pagar mas|podemos pagar mas|puedo gastar mas|podemos gastar mas|pagar un poco mas|gastar un poco mas',
  ],
  ['step:amount-', 'menos|de menos'],
  ['step:amount+', 'mas|de mas|extra|al presupuesto|a mi presupuesto|a nuestro presupuesto'],
  [
    'step:sqft+',
    'mas grande|mas grandes|mas espacio|mas amplio|mas amplia|mas amplios|mas amplias|muy chico|muy chica|muy pequeno|muy pequena|demasiado pequeno|demasiado pequena|mas espaciosa|mas espacioso|mas metros|mas superficie|demasiado chico|demasiado chica',
  ],
  [
    'step:sqft-',
    'mas chico|mas chica|mas pequeno|mas pequena|mas chicos|mas chicas|mas pequenos|mas pequenas|muy grande|demasiado grande|menos espacio|mas compacto|mas compacta',
  ],
  ['step:lot+', 'terreno mas grande|mas terreno|lote mas grande|un terreno mas grande'],
  ['step:yard+', 'patio mas grande|mas patio|un patio mas grande|jardin mas grande'],
  [
    'step:lot-',
    'terreno mas chico|terreno mas pequeno|menos terreno|patio mas chico|patio mas pequeno|lote mas chico|lote mas pequeno',
  ],
  [
    'step:year+',
    'mas nuevo|mas nueva|mas nuevos|mas nuevas|mas moderno|mas moderna|mas modernos|mas modernas|mas reciente|mas recientes|muy viejo|muy vieja|demasiado viejo|demasiado vieja|menos viejo|menos vieja|menos antiguo|menos antigua|muy antigua|muy antiguo',
  ],
  ['step:year-', 'mas antiguo|mas antigua|mas antiguos|mas antiguas|mas viejo|mas vieja|muy nuevo|muy nueva'],
  [
    'step:beds+',
    'una recamara mas|una habitacion mas|un dormitorio mas|un cuarto mas|mas recamaras|mas habitaciones|mas dormitorios|mas cuartos|otra recamara|otra habitacion|otro dormitorio|otro cuarto|una recamara adicional|una habitacion adicional|1 recamara mas|una recamara extra',
  ],
  [
    'step:beds-',
    'una recamara menos|una habitacion menos|un dormitorio menos|un cuarto menos|menos recamaras|menos habitaciones|menos dormitorios|menos cuartos',
  ],
  ['step:baths+', 'un bano mas|mas banos|otro bano|un bano adicional|un bano extra|1 bano mas'],
  ['step:baths-', 'un bano menos|menos banos'],
  ['step:garage+', 'garaje mas grande|cochera mas grande|un garaje mas grande|una cochera mas grande'],
  [
    'step:hoa-',
    'cuota mas baja|hoa mas bajo|hoa mas baja|cuotas mas bajas|menos hoa|cuota de hoa mas baja|mantenimiento mas bajo',
  ],
  ['step:payment-', 'pago mas bajo|mensualidad mas baja|pagos mas bajos|mensualidades mas bajas'],
  ['step:school+', 'mejores escuelas|mejor escuela|escuelas mejores|mejor distrito escolar'],
  ['step:walk+', 'mas caminable|mas facil de caminar|mas peatonal'],
  [
    'step:near-',
    'mas cerca de|mas cerca del|mas cerca|muy lejos de|muy lejos del|muy lejos|demasiado lejos de|demasiado lejos del|demasiado lejos|menos lejos de|menos lejos|mas centrico|mas centrica|mas proximo a|mas cercano a|mas cercano al|mas cercana a|mas cercana al',
  ],
  ['step:near+', 'mas lejos|mas lejos de|mas lejos del|mas retirado|mas alejado de|mas alejado del'],
  [
    'undo',
    'deshacer|deshaz|deshaz eso|deshazlo|deshacer eso|deshaz lo ultimo|deshacer lo ultimo|volver atras|vuelve atras|volver|regresa|regresar|regresate|regresale|anula|anular|anula eso|anula lo ultimo|cancela eso|cancela lo ultimo|cancela el ultimo cambio|olvida lo ultimo|olvida eso|olvidalo|busqueda anterior|la busqueda anterior|vuelve a la busqueda anterior|regresa a la busqueda anterior|regresa a la anterior|la anterior|como estaba|como estaba antes|dejalo como estaba|ponlo como estaba|como antes|revertir|revierte|da marcha atras|marcha atras|un paso atras',
  ],
  [
    'reset',
    'empezar de nuevo|empieza de nuevo|empecemos de nuevo|empezar de cero|empieza de cero|empecemos de cero|nueva busqueda|borra todo|borrar todo|olvida todo|olvidalo todo|olviden todo|reiniciar|reinicia|comenzar de nuevo|comienza de nuevo|desde cero|de cero|limpia todo|limpiar todo|otra busqueda|una busqueda nueva|busqueda nueva|volver a empezar|olvidemos todo|quita todo|quita todos los filtros',
  ],
  [
    'more',
    'tambien|ademas|agrega|agregar|agregue|anade|anadir|incluye|incluir|incluya|suma|asi como|igualmente|agregale|agreguen|incluyan|amplia a|ampliar a|y tambien|o|u',
  ],
  [
    'swap',
    'mejor|en su lugar|en vez de eso|intenta|intenta con|prueba|prueba con|probemos|probemos con|que tal|y si|cambia a|cambialo a|cambia la ciudad a|cambiar a|cambiemos a|en realidad|mas bien|ponle|pon|que sean|que sea|ahora|solo|solamente|unicamente|veamos|digamos|muestrame|muestreme|limita a|limitalo a|busca en|de hecho|ensename',
  ],
  [
    'free:price',
    'cualquier precio|no importa el precio|el precio no importa|sin limite de precio|sin limite de presupuesto|olvida el precio|olvida el presupuesto|quita el precio|quita el presupuesto|quita el limite de precio|sin importar el precio|presupuesto ilimitado|el presupuesto no importa|ya no importa el precio|no me importa el precio|no nos importa el precio|da igual el precio|el precio da igual|el precio ya no importa|olvidate del precio|olvidemos el precio|sin tope de precio|sin limite',
  ],
  [
    'free:place',
    'en cualquier lugar|donde sea|cualquier ciudad|cualquier zona|cualquier barrio|no importa donde|no importa la ciudad|no importa la zona|en cualquier parte|cualquier colonia|la zona no importa|la ubicacion no importa|no importa la ubicacion|olvida la ciudad|olvida la zona',
  ],
  [
    'free:type',
    'cualquier tipo|cualquier tipo de propiedad|no importa el tipo|el tipo no importa|todos los tipos|de cualquier tipo',
  ],
  [
    'free:beds',
    'cualquier numero de recamaras|no importan las recamaras|las recamaras no importan|no importa el numero de recamaras|no importa el numero de habitaciones|olvida las recamaras|olvida las habitaciones|no importan las habitaciones|no importa cuantas recamaras|no importa cuantas habitaciones',
  ],
  [
    'free:baths',
    'cualquier numero de banos|no importan los banos|los banos no importan|olvida los banos|no importa cuantos banos|no importa el numero de banos',
  ],
  ['free:sqft', 'cualquier tamano|no importa el tamano|el tamano no importa|olvida el tamano|sin importar el tamano'],
  [
    'free:lot',
    'no importa el terreno|olvida el terreno|el tamano del terreno no importa|no importa el tamano del terreno',
  ],
  ['free:year', 'cualquier ano|no importa el ano|no importa la antiguedad|olvida el ano|el ano no importa'],
  ['free:hoa', 'no importa el hoa|no importa la cuota|olvida el hoa|el hoa no importa'],
  ['free:school', 'no importan las escuelas|olvida las escuelas|las escuelas no importan'],
];
