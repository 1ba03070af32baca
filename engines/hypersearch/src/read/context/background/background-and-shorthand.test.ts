import { describe } from 'vitest';
import { sentenceTable } from '../../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Media', 'PA', 5_300],
  ['Fargo', 'ND', 125_000],
  ['Minneapolis', 'MN', 430_000],
  ['Duluth', 'MN', 86_000],
  ['Laval', 'QC', 420_000],
  ['Granby', 'QC', 66_000],
  ['Windsor', 'QC', 5_400],
  ['Richmond', 'QC', 3_200],
  ['Sonora', 'CA', 4_900],
]);

describe('a home that a person leaves, had or looked at is no search criterion', () => {
  table([
    ['moving off the farm, want a condo in Fargo', 'type:condo', 'place:fargo'],
    ['giving up the farmhouse, 2 bed in Fargo', 'beds>=2', 'place:fargo'],
    ['an offer came in on our land in Mesa, now need a house in Reno', 'type:single_family', 'place:reno'],
    ['Got outbid on a bungalow in Mesa. Try Reno, 3 bd', 'place:reno', 'beds>=3'],
    ['My realtor keeps sending Mesa and Fargo. I want Reno. 4 bd', 'place:reno', 'beds>=4'],
    ['moving to a farm in Fargo', 'type:farm', 'place:fargo'],
    ['looked at condos in Mesa last fall, way too much. Now Reno, a townhouse', 'place:reno', 'type:townhouse'],
    ['we toured townhomes in Mesa in May, too pricey. Reno, 3 bd', 'place:reno', 'beds>=3'],
    ['looked at condos in Mesa, would like one under 300k', 'type:condo', 'place:mesa', 'price<=300000'],
    ['toured a loft in Mesa, too noisy. House in Reno', 'type:single_family', 'place:reno'],
    ['we toured townhomes in Mesa. Reno, 3 bd', 'place:reno', 'beds>=3'],
    ['We looked at condos in Mesa. Under 300k please', 'type:condo', 'place:mesa', 'price<=300000'],
    ['we toured a condo in Reno at 300k, one in Mesa for the same price', 'place:mesa', 'price<=300000'],
    ['Used to have a pool in Mesa. Now a condo in Reno', 'type:condo', 'place:reno'],
    ['yo tenía un rancho con caballos en Sonora, ahora quiero un condo en Mesa', 'type:condo', 'place:mesa'],
    ['tenía en mente un condo en Mesa', 'type:condo', 'place:mesa'],
    ['vi unos condos en Mesa, muy caros. Busco townhouse en Reno', 'type:townhouse', 'place:reno'],
    ['on avait une piscine à Laval, trop d’entretien. Condo à Granby', 'type:condo', 'place:granby'],
    ['j’avais en tête un condo à Laval', 'type:condo', 'place:laval'],
  ]);
});

describe('what somebody is done with doing names no feature that is asked for', () => {
  table([
    ['in unit laundry in Fargo, done hauling baskets to the basement', 'has:in_unit_laundry', 'place:fargo'],
    ['tired of carrying groceries up to the balcony, single story, Fargo', 'has:single_story', 'place:fargo'],
    ['fini de descendre au sous-sol pour le lavage, condo à Laval', 'type:condo', 'place:laval'],
    ['I carry my cello, condo with elevator in Fargo', 'type:condo', 'has:elevator', 'place:fargo'],
    ['done with basements, condo in Fargo', 'no:basement', 'type:condo', 'place:fargo'],
  ]);
});

describe('a no behind the noun with its reason, and an answer to a question', () => {
  table([
    ['alberca no porque tengo niños, casa en Mesa', 'no:pool', 'type:single_family', 'place:mesa'],
    ['condo non merci, maison à Laval', 'not-type:condo', 'type:single_family', 'place:laval'],
    ['piscine non car trop d’ouvrage, maison à Laval', 'no:pool', 'type:single_family', 'place:laval'],
    ['pool? no thanks. 3 bd Mesa', 'no:pool', 'beds>=3', 'place:mesa'],
    ['stairs are a dealbreaker, condo in Mesa', 'has:single_story', 'type:condo', 'place:mesa'],
    ['hot tub? hard no. 3 bd Mesa', 'no:hot_tub', 'beds>=3', 'place:mesa'],
    ['hoa? no way. 3 bd Mesa', 'hoa<=0', 'beds>=3', 'place:mesa'],
    ['con alberca no muy grande, casa en Mesa', 'has:pool', 'type:single_family', 'place:mesa'],
  ]);
});

describe('anyplace in an area but a place', () => {
  table([
    ['anyplace in Minnesota but Minneapolis, 3 bd', 'state:MN', 'not-place:minneapolis', 'beds>=3'],
    ['anywhere in Minnesota but with a pool', 'state:MN', 'has:pool'],
    ['want Minnesota but Duluth is too cold', 'state:MN'],
  ]);
});

describe('an amount that somebody could manage, and a limit that is moved', () => {
  table([
    ['I could swing about 1,500 a month, Fargo', 'payment>=1350', 'payment<=1650', 'place:fargo'],
    ['can pay up to about 1,500 a month, Fargo', 'payment<=1500', 'place:fargo'],
    ['I could swing 1,500 a month, Fargo', 'payment<=1500', 'place:fargo'],
    ['bump the max from 430 to 465, 3 bd Reno', 'price<=465000', 'beds>=3', 'place:reno'],
    ['drop the max from 500 to 450, Reno', 'price<=450000', 'place:reno'],
    ['change beds from 3 to 4, Reno', 'beds>=4', 'place:reno'],
    ['sube el máximo de 650 a 690, Reno', 'price<=690000', 'place:reno'],
    ['monte le budget de 410 000 à 440 000, Laval', 'price<=440000', 'place:laval'],
    ['3 bed in Reno, and drop the price to 350', 'beds>=3', 'place:reno', 'price<=350000'],
    ['with a pool, Reno. Drop the pool', 'place:reno'],
    ['price from 430 to 465, Reno', 'price>=430000', 'price<=465000', 'place:reno'],
  ]);
});

describe('what is fine but not required is no search criterion', () => {
  table([
    ['comm pool ok but not reqd, condo Reno', 'type:condo', 'place:reno'],
    ["fireplace fine but not req'd, Reno", 'place:reno'],
    ['garage ok but must have basement, Reno', 'has:basement', 'place:reno'],
    ['piscine ok mais pas obligatoire, Laval', 'place:laval'],
    ['solar reqd, 3 bd Reno', 'has:solar_panels', 'beds>=3', 'place:reno'],
  ]);
});

describe('a condition before a request for a notice is the search', () => {
  table([
    ['if there is a house with a barn in Reno, tell me', 'type:single_family', 'has:barn', 'place:reno'],
    ['lmk if theres a fourplex in Reno', 'type:multi_family', 'place:reno'],
    ['s’il y a un duplex à Laval avec garage, avisez-moi', 'type:multi_family', 'place:laval', 'has:garage'],
    ['si hay un dúplex en Mesa con cochera me avisan', 'type:multi_family', 'place:mesa', 'has:garage'],
    ['3 bed in Mesa, and if there is a pool even better', 'beds>=3', 'place:mesa', 'prefer:has:pool'],
    [
      '3 bd Reno under 300, if there is a garage let me know',
      'beds>=3',
      'place:reno',
      'price<=300000',
      'prefer:has:garage',
    ],
  ]);
});

describe('a preference behind a comma and an “and” holds for its own item', () => {
  table([
    ['big porch, and a sunroom would be nice, Reno', 'has:porch', 'prefer:has:sunroom', 'place:reno'],
    ['porche grande, y una chimenea estaría bien, Mesa', 'has:porch', 'prefer:has:fireplace', 'place:mesa'],
    ['porch and a sunroom would be nice, Reno', 'prefer:has:porch', 'prefer:has:sunroom', 'place:reno'],
  ]);
});

describe('how long a home waits, apart from its verb', () => {
  table([
    ['anything been sitting in Reno more than 90 days', 'place:reno', 'dom>=90'],
    ['house that’s sat in Reno for more than 100 days', 'type:single_family', 'place:reno', 'dom>=100'],
    ['ça fait plus de 60 jours que c’est en vente, Laval', 'dom>=60', 'place:laval'],
    ['been looking in Reno more than 90 days, 3 bd', 'place:reno', 'beds>=3'],
  ]);
});

describe('shorthand of agents and of phones', () => {
  table([
    ['5bd 4ba 3c gar, media rm, Reno', 'beds>=5', 'baths>=4', 'garage>=3', 'has:media_room', 'place:reno'],
    ['3 bed in Media PA', 'beds>=3', 'place:media'],
    ['3bd Reno, price red., u/380', 'beds>=3', 'place:reno', 'has:price_reduced', 'price<=380000'],
    ['bch access, condo in Reno', 'has:beach_access', 'type:condo', 'place:reno'],
    ['hoa @ or under 250, Reno condo', 'hoa<=250', 'place:reno', 'type:condo'],
    ['3 bd in Reno, 20 min 2 downtown', 'beds>=3', 'place:reno', 'near:downtown<=20min'],
    ['within 20 min 2 story house in Reno', 'stories>=2', 'stories<=2', 'type:single_family', 'place:reno'],
    ['a place in Reno 4 my coworker, 3 bd', 'place:reno', 'beds>=3'],
    ['3 beds no wait 4 my sister in law is moving in, Reno', 'beds>=4', 'place:reno'],
    ['house in Mesa, 20 min to downtown Reno', 'type:single_family', 'place:mesa', 'near:downtown<=20min'],
    ['within 20 min of downtown Reno, 3 bd', 'near:downtown<=20min', 'place:reno', 'beds>=3'],
    ['Reno, 4 bd, built after 2010, 390', 'place:reno', 'beds>=4', 'year>=2010', 'price<=390000'],
    ['3 bd in Reno b4 xmas', 'beds>=3', 'place:reno'],
    ['b4 b2 house in Reno', 'beds>=4', 'baths>=2', 'type:single_family', 'place:reno'],
    ['no MUD tax, Reno, 3 bd', 'place:reno', 'beds>=3', 'unsupported:other'],
    ['no PMI, Reno, 3 bd', 'place:reno', 'beds>=3'],
    ['Reno, 3/2, 400', 'place:reno', 'beds>=3', 'baths>=2', 'price<=400000'],
    ['3 bd, dbl garage, 425 firm, Reno', 'beds>=3', 'garage>=2', 'price<=425000', 'place:reno'],
    ['we can only do 600, Reno, 4 bd', 'price<=600000', 'place:reno', 'beds>=4'],
    ['not Mesa, 3 bd in Reno', 'not-place:mesa', 'place:reno', 'beds>=3'],
    ['condo with garage space in Reno', 'type:condo', 'has:garage', 'place:reno'],
    ['2 garage spaces, Reno', 'garage>=2', 'place:reno'],
    ['horses ok, Reno', 'has:horse_property', 'place:reno'],
    ['3 bd Reno, VA loan, 280', 'beds>=3', 'place:reno', 'price<=280000'],
  ]);
});

describe('the second of two towns before words about a person', () => {
  table([
    ['Windsor ou Richmond, mes parents viennent, 3 chambres', 'place:windsor', 'place:richmond', 'beds>=3'],
    [
      'maison à Windsor ou Richmond, mes parents s’en viennent',
      'type:single_family',
      'place:windsor',
      'place:richmond',
    ],
  ]);
});

describe('a letter that a hyphen joins to the next word is part of that word', () => {
  table([
    ['townhouse in Reno near a c-train', 'type:townhouse', 'place:reno', 'has:near_transit'],
    ['condo in Reno with a c', 'type:condo', 'place:reno', 'has:air_conditioning'],
  ]);
});
