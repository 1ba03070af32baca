import { describe, expect, it } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { readingOf, table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Tempe', 'AZ', 180_000],
  ['Laval', 'QC', 420_000],
  ['Magog', 'QC', 25_000],
  ['Newark', 'NJ', 280_000],
  ['Memphis', 'TN', 630_000],
  ['Macon', 'GA', 90_000],
  ['Golden', 'CO', 20_000],
  ['House', 'NM', 0],
  ['Cost', 'TX', 0],
  ['Kevin', 'MT', 0],
]);

describe('a line of keywords', () => {
  table([
    ['3bd 2ba homes Reno NV', 'beds>=3', 'baths>=2', 'place:reno'],
    ['homes for sale Reno NV', 'place:reno'],
    ['real estate for sale in Mesa under 300k', 'place:mesa', 'price<=300000'],
    ['maison à vendre Laval', 'type:single_family', 'place:laval'],
    ['casas en venta en Mesa', 'type:single_family', 'place:mesa'],
    ['homes near me under 300k', 'unsupported:other', 'price<=300000'],
    ['homes with acreage in Reno', 'unsupported:other', 'place:reno'],
    ['homes with acreage in Reno, at least 5 acres', 'lot>=5', 'place:reno'],
    ['house zoned for Golden High, Reno', 'type:single_family', 'unsupported:other', 'place:reno'],
  ]);
  it.each(['homes for sale Reno', 'maison à vendre Laval', 'casas en venta en Mesa'])(
    'leaves no word of %j unread',
    (sentence) => expect(readingOf(sentence).unread).toEqual([]),
  );
});

describe('years and decades', () => {
  table([
    ['3 bed in Reno, between 1975 and 1990', 'beds>=3', 'place:reno', 'year>=1975', 'year<=1990'],
    ['entre 1990 et 2005, Laval', 'year>=1990', 'year<=2005', 'place:laval'],
    ['de 1980 a 1995, Reno', 'year>=1980', 'year<=1995', 'place:reno'],
    ['from the 50s or 60s in Reno', 'year>=1950', 'year<=1969', 'place:reno'],
    ['des années 50 ou 60, Laval', 'year>=1950', 'year<=1969', 'place:laval'],
    ['de los años 60 o 70, Reno', 'year>=1960', 'year<=1979', 'place:reno'],
  ]);
});

describe('a "no" that goes on', () => {
  table([
    ["can't be on a main road or near the airport, Reno", 'unsupported:other', 'place:reno'],
    ['no busy streets or near a highway, Reno', 'has:quiet_street', 'unsupported:other', 'place:reno'],
    ["pas sur un boulevard ni près de l'autoroute, Laval", 'unsupported:other', 'place:laval'],
    ['duplex en Reno, nada de casas embargadas', 'type:multi_family', 'place:reno', 'no:foreclosure'],
    ["house in Reno without a pool, we'd never use it", 'type:single_family', 'place:reno', 'no:pool'],
    ['mejor no Mesa, sino Tempe', 'not-place:mesa', 'place:tempe'],
    ['mi primo compró en Newark pero allá no quiero, casa', 'not-place:newark', 'type:single_family'],
  ]);
});

describe('what somebody has, is or was sent', () => {
  table([
    ["I'm a nurse in Mesa looking for a 2 bed in Tempe", 'beds>=2', 'place:tempe'],
    ['my realtor sent me 3 condos in Macon but I want a house there', 'type:single_family', 'place:macon'],
    ["We're selling our place in Mesa (4 beds, pool, 2 acres) and moving to Reno, 2 beds", 'place:reno', 'beds>=2'],
    ["On a vendu à Laval et on s'en va à Magog, 2 chambres", 'place:magog', 'beds>=2'],
    ['3 bedrooms but one could be an office, Reno', 'beds>=3', 'has:home_office', 'place:reno'],
    ['Kevin starts school soon, 2 beds in Reno', 'beds>=2', 'place:reno'],
    ['our current home has 2 baths, we want 3 this time, in Reno', 'baths>=3', 'place:reno'],
    [
      'investment property in Memphis that rents for at least 1,500 a month',
      'sort:roi_desc',
      'place:memphis',
      'unsupported:other',
    ],
    ['duplex in Akron where the other side rents for 950', 'type:multi_family', 'place:akron', 'unsupported:other'],
    [
      'a duplex in Reno, tenant pays 1350, under 500k',
      'type:multi_family',
      'place:reno',
      'unsupported:other',
      'price<=500000',
    ],
    ['triplex à Laval, les logements se louent 950 chacun', 'type:multi_family', 'place:laval', 'unsupported:other'],
    ['dúplex en Tampa donde un lado se renta en 1200 o más', 'type:multi_family', 'place:tampa', 'unsupported:other'],
    ['house in Reno, tiny, 240', 'type:single_family', 'place:reno', 'price<=240000'],
    ['casa en Tucson, aunque necesite arreglos, 180', 'type:single_family', 'place:tucson', 'price<=180000'],
    ['I can spend 120 plus 60 for rehab, Reno', 'price<=120000', 'place:reno'],
    ['we have 450 plus closing costs for a house in Mesa', 'price<=450000', 'type:single_family', 'place:mesa'],
    ['my last offer of 510 got beat, so maybe 540 now, 3 bed in Reno', 'price<=540000', 'beds>=3', 'place:reno'],
    ['lost a bidding war at 480 in Mesa, can stretch to 500, 2 bed', 'place:mesa', 'price<=500000', 'beds>=2'],
    ['condo in Burnaby, no special levies', 'type:condo', 'place:burnaby', 'unsupported:other'],
    ['Mesa 3br 1800 sqft min 400k max', 'place:mesa', 'beds>=3', 'sqft>=1800', 'price<=400000'],
    ['Mesa 3 beds min 2 baths max 400k', 'place:mesa', 'beds>=3', 'baths>=2', 'price<=400000'],
    ['Laval, 1500 pieds carrés min 300 000 max', 'place:laval', 'sqft>=1500', 'price<=300000'],
    ['two bedrooms in Reno, attic storage not needed', 'beds>=2', 'place:reno'],
    ['my late husband had always wanted a pool. What I want is a garden in Reno', 'has:garden', 'place:reno'],
    ['my wife has always wanted a pool. Reno, 3 beds', 'has:pool', 'place:reno', 'beds>=3'],
    ['mon mari a toujours voulu un atelier. Laval, 3 chambres', 'has:workshop', 'place:laval', 'beds>=3'],
    ['I have used a chair since 2019, condo in Reno', 'type:condo', 'place:reno'],
    ['I want a condo built since 2015 in Reno', 'type:condo', 'year>=2015', 'place:reno'],
    ['my late wife adored our garden in Mesa. I now require two bedrooms in Reno', 'beds>=2', 'place:reno'],
    ['my daughter, who has a hot tub, wants me near; I want a townhouse in Reno', 'type:townhouse', 'place:reno'],
    ['mon client possède un foyer et un spa; pour ma part, je veux un condo à Laval', 'type:condo', 'place:laval'],
    ['mi hermana tiene alberca en Mesa; yo solo quiero un garaje en Reno', 'has:garage', 'place:reno'],
    ['my mother has a walker so no stairs, Reno', 'has:single_story', 'place:reno'],
    ['my brother bought in Mesa last year. We want the same town, 4 bedrooms', 'place:mesa', 'beds>=4'],
    ['vendemos en Mesa para irnos a Reno, 3 recámaras', 'place:reno', 'beds>=3'],
    ['condo in Reno, hoa < 300 – 400k max', 'type:condo', 'place:reno', 'hoa<=300', 'price<=400000'],
    ['farm in Reno, 300 ac', 'type:farm', 'place:reno', 'lot>=300'],
    ["it can't have no stairs, Reno", 'has:single_story', 'place:reno'],
    ['no: pool, fixer upper. Reno', 'no:pool', 'no:fixer_upper', 'place:reno'],
    ['moving from Mesa → Reno, townhome', 'place:reno', 'type:townhouse'],
    ["notre budget c'est 1800 par mois, condo à Laval", 'payment<=1800', 'type:condo', 'place:laval'],
    ["what's new in Reno the last 3 days, 3 bd", 'place:reno', 'dom<=3', 'beds>=3'],
    ["three baths no I'm fibbing two, Reno", 'baths>=2', 'place:reno'],
    ['I wonder whether there is a condo in Reno', 'type:condo', 'place:reno'],
    ['do you know if there is a condo in Reno with a pool', 'type:condo', 'place:reno', 'has:pool'],
    ["je me demande s'il y a un condo à Laval", 'type:condo', 'place:laval'],
    ['I desire an abode in Reno with a wine cellar', 'place:reno', 'has:wine_cellar'],
    ['I got 300k, condo in Reno', 'price<=300000', 'type:condo', 'place:reno'],
    ['I got 300 square feet now, condo in Reno', 'type:condo', 'place:reno'],
    ['near the marina, 3 beds in Reno', 'near:marina', 'beds>=3', 'place:reno'],
    ['would prefer not to have neighbors above us, condo in Reno', 'type:condo', 'place:reno'],
    ['no black neighbors above us, Reno', 'refuse:race', 'place:reno'],
    ['show me some cribs in Reno under 350, 3 beds', 'place:reno', 'price<=350000', 'beds>=3'],
    ['need something in Reno with a pool by memorial day', 'place:reno', 'has:pool'],
    ['older home in Reno, 4 bedrooms, 2 car garage detached', 'place:reno', 'beds>=4', 'garage>=2'],
    ['elevator unneeded, condo in Reno', 'type:condo', 'place:reno'],
    ['I, by contrast, want a condo in Reno', 'type:condo', 'place:reno'],
    ['amortized over twenty-five years, payment below 2,000, Reno', 'payment<=2000', 'place:reno'],
    ['350 plus, 3 beds, Mesa', 'price>=350000', 'beds>=3', 'place:mesa'],
    ['condo in Chicago, assessments below 500', 'type:condo', 'place:chicago', 'hoa<=500'],
    ['no special assessments, condo in Chicago', 'unsupported:other', 'type:condo', 'place:chicago'],
    ['3 beds but one has to be upstairs, Reno', 'beds>=3', 'place:reno'],
    ['5 beds, at least one on the ground floor, Provo', 'beds>=5', 'unsupported:other', 'place:provo'],
    ['casa en Mesa, no me importa si tiene alberca, 3 recámaras', 'type:single_family', 'place:mesa', 'beds>=3'],
    ['casa en Mesa con patio grande, no me importa el tráfico', 'type:single_family', 'place:mesa', 'has:large_yard'],
  ]);
});

describe('places', () => {
  table([
    ['A house, not a townhouse, Reno', 'type:single_family', 'not-type:townhouse', 'place:reno'],
    ["condos in Reno that don't cost more than 350k", 'type:condo', 'place:reno', 'price<=350000'],
    ['3 bed, Golden, 700', 'beds>=3', 'place:golden', 'price<=700000'],
    ['within 5 miles of 60614, 2 bed', 'near:60614<=5mi', 'beds>=2'],
    ["j'ai écrit Laval mais c'est Magog, condo", 'place:magog', 'type:condo'],
    ['I typed Mesa but it’s Tempe, 3 beds', 'place:tempe', 'beds>=3'],
    ['which parts of Memphis have the fewest Black residents? 3 beds', 'place:memphis', 'refuse:race', 'beds>=3'],
  ]);
});

describe('money and strength', () => {
  table([
    ['less than $300 per square foot in Reno', 'unsupported:other', 'place:reno'],
    ['préapprouvé pour 380 000 à 4,5 %, Laval', 'price<=380000', 'place:laval'],
    ["our max is 415 but we'd rather stay under 390, Reno", 'price<=415000', 'prefer:price<=390000', 'place:reno'],
    ['a deck and a walkable area would be nice, Reno', 'prefer:has:deck', 'prefer:walk>=70', 'place:reno'],
    ['looking to move up to a 4 bed in Reno', 'beds>=4', 'place:reno'],
    ['2000 square feet, give or take 200, in Reno', 'sqft>=1800', 'sqft<=2200', 'place:reno'],
    ['around 450k plus or minus 25k, Reno', 'price>=425000', 'price<=475000', 'place:reno'],
    ['2 bed, not studio, Reno', 'beds>=2', 'place:reno'],
    ['près du lac, pas plus de 280 000 $ car on épargne', 'near:lake', 'price<=280000'],
  ]);
});

describe('what a sentence says of another home or an earlier criterion', () => {
  table([
    ['sold homes in Reno', 'unsupported:other', 'place:reno'],
    ['our home has to have 2 baths, Reno', 'baths>=2', 'place:reno'],
    ['we want to downsize from 3000 sq ft to about 1,600 sq ft', 'sqft>=1440', 'sqft<=1760'],
    ['downsizing from a 4 bedroom house to a 2 bedroom condo in Mesa', 'beds>=2', 'type:condo', 'place:mesa'],
    ['exactly 3 … no, 4 bedrooms in Reno', 'beds>=4', 'beds<=4', 'place:reno'],
    ['actually make it 4 beds in Reno not 3', 'beds>=4', 'place:reno'],
    ['was condos in Tempe, now townhomes in Mesa', 'type:townhouse', 'place:mesa'],
    ['our condo will sell for 500k, looking for a house in Mesa', 'type:single_family', 'place:mesa'],
    ['our budget was 450 but rates went up so 420 now, Mesa', 'price<=420000', 'place:mesa'],
    ['me trasladaron a Mesa, busco casa', 'type:single_family', 'place:mesa'],
    ['casa cerca de mi trabajo en Memphis', 'type:single_family', 'place:memphis'],
    ['proche de mes parents à Magog, 2 chambres', 'beds>=2', 'place:magog'],
  ]);
});

describe('figures that bound something else', () => {
  table([
    ['price per sq ft under 250 in Mesa', 'unsupported:other', 'place:mesa'],
    ['taxes under 6000 a year, 4 bed', 'unsupported:other', 'beds>=4'],
    ['penthouse, 2 parking spots', 'type:condo', 'unsupported:other'],
    ['lot at least 50x120 in Mesa', 'lot>=0.14', 'type:land', 'place:mesa'],
    ['two full baths, one half bath, Mesa', 'baths>=2.5', 'place:mesa'],
    ['2 beds in Mesa, 900-1.1', 'beds>=2', 'place:mesa', 'price>=900000', 'price<=1100000'],
    ['3 bed, Reno, putting 25k down at 6.5%', 'beds>=3', 'place:reno'],
    ['skip anything with an HOA. Mesa', 'hoa<=0', 'place:mesa'],
    ['Whole Foods nearby, condo in Mesa', 'near:whole foods', 'type:condo', 'place:mesa'],
    ['entre Québec et Laval, 2 chambres', 'place:quebec city', 'place:laval', 'beds>=2'],
    ['must have a sunroom and wheelchair access, Mesa', 'has:sunroom', 'has:wheelchair_accessible', 'place:mesa'],
  ]);
});
