import { describe, expect, it } from 'vitest';
import { factText } from '../src/facts.ts';
import { placeNames } from '../src/read/places/place-names.ts';
import { read } from '../src/read/read.ts';
import { loadPlaces } from './places.ts';

const context = { today: { year: 2026, month: 11, day: 20 }, places: placeNames(loadPlaces()) };
const factsOf = (sentence: string) =>
  read(sentence, context)
    .facts.map((one) => factText(one.fact))
    .toSorted();

describe('a French sentence', () => {
  it.each([
    ['ma sœur reste à Chicoutimi, nous autres on veut une maison à Alma', 'place:alma type:single_family'],
    ['infirmière à Gatineau cherche condo 2 ch à Hull', 'beds>=2 place:hull type:condo'],
    [
      'mon chum travaille à Mirabel pis moi à Laval, on cherche un jumelé à Blainville',
      'place:blainville type:semi_detached',
    ],
    ['la maison de mes parents à Joliette est vendue, je cherche un condo à Repentigny', 'place:repentigny type:condo'],
    ['notre sous-sol a été inondé, maison à Mascouche', 'place:mascouche type:single_family'],
    ['je fais la ligne Québec-Montréal, condo à Limoilou', 'place:limoilou type:condo'],
    ['bouchon sur le pont Champlain, triplex à Verdun', 'place:verdun type:multi_family'],
  ])('takes no place or home of somebody’s story for a criterion: %s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });

  it.each([
    ['condo NDG', 'place:notre dame de grace type:condo'],
    ['triplex sur le plateau', 'place:plateau mont royal type:multi_family'],
    ['maison à St-Jean', 'place:st jean sur richelieu type:single_family'],
    ['condo st leonrd 2 chambres', 'beds>=2 place:st leonard type:condo'],
    ['maison à Québec', 'place:quebec city type:single_family'],
    ['maison au Québec', 'state:QC type:single_family'],
  ])('knows a place by its short name or a slip: %s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });

  it.each([
    ['pp 3cac asc fc 300-', 'beds>=3 has:elevator has:single_story hoa<=300'],
    ['maison Laval -650k', 'place:laval price<=650000 type:single_family'],
    ['maison 1 500 à 1 800 pi²', 'sqft<=1800 sqft>=1500 type:single_family'],
    ['1 950 par mois', 'payment<=1950'],
    ['deux mille cent pieds carrés', 'sqft>=2100'],
    ['entre quatre cent cinquante et cinq cent mille', 'price<=500000 price>=450000'],
    ['construit en mille neuf cent soixante', 'year<=1960 year>=1960'],
    ['dès 300 000', 'price>=300000'],
  ])('reads figures and short forms as brokers write them: %s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });

  it.each([
    ['condo, un aéroport à moins d’une heure', 'near:airport<=60min type:condo'],
    ['je travaille à la Place Ville Marie, max 30 minutes de là', 'near:place ville marie<=30min'],
  ])('keeps a limit that stands behind its landmark or points back at it: %s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });
});

describe('everyday speech', () => {
  it.each([
    [
      'condo 2 chambres idéalement avec balcon à Moncton jamais plus que 325 mille',
      'beds>=2 place:moncton prefer:has:balcony price<=325000 type:condo',
    ],
    [
      'ca serait le fun d avoir un foyer maison a hull en bas de 400',
      'place:hull prefer:has:fireplace price<=400000 type:single_family',
    ],
    [
      'si possible un garage parce qu on a deux chars condo a aylmer max 350k',
      'place:aylmer prefer:has:garage price<=350000 type:condo',
    ],
    [
      'ojalá tenga alberca porque tenemos tres niños casa en Laredo máximo 280',
      'place:laredo prefer:has:pool price<=280000 type:single_family',
    ],
    [
      'sería padre que trajera chimenea pero que no pase de 300 mil en El Paso',
      'place:el paso prefer:has:fireplace price<=300000',
    ],
    [
      'me encantaría un porche, tres recámaras en McAllen hasta 250 mil',
      'beds>=3 place:mcallen prefer:has:porch price<=250000',
    ],
    [
      'un spa serait le bienvenu, mais pas obligatoire, maison à Dieppe',
      'place:dieppe prefer:has:hot_tub type:single_family',
    ],
    ['casa en Kissimmee, piscina deseable pero no indispensable', 'place:kissimmee prefer:has:pool type:single_family'],
    [
      'maison à Edmundston, piscine souhaitée mais pas essentielle',
      'place:edmundston prefer:has:pool type:single_family',
    ],
    ['se agradecería un patio, condo en Doral', 'place:doral prefer:has:patio type:condo'],
    [
      'ideally with a fenced yard because of the dogs, house in Boise under 400k',
      'place:boise prefer:has:fenced_yard price<=400000 type:single_family',
    ],
  ])(
    'lets a word of preference reach its extras, and no kind of home or limit of money behind them: %s',
    (sentence, facts) => {
      expect(
        factsOf(sentence)
          .filter((fact) => fact !== 'unsupported:other')
          .join(' '),
      ).toBe(facts);
    },
  );

  it.each([
    ['condo a hull non attend a aylmer max 300k', 'place:aylmer price<=300000 type:condo'],
    ['maison a gatineau ben non plutot a cantley', 'place:cantley type:single_family'],
    ['2 salles de bain euh non mets en 3 a chelsea', 'baths>=3 place:chelsea'],
    ["jumelé à Dieppe, non attendez, à Moncton ; Dieppe c'est trop cher", 'place:moncton type:semi_detached'],
    ['casa en laredo no espérate mejor en eagle pass laredo está muy lejos', 'place:eagle pass type:single_family'],
    ['dos baños ay no ponle tres en mcallen', 'baths>=3 place:mcallen'],
    ['on attend des jumeaux maison 4 chambres a buckingham', 'beds>=4 place:buckingham type:single_family'],
    ['maison 3 chambres avec piscine oublie la piscine a gatineau', 'beds>=3 place:gatineau type:single_family'],
    ['casa con alberca olvida la alberca en laredo', 'place:laredo type:single_family'],
    ['house with a pool forget the pool in Boise', 'place:boise type:single_family'],
    ["partout à Laval à l'exception des condos et des duplex", 'not-type:condo not-type:multi_family place:laval'],
    ['maison à Gatineau hors Hull et Aylmer', 'not-place:aylmer not-place:hull place:gatineau type:single_family'],
    ['todo Miami salvo Hialeah y Doral', 'not-place:doral not-place:hialeah place:miami'],
    ['tres baños, mi mamá ya no sube escaleras, casa en Laredo', 'baths>=3 place:laredo type:single_family'],
    ['dos recámaras, chica no importa, Laredo', 'beds>=2 place:laredo'],
    ['deux chambres, ma femme me corrige : trois, à Laval', 'beds>=3 place:laval'],
  ])('takes back the criterion that is corrected and no other: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });

  it.each([
    [
      'on vit dans le sous sol de ma belle mere pis on veut un condo a hull en bas de 300k',
      'place:hull price<=300000 type:condo',
    ],
    ['je reste dans le logement de mon frere cherche bungalow a gatineau', 'has:single_story place:gatineau'],
    [
      'vivimos en el sótano de mis suegros y queremos una casa en san antonio de 3 recámaras',
      'beds>=3 place:san antonio type:single_family',
    ],
    ['estamos en el garaje de mi hermano buscamos condo en kissimmee', 'place:kissimmee type:condo'],
    ['we live in the basement of my in-laws and want a condo in Boise', 'place:boise type:condo'],
    ['mi esposo tiene dos trocas, casa con garaje en Laredo', 'has:garage place:laredo type:single_family'],
    ['mi papá tiene un rancho con alberca, yo quiero townhouse en Austin', 'place:austin type:townhouse'],
    ['mon oncle a perdu son garage dans le feu condo a gatineau max 350', 'place:gatineau price<=350000 type:condo'],
    [
      'ya me robaron dos carros el año pasado casa en houston tres recámaras sin robos',
      'beds>=3 place:houston type:single_family unsupported:crime',
    ],
    [
      "on s'est fait voler notre char deux fois, maison à Laval dans un coin où on se fait pas cambrioler",
      'place:laval type:single_family unsupported:crime',
    ],
  ])('takes nothing that somebody else has or had for a criterion: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });

  it.each([
    ['maison a l ange gardien 3 chambres max 400', 'beds>=3 place:lange gardien price<=400000 type:single_family'],
    ["terrain à L'Ange-Gardien d'au moins 2 acres", 'lot>=2 place:lange gardien type:land'],
    ['condo a masson angers 2 ch', 'beds>=2 place:masson angers type:condo'],
    [
      'buckingham thurso ou plaisance 3 chambres max 300k',
      'beds>=3 place:buckingham place:plaisance place:thurso price<=300000',
    ],
    ['partout à gatineau sauf à pointe-gatineau, condo', 'not-place:pointe gatineau place:gatineau type:condo'],
    [
      'von ormy somerset o lytle tres recamaras max 250k',
      'beds>=3 place:lytle place:somerset place:von ormy price<=250000',
    ],
    [
      'Cualquiera de estos: Ocoee, Apopka, Sanford; casa hasta 400 mil',
      'place:apopka place:ocoee place:sanford price<=400000 type:single_family',
    ],
    ['maison à Aylmmer', 'place:aylmer type:single_family'],
    ['MAISON A GATINEAUU MAX 400K', 'place:gatineau price<=400000 type:single_family'],
    ['je suis parisienne, condo à Dieppe', 'place:dieppe type:condo'],
    ['les maisons de Rothesay sous 600 000 $', 'place:rothesay price<=600000 type:single_family'],
    ['las casas de Ocoee debajo de 400 mil', 'place:ocoee price<=400000 type:single_family'],
    ['Ocoee sí, Apopka no por el tráfico; casa', 'not-place:apopka place:ocoee type:single_family'],
    ['casa en Sanford, Deltona ni de chiste', 'not-place:deltona place:sanford type:single_family'],
    ['il a le bras dans le platre condo a hull', 'place:hull type:condo'],
    ['mi hijo anda en la universidad, casa en Laredo', 'place:laredo type:single_family'],
    ['casa por la placita en laredo', 'place:laredo type:single_family'],
    ['maison autour de Granby', 'near:granby type:single_family'],
    ['casa alrededor de Fresno', 'near:fresno type:single_family'],
    ['MAISON A GATINO MAX 400K', 'place:gatineau price<=400000 type:single_family'],
    ['granja o terreno en Ocala', 'place:ocala type:farm type:land'],
  ])('reads names of places in lists, in small letters and misspelled: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });

  it.each([
    ['15 min du pont alexandra condo', 'near:pont alexandra<=15min type:condo'],
    ['condo proche du parc lafontaine', 'near:parc lafontaine type:condo'],
    ['casa a 10 minutos del puente juarez en laredo', 'near:puente juarez<=10min place:laredo type:single_family'],
    ['métro à proximité, condo à Verdun', 'has:near_transit place:verdun type:condo'],
    ['autobús cerca, apartamento en Doral', 'has:near_transit place:doral type:condo'],
    ["à pied de l'hôpital Notre-Dame, condo", 'near:hopital notre dame type:condo'],
  ])('keeps the name of a landmark in small letters: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });

  it.each([
    ['deux chambres, une troisième serait appréciée, à Moncton', 'beds>=2 place:moncton prefer:beds>=3'],
    [
      'un garage double, trois chambres, idéalement une quatrième, à Laval',
      'beds>=3 garage>=2 place:laval prefer:beds>=4',
    ],
    ['dos recámaras, una tercera sería un plus, en Laredo', 'beds>=2 place:laredo prefer:beds>=3'],
    ['tres alcobas y de ser posible una cuarta en Doral', 'beds>=3 place:doral prefer:beds>=4'],
    ['three beds, a fourth would be nice, in Boise', 'beds>=3 place:boise prefer:beds>=4'],
    ['atelier avec 220 volts et panneau 200 ampères à Hull', 'has:workshop place:hull'],
    ['taller con 240 voltios en Laredo', 'has:workshop place:laredo'],
    ['dos baños y medio en Austin', 'baths>=2.5 place:austin'],
    ['tres baños y medio media hectarea en laredo', 'baths>=3.5 lot>=1.24 place:laredo'],
    ['deux salles de bain et demie à Laval', 'baths>=2.5 place:laval'],
    ['2 garage 3 rec laredo', 'beds>=3 garage>=2 place:laredo'],
    ['3 ch 2 garages Laval', 'beds>=3 garage>=2 place:laval'],
    ['construida del 95 para acá en Austin', 'place:austin year>=1995'],
    ['casa del 2000 para acá en Austin', 'place:austin type:single_family year>=2000'],
    ['del 80 pa acá, laredo', 'place:laredo year>=1980'],
    ['maison des années 90 en montant à Laval', 'place:laval type:single_family year>=1990'],
    ['de 300 mil para abajo en Laredo', 'place:laredo price<=300000'],
    ['300 000 en descendant à Laval', 'place:laval price<=300000'],
    ['casa de tres recámaras abajo de 250 mil en Laredo', 'beds>=3 place:laredo price<=250000 type:single_family'],
    ['trois chambres en bas de 350k à Hull', 'beds>=3 place:hull price<=350000'],
    ['moins de 400 mile à Hull', 'place:hull price<=400000'],
    ['charges comprises pas plus de 2 000 $ par mois à Moncton', 'payment<=2000 place:moncton'],
    ['autour de 1 800 par mois tout compris, condo à Hull', 'payment<=1980 payment>=1620 place:hull type:condo'],
    ['alrededor de 2 mil al mes todo incluido en Doral', 'payment<=2200 payment>=1800 place:doral'],
    ['con todo incluido máximo 2,500 al mes, casa en Doral', 'payment<=2500 place:doral type:single_family'],
    ['cinco cuartos con un cuarto aparte para mi suegra en Homestead', 'beds>=5 has:in_law_suite place:homestead'],
    ['quatre chambres dont une chambre en bas, à Laval', 'beds>=4 has:primary_on_main place:laval'],
    ['casa hasta 390mil mi niño va a la escuela en Laredo', 'place:laredo price<=390000 type:single_family'],
    ['tres cuartos, precio bajo 300 mil en Laredo', 'beds>=3 place:laredo price<=300000'],
    ['quinientos mil ya no aguantamos, Yonkers', 'place:yonkers price<=500000'],
    ["terrains les plus grands d'abord à Rawdon", 'place:rawdon sort:lot_desc type:land'],
    ['la casa más grande en Elgin por 400 mil', 'place:elgin price<=400000 sort:sqft_desc type:single_family'],
  ])('reads numbers as people say them: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });

  it.each([
    ['Moncton, 3 ch., 1 sdb, s.-sol fini', 'baths>=1 beds>=3 has:finished_basement place:moncton'],
    ['3cac s-s aménagé gatineau', 'beds>=3 has:finished_basement place:gatineau'],
    ['Appt H2X 2 ch. asc.', 'beds>=2 has:elevator type:condo zip:H2X'],
    ['condo J8X 1 ch', 'beds>=1 type:condo zip:J8X'],
    ['Apto 3h 2b cuota adm. < 300 Doral', 'baths>=2 beds>=3 hoa<=300 place:doral type:condo'],
    ['4 alc 3 bñ pisc doral tope 700k', 'baths>=3 beds>=4 has:pool place:doral price<=700000'],
  ])('reads abbreviations with dots and hyphens: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });

  it.each([
    [
      'condo a hull virgule deux chambres virgule max trois cent mille point',
      'beds>=2 place:hull price<=300000 type:condo',
    ],
    ["maison a laval point d'exclamation trois chambres point merci", 'beds>=3 place:laval type:single_family'],
    ['un point deux million a laval', 'place:laval price<=1200000'],
  ])('reads marks that were spoken: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });

  it.each([
    ['nada embargado, casa en Apopka', 'no:foreclosure place:apopka type:single_family'],
    ['nada de remates ni embargos en Doral', 'no:foreclosure place:doral'],
    ['aucune reprise de finance à Laval', 'no:foreclosure place:laval'],
    ['pas de saisie, condo à Hull', 'no:foreclosure place:hull type:condo'],
    ['no quiero oír los trenes, casa en Laredo', 'place:laredo type:single_family unsupported:noise'],
    ["j'veux pas entendre l'autoroute, condo à Laval", 'place:laval type:condo unsupported:noise'],
    ['donde no me abran el carro, condo en Houston', 'place:houston type:condo unsupported:crime'],
    [
      'excluyan Hialeah y Homestead; casa en Miami',
      'not-place:hialeah not-place:homestead place:miami type:single_family',
    ],
    ['excluez Laval et Longueuil ; condo à Montréal', 'not-place:laval not-place:longueuil place:montreal type:condo'],
    ['un terrenito de dos acres en Floresville', 'lot>=2 place:floresville type:land'],
    ['lote de 3 acres en laredo, mi tío nos construye la casa', 'lot>=3 place:laredo type:land'],
    ["terrain d'un acre à Chelsea pour y bâtir notre maison", 'lot>=1 place:chelsea type:land'],
    [
      'une écurie et un spa à Chelsea, maison sans bruit de camions',
      'has:barn has:hot_tub place:chelsea type:single_family unsupported:noise',
    ],
  ])('reads what is excluded or cannot be searched: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });

  it.each([
    [
      'vendemos la nuestra, de 310.000, y buscamos casa en Doral por menos de 500.000',
      'place:doral price<=500000 type:single_family',
    ],
    [
      'casa en Doral por menos de 500.000; la nuestra, de 310.000, ya se vendió',
      'place:doral price<=500000 type:single_family',
    ],
    [
      'maison à Laval sous 600 000 $ ; la nôtre, de 380 000 $, est déjà vendue',
      'place:laval price<=600000 type:single_family',
    ],
    ['mi hermana renta por ahí y le gusta, loft en Austin', 'place:austin type:condo'],
    ['ma sœur loue dans le coin, condo à Hull', 'place:hull type:condo'],
    ['Hemos considerado Ocoee y Apopka; casa de tres alcobas', 'beds>=3 place:apopka place:ocoee type:single_family'],
    [
      'Nous avons envisagé Dieppe et Moncton ; maison de trois chambres',
      'beds>=3 place:dieppe place:moncton type:single_family',
    ],
    ['Nous venons de Dakar, condo à Ottawa', 'place:ottawa type:condo'],
    ['ma cousine de Casablanca arrive en mai, maison à Gatineau', 'place:gatineau type:single_family'],
    ['Je pars de Lyon en juin : appartement à Moncton', 'place:moncton type:condo'],
    ['mi familia es de Guadalajara, casa en Laredo', 'place:laredo type:single_family'],
    [
      'con la venta del departamento en Barquisimeto juntamos 60 mil, casa en Kissimmee',
      'place:kissimmee type:single_family',
    ],
    ['nací en Madrid y busco piso en Miami', 'place:miami type:condo'],
    ["Nous avons raté un condo à Hull l'an dernier ; maison à Aylmer", 'place:aylmer type:single_family'],
    ['Mon frère a acheté un duplex à Verdun ; je cherche un condo à Lachine', 'place:lachine type:condo'],
    [
      "J'ai vu une maison à 700 000 $ hier, je veux un condo à Laval sous 400 000 $",
      'place:laval price<=400000 type:condo',
    ],
    ['pagamos 1,800 de renta en Hialeah por un sótano; casa en Homestead', 'place:homestead type:single_family'],
    ['on paie 1 500 de loyer à Hull pour un sous-sol, maison à Buckingham', 'place:buckingham type:single_family'],
    ['un embargo nos salió mal en 2015; condo en Doral', 'place:doral type:condo'],
    ["je prends l'autobus jusqu'à Ottawa, condo à Hull", 'place:hull type:condo'],
    ['manejo hasta Houston cada día, casa en Katy', 'place:katy type:single_family'],
    ['soy mesera en Brickell, apartamento en Hialeah', 'place:hialeah type:condo'],
  ])('reads no price or place of a former or described home: %s', (sentence, facts) => {
    expect(
      factsOf(sentence)
        .filter((fact) => fact !== 'unsupported:other')
        .join(' '),
    ).toBe(facts);
  });
});
