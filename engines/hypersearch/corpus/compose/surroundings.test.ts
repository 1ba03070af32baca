import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts-of.fixture.ts';

/** All pairs of two lists as sentences. */
const pairs = (starts: readonly string[], ends: readonly string[]): string[] =>
  starts.flatMap((start) => ends.map((end) => `${start}${end}`));

/** The sentences that do not have exactly these facts (`unsupported:other` aside), with the facts that they have. */
const wrong = (sentences: readonly string[], facts: string): string[] =>
  sentences.flatMap((sentence) => {
    const read = factsOf(sentence)
      .filter((fact) => fact !== 'unsupported:other')
      .join(' ');
    return read === facts ? [] : [`${sentence} => ${read}`];
  });

describe('a labeled list', () => {
  const lists = {
    en: [['HOA', 'Pool', 'Basement', 'Garage', 'yes'], ['no', 'none', 'nope'], 'place:tampa', 'City: Tampa'],
    fr: [
      ['Frais de copropriété', 'Piscine', 'Sous-sol', 'Garage', 'oui'],
      ['non', 'aucun', 'aucune'],
      'place:laval',
      'Ville: Laval',
    ],
    es: [['HOA', 'Alberca', 'Sótano', 'Cochera', 'sí'], ['no', 'ninguno', 'ninguna'], 'place:mesa', 'Ciudad: Mesa'],
  } as const;
  for (const [language, [labels, answers, place, city]] of Object.entries(lists))
    it(`reads "no" and "none" behind a label as the absence of it (${language})`, () => {
      const [fee, pool, basement, garage, yes] = labels;
      const sentences = answers.flatMap((no) =>
        ['. ', ', ', '; '].map((mark) =>
          [`${pool}: ${yes}`, `${fee}: ${no}`, `${garage}: ${no}`, `${basement}: ${no}`, city].join(mark),
        ),
      );
      expect(wrong(sentences, ['has:pool', 'hoa<=0', 'no:basement', 'no:garage', place].join(' '))).toEqual([]);
    });
  it('is none where « si » makes a criterion optional', () => {
    const sentences = pairs(
      ['triplex aucun radon, ', 'triplex aucune fissure, '],
      ['piscine si possible', 'un foyer si possible'],
    );
    expect(sentences.filter((sentence) => !factsOf(sentence).includes('type:multi_family'))).toEqual([]);
  });
  it('leaves "no." before a figure a number', () => {
    expect(wrong(['Apt no. 5, 3 bed in Tampa'], 'beds>=3 place:tampa type:condo')).toEqual([]);
  });
});

describe('the home town of the people who search', () => {
  const towns: [starts: string[], ends: string[], facts: string][] = [
    [
      ["we're retirees from Dayton", "We're a couple from Toledo", 'We are snowbirds from Duluth'],
      [' looking in Sarasota for a condo', ', condo in Sarasota', ' and want a condo in Sarasota'],
      'place:sarasota type:condo',
    ],
    [
      ['Nous sommes des snowbirds de Lévis', 'On est un jeune couple de Gatineau', 'Nous sommes une famille de Granby'],
      [', condo à Ottawa', '. On cherche un condo à Ottawa', ', on veut un condo à Ottawa'],
      'place:ottawa type:condo',
    ],
    [
      ['somos una familia de Laredo', 'Somos jubilados de Chicago', 'Somos una pareja de El Paso', 'Pareja de Tucson'],
      [', buscamos condo en Orlando', ' buscando condo en Orlando', '. Queremos un condo en Orlando'],
      'place:orlando type:condo',
    ],
  ];
  it.each(towns)('is no criterion beside the place that they want: %o', (starts, ends, facts) => {
    expect(wrong(pairs(starts, ends), facts)).toEqual([]);
  });
  it('stays the place where no other is wanted', () => {
    expect(wrong(['Somos una familia de Laredo', 'somos jubilados de Laredo'], 'place:laredo')).toEqual([]);
  });
});

describe('the house where somebody works', () => {
  it.each([
    [
      ['I work from the house', 'My husband works out of the house', 'Working from our house'],
      [', 3 bed in Austin', '. Looking for 3 beds in Austin'],
      'beds>=3 place:austin',
    ],
    [
      ['Travail à la maison', 'Télétravail à la maison', 'Je travaille de la maison'],
      [', 3 chambres à Laval', '. On cherche 3 chambres à Laval'],
      'beds>=3 place:laval',
    ],
    [
      ['Trabajo desde casa', 'Teletrabajo en casa', 'Trabajamos desde la casa'],
      [', 3 recámaras en Mesa', '. Busco 3 recámaras en Mesa'],
      'beds>=3 place:mesa',
    ],
  ])('is no type of home: %o', (starts, ends, facts) => {
    expect(wrong(pairs(starts, ends), facts)).toEqual([]);
  });
});

describe('"never again"', () => {
  it.each([
    [
      ['Used to own a pool', 'We had a pool', 'I owned a pool once'],
      [', never again', '. Never again'],
    ],
    [
      ['On avait une piscine', 'Nous avons eu une piscine'],
      [', plus jamais', '. Plus jamais'],
    ],
    [
      ['Tuvimos alberca', 'Ya tuve alberca'],
      [', nunca más', '. Nunca más'],
    ],
  ])('excludes what somebody had: %o', (starts, ends) => {
    expect(wrong(pairs(starts, ends), 'no:pool')).toEqual([]);
  });
  it('excludes the fee that somebody paid', () => {
    expect(wrong(pairs(['We had an HOA', 'Ya tuve HOA'], [', never again', ', nunca más']), 'hoa<=0')).toEqual([]);
  });
});

describe('a request about neighbors of a third person', () => {
  const refused = {
    national_origin: ['Mexicans', 'Haïtiens', 'mexicanos'],
    religion: ['Muslims', 'musulmans', 'musulmanes'],
    familial_status: ['kids', 'enfants', 'niños'],
    disability: ['disabled people', 'handicapés', 'discapacitados'],
    sex: ['gays', 'gais', 'gays'],
    race: ['Black people', 'Noirs', 'negros'],
  };
  const frames = [
    ['my mother wants no {} near her', 'his uncle does not want {} next to him', 'my cousin wants no {} by her place'],
    ["ma mère ne veut pas de {} près d'elle", 'mon oncle ne veut pas de {} à côté de lui'],
    ['mi mamá no quiere {} cerca de ella', 'mi tío no quiere {} cerca de él', 'mi suegra no quiere {} a su lado'],
  ];
  it('is refused for each class in each language', () => {
    const sentences = Object.values(refused).flatMap((groups) =>
      groups.flatMap((group, language) => frames[language]?.map((frame) => frame.replace('{}', group)) ?? []),
    );
    expect(sentences.filter((sentence) => !factsOf(sentence).some((fact) => fact.startsWith('refuse:')))).toEqual([]);
  });
  it('is no request about noise, animals or hazards, which are lawful', () => {
    const things = [
      ['noise', 'dogs', 'traffic', 'power lines', 'streams'],
      ['bruit', 'chiens', 'trafic', 'trains', 'escaliers'],
      ['ruido', 'perros', 'bares', 'trenes', 'escaleras'],
    ];
    const sentences = [
      ...things.flatMap((words, language) =>
        words.flatMap((word) => frames[language]?.map((frame) => frame.replace('{}', word)) ?? []),
      ),
      ...pairs(['aucun radon', 'sans amiante', 'aucune pyrite'], [' comprenant foyer', ' incluant un garage']),
      ...pairs(['no radon', 'without mold'], [' including a fireplace', ' comprising a porch']),
      ...pairs(['without wheelchair access', 'no wheelchair ramp'], [', 3 bed in Denver', ', condo with a gym']),
    ];
    expect(sentences.filter((sentence) => factsOf(sentence).some((fact) => fact.startsWith('refuse:')))).toEqual([]);
  });
});

describe('a landmark without a name', () => {
  it.each([
    ['daycare', "condo près d'une garderie", 'condo cerca de una guardería'],
    ['pharmacy', "condo près d'une pharmacie", 'condo cerca de una farmacia'],
    ['supermarket', "condo à côté d'un supermarché", 'condo cerca de un supermercado'],
    ['bakery', "condo près d'une boulangerie", 'condo a pasos de una panadería'],
    ['elementary school', "condo près d'une école primaire", 'condo cerca de una escuela primaria'],
  ])('has its English name in all languages: %s', (name, ...sentences) => {
    expect(wrong([`condo near a ${name}`, ...sentences], `near:${name} type:condo`)).toEqual([]);
  });
  it('has shops among it, which are no workshop of the home', () => {
    expect(wrong(['condo near cafes and shops'], 'near:cafes near:shops type:condo')).toEqual([]);
    expect(wrong(['condo with a garage and shop'], 'has:garage has:workshop type:condo')).toEqual([]);
  });
});

describe('the first word of a sentence', () => {
  const described: [words: string[], end: string, facts: string][] = [
    [
      ['Midcentury', 'Stunning', 'Immaculate', 'Palatial', 'Charming', 'Spacious', 'Breezy', 'Whimsical', 'Enchanting'],
      ' 3 bed house',
      'beds>=3 type:single_family',
    ],
    [['Charmante', 'Ravissante', 'Magnifique', 'Chaleureuse'], ' maison de 3 chambres', 'beds>=3 type:single_family'],
    [['Coqueta', 'Preciosa', 'Acogedora', 'Encantadora'], ' casa de 3 recámaras', 'beds>=3 type:single_family'],
  ];
  it.each(described)('is no place where it describes the home: %o', (words, end, facts) => {
    expect(wrong(pairs(words, [end]), facts)).toEqual([]);
  });
  it('is a place where no gazetteer knows the name', () => {
    for (const name of ['Ahwatukee', 'Ooltewah', 'Zorbinville'])
      expect(wrong([`${name} 3 bed house`], `beds>=3 place:${name.toLowerCase()} type:single_family`)).toEqual([]);
  });
  it('is no verb that begins a criterion in another language', () => {
    expect(wrong(['Necesito townhouse', 'Busco townhouse', 'Cherche townhouse'], 'type:townhouse')).toEqual([]);
  });
  it('leaves the style of Cape Cod no place', () => {
    expect(factsOf('3 bed Cape in Warwick').filter((fact) => fact.startsWith('place:'))).toEqual(['place:warwick']);
    expect(factsOf('Cape Coral 3 bed').filter((fact) => fact.startsWith('place:'))).toEqual(['place:cape coral']);
  });
});
