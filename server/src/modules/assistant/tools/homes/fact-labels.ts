/** Long because it is a table: the names of search criteria, features and property types in each language. */
import { type Fact, factText } from '@lintel/hypersearch';
import { viewerNow } from '../../../../platform/serve/viewer.ts';
import { factLabel } from '../../../search/index.ts';
import type { Language } from '../../reading/language.ts';
import { spaced, speaker } from '../words.ts';
import { areaIn, lotIn } from './areas.ts';

type Foreign = Exclude<Language, 'en'>;

/** One `feature fr|es` per line. */
const featureRows = `pool piscine|alberca
hot_tub spa|jacuzzi
garage garage|garaje
carport abri d’auto|cochera
ev_charger borne de recharge|cargador eléctrico
fireplace foyer|chimenea
rv_parking stationnement pour VR ou remorque|lugar para remolque o casa rodante
basement sous-sol|sótano
finished_basement sous-sol aménagé|sótano terminado
walkout_basement sous-sol avec sortie|sótano con salida
air_conditioning climatisation|aire acondicionado
hardwood_floors planchers de bois|pisos de madera
open_floor_plan aire ouverte|planta abierta
home_office bureau|oficina en casa
in_law_suite logement bigénérationnel|suite para familiares
secondary_suite logement accessoire|unidad accesoria
walk_in_closet penderie|vestidor
updated_kitchen cuisine rénovée|cocina renovada
in_unit_laundry buanderie|lavandería dentro
balcony balcon|balcón
deck terrasse en bois|terraza
patio patio|patio
porch galerie|porche
fenced_yard cour clôturée|patio cercado
large_yard grand terrain|patio grande
garden jardin|jardín
waterfront bord de l’eau|frente al agua
water_view vue sur l’eau|vista al agua
mountain_view vue sur la montagne|vista a la montaña
city_view vue sur la ville|vista a la ciudad
lake_access accès au lac|acceso al lago
gated_community communauté fermée|comunidad cerrada
elevator ascenseur|elevador
doorman portier|portero
gym salle de sport|gimnasio
pet_friendly animaux permis|acepta mascotas
furnished meublé|amueblada
solar_panels panneaux solaires|paneles solares
wheelchair_accessible accessible en fauteuil roulant|accesible en silla de ruedas
single_story plain-pied|un solo piso
high_ceilings plafonds hauts|techos altos
natural_light lumière naturelle|luz natural
new_construction construction neuve|construcción nueva
fixer_upper à rénover|para arreglar
renovated rénové|renovada
price_reduced prix réduit|precio rebajado
open_house visite libre|puertas abiertas
senior_community communauté 55+|comunidad 55+
near_park près d’un parc|cerca de un parque
near_transit près des transports|cerca del transporte
quiet_street rue tranquille|calle tranquila
storage rangement|bodega`;
const featureNames = new Map(
  featureRows.split('\n').map((row) => {
    const [name, ...rest] = row.split(' ');
    const [fr, es] = rest.join(' ').split('|');
    return [name!, { fr: fr!, es: es! }] as const;
  }),
);

const typeNames: Readonly<Record<string, Record<Foreign, string>>> = {
  single_family: { fr: 'Maison', es: 'Casa' },
  semi_detached: { fr: 'Jumelée', es: 'Semiadosada' },
  townhouse: { fr: 'Maison de ville', es: 'Townhouse' },
  condo: { fr: 'Condo', es: 'Condominio' },
  multi_family: { fr: 'Plex', es: 'Multifamiliar' },
  manufactured: { fr: 'Maison mobile', es: 'Casa prefabricada' },
  land: { fr: 'Terrain', es: 'Terreno' },
  farm: { fr: 'Ferme', es: 'Granja o rancho' },
};

/** Returns the display name of a feature. */
export const featureName = (feature: string, language: Language): string =>
  language === 'en' ? spaced(feature) : (featureNames.get(feature)?.[language] ?? spaced(feature));

const englishTypes: Readonly<Record<string, string>> = {
  single_family: 'single-family home',
  semi_detached: 'semi-detached home',
  multi_family: 'multi-family home',
  manufactured: 'manufactured home',
};

/** Returns the display name of a property type. */
export const typeName = (type: string, language: Language): string =>
  language === 'en' ? (englishTypes[type] ?? spaced(type)) : (typeNames[type]?.[language] ?? spaced(type));

interface Words {
  from(value: string): string;
  upTo(value: string): string;
  orMore(value: string): string;
  orLess(value: string): string;
  builtFrom(year: number): string;
  builtBefore(year: number): string;
  fields: Readonly<Record<string, (value: string) => string>>;
  noHoa: string;
  not(what: string): string;
  notIn(place: string): string;
  near(name: string): string;
  within(value: string, name: string): string;
  sorts: Readonly<Record<string, string>>;
  prefer(what: string): string;
  unsupported: Readonly<Record<(Fact & { kind: 'unsupported' })['topic'], string>>;
}

const words: Readonly<Record<Foreign, Words>> = {
  fr: {
    from: (value) => `À partir de ${value}`,
    upTo: (value) => `Jusqu’à ${value}`,
    orMore: (value) => `${value} ou plus`,
    orLess: (value) => `${value} ou moins`,
    builtFrom: (year) => `Construite en ${year} ou après`,
    builtBefore: (year) => `Construite en ${year} ou avant`,
    fields: {
      payment: (value) => `${value} par mois`,
      cost: (value) => `coût mensuel de ${value}`,
      hoa: (value) => `frais de ${value} par mois`,
      beds: (value) => `${value} ch.`,
      baths: (value) => `${value} sdb`,
      dom: (value) => `${value} jours sur le marché`,
      garage: (value) => `garage ${value} voitures`,
      tax: (value) => `taxe foncière de ${value} par an`,
      stories: (value) => `${value} étages`,
      walk: (value) => `cote de marche ${value}`,
      school: (value) => `écoles cotées ${value}`,
      capRate: (value) => `rendement de ${value} %`,
      ppsf: (value) => `${value} $ par pied carré`,
      cut: (value) => `prix baissé de ${value} %`,
      cutDays: (value) => `prix baissé depuis ${value} jours`,
      openDays: (value) => `visite libre dans ${value} jours`,
      offDays: (value) => `vendue depuis ${value} jours`,
    },
    noHoa: 'Sans frais de copropriété',
    not: (what) => `Sans ${what}`,
    notIn: (place) => `Hors de ${place}`,
    near: (name) => `Près de ${name}`,
    within: (value, name) => `À ${value} de ${name}`,
    sorts: {
      price_asc: 'Moins cher d’abord',
      price_desc: 'Plus cher d’abord',
      newest: 'Plus récent d’abord',
      sqft_desc: 'Plus grand d’abord',
      lot_desc: 'Plus grand terrain d’abord',
      price_per_sqft_asc: 'Prix au pied carré le plus bas d’abord',
      roi_desc: 'Meilleur rendement d’abord',
    },
    prefer: (what) => `De préférence : ${what}`,
    unsupported: {
      crime: 'Criminalité',
      noise: 'Bruit',
      rent: 'Location',
      demographics: 'Population',
      other: 'Autre souhait',
    },
  },
  es: {
    from: (value) => `Desde ${value}`,
    upTo: (value) => `Hasta ${value}`,
    orMore: (value) => `${value} o más`,
    orLess: (value) => `${value} o menos`,
    builtFrom: (year) => `Construida en ${year} o después`,
    builtBefore: (year) => `Construida en ${year} o antes`,
    fields: {
      payment: (value) => `${value} al mes`,
      cost: (value) => `costo mensual de ${value}`,
      hoa: (value) => `HOA de ${value} al mes`,
      beds: (value) => `${value} rec.`,
      baths: (value) => `${value} baños`,
      dom: (value) => `${value} días en el mercado`,
      garage: (value) => `garaje para ${value} autos`,
      tax: (value) => `predial de ${value} al año`,
      stories: (value) => `${value} pisos`,
      walk: (value) => `puntaje a pie ${value}`,
      school: (value) => `escuelas con ${value}`,
      capRate: (value) => `rendimiento de ${value}%`,
      ppsf: (value) => `$${value} por pie cuadrado`,
      cut: (value) => `precio rebajado ${value}%`,
      cutDays: (value) => `precio rebajado hace ${value} días`,
      openDays: (value) => `puertas abiertas en ${value} días`,
      offDays: (value) => `vendida hace ${value} días`,
    },
    noHoa: 'Sin cuota de HOA',
    not: (what) => `Sin ${what}`,
    notIn: (place) => `Fuera de ${place}`,
    near: (name) => `Cerca de ${name}`,
    within: (value, name) => `A ${value} de ${name}`,
    sorts: {
      price_asc: 'Más baratas primero',
      price_desc: 'Más caras primero',
      newest: 'Más nuevas primero',
      sqft_desc: 'Más grandes primero',
      lot_desc: 'Terreno más grande primero',
      price_per_sqft_asc: 'Menor precio por pie primero',
      roi_desc: 'Mejor rendimiento primero',
    },
    prefer: (what) => `De preferencia: ${what}`,
    unsupported: {
      crime: 'Delincuencia',
      noise: 'Ruido',
      rent: 'Renta',
      demographics: 'Población',
      other: 'Otro deseo',
    },
  },
};

const title = (name: string): string => name.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const money: ReadonlySet<string> = new Set(['price', 'payment', 'cost', 'hoa', 'tax']);

/** Returns the country whose area units apply: Canada in French, else the viewer's country. */
const unitsOf = (language: Language): { country: 'US' | 'CA' } => (language === 'fr' ? { country: 'CA' } : viewerNow());

/** Returns the name of a place in a language. */
const placeName = (fact: Fact & { kind: 'place' }, language: Language): string => {
  const name = factLabel({ ...fact, not: false });
  const city = /^Qu[eé]bec City/;
  return language === 'fr' ? name.replace(city, 'Québec') : language === 'es' ? name.replace(city, 'Quebec') : name;
};

/** Returns the label of a fact in a language. Labels without a translation are English. */
export function factIn(fact: Fact, language: Language): string {
  if (language === 'en') return factLabel(fact);
  const its = words[language];
  const say = speaker(language);
  switch (fact.kind) {
    case 'bound': {
      const { field, op, value } = fact;
      if (field === 'hoa' && op === '<=' && value === 0) return its.noHoa;
      if (field === 'year') return op === '>=' ? its.builtFrom(value) : its.builtBefore(value);
      const { country } = unitsOf(language);
      const written =
        field === 'sqft'
          ? areaIn(say, value, country)
          : field === 'lot'
            ? lotIn(say, value, country)
            : money.has(field)
              ? language === 'fr'
                ? `${say.number(value)}\u00a0$`
                : `$${say.number(value)}`
              : say.number(value);
      const phrase = its.fields[field]?.(written) ?? written;
      if (money.has(field)) return op === '>=' ? its.from(phrase) : its.upTo(phrase);
      return op === '>=' ? its.orMore(phrase) : its.orLess(phrase);
    }
    case 'feature':
      return fact.not
        ? its.not(featureName(fact.feature, language))
        : sentenceCase(featureName(fact.feature, language));
    case 'type':
      return fact.not ? its.not(typeName(fact.type, language).toLowerCase()) : typeName(fact.type, language);
    case 'place':
      return fact.not ? its.notIn(placeName(fact, language)) : placeName(fact, language);
    case 'near':
      return fact.within
        ? its.within(`${say.number(fact.within.value)} ${fact.within.unit}`, title(fact.name))
        : its.near(title(fact.name));
    case 'sort':
      return its.sorts[fact.sort] ?? factLabel(fact);
    case 'prefer':
      return its.prefer(factIn(fact.criterion, language).toLowerCase());
    case 'unsupported':
      return its.unsupported[fact.topic];
    case 'refuse':
      return spaced(factText(fact).split(':')[1]!);
    default:
      return factLabel(fact);
  }
}
