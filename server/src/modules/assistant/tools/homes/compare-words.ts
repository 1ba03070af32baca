import type { InLanguages } from '../../reading/language.ts';

export interface CompareWords {
  none: string;
  noDues: string;
  atRates(rates: string): string;
  aMonth(money: string): string;
  aYear(money: string): string;
  rows: Readonly<
    Record<
      'price' | 'month' | 'cash' | 'beds' | 'baths' | 'size' | 'lot' | 'perArea' | 'built' | 'dues' | 'tax' | 'days',
      string
    >
  >;
  tooFew: string;
  /** Fewer than two saved homes are in the named city. */
  tooFewIn(city: string, n: number): string;
  row(label: string, values: string): string;
  /** The lower and the higher of two homes in a row, and the difference. */
  apart(low: string, high: string, gap: string): string;
  alike: string;
  /** The homes with the lowest and the highest value of a row, each with its distance to the next. */
  ends(
    low: readonly [home: string, gap: string] | undefined,
    high: readonly [home: string, gap: string] | undefined,
  ): string;
  notShown: string;
  why: string;
  sideBySide(n: number): string;
  orderedBy: Readonly<Record<'price' | 'month' | 'perArea' | 'size', string>>;
  cheapest(home: string, price: string): string;
  monthly(home: string, total: string): string;
  biggest(home: string, area: string): string;
  newest(home: string, year: number): string;
  kinds(names: string): string;
  page: string;
}

export const compareWords: InLanguages<CompareWords> = {
  en: {
    none: 'not known',
    noDues: 'none',
    atRates: (rates) => `Monthly costs are at ${rates}.`,
    aMonth: (money) => `${money} a month`,
    aYear: (money) => `${money} a year`,
    rows: {
      price: 'Price',
      month: 'A month, all in',
      cash: 'Cash to close',
      beds: 'Bedrooms',
      baths: 'Baths',
      size: 'Size',
      lot: 'Lot',
      perArea: 'Price for its size',
      built: 'Built',
      dues: 'HOA or condo fee',
      tax: 'Property tax',
      days: 'Days on market',
    },
    row: (label, values) => `${label}, from the lowest: ${values}.`,
    apart: (low, high, gap) => `${low} is lower and ${high} is higher; the difference is ${gap}.`,
    alike: 'They are the same in this.',
    ends: (low, high) =>
      [low && `${low[0]} is the lowest, by ${low[1]}.`, high && `${high[0]} is the highest, by ${high[1]}.`]
        .filter(Boolean)
        .join(' '),
    notShown: 'The list has fewer homes than you named; these are the ones that it has.',
    why: 'No listing gives the reason for its price. This is what differs; what a listing does not say, an inspection and your agent can find out.',
    tooFewIn: (city, n) =>
      `${n === 0 ? 'None' : 'Only one'} of your saved homes is in ${city}, so there is nothing to compare there. Your saved homes are under Saved.`,
    tooFew: 'There are not two homes to compare: what was shown is no longer listed.',
    sideBySide: (n) => `Here are ${n} homes side by side.`,
    orderedBy: {
      price: 'The cheapest is first.',
      month: 'The lowest monthly cost is first.',
      perArea: 'The lowest price for its size is first.',
      size: 'The largest is first.',
    },
    cheapest: (home, price) => `${home} has the lowest price, ${price}.`,
    monthly: (home, total) => `${home} costs least a month, ${total} with taxes and insurance.`,
    biggest: (home, area) => `${home} is the largest, ${area}.`,
    newest: (home, year) => `${home} is the newest, built in ${year}.`,
    kinds: (names) => `They are of different kinds: ${names}.`,
    page: 'Everything about them, side by side',
  },
  fr: {
    none: 'non connu',
    noDues: 'aucuns',
    atRates: (rates) => `Les coûts mensuels sont calculés à ${rates}.`,
    aMonth: (money) => `${money} par mois`,
    aYear: (money) => `${money} par an`,
    rows: {
      price: 'Prix',
      month: 'Par mois, tout compris',
      cash: 'Comptant à la clôture',
      beds: 'Chambres',
      baths: 'Salles de bain',
      size: 'Superficie',
      lot: 'Terrain',
      perArea: 'Prix par superficie',
      built: 'Construction',
      dues: 'Frais de copropriété',
      tax: 'Taxe foncière',
      days: 'Jours en vente',
    },
    row: (label, values) => `${label}, du plus bas au plus haut : ${values}.`,
    apart: (low, high, gap) =>
      `Le chiffre de ${low} est le plus bas, celui de ${high} le plus haut; l’écart est de ${gap}.`,
    alike: 'Elles sont égales sur ce point.',
    ends: (low, high) =>
      [
        low && `${low[0]} a le chiffre le plus bas, avec ${low[1]} d’écart.`,
        high && `${high[0]} a le plus haut, avec ${high[1]} d’écart.`,
      ]
        .filter(Boolean)
        .join(' '),
    notShown: 'La liste compte moins de propriétés que vous n’en nommez; voici celles qu’elle contient.',
    why: 'Aucune inscription ne donne la raison de son prix. Voici ce qui diffère; ce que l’inscription ne dit pas, une inspection et votre courtier peuvent le trouver.',
    tooFewIn: (city, n) =>
      `${n === 0 ? 'Aucune' : 'Une seule'} de vos propriétés enregistrées est à ${city}; il n’y a donc rien à y comparer. Elles sont sous « Saved ».`,
    tooFew: 'Il n’y a pas deux propriétés à comparer : celles montrées ne sont plus inscrites.',
    sideBySide: (n) => `Voici ${n} propriétés côte à côte.`,
    orderedBy: {
      price: 'La moins chère est en premier.',
      month: 'Le coût mensuel le plus bas est en premier.',
      perArea: 'Le prix par superficie le plus bas est en premier.',
      size: 'La plus grande est en premier.',
    },
    cheapest: (home, price) => `${home} a le prix le plus bas, ${price}.`,
    monthly: (home, total) => `${home} coûte le moins par mois, ${total} taxes et assurance comprises.`,
    biggest: (home, area) => `${home} est la plus grande, ${area}.`,
    newest: (home, year) => `${home} est la plus récente, construite en ${year}.`,
    kinds: (names) => `Elles sont de types différents : ${names}.`,
    page: 'Tout, côte à côte',
  },
  es: {
    none: 'no se sabe',
    noDues: 'ninguna',
    atRates: (rates) => `Los costos mensuales se calculan al ${rates}.`,
    aMonth: (money) => `${money} al mes`,
    aYear: (money) => `${money} al año`,
    rows: {
      price: 'Precio',
      month: 'Al mes, todo incluido',
      cash: 'Efectivo para el cierre',
      beds: 'Recámaras',
      baths: 'Baños',
      size: 'Tamaño',
      lot: 'Terreno',
      perArea: 'Precio por área',
      built: 'Construida',
      dues: 'Cuota de HOA o condominio',
      tax: 'Impuesto predial',
      days: 'Días en el mercado',
    },
    row: (label, values) => `${label}, de menor a mayor: ${values}.`,
    apart: (low, high, gap) => `${low} tiene la cifra más baja y ${high} la más alta; la diferencia es de ${gap}.`,
    alike: 'En eso son iguales.',
    ends: (low, high) =>
      [
        low && `${low[0]} tiene la cifra más baja, por ${low[1]}.`,
        high && `${high[0]} tiene la más alta, por ${high[1]}.`,
      ]
        .filter(Boolean)
        .join(' '),
    notShown: 'La lista tiene menos casas de las que usted nombra; estas son las que tiene.',
    why: 'Ningún anuncio da la razón de su precio. Esto es lo que cambia; lo que el anuncio no dice lo pueden averiguar una inspección y su agente.',
    tooFewIn: (city, n) =>
      `${n === 0 ? 'Ninguna' : 'Solo una'} de sus casas guardadas está en ${city}, así que ahí no hay nada que comparar. Están en “Saved”.`,
    tooFew: 'No hay dos casas que comparar: las que se mostraron ya no se anuncian.',
    sideBySide: (n) => `Aquí están ${n} casas lado a lado.`,
    orderedBy: {
      price: 'La más barata va primero.',
      month: 'La de menor costo mensual va primero.',
      perArea: 'La de menor precio por área va primero.',
      size: 'La más grande va primero.',
    },
    cheapest: (home, price) => `${home} tiene el precio más bajo, ${price}.`,
    monthly: (home, total) => `${home} cuesta menos al mes, ${total} con impuestos y seguro.`,
    biggest: (home, area) => `${home} es la más grande, ${area}.`,
    newest: (home, year) => `${home} es la más nueva, construida en ${year}.`,
    kinds: (names) => `Son de tipos distintos: ${names}.`,
    page: 'Todo, lado a lado',
  },
};
