import { some, type Voice } from './voice.ts';

const small = 'zéro une deux trois quatre cinq six sept huit neuf dix'.split(' ');
const spaced = (value: number) => value.toLocaleString('en-US').replaceAll(',', ' ');

export const french: Voice = {
  openings: some(
    '|je cherche |nous cherchons |on cherche |bonjour, je cherche |à la recherche de |je veux |trouvez-moi |nous voulons |montrez-moi |j’aimerais ',
  ),
  closings: some('|, merci|. Merci beaucoup|. Merci d’avance'),
  and: 'et',
  or: 'ou',
  having: some('avec|qui a|doit avoir|incluant|comprenant'),
  lacking: some('sans {x}|pas de {x}'),
  nor: ' ni ',
  in: some('à {p}|près du centre de {p}'.split('|')[0] as string),
  notIn: some('mais pas à {p}|pas à {p}|sauf à {p}'),
  inState: some('en {p}|n’importe où en {p}|quelque part en {p}'),
  inZip: some('dans le {p}|code postal {p}'),
  preferring: some('idéalement {x}|de préférence {x}|{x} serait un plus|si possible {x}|{x} si possible'),
  correcting: some(
    '{m} chambres, en fait {n} chambres|{m} chambres, non plutôt {n}|{m} chambres, pardon, {n} chambres',
  ),
  beds: {
    least: some(
      '{n} chambres|{n} chambres à coucher|au moins {n} chambres|{n} chambres ou plus|minimum {n} chambres|{n} cac',
    ),
    exact: some('exactement {n} chambres|seulement {n} chambres'),
    most: some('maximum {n} chambres|pas plus de {n} chambres|jusqu’à {n} chambres'),
    range: some('{n} ou {m} chambres|{n} à {m} chambres|entre {n} et {m} chambres|de {n} à {m} chambres'),
  },
  baths: some('{n} salles de bain|au moins {n} salles de bain|{n} sdb|{n} salles de bains ou plus'),
  garage: some('garage pour {n} voitures|garage pour {n} autos'),
  stories: some('à deux étages|deux étages|2 étages'),
  price: {
    least: some('plus de {n}|à partir de {n}|au moins {n}|minimum {n}'),
    most: some(
      'moins de {n}|maximum {n}|jusqu’à {n}|budget de {n}|pas plus de {n}|{n} maximum|au plus {n}|prix maximum {n}|notre budget est de {n}|{n} max|{n} ou moins',
    ),
    range: some('entre {n} et {m}|de {n} à {m}'),
    about: some('environ {n}|autour de {n}|à peu près {n}'),
  },
  sqft: {
    least: some('{n} pi2|au moins {n} pieds carrés|plus de {n} pieds carrés|{n} pieds carrés ou plus|minimum {n} pi2'),
    most: some('moins de {n} pieds carrés|maximum {n} pi2'),
    range: some('entre {n} et {m} pieds carrés|{n} à {m} pi2'),
    about: some('environ {n} pieds carrés|environ {n} pi2'),
  },
  sqm: {
    least: some('{n} m2|au moins {n} mètres carrés|{n} m²'),
    most: some('moins de {n} m2|maximum {n} mètres carrés'),
  },
  lot: {
    least: some('terrain de {n} acres|au moins {n} acres|sur {n} acres|plus de {n} acres|{n} acres et plus'),
    most: some('moins de {n} acres|maximum {n} acres'),
  },
  year: {
    least: some('construite après {n}|bâtie après {n}|construit depuis {n}|construite en {n} ou plus récent'),
    most: some('construite avant {n}|bâti avant {n}|d’avant {n}'),
    range: some('construite entre {n} et {m}'),
  },
  hoa: {
    least: [],
    most: some(
      'frais de condo sous {n}|frais de condo de moins de {n}|frais de copropriété maximum {n}|frais mensuels sous {n}',
    ),
  },
  payment: some('{n} par mois|paiement de moins de {n} par mois|mensualité maximum {n}|versement mensuel sous {n}'),
  dom: some('en vente depuis moins de {n} jours|sur le marché depuis moins de {n} jours'),
  ready: [
    ['hoa<=0', some('sans frais de condo|aucun frais de condo')],
    ['dom<=7', some('nouvelle inscription|nouveau sur le marché')],
    ['school>=7', some('bonnes écoles|de bonnes écoles')],
    ['school>=8', some('excellentes écoles|de très bonnes écoles')],
    ['walk>=70', some('quartier piétonnier|tout à pied')],
    ['unsupported:crime', some('quartier sécuritaire|quartier sûr')],
  ],
  near: [
    ['near:downtown', some('près du centre-ville|proche du centre-ville')],
    ['near:downtown<=20min', some('à 20 minutes du centre-ville|à moins de 20 minutes du centre-ville')],
    ['near:airport<=15km', some('à 15 km de l’aéroport|à moins de 15 km de l’aéroport')],
    ['has:near_park', some('près d’un parc|proche d’un parc')],
    ['has:near_transit', some('près du métro|près des transports en commun')],
  ],
  types: {
    single_family: some('maison|maison unifamiliale|maison détachée|une maison'),
    semi_detached: some('jumelé|maison jumelée'),
    townhouse: some('maison de ville|maison en rangée'),
    condo: some('condo|appartement|un condo|loft'),
    multi_family: some('duplex|triplex|quadruplex'),
    manufactured: some('maison mobile'),
    land: some('terrain vacant|terrain à bâtir'),
    farm: some('ferme|fermette'),
  },
  sorts: {
    price_asc: some('les moins chers d’abord|du moins cher au plus cher'),
    price_desc: some('les plus chers d’abord'),
    newest: some('les plus récents d’abord'),
    sqft_desc: some('les plus grands d’abord'),
    lot_desc: some('les plus grands terrains d’abord'),
    price_per_sqft_asc: some('meilleur rapport qualité-prix'),
    roi_desc: some('meilleur rendement'),
  },
  features: {
    pool: some('piscine|une piscine|une piscine creusée'),
    hot_tub: some('un spa|spa'),
    ev_charger: some('une borne de recharge|borne de recharge'),
    fireplace: some('foyer|un foyer|une cheminée'),
    finished_basement: some('sous-sol aménagé|un sous-sol fini'),
    air_conditioning: some('climatisation|l’air climatisé|la climatisation'),
    hardwood_floors: some('planchers de bois franc|planchers de bois'),
    open_floor_plan: some('aire ouverte|une aire ouverte'),
    home_office: some('bureau à domicile|un bureau à domicile'),
    updated_kitchen: some('cuisine rénovée|une cuisine rénovée'),
    kitchen_island: some('îlot de cuisine|un îlot'),
    walk_in_closet: some('walk-in|un walk-in'),
    balcony: some('balcon|un balcon'),
    deck: some('un deck'),
    patio: some('patio|un patio'),
    fenced_yard: some('cour clôturée|une cour clôturée'),
    large_yard: some('grande cour|une grande cour|un grand jardin'),
    waterfront: some('bord de l’eau'),
    mountain_view: some('vue sur les montagnes|vue sur la montagne'),
    gym: some('gym|un gym'),
    solar_panels: some('panneaux solaires'),
    high_ceilings: some('plafonds hauts|hauts plafonds'),
    sauna: some('sauna|un sauna'),
    wine_cellar: some('cave à vin|un cellier'),
    workshop: some('atelier|un atelier'),
    barn: some('grange|une grange'),
    storage: some('rangement|espace de rangement'),
    elevator: some('ascenseur|un ascenseur'),
    natural_light: some('lumière naturelle'),
  },
  money(value, style) {
    if (value < 10_000) return style % 2 ? `${spaced(value)} $` : `${value} $`;
    const millions = value / 1_000_000;
    if (Number.isInteger(millions * 10) && style === 0)
      return `${String(millions).replace('.', ',')} million de dollars`;
    return [`${spaced(value)} $`, `${spaced(value)}$`, `${value / 1000}k`, `${value / 1000} mille`, `${value} $`][
      style % 5
    ] as string;
  },
  number: (value, style) => (style % 3 === 0 ? (small[value] ?? String(value)) : String(value)),
};
