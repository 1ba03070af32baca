import type { InLanguages } from '../../reading/language.ts';

export interface MarketWords {
  which: string;
  none(place: string): string;
  /** Before the figures of the city that a place without homes is part of. */
  around(part: string, city: string): string;
  forSale(place: string, homes: number): string;
  median(price: string, n: number): string;
  days(days: string): string;
  supply(months: string, lean: string): string;
  sellers: string;
  buyers: string;
  balanced: string;
  saleToList(share: string): string;
  /** The median sale price, and the median days to a sale where known. */
  sold(price: string, sales: number, days: string | undefined): string;
  noSold: string;
  trend(share: string, percent: number, from: string, to: string): string;
  few: string;
  noYear: string;
  /** Figures that the data here does not have. */
  lacks: Readonly<Record<'rents' | 'fees' | 'sales', string>>;
  cuts(share: string, n: number): string;
  noCuts: string;
  apart(percent: string): string;
  within(price: string, n: number): string;
  perArea(price: string): string;
  noPerArea: string;
  cheapest(place: string): string;
  alike: string;
  asOf(day: string): string;
  noForecast: string;
  counts: string;
  title(place: string): string;
  showHomes: string;
  homesIn(place: string): string;
  page: string;
  rows: Readonly<
    Record<
      'medianListPrice' | 'perArea' | 'days' | 'supply' | 'cuts' | 'medianSalePrice' | 'saleToList' | 'daysToSell',
      string
    >
  >;
}

export const marketWords: InLanguages<MarketWords> = {
  en: {
    which: 'Which place? Say a city, a state or a postal code.',
    none: (place) => `No home in ${place} is for sale here, so there is nothing to count.`,
    around: (part, city) => `${part} is part of ${city}. These are the figures of ${city} as a whole:`,
    forSale: (place, homes) => `${place}: ${homes} ${homes === 1 ? 'home' : 'homes'} for sale here.`,
    median: (price, n) => `Median asking price: ${price} (from ${n} homes).`,
    days: (days) => `Median days on market: ${days}.`,
    supply: (months, lean) => `Months of supply: ${months}, ${lean}.`,
    sellers: 'which leans toward sellers',
    buyers: 'which leans toward buyers',
    balanced: 'which is balanced',
    sold: (price, sales, days) =>
      `The median sale price is ${price}, from ${sales} sales known here${days === undefined ? '' : `; they took ${days} days at the median`}.`,
    noSold: 'There are too few sales here for a median sale price.',
    saleToList: (share) => `Homes sold for ${share} of the last asking price at the median.`,
    trend: (share, percent, from, to) =>
      `The median asking price of new listings ${percent === 0 ? 'did not move' : `${percent > 0 ? 'rose' : 'fell'} ${share}`} from ${from} to ${to}.`,
    lacks: {
      rents:
        'Rents are not in the data here: the homes are for sale. HUD (fair market rents) and CMHC (rental market survey) publish them by place.',
      fees: 'The usual condo or HOA fee of a place is not counted here; each listing states its own, and a comparison shows them side by side.',
      sales: 'The number of sales in a month is not in the data here.',
    },
    noYear:
      'Figures of a year or a month ago are not in the data here beyond what is named above, so I cannot say how they moved since; your agent can show sales of both times.',
    cuts: (share, n) =>
      `${share} of the ${n} homes for sale have had a price cut. Cuts by month are not in the data here.`,
    noCuts: 'The share of homes with a price cut is not known for so few homes.',
    apart: (percent) => `Their medians are ${percent} apart.`,
    within: (price, n) => `Up to ${price}: ${n} ${n === 1 ? 'home' : 'homes'} for sale.`,
    perArea: (price) => `Median price for its size: ${price}.`,
    noPerArea: 'The price for its size is not known for so few homes.',
    few: 'These are too few for a median price, which takes ten homes or more.',
    cheapest: (place) => `By the median asking price, ${place} is cheaper.`,
    alike: 'Their median asking prices are the same.',
    asOf: (day) => `As of ${day}.`,
    noForecast:
      'Nobody can say for sure where prices go, so I make no forecast and no promise; whether to buy now or wait depends on your plans and means.',
    counts: 'These are counts of the homes known here.',
    title: (place) => `Market of ${place}`,
    showHomes: 'Show homes there',
    homesIn: (place) => `Show homes in ${place}`,
    page: 'The whole market page',
    rows: {
      medianListPrice: 'Median asking price',
      perArea: 'Median price for its size',
      days: 'Median days on market',
      supply: 'Months of supply',
      cuts: 'Share with a price cut',
      medianSalePrice: 'Median sale price',
      saleToList: 'Sale price to last asking price',
      daysToSell: 'Median days from listing to contract',
    },
  },
  fr: {
    which: 'Quel lieu ? Dites une ville, une province ou un code postal.',
    none: (place) => `Aucune propriété n’est à vendre ici à ${place}; il n’y a rien à compter.`,
    around: (part, city) => `${part} fait partie de ${city}. Voici les chiffres de ${city} dans son ensemble :`,
    forSale: (place, homes) => `${place} : ${homes} ${homes < 2 ? 'propriété' : 'propriétés'} à vendre ici.`,
    median: (price, n) => `Prix demandé médian : ${price} (sur ${n} propriétés).`,
    days: (days) => `Jours en vente, médiane : ${days}.`,
    supply: (months, lean) => `Mois d’inventaire : ${months}, ${lean}.`,
    sellers: 'ce qui favorise les vendeurs',
    buyers: 'ce qui favorise les acheteurs',
    balanced: 'ce qui est équilibré',
    sold: (price, sales, days) =>
      `Le prix de vente médian est de ${price}, sur ${sales} ventes connues ici${days === undefined ? '' : `; elles ont pris ${days} jours (médiane)`}.`,
    noSold: 'Il y a trop peu de ventes ici pour un prix de vente médian.',
    saleToList: (share) => `Les ventes se font à ${share} du dernier prix demandé (médiane).`,
    trend: (share, percent, from, to) =>
      `Le prix demandé médian des nouvelles inscriptions ${percent === 0 ? 'n’a pas bougé' : `a ${percent > 0 ? 'monté' : 'baissé'} de ${share}`} de ${from} à ${to}.`,
    lacks: {
      rents:
        'Les loyers ne sont pas dans les données d’ici : les propriétés sont à vendre. La SCHL publie les loyers par lieu (enquête sur le marché locatif).',
      fees: 'Les frais de condo habituels d’un lieu ne sont pas comptés ici; chaque fiche donne les siens, et une comparaison les montre côte à côte.',
      sales: 'Le nombre de ventes d’un mois n’est pas dans les données d’ici.',
    },
    noYear:
      'La comparaison avec l’an dernier n’est pas dans les données d’ici; je ne peux donc pas dire comment les prix ont bougé en un an. Votre courtier peut montrer les ventes des deux années.',
    cuts: (share, n) =>
      `${share} des ${n} propriétés à vendre ont eu une baisse de prix. Les baisses par mois ne sont pas dans les données ici.`,
    noCuts: 'La part des propriétés avec une baisse de prix n’est pas connue pour si peu de propriétés.',
    apart: (percent) => `L’écart entre les médianes est de ${percent}.`,
    within: (price, n) => `Jusqu’à ${price} : ${n} ${n < 2 ? 'propriété' : 'propriétés'} à vendre.`,
    perArea: (price) => `Prix médian par superficie : ${price}.`,
    noPerArea: 'Le prix par superficie n’est pas connu pour si peu de propriétés.',
    few: 'C’est trop peu pour un prix médian : il en faut dix ou plus.',
    cheapest: (place) => `Selon le prix demandé médian, ${place} est moins chère.`,
    alike: 'Leurs prix demandés médians sont égaux.',
    asOf: (day) => `En date du ${day}.`,
    noForecast:
      'Personne ne peut dire avec certitude où iront les prix; je ne fais ni prévision ni promesse. Acheter maintenant ou attendre dépend de vos projets et de vos moyens.',
    counts: 'Ce sont des comptes des propriétés connues ici.',
    title: (place) => `Marché : ${place}`,
    showHomes: 'Montrer des propriétés là',
    homesIn: (place) => `Montrez-moi des propriétés à ${place}`,
    page: 'Toute la page du marché',
    rows: {
      medianListPrice: 'Prix demandé médian',
      perArea: 'Prix par superficie, médiane',
      days: 'Jours en vente, médiane',
      supply: 'Mois d’inventaire',
      cuts: 'Part avec baisse de prix',
      medianSalePrice: 'Prix de vente médian',
      saleToList: 'Prix de vente sur prix demandé',
      daysToSell: 'Jours jusqu’au contrat, médiane',
    },
  },
  es: {
    which: '¿De qué lugar? Diga una ciudad, un estado o un código postal.',
    none: (place) => `No hay casas en venta aquí en ${place}, así que no hay nada que contar.`,
    around: (part, city) => `${part} es parte de ${city}. Estas son las cifras de ${city} en conjunto:`,
    forSale: (place, homes) => `${place}: ${homes} ${homes === 1 ? 'casa' : 'casas'} en venta aquí.`,
    median: (price, n) => `Precio mediano pedido: ${price} (de ${n} casas).`,
    days: (days) => `Mediana de días en el mercado: ${days}.`,
    supply: (months, lean) => `Meses de inventario: ${months}, ${lean}.`,
    sellers: 'lo que favorece a los vendedores',
    buyers: 'lo que favorece a los compradores',
    balanced: 'un mercado equilibrado',
    sold: (price, sales, days) =>
      `La mediana del precio de venta es de ${price}, de ${sales} ventas conocidas aquí${days === undefined ? '' : `; tardaron ${days} días (mediana)`}.`,
    noSold: 'Hay muy pocas ventas aquí para una mediana del precio de venta.',
    saleToList: (share) => `Las casas se vendieron a ${share} del último precio pedido (mediana).`,
    trend: (share, percent, from, to) =>
      `El precio mediano de los anuncios nuevos ${percent === 0 ? 'no se movió' : `${percent > 0 ? 'subió' : 'bajó'} ${share}`} de ${from} a ${to}.`,
    lacks: {
      rents:
        'Las rentas no están en los datos de aquí: las casas están en venta. HUD publica rentas de referencia (fair market rents) por lugar.',
      fees: 'La cuota usual de condominio u HOA de un lugar no se cuenta aquí; cada anuncio dice la suya, y una comparación las muestra lado a lado.',
      sales: 'El número de ventas de un mes no está en los datos de aquí.',
    },
    noYear:
      'La comparación con hace un año no está en los datos de aquí, así que no puedo decir cómo se movieron los precios en un año; su agente puede mostrarle las ventas de ambos años.',
    cuts: (share, n) =>
      `${share} de las ${n} casas en venta han bajado de precio. Las bajas por mes no están en los datos de aquí.`,
    noCuts: 'No se conoce la parte de casas con baja de precio para tan pocas casas.',
    apart: (percent) => `La diferencia entre las medianas es de ${percent}.`,
    within: (price, n) => `Hasta ${price}: ${n} ${n === 1 ? 'casa' : 'casas'} en venta.`,
    perArea: (price) => `Precio mediano por tamaño: ${price}.`,
    noPerArea: 'El precio por tamaño no se conoce con tan pocas casas.',
    few: 'Son muy pocas para un precio mediano: hacen falta diez o más.',
    cheapest: (place) => `Por el precio mediano pedido, ${place} es más barata.`,
    alike: 'Sus precios medianos pedidos son iguales.',
    asOf: (day) => `Al ${day}.`,
    noForecast:
      'Nadie puede decir con certeza hacia dónde irán los precios; no hago pronósticos ni promesas. Comprar ahora o esperar depende de sus planes y sus medios.',
    counts: 'Son cuentas de las casas conocidas aquí.',
    title: (place) => `Mercado de ${place}`,
    showHomes: 'Mostrar casas ahí',
    homesIn: (place) => `Muéstreme casas en ${place}`,
    page: 'Toda la página del mercado',
    rows: {
      medianListPrice: 'Precio mediano pedido',
      perArea: 'Precio mediano por área',
      days: 'Mediana de días en el mercado',
      supply: 'Meses de inventario',
      cuts: 'Parte con baja de precio',
      medianSalePrice: 'Precio mediano de venta',
      saleToList: 'Precio de venta sobre precio pedido',
      daysToSell: 'Mediana de días hasta el contrato',
    },
  },
};
