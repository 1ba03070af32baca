import type { ProtectedClass } from '../../facts.ts';

/** Traits of a person as adjectives and nouns, folded, in three languages. `age` is no class of the facts. */
const words: Readonly<Record<ProtectedClass | 'age', string>> = {
  race: `white|black|brown|asian|caucasian|hispanic|latino|latina|latinx|african american|afro american|indigenous|aboriginal|native american|first nations|
  mixed race|biracial|non white|nonwhite|colored|light skinned|dark skinned|of color|of colour|blanc|blanche|noir|noire|asiatique|hispanique|autochtone|metisse|
  de couleur|blanco|blanca|negro|negra|moreno|morena|asiatico|asiatica|hispano|hispana|indigena|mestizo|mestiza|guero|guera|gringo|gringa|de color|afroamericano|
  afroamericana`,
  national_origin: `mexican|indian|pakistani|chinese|korean|japanese|vietnamese|filipino|filipina|african|nigerian|somali|ethiopian|haitian|jamaican|cuban|dominican|
  puerto rican|colombian|venezuelan|salvadoran|guatemalan|honduran|brazilian|arab|iranian|persian|iraqi|syrian|lebanese|turkish|egyptian|moroccan|algerian|israeli|
  afghan|bangladeshi|sri lankan|nepali|russian|ukrainian|polish|italian|irish|greek|german|european|caribbean|middle eastern|south asian|east indian|immigrant|
  foreign born|american born|canadian born|born here|quebecois|quebecoise|mexicain|mexicaine|indien|indienne|pakistanais|pakistanaise|chinois|chinoise|
  coreen|coreenne|vietnamien|vietnamienne|africain|africaine|haitien|haitienne|libanais|libanaise|algerien|algerienne|marocain|marocaine|tunisien|tunisienne|
  senegalais|camerounais|camerounaise|congolais|congolaise|syrien|syrienne|iranien|iranienne|russe|italien|italienne|portugais|portugaise|polonais|polonaise|
  grec|grecque|immigre|immigree|de souche|mexicano|mexicana|chino|china|coreano|coreana|cubano|cubana|dominicano|dominicana|puertorriqueno|puertorriquena|boricua|
  colombiano|colombiana|venezolano|venezolana|salvadoreno|salvadorena|guatemalteco|guatemalteca|hondureno|hondurena|peruano|peruana|ecuatoriano|ecuatoriana|
  argentino|argentina|haitiano|haitiana|africano|africana|arabe|arabes|indio|india|hindu de la india|gabacho|inmigrante`,
  religion: `christian|catholic|protestant|evangelical|baptist|pentecostal|mormon|lds|jewish|muslim|islamic|hindu|sikh|buddhist|atheist|religious|non religious|
  god fearing|born again|churchgoing|chretien|chretienne|catholique|protestante|evangelique|juif|juive|musulman|musulmane|hindou|hindoue|bouddhiste|athee|
  croyant|croyante|pratiquant|pratiquante|voilee|cristiano|cristiana|catolico|catolica|evangelico|evangelica|judio|judia|musulmana|budista|ateo|atea|creyente`,
  sex: `male|female|man|woman|lady|guy|dude|gay|lesbian|queer|straight|heterosexual|homosexual|bisexual|trans|transgender|transsexual|nonbinary|non binary|lgbt|lgbtq|
  homme|femme|dame|gars|gai|gaie|lesbienne|hetero|homosexuelle|transgenre|masculin|feminine|hombre|mujer|varon|senora|lesbiana|femenina|masculino|transexual`,
  familial_status: `married|unmarried|divorced|childless|pregnant|with kids|with children|without kids|without children|no kids|no children|celibataire|marie|mariee|
  divorcee|enceinte|sans enfants|soltero|soltera|casado|casada|divorciado|divorciada|embarazada|sin hijos|con hijos`,
  disability: `disabled|handicapped|able bodied|blind|deaf|autistic|wheelchair bound|handicape|handicapee|aveugle|sourd|sourde|autiste|discapacitado|discapacitada|
  ciego|ciega|sordo|sorda|autista`,
  age: `young|younger|youngish|old|older|elderly|middle aged|millennial|boomer|under 30|under 35|under 40|under 50|over 30|over 40|over 50|jeune|vieux|vieille|
  ages|agee|joven|viejo|vieja|menor de 40|menor de 50`,
};

/** The class of each trait. */
export const traits: ReadonlyMap<string, ProtectedClass | 'age'> = new Map(
  (Object.keys(words) as (ProtectedClass | 'age')[]).flatMap((kind) =>
    words[kind].split('|').map((trait) => [trait.trim(), kind] as const),
  ),
);

/** Colors of things too. */
export const colors: ReadonlySet<string> = new Set(
  'white black brown blanc blanche noir noire blanco blanca negro negra moreno morena'.split(' '),
);
