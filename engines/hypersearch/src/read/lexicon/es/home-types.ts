import { each, type Lexicon } from '../lexicon.ts';

/** Kinds of homes. `house`, `ranch` and `lot` are weak: what stands beside them decides (settle.ts); Spanish. */
export const homeTypes: Lexicon = [
  [
    'house',
    `casa|csa|casita|casitas|caza|casita sola|chalet|casa de esquina|casa nueva|casa antigua|kasa|casas|house|casota|casona|casas antiguas|casa colonial|kaza|kasas|cazita|casitta|la casa mas grande|las casas mas grandes|casa mas grande|casas mas grandes|${each('la|las|', 'casa|casas', 'mas', 'grande|grandes|amplia|amplias', 'posible|posibles|que haya|que se pueda|que encuentre|que encuentren|que alcance')}|casa en esquina|casas en esquina|casas de esquina|casas embargadas|casa embargada|casas de remate|casa de remate|casas recuperadas|casa recuperada|casa abierta|casas abiertas|casas nuevas`,
  ],
  ['dwelling', 'propiedad|vivienda|hogar|lugar|algo|inmueble|residencia|opcion|propiedades|sitio|edificio|edificios'],
  [
    'type:single_family',
    'casa unifamiliar|unifamiliar|casa sola|casa independiente|casas unifamiliares|casa individual|cabana|villa|independiente|vivienda unifamiliar|casa separada|casa detached|casas independientes|casas solas|finca urbana|vivienda individual|chalet independiente|casa suelta|casa aislada|casa residencial|villas|cabanas|single family|casa de una familia|casa para una familia|cabañita',
  ],
  [
    'type:semi_detached',
    'casa pareada|pareada|semi adosada|semiadosada|casa semi adosada|casa gemela|pareado|casa semiadosada|semi independiente|casa semi independiente|casas pareadas|semidetached|casa medianera|casa adosada de un lado|semidespegada|casas gemelas|semi',
  ],
  [
    'type:townhouse',
    'casa adosada|adosado|adosada|townhouse|casa en hilera|casas adosadas|adosados|town house|casa de pueblo|townhouses|casa urbana|chalet adosado|townhome|taunjaus|taunhouse|tonjaus|townhomes|town home|town houses|casa tipo townhouse|casa en fila|casas en hilera|townhous|tonwhouse|th|row house|townhauz|townhaus|towhouse|tonhouse|tawnhouse|townjaus|thouse|towns',
  ],
  [
    'type:condo',
    'departamento|apartamento|condominio|depa|condo|loft|penthouse|depto|condos|apartamentos|departamentos|apto|deptos|depas|dpto|condominios|departamentito|apartamentito|apartamentico|depita|apt|apts|aptos|apartament|penthouses|lofts|cond|condominium|ph|pent house|apartaestudio|dptos|appartamento|unidad de condominio|aparmento|aptameto|apartameto|apartmento|apatamento|apartanento|depto.|aparta|apar|condominito|apto.|aptico|aptos.|condito',
  ],
  [
    'type:multi_family',
    `duplex|triplex|cuadruplex|multifamiliar|cuadriplex|fourplex|edificio de apartamentos|vivienda multifamiliar|edificio de departamentos|casa de dos familias|propiedad multifamiliar|propiedades multifamiliares|casa multifamiliar|cuatriplex|bifamiliar|duplexes|multifamiliares|casa para dos familias|edificio multifamiliar|fourplexes|triplexes|multi|multi family|multifamily|${each('2|3|4|5|6|8|10|dos|tres|cuatro|cinco|seis|ocho|diez', 'unidades|apartamentos|departamentos|deptos|familias|puertas|viviendas|depas')}|casa de 2 familias|casa de 3 familias|casa de tres familias|edificio de unidades|edificito|edificio para inversion|cuadruplexes|4plex|quadplex|quadruplex|cuadruple|trifamiliar|dos casas en un lote|dos casas en un terreno|propiedad de inversion con unidades|edificio chico|dos unidades|de 2 unidades|${each('edificio|edificios|casa|propiedad|inmueble', 'de|con', 'varias|varios|dos|tres|cuatro|multiples|2|3|4', 'unidades|apartamentos|departamentos|viviendas')}|multiunidad`,
  ],
  [
    'type:manufactured',
    'casa movil|casa prefabricada|casas moviles|casa rodante|trailer|traila|casas prefabricadas|casa manufacturada|casas manufacturadas|vivienda movil|casa modular|mobile home|mobil home|movil home|trailas|trailers|casa traila|casa de traila|mobile homes|manufacturada|prefabricada|modular|casas modulares|vivienda prefabricada|vivienda manufacturada|mobil jom|doublewide|double wide|casa trailer|traila doble|prefabricado|caza movil|casa mobil|caza mobil|kasa movil|cada movil|casa rodando|casita movil|prefabricadas|trailita|trailas moviles|yardas de trailas',
  ],
  [
    'type:land',
    'terreno baldio|terreno vacio|lote baldio|lote vacio|solar baldio|terreno para construir|lote para construir|solar|terrenos|lotes|terreno en venta|lote en venta|predio|terreno urbanizado|terreno solo|lote solo|lote pelon|terreno pelon|terreno sin construir|lote sin construir|lote de terreno|pedazo de terreno|pedazo de tierra|terreno vacante|lote vacante|parcelas|predios|terreno para fincar|lote para fincar|donde construir|lote residencial|lote urbano|terreno limpio|solares|terreno baldío|puro terreno|puro lote|terreno de construccion|land',
  ],
  [
    'lot',
    'terreno|lote|terrenito|lotecito|parcela|terrenitos|terrenote|terrenon|pedazo de tierra|pedacito de tierra|pedazo de terreno|pedacito de terreno|tierrita|lotesito|lotes|solarcito|parcelita',
  ],
  [
    'type:farm',
    'granja|rancho|finca|hacienda|vinedo|ranchito|granjas|ranchos|huerta comercial|finca rural|fincas|finquita|finca agricola|ranchitos|rancheria|rancho ganadero|granjita|haciendas|chacra|estancia|fundo|hortaliza comercial|campo agricola|vinedos|huertas comerciales|parcela agricola|terreno agricola|rancho con animales|lecheria|establo lechero|finca de cafe|finca cafetalera',
  ],
  [
    'studio',
    'estudio|monoambiente|estudio apartamento|apartamento estudio|departamento estudio|apartamento tipo estudio|departamento tipo estudio|tipo estudio|estudios|monoambientes|studio|estudito|apartaestudio|un ambiente',
  ],
  [
    'apartment',
    'apartamento estudio|departamento estudio|apartamento tipo estudio|departamento tipo estudio|apartaestudio',
  ],
];
