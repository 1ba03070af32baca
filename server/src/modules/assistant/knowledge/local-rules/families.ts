/** Long because it is a table: spouses, deaths without a will and creditors of a home in the states of the USA. */
import { asOf, byPlace, type Rows, type Rules, type Texts } from './rule.ts';

const community: Texts = [
  'community property: both spouses sign a sale or a mortgage of a home that is community property, with either name on the title; a separate home still often needs a waiver or a deed of the other.',
  'communauté de biens : les deux époux signent la vente ou l’hypothèque d’une maison commune, quel que soit le nom au titre; pour un bien propre, on demande souvent une renonciation de l’autre.',
  'bienes gananciales: ambos cónyuges firman la venta o hipoteca de una casa ganancial, esté quien esté en el título; para una casa propia suele pedirse una renuncia del otro.',
];
const homestead: Texts = [
  'a married owner can’t sell or mortgage the home they live in (homestead) without the signature of the spouse, though only one is on the title.',
  'un propriétaire marié ne peut vendre ni hypothéquer la résidence (homestead) sans la signature du conjoint, même si un seul est au titre.',
  'un dueño casado no puede vender ni hipotecar la vivienda (homestead) sin la firma del cónyuge, aunque solo uno esté en el título.',
];
const dower: Texts = [
  'the spouse has dower, a share for life in land that the other owns: the spouse signs the deed to release it, though not on the title.',
  'le conjoint a un douaire (« dower »), une part à vie dans l’immeuble de l’autre : il signe l’acte pour y renoncer, même absent du titre.',
  'el cónyuge tiene dower, una parte de por vida en el inmueble del otro: firma la escritura para renunciar, aunque no esté en el título.',
];
const notNeeded: Texts = [
  'a spouse who is not on the title usually does not have to sign a sale; if both are on it, both sign. A court order in a divorce, or the title company, can ask for more.',
  'un conjoint absent du titre n’a d’habitude pas à signer la vente; si les deux y sont, les deux signent. Une ordonnance de divorce ou la société de titres peut demander plus.',
  'un cónyuge que no está en el título por lo general no tiene que firmar la venta; si ambos están, firman ambos. Una orden de divorcio o la compañía de títulos puede pedir más.',
];

const spouseRows: Rows = byPlace<[Texts]>(
  {
    AZ: [community, 'Arizona Revised Statutes § 25-214'],
    CA: [community, 'California Family Code § 1102'],
    ID: [community, 'Idaho Code § 32-912'],
    LA: [community, 'Louisiana Civil Code art. 2347'],
    NV: [community, 'Nevada Revised Statutes § 123.230'],
    NM: [community, 'New Mexico Statutes § 40-3-13'],
    WA: [community, 'Revised Code of Washington § 26.16.030'],
    TX: [homestead, 'Texas Family Code § 5.001; Constitution art. XVI, § 50'],
    WI: [homestead, 'Wisconsin Statutes § 706.02(1)(f)'],
    AL: [homestead, 'Code of Alabama § 6-10-3'],
    FL: [homestead, 'Florida Constitution art. X, § 4(c)'],
    IL: [homestead, '735 ILCS 5/12-904'],
    IA: [homestead, 'Iowa Code § 561.13'],
    KS: [homestead, 'Kansas Constitution art. 15, § 9'],
    MA: [homestead, 'Massachusetts General Laws c. 188, § 13'],
    MN: [homestead, 'Minnesota Statutes § 507.02'],
    MS: [homestead, 'Mississippi Code § 89-1-29'],
    MT: [homestead, 'Montana Code § 70-32-301'],
    NE: [homestead, 'Nebraska Revised Statutes § 40-104'],
    NH: [homestead, 'New Hampshire RSA 480:5-a'],
    NJ: [homestead, 'N.J.S.A. 3B:28-3 (principal matrimonial residence)'],
    ND: [homestead, 'North Dakota Century Code § 47-18-05'],
    OK: [homestead, '16 Oklahoma Statutes § 4'],
    SD: [homestead, 'South Dakota Codified Laws § 43-31-17'],
    VT: [homestead, '27 Vermont Statutes § 141'],
    WY: [homestead, 'Wyoming Statutes § 34-2-121'],
    AR: [dower, 'Arkansas Code §§ 18-12-402, 18-12-403, 28-11-301'],
    KY: [dower, 'Kentucky Revised Statutes § 392.020'],
    OH: [dower, 'Ohio Revised Code § 2103.02'],
    MO: [
      [
        'a spouse has marital rights in land of the other: a sale without their signature is presumed to defraud them, so title companies ask both to sign.',
        'le conjoint a des droits matrimoniaux dans l’immeuble de l’autre : une vente sans sa signature est présumée frauduleuse, et les sociétés de titres font signer les deux.',
        'el cónyuge tiene derechos maritales en el inmueble del otro: una venta sin su firma se presume en fraude, y las compañías de títulos piden que firmen ambos.',
      ],
      'Missouri Revised Statutes §§ 451.250, 474.150',
    ],
    NC: [
      [
        'the spouse signs too, though not on the title, to release the right to a life estate in the home.',
        'le conjoint signe aussi, même absent du titre, pour renoncer à son droit viager sur la maison.',
        'el cónyuge también firma, aunque no esté en el título, para renunciar al derecho vitalicio sobre la casa.',
      ],
      'North Carolina General Statutes §§ 29-30, 39-7',
    ],
    CT: [notNeeded, 'Connecticut has no dower'],
    GA: [notNeeded, 'Georgia has no dower (O.C.G.A. § 53-1-3)'],
    IN: [notNeeded, 'Indiana Code § 29-1-2-11 (dower abolished)'],
    MD: [notNeeded, 'Maryland Estates and Trusts § 3-202 (dower abolished)'],
    MI: [notNeeded, 'Michigan Compiled Laws § 558.30 (dower abolished, 2017)'],
    NY: [notNeeded, 'New York Real Property Law § 190 (dower abolished)'],
    OR: [notNeeded, 'Oregon Revised Statutes § 112.685 (dower abolished)'],
    PA: [notNeeded, '20 Pennsylvania Consolidated Statutes § 2105'],
    SC: [notNeeded, 'Boan v. Watson, 281 S.C. 516 (1984)'],
    VA: [notNeeded, 'Code of Virginia § 64.2-301 (dower abolished)'],
  },
  (says) => says,
);

const allIfCommon: Texts = [
  'without a will the spouse takes everything if all children are of both; if there are children of another union, they share.',
  'sans testament, le conjoint prend tout si tous les enfants sont des deux; s’il y a des enfants d’une autre union, ils partagent.',
  'sin testamento el cónyuge recibe todo si todos los hijos son de ambos; si hay hijos de otra unión, comparten.',
];
const half: Texts = [
  'without a will the spouse and the children each take half of the home.',
  'sans testament, le conjoint et les enfants prennent chacun la moitié de la maison.',
  'sin testamento el cónyuge y los hijos reciben la mitad de la casa cada parte.',
];
const childShare: Texts = [
  'without a will the spouse and the children share equally, and the spouse takes at least a third.',
  'sans testament, le conjoint et les enfants partagent à parts égales, le conjoint au moins un tiers.',
  'sin testamento el cónyuge y los hijos comparten por igual, y el cónyuge recibe al menos un tercio.',
];
const communityAll: Texts = [
  'without a will the spouse takes the community property; a home owned before the marriage, or by gift, is shared with the children or other relatives.',
  'sans testament, le conjoint prend les biens communs; une maison d’avant le mariage ou reçue en don se partage avec les enfants ou d’autres parents.',
  'sin testamento el cónyuge recibe los bienes gananciales; una casa anterior al matrimonio o donada se comparte con los hijos u otros parientes.',
];
const firstPart = (dollars: string, frenchDollars: string): Texts => [
  `without a will the spouse takes the first ${dollars} and half of the rest, the children the other half.`,
  `sans testament, le conjoint prend les premiers ${frenchDollars} et la moitié du reste, les enfants l’autre moitié.`,
  `sin testamento el cónyuge recibe los primeros ${dollars} y la mitad del resto, los hijos la otra mitad.`,
];
const noHeirs: Texts = [
  'Without a spouse the children take it in equal parts. A home in joint tenancy, with a transfer-on-death deed or in a trust passes outside of this; all else needs probate or a short procedure of the county’s probate court before it can be sold.',
  'Sans conjoint, les enfants la prennent à parts égales. Une maison en copropriété avec survie, sous acte au décès ou en fiducie passe autrement; le reste exige l’homologation ou une procédure simplifiée du tribunal avant la vente.',
  'Sin cónyuge, los hijos la reciben por partes iguales. Una casa en joint tenancy, con escritura por fallecimiento o en fideicomiso pasa aparte; lo demás exige sucesión o un trámite corto del tribunal antes de vender.',
];

const intestacyRows: Rows = byPlace<[Texts]>(
  {
    AL: [firstPart('$50,000', '50 000 $'), 'Code of Alabama § 43-8-41'],
    AZ: [allIfCommon, 'Arizona Revised Statutes §§ 14-2102, 14-3971'],
    CA: [communityAll, 'California Probate Code §§ 6401, 13150–13152'],
    CO: [allIfCommon, 'Colorado Revised Statutes § 15-11-102'],
    CT: [firstPart('$100,000', '100 000 $'), 'Connecticut General Statutes § 45a-437'],
    FL: [allIfCommon, 'Florida Statutes §§ 732.102, 732.401'],
    GA: [childShare, 'O.C.G.A. § 53-2-1'],
    ID: [communityAll, 'Idaho Code § 15-2-102'],
    IL: [half, '755 ILCS 5/2-1'],
    IA: [allIfCommon, 'Iowa Code §§ 633.211, 633.212'],
    IN: [half, 'Indiana Code § 29-1-2-1'],
    KS: [half, 'Kansas Statutes § 59-504'],
    LA: [
      [
        'without a will the children take the deceased’s half of the community home, and the spouse keeps the other half and the use of it all (usufruct) until death or remarriage.',
        'sans testament, les enfants prennent la moitié du défunt dans la maison commune; le conjoint garde l’autre et l’usufruit du tout jusqu’au décès ou au remariage.',
        'sin testamento los hijos reciben la mitad del difunto en la casa común; el cónyuge conserva la otra y el usufructo de todo hasta morir o volver a casarse.',
      ],
      'Louisiana Civil Code arts. 888–890',
    ],
    MA: [allIfCommon, 'Massachusetts General Laws c. 190B, § 2-102'],
    MI: [
      [
        'without a will the spouse takes a first amount that is indexed each year and half of the rest, if all children are of both; the children take the other half.',
        'sans testament, le conjoint prend un premier montant indexé chaque année et la moitié du reste, si tous les enfants sont des deux; les enfants prennent l’autre moitié.',
        'sin testamento el cónyuge recibe un primer monto que se ajusta cada año y la mitad del resto, si todos los hijos son de ambos; los hijos reciben la otra mitad.',
      ],
      'Michigan Compiled Laws § 700.2102',
    ],
    MN: [allIfCommon, 'Minnesota Statutes § 524.2-102'],
    MS: [childShare, 'Mississippi Code § 91-1-7'],
    MO: [firstPart('$20,000', '20 000 $'), 'Missouri Revised Statutes § 474.010'],
    NV: [communityAll, 'Nevada Revised Statutes §§ 123.250, 134.040'],
    NJ: [allIfCommon, 'N.J.S.A. 3B:5-3'],
    NM: [communityAll, 'New Mexico Statutes § 45-2-102'],
    NY: [firstPart('$50,000', '50 000 $'), 'New York Estates, Powers and Trusts Law § 4-1.1'],
    NC: [
      [
        'without a will the spouse takes half of the real estate beside one child, a third beside two or more.',
        'sans testament, le conjoint prend la moitié de l’immeuble avec un enfant, un tiers avec deux ou plus.',
        'sin testamento el cónyuge recibe la mitad del inmueble si hay un hijo, un tercio si hay dos o más.',
      ],
      'North Carolina General Statutes § 29-14',
    ],
    OH: [allIfCommon, 'Ohio Revised Code § 2105.06'],
    OR: [allIfCommon, 'Oregon Revised Statutes §§ 112.025–112.045'],
    PA: [firstPart('$30,000', '30 000 $'), '20 Pennsylvania Consolidated Statutes § 2102'],
    SC: [half, 'South Carolina Code § 62-2-102'],
    TN: [childShare, 'Tennessee Code § 31-2-104'],
    TX: [
      [
        'without a will the spouse keeps the whole community home if all children are of both; otherwise the deceased’s half goes to the children. Of a separate home the spouse has a third for life. In each case the spouse may live in the homestead for life.',
        'sans testament, le conjoint garde toute la maison commune si tous les enfants sont des deux; sinon la moitié du défunt va aux enfants. D’une maison propre, il a un tiers à vie. Dans tous les cas, il peut habiter la résidence (homestead) à vie.',
        'sin testamento el cónyuge conserva toda la casa ganancial si todos los hijos son de ambos; si no, la mitad del difunto va a los hijos. De una casa propia tiene un tercio de por vida. En todo caso puede vivir en la vivienda (homestead) de por vida.',
      ],
      'Texas Estates Code §§ 102.005, 201.002, 201.003, 203.001, 205.001',
    ],
    UT: [allIfCommon, 'Utah Code § 75-2-102'],
    VA: [
      [
        'without a will the spouse takes everything if all children are of both; otherwise a third, the children two thirds.',
        'sans testament, le conjoint prend tout si tous les enfants sont des deux; sinon un tiers, les enfants deux tiers.',
        'sin testamento el cónyuge recibe todo si todos los hijos son de ambos; si no, un tercio, y los hijos dos tercios.',
      ],
      'Code of Virginia § 64.2-200',
    ],
    WA: [communityAll, 'Revised Code of Washington § 11.04.015'],
    WI: [allIfCommon, 'Wisconsin Statutes § 852.01'],
  },
  (says) => [`${says[0]} ${noHeirs[0]}`, `${says[1]} ${noHeirs[1]}`, `${says[2]} ${noHeirs[2]}`],
  {
    AZ: [
      'An affidavit passes a home with an equity of up to $300,000, six months after the death.',
      'Un affidavit transfère une maison d’une valeur nette d’au plus 300 000 $, six mois après le décès.',
      'Una declaración jurada pasa una casa con valor neto de hasta $300,000, seis meses después de la muerte.',
    ],
    CA: [
      'For deaths since April 2025 a petition passes a main home worth up to $750,000 without full probate.',
      'Pour un décès depuis avril 2025, une requête transfère une résidence d’au plus 750 000 $ sans homologation complète.',
      'Para muertes desde abril de 2025 una petición pasa una vivienda principal de hasta $750,000 sin sucesión completa.',
    ],
    FL: [
      'A homestead is special: beside children the spouse has it for life, or may choose half within six months.',
      'La résidence (homestead) est à part : avec des enfants, le conjoint l’a à vie, ou choisit la moitié dans les six mois.',
      'La vivienda (homestead) es aparte: si hay hijos, el cónyuge la tiene de por vida o elige la mitad en seis meses.',
    ],
    TX: [
      'Heirs often use an affidavit of heirship with two witnesses, recorded in the county, or a small estate affidavit if the rest is worth up to $75,000.',
      'Les héritiers utilisent souvent un « affidavit of heirship » avec deux témoins, inscrit au comté, ou un « small estate affidavit » si le reste vaut au plus 75 000 $.',
      'Los herederos suelen usar un affidavit of heirship con dos testigos, registrado en el condado, o un small estate affidavit si el resto vale hasta $75,000.',
    ],
  },
);

const unlimited = (en: string, fr: string, es: string): Texts => [
  `the home you live in is protected from ordinary creditors without a limit in value: ${en}.`,
  `la résidence est protégée des créanciers ordinaires sans limite de valeur : ${fr}.`,
  `la vivienda está protegida de acreedores comunes sin tope de valor: ${es}.`,
];
const upTo = (en: string, fr: string, es = en): Texts => [
  `the equity of the home you live in is protected from ordinary creditors up to ${en}.`,
  `la valeur nette de la résidence est protégée des créanciers ordinaires jusqu’à ${fr}.`,
  `el valor neto de la vivienda está protegido de acreedores comunes hasta ${es}.`,
];
const unprotected: Texts = [
  'state law gives no homestead exemption against creditors; a home that spouses own by the entirety is out of reach of the creditors of one of them alone.',
  'la loi de l’État n’offre aucune exemption de résidence contre les créanciers; une maison tenue « by the entirety » par des époux échappe aux créanciers d’un seul.',
  'la ley estatal no da exención de vivienda frente a acreedores; una casa que los cónyuges tienen “by the entirety” queda fuera del alcance de los acreedores de uno solo.',
];
const notMortgages: Texts = [
  'It does not protect from the mortgage, property tax, an association’s or a builder’s lien. A bankruptcy attorney says what holds there.',
  'Elle ne protège pas de l’hypothèque, de la taxe foncière ni du privilège d’une association ou d’un constructeur. Un avocat en faillite dit ce qui vaut alors.',
  'No protege de la hipoteca, el predial ni el gravamen de una asociación o un constructor. Un abogado de bancarrota dice qué vale ahí.',
];

const homesteadRows: Rows = byPlace<[Texts]>(
  {
    TX: [
      unlimited(
        'up to 10 acres in a city, 200 acres for a family in the country',
        'jusqu’à 10 acres en ville, 200 acres pour une famille à la campagne',
        'hasta 10 acres en la ciudad, 200 para una familia en el campo',
      ),
      'Texas Constitution art. XVI, §§ 50, 51; Property Code § 41.002',
    ],
    FL: [
      unlimited(
        'up to half an acre in a city, 160 acres elsewhere',
        'jusqu’à un demi-acre en ville, 160 acres ailleurs',
        'hasta medio acre en la ciudad, 160 en otros lugares',
      ),
      'Florida Constitution art. X, § 4',
    ],
    KS: [
      unlimited(
        'one acre in a city, 160 acres of farmland',
        'un acre en ville, 160 acres de terre agricole',
        'un acre en la ciudad, 160 de tierra agrícola',
      ),
      'Kansas Constitution art. 15, § 9',
    ],
    IA: [
      unlimited(
        'half an acre in a city, 40 acres elsewhere',
        'un demi-acre en ville, 40 acres ailleurs',
        'medio acre en la ciudad, 40 en otros lugares',
      ),
      'Iowa Code §§ 561.2, 561.16',
    ],
    OK: [
      unlimited(
        'one acre in a city, 160 acres elsewhere',
        'un acre en ville, 160 acres ailleurs',
        'un acre en la ciudad, 160 en otros lugares',
      ),
      '31 Oklahoma Statutes §§ 1, 2',
    ],
    DC: [unlimited('one residence', 'une résidence', 'una residencia'), 'D.C. Code § 15-501(a)(14)'],
    AZ: [
      upTo(
        '$400,000, adjusted each year since 2024',
        '400 000 $, indexés chaque année depuis 2024',
        '$400,000, ajustados cada año desde 2024',
      ),
      'Arizona Revised Statutes § 33-1101',
    ],
    CA: [
      upTo(
        'the county’s median price, at least $300,000 and at most $600,000, both adjusted each year since 2022',
        'le prix médian du comté, au moins 300 000 $ et au plus 600 000 $, indexés chaque année depuis 2022',
        'el precio mediano del condado, mínimo $300,000 y máximo $600,000, ajustados cada año desde 2022',
      ),
      'California Code of Civil Procedure § 704.730',
    ],
    CO: [
      upTo(
        '$250,000 ($350,000 from age 60 or with a disability)',
        '250 000 $ (350 000 $ dès 60 ans ou avec un handicap)',
        '$250,000 ($350,000 desde los 60 años o con discapacidad)',
      ),
      'Colorado Revised Statutes § 38-41-201',
    ],
    CT: [upTo('$250,000', '250 000 $'), 'Connecticut General Statutes § 52-352b'],
    GA: [
      upTo(
        '$21,500 ($43,000 for a couple if one holds the title)',
        '21 500 $ (43 000 $ pour un couple si un seul est au titre)',
        '$21,500 ($43,000 para una pareja si uno tiene el título)',
      ),
      'O.C.G.A. § 44-13-100',
    ],
    ID: [upTo('$175,000', '175 000 $'), 'Idaho Code § 55-1003'],
    LA: [upTo('$35,000', '35 000 $'), 'Louisiana Revised Statutes 20:1'],
    MA: [
      upTo(
        '$1,000,000 without any declaration, since August 2024',
        '1 000 000 $ sans déclaration, depuis août 2024',
        '$1,000,000 sin declaración, desde agosto de 2024',
      ),
      'Massachusetts General Laws c. 188, § 1',
    ],
    MS: [upTo('$75,000 and 160 acres', '75 000 $ et 160 acres', '$75,000 y 160 acres'), 'Mississippi Code § 85-3-21'],
    MO: [upTo('$15,000', '15 000 $'), 'Missouri Revised Statutes § 513.475'],
    NV: [
      upTo(
        '$605,000, with a recorded declaration',
        '605 000 $, avec une déclaration inscrite',
        '$605,000, con una declaración registrada',
      ),
      'Nevada Revised Statutes § 115.010',
    ],
    NJ: [unprotected, 'N.J.S.A. 2A:17-1, 46:3-17.4'],
    NC: [
      upTo('$35,000 ($70,000 for a couple)', '35 000 $ (70 000 $ pour un couple)', '$35,000 ($70,000 para una pareja)'),
      'North Carolina General Statutes § 1C-1601',
    ],
    ND: [upTo('$150,000', '150 000 $'), 'North Dakota Century Code § 47-18-01'],
    OR: [
      upTo(
        '$150,000 ($300,000 for two owners)',
        '150 000 $ (300 000 $ pour deux propriétaires)',
        '$150,000 ($300,000 para dos dueños)',
      ),
      'Oregon Revised Statutes § 18.395',
    ],
    PA: [unprotected, '42 Pennsylvania Consolidated Statutes § 8123'],
    RI: [upTo('$500,000', '500 000 $'), 'Rhode Island General Laws § 9-26-4.1'],
    TN: [
      upTo(
        '$35,000 ($52,500 for two owners)',
        '35 000 $ (52 500 $ pour deux propriétaires)',
        '$35,000 ($52,500 para dos dueños)',
      ),
      'Tennessee Code § 26-2-301',
    ],
    WA: [
      upTo(
        '$125,000 or the county’s median price, whichever is more',
        '125 000 $ ou le prix médian du comté, selon le plus élevé',
        '$125,000 o el precio mediano del condado, lo que sea mayor',
      ),
      'Revised Code of Washington § 6.13.030',
    ],
    WI: [
      upTo(
        '$75,000 ($150,000 for a couple)',
        '75 000 $ (150 000 $ pour un couple)',
        '$75,000 ($150,000 para una pareja)',
      ),
      'Wisconsin Statutes § 815.20',
    ],
  },
  (says) => [`${says[0]} ${notMortgages[0]}`, `${says[1]} ${notMortgages[1]}`, `${says[2]} ${notMortgages[2]}`],
);

export const spouses: Rules = {
  entry: {
    id: 'spouse-signs',
    names:
      'spouse must sign|spousal consent|spouse not on title|spouse not on the title|joinder of spouse|consentement du conjoint a la vente|firma del conyuge',
    says: {
      en: 'Whether a spouse who is not on the title must sign a sale or a mortgage depends on the state: in community property states for a community home, in many others for the home that the couple lives in (homestead), and in Arkansas, Kentucky and Ohio to release dower. The title company says who signs.',
      fr: 'Aux États-Unis, la signature d’un conjoint absent du titre dépend de l’État : pour une maison commune dans les États de communauté de biens, pour la résidence (homestead) dans bien d’autres, et pour renoncer au douaire en Arkansas, au Kentucky et en Ohio. La société de titres dit qui signe.',
      es: 'Si debe firmar un cónyuge que no está en el título depende del estado: en los de bienes gananciales, para una casa ganancial; en muchos otros, para la vivienda de la pareja (homestead); y en Arkansas, Kentucky y Ohio, para renunciar al dower. La compañía de títulos dice quién firma.',
    },
    source: 'Family and property law of the states',
    country: 'US',
    asOf,
  },
  rows: spouseRows,
};

export const intestacies: Rules = {
  entry: {
    id: 'home-without-will',
    names:
      'without a will|intestate|intestacy|no will|affidavit of heirship|small estate affidavit*|sin testamento|sans testament|heirs property',
    says: {
      en: `Without a will the law of the state names the heirs, usually the spouse and the children. ${noHeirs[0]} Ask the county’s probate court or a probate attorney for the forms and limits.`,
      fr: `Sans testament, la loi de l’État ou de la province désigne les héritiers, d’habitude le conjoint et les enfants. ${noHeirs[1]} Le tribunal des successions ou un avocat ou notaire indique les formulaires et les plafonds.`,
      es: `Sin testamento la ley del estado nombra a los herederos, casi siempre el cónyuge y los hijos. ${noHeirs[2]} El tribunal de sucesiones del condado o un abogado da los formularios y los topes.`,
    },
    source: 'Probate codes of the states',
    country: 'US',
    asOf,
  },
  rows: intestacyRows,
};

export const homesteads: Rules = {
  entry: {
    id: 'homestead-creditors',
    names:
      'homestead protection|creditor* take my house|creditor* take the house|take my house for debt*|proteccion de la vivienda|protection de la residence contre les creanciers',
    says: {
      en: `A homestead exemption against creditors protects a part of the equity of the home you live in, from nothing in Pennsylvania and New Jersey to all of it in Texas and Florida. ${notMortgages[0]}`,
      fr: `Aux États-Unis, une exemption protège des créanciers une part de la valeur nette de la résidence, de rien en Pennsylvanie et au New Jersey à tout au Texas et en Floride. ${notMortgages[1]}`,
      es: `Una exención protege de los acreedores una parte del valor neto de la vivienda, desde nada en Pensilvania y Nueva Jersey hasta todo en Texas y Florida. ${notMortgages[2]}`,
    },
    source: 'Exemption laws of the states',
    country: 'US',
    asOf,
  },
  rows: homesteadRows,
};
