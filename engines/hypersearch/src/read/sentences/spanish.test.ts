import { describe, expect, it } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';
import { factText } from '../../facts.ts';

const { readingOf, table } = sentenceTable([
  ['San Diego', 'CA', 1_400_000],
  ['Los Angeles', 'CA', 3_900_000],
  ['Doral', 'FL', 56_000],
  ['Kissimmee', 'FL', 70_000],
  ['Laredo', 'TX', 255_000],
  ['Fresno', 'CA', 520_000],
  ['Clovis', 'CA', 110_000],
  ['Homestead', 'FL', 66_000],
  ['Pasadena', 'CA', 140_000],
]);

describe('a price behind words for a listing or a yard', () => {
  table([
    ['casas en venta por menos de 300 mil en Laredo', 'type:single_family', 'price<=300000', 'place:laredo'],
    ['casas en venta en San Diego por menos de 900 mil', 'type:single_family', 'place:san diego', 'price<=900000'],
    [
      'casa en venta en Fresno de 300 mil a 400 mil',
      'type:single_family',
      'place:fresno',
      'price>=300000',
      'price<=400000',
    ],
    ['casa con patio de menos de 280 mil', 'type:single_family', 'has:patio', 'price<=280000'],
    ['casa con jardín de más de 800 m2', 'type:single_family', 'has:garden', 'lot>=0.2'],
  ]);
});

describe('the letters and clippings of agents', () => {
  table([
    ['casa 3r/2b laredo', 'type:single_family', 'beds>=3', 'baths>=2', 'place:laredo'],
    ['casa 4d/3b piscina doral', 'type:single_family', 'beds>=4', 'baths>=3', 'has:pool', 'place:doral'],
    ['TH kissimmee 3c 2.5b', 'type:townhouse', 'place:kissimmee', 'beds>=3', 'baths>=2.5'],
    ['apto doral 1h 1b elev', 'type:condo', 'place:doral', 'beds>=1', 'baths>=1', 'has:elevator'],
    ['casa hab4 bñ2 pisc', 'type:single_family', 'beds>=4', 'baths>=2', 'has:pool'],
    ['sd depa 2r', 'place:san diego', 'type:condo', 'beds>=2'],
    ['LA depa 2rec', 'place:los angeles', 'type:condo', 'beds>=2'],
    ['la casa de 3r en Doral', 'type:single_family', 'beds>=3', 'place:doral'],
    ['casa 4r 2b gar 2 sqft 1800+', 'type:single_family', 'beds>=4', 'baths>=2', 'garage>=2', 'sqft>=1800'],
    ['casa a 1h de Doral', 'type:single_family', 'near:doral<=60min'],
    ['quiero casa en sn diego sn hoa', 'type:single_family', 'place:san diego', 'hoa<=0'],
    ['condo en Doral que el techo no tenga más de 5 años', 'type:condo', 'place:doral', 'unsupported:other'],
    ['NM rancho 50 ac', 'state:NM', 'type:farm', 'lot>=50'],
  ]);
});

describe('dictated Spanish', () => {
  table([
    ['casa en doral coma con piscina coma tres cuartos', 'type:single_family', 'place:doral', 'has:pool', 'beds>=3'],
    ['dos coma cinco baños', 'baths>=2.5'],
    ['casa por ciento setenta mil en laredo', 'type:single_family', 'price<=170000', 'place:laredo'],
    ['casa de un punto dos millones en doral', 'type:single_family', 'price<=1200000', 'place:doral'],
  ]);
});

describe('other homes and other money in a Spanish sentence are background', () => {
  table([
    [
      'vivíamos en Fresno pagando 1200, ahora queremos casa de 3 cuartos en Clovis',
      'type:single_family',
      'beds>=3',
      'place:clovis',
    ],
    ['perdimos tres ofertas en Fresno, townhouse en Doral', 'type:townhouse', 'place:doral'],
    ['mi hermana tiene piscina en su casa de Fresno, yo quiero condo en Doral', 'type:condo', 'place:doral'],
    ['ya no cabemos en el estudio: casa de 3 cuartos en Laredo', 'type:single_family', 'beds>=3', 'place:laredo'],
    ['crecí en Laredo casa de 3 cuartos en Doral', 'type:single_family', 'beds>=3', 'place:doral'],
    ['mi cuñado vendió su casa en Fresno en 400 mil, busco condo en Clovis', 'type:condo', 'place:clovis'],
    ['casa en Laredo porque en Fresno perdimos la alberca', 'type:single_family', 'place:laredo'],
    ['estoy pagando 1800 de renta en Homestead y quiero comprar en Doral', 'place:doral'],
    ['pago 2,000 de renta al mes, casa en Doral', 'type:single_family', 'place:doral'],
    ['buscábamos condo en Doral con balcón', 'type:condo', 'place:doral', 'has:balcony'],
    ['las casas que bajaron de precio en Doral', 'type:single_family', 'has:price_reduced', 'place:doral'],
    ['casa para mi mamá que tiene 80 años en Doral', 'type:single_family', 'place:doral'],
  ]);

  it.each<[string, string[]]>([
    ['debo la troca, 610 cada mes', ['a:debts=610']],
    ['pago 450 al mes del carro', ['a:debts=450']],
    ['hemos ahorrado 40 mil', ['a:savings=40000']],
    ['damos el 3.5%', ['a:down=3.5%']],
    ['veinte por ciento de enganche', ['a:down=20%']],
  ])('takes %j for an assumption and no criterion', (words, texts) => {
    const reading = readingOf(`condo en Doral, ${words}`);
    expect(reading.assumptions.map(({ text }) => text)).toEqual(texts);
    expect(reading.facts.map(({ fact }) => factText(fact))).toEqual(['type:condo', 'place:doral']);
  });
});

describe('what a Spanish sentence corrects', () => {
  table([
    ['no era en Fresno, era Doral, condo', 'place:doral', 'type:condo'],
    ['no es condo, es townhouse en Doral', 'type:townhouse', 'place:doral'],
    ['el presupuesto no es 600, es 660, condo en Doral', 'price<=660000', 'type:condo', 'place:doral'],
    [
      'el precio cuatrocientos no, cuatrocientos cincuenta, condo en Doral',
      'price<=450000',
      'type:condo',
      'place:doral',
    ],
    ['condo dije? townhouse quise decir, en Doral', 'type:townhouse', 'place:doral'],
    ['quería condo pero con tres niños no, townhouse en Doral', 'type:townhouse', 'place:doral'],
    ['una de foreclosure no mejor que ya esté remodelada, en Doral', 'has:renovated', 'place:doral'],
    ['en Fresno... ¿sabe qué? en Clovis porque está más barato, condo', 'place:clovis', 'type:condo'],
    ['no Pasadena, Texas, me refiero a Pasadena de California, condo', 'place:pasadena', 'type:condo'],
    ['casa con alberca en Doral, la alberca olvídala', 'type:single_family', 'place:doral'],
  ]);
});

describe('Spanish numbers', () => {
  table([
    ['condo en doral entre tres veinte y tres sesenta', 'type:condo', 'place:doral', 'price>=320000', 'price<=360000'],
    ['condo en doral, tres y dos', 'type:condo', 'place:doral', 'beds>=3', 'baths>=2'],
    ['condo en doral con un cuarto de lavar', 'type:condo', 'place:doral', 'has:in_unit_laundry'],
    ['casa de 3 cuartos de un nivel en laredo', 'type:single_family', 'beds>=3', 'has:single_story', 'place:laredo'],
    ['terreno de un cuarto de acre en laredo', 'type:land', 'lot>=0.25', 'place:laredo'],
    ['casa en laredo 180mill', 'type:single_family', 'place:laredo', 'price<=180000'],
    ['casa en laredo con acre y medio', 'type:single_family', 'place:laredo', 'lot>=1.5'],
    ['casa de los 50 en laredo', 'type:single_family', 'year>=1950', 'year<=1959', 'place:laredo'],
    ['treinta y cinco minutos de laredo, condo', 'near:laredo<=35min', 'type:condo'],
    ['casa en laredo por trescientos cincuenta mil', 'type:single_family', 'place:laredo', 'price<=350000'],
    ['casa en laredo, medio millón máximo', 'type:single_family', 'place:laredo', 'price<=500000'],
  ]);
});
