import type { Lexicon } from '../lexicon.ts';

/** Kinds of homes. `house`, `ranch` and `lot` are weak: what stands beside them decides (settle.ts); Spanish. */
export const homeTypes: Lexicon = [
  [
    'house',
    'casa|csa|casita|casitas|caza|casita sola|chalet|casa de esquina|casa inteligente|casa nueva|casa antigua|kasa',
  ],
  ['dwelling', 'propiedad|vivienda|hogar|lugar|algo|inmueble|residencia|opcion|propiedades|sitio'],
  [
    'type:single_family',
    'casa unifamiliar|unifamiliar|casa sola|casa independiente|casas unifamiliares|casa individual|cabana|villa|independiente|vivienda unifamiliar|casa separada|casa detached|casas independientes|casas solas|finca urbana',
  ],
  [
    'type:semi_detached',
    'casa pareada|pareada|semi adosada|semiadosada|casa semi adosada|casa gemela|pareado|casa semiadosada|semi independiente|casa semi independiente|casas pareadas|semidetached',
  ],
  [
    'type:townhouse',
    'casa adosada|adosado|adosada|townhouse|casa en hilera|casas adosadas|adosados|town house|casa de pueblo|townhouses|casa urbana|chalet adosado|townhome',
  ],
  [
    'type:condo',
    'departamento|apartamento|condominio|depa|condo|loft|penthouse|depto|condos|apartamentos|departamentos|apto|deptos|depas|dpto|condominios',
  ],
  [
    'type:multi_family',
    'duplex|triplex|cuadruplex|multifamiliar|cuadriplex|fourplex|edificio de apartamentos|vivienda multifamiliar|edificio de departamentos|casa de dos familias|propiedad multifamiliar|propiedades multifamiliares|casa multifamiliar|cuatriplex|bifamiliar|duplexes|multifamiliares|casa para dos familias|edificio multifamiliar|fourplexes|triplexes',
  ],
  [
    'type:manufactured',
    'casa movil|casa prefabricada|casas moviles|casa rodante|trailer|traila|casas prefabricadas|casa manufacturada|casas manufacturadas|vivienda movil|casa modular',
  ],
  [
    'type:land',
    'terreno baldio|terreno vacio|lote baldio|lote vacio|parcela|solar baldio|terreno para construir|lote para construir|solar|terrenos|lotes|terreno en venta|lote en venta|predio|terreno urbanizado',
  ],
  ['lot', 'terreno|lote'],
  ['type:farm', 'granja|rancho|finca|hacienda|vinedo|ranchito|granjas|ranchos|huerta comercial|finca rural|fincas'],
  [
    'studio',
    'estudio|monoambiente|estudio apartamento|apartamento estudio|departamento estudio|apartamento tipo estudio|departamento tipo estudio|tipo estudio|estudios',
  ],
  ['apartment', 'apartamento estudio|departamento estudio|apartamento tipo estudio|departamento tipo estudio'],
];
