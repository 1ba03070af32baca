/** Long because it is a table: caps on a property tax value and dates of an appeal in the states of the USA. */
import { asOf, byPlace, type Rows, type Rules, shareOf, type Texts, withShares } from './rule.ts';

const valueCap = (
  percent: string,
  en = 'of the home you live in',
  fr = 'de la résidence',
  es = 'de la vivienda propia',
): Texts => [
  `the taxable value ${en} may rise by at most ${percent}% a year.`,
  `la valeur imposable ${fr} ne peut monter de plus de ${percent.replace('.', ',')} % par an.`,
  `el valor gravable ${es} puede subir como máximo ${percent}% al año.`,
];
const noCap: Texts = [
  'no law caps the yearly rise of one home’s taxable value: it follows the market at each reassessment. Tax rates are set anew each year.',
  'aucune loi ne limite la hausse annuelle de la valeur imposable d’une maison : elle suit le marché à chaque réévaluation. Les taux se fixent chaque année.',
  'ninguna ley limita el aumento anual del valor gravable de una casa: sigue al mercado en cada revalúo. Las tasas se fijan cada año.',
];
const afterSale: Texts = [
  'After a sale it starts again from the market value.',
  'Après une vente, elle repart de la valeur marchande.',
  'Después de una venta empieza de nuevo en el valor de mercado.',
];
const and = (first: Texts, second: Texts): Texts => [
  `${first[0]} ${second[0]}`,
  `${first[1]} ${second[1]}`,
  `${first[2]} ${second[2]}`,
];

const capTexts = byPlace<[Texts]>(
  {
    AL: [
      and(valueCap('7', 'of a property', 'd’un immeuble', 'de un inmueble'), [
        'It began with the taxes of 2025 and is limited in time: check with the county whether it was renewed. New buildings and additions count fully.',
        'Cela vaut depuis les taxes de 2025, pour un temps limité : vérifiez auprès du comté si la règle est renouvelée. Les constructions neuves comptent en entier.',
        'Rige desde los impuestos de 2025, por tiempo limitado: verifique con el condado si se renovó. Las construcciones nuevas cuentan por completo.',
      ]),
      'Alabama Act 2024-344',
    ],
    AZ: [
      valueCap('5', 'of a property (limited property value)', 'd’un immeuble', 'de un inmueble'),
      'Arizona Constitution art. 9, § 18; Revised Statutes § 42-13301',
    ],
    AR: [
      and(valueCap('5'), ['Other property: 10%.', 'Autres immeubles : 10 %.', 'Otros inmuebles: 10%.']),
      'Arkansas Constitution Amendment 79; Code § 26-26-1122',
    ],
    CA: [
      and(valueCap('2', 'of a property', 'd’un immeuble', 'de un inmueble'), afterSale),
      'California Constitution art. XIII A (Proposition 13)',
    ],
    DC: [valueCap('10', 'of a homestead', 'd’une résidence (homestead)', 'de un homestead'), 'D.C. Code § 47-864'],
    FL: [
      and(
        and(valueCap('3'), [
          'Or the inflation rate, if that is less (Save Our Homes). Other property: 10%, without the school tax.',
          'Ou l’inflation si elle est moindre (Save Our Homes). Autres immeubles : 10 %, sauf la taxe scolaire.',
          'O la inflación si es menor (Save Our Homes). Otros inmuebles: 10%, sin el impuesto escolar.',
        ]),
        afterSale,
      ),
      'Florida Constitution art. VII, § 4; Florida Statutes §§ 193.155, 193.1554',
    ],
    GA: [
      [
        'since 2025 the taxable value of a homestead rises no faster than inflation, except where a county, city or school district opted out.',
        'depuis 2025, la valeur imposable d’une résidence (homestead) ne monte pas plus vite que l’inflation, sauf là où on y a renoncé.',
        'desde 2025 el valor gravable de un homestead no sube más que la inflación, salvo donde renunciaron a la regla.',
      ],
      'O.C.G.A. § 48-5-44.2',
    ],
    IL: [
      [
        'no law caps the value of one home, but in many counties the levies of districts may grow by at most 5% or inflation a year (PTELL).',
        'aucune loi ne limite la valeur d’une maison, mais dans bien des comtés les prélèvements ne croissent que de 5 % ou de l’inflation par an (PTELL).',
        'ninguna ley limita el valor de una casa, pero en muchos condados la recaudación crece como máximo 5% o la inflación al año (PTELL).',
      ],
      '35 ILCS 200/18-185',
    ],
    IN: [
      [
        'the tax itself is capped: 1% of the assessed value for the home you live in, 2% for rented homes and farmland, 3% for other property, apart from referendums.',
        'c’est la taxe qui est plafonnée : 1 % de la valeur pour la résidence, 2 % pour un logement loué ou une terre agricole, 3 % pour le reste, hors référendums.',
        'lo que tiene tope es el impuesto: 1% del valor para la vivienda propia, 2% para viviendas en renta y tierra agrícola, 3% para lo demás, aparte de referendos.',
      ],
      'Indiana Constitution art. 10, § 1; Indiana Code § 6-1.1-20.6-7.5',
    ],
    IA: [
      [
        'the taxable value of all homes in the state may grow by at most 3% a year together (rollback), so one home can rise more.',
        'la valeur imposable de toutes les résidences de l’État croît d’au plus 3 % par an ensemble (« rollback »); une maison peut donc monter plus.',
        'el valor gravable de todas las viviendas del estado crece como máximo 3% al año en conjunto (rollback), así que una casa puede subir más.',
      ],
      'Iowa Code § 441.21',
    ],
    MD: [
      [
        'the homestead tax credit limits the rise of the taxed value of the home you live in to 10% a year, less in many counties.',
        'le « homestead tax credit » limite la hausse de la valeur taxée de la résidence à 10 % par an, moins dans bien des comtés.',
        'el homestead tax credit limita el aumento del valor gravado de la vivienda a 10% al año, menos en muchos condados.',
      ],
      'Maryland Tax-Property § 9-105',
    ],
    MA: [
      [
        'no law caps one home’s value, but a town’s total levy may grow by only 2.5% a year plus new growth, unless voters allow more (Proposition 2½).',
        'aucune loi ne limite la valeur d’une maison, mais le prélèvement total d’une ville ne croît que de 2,5 % par an plus les nouveautés, sauf vote (Proposition 2½).',
        'ninguna ley limita el valor de una casa, pero la recaudación total del municipio crece solo 2.5% al año más lo nuevo, salvo voto (Proposition 2½).',
      ],
      'Massachusetts General Laws c. 59, § 21C',
    ],
    MI: [
      and(
        [
          'the taxable value of a property may rise by at most 5% or the inflation rate a year, whichever is less.',
          'la valeur imposable d’un immeuble monte d’au plus 5 % ou de l’inflation par an, selon le moindre.',
          'el valor gravable de un inmueble sube como máximo 5% o la inflación al año, lo que sea menor.',
        ],
        afterSale,
      ),
      'Michigan Constitution art. IX, § 3; Michigan Compiled Laws § 211.27a',
    ],
    NV: [
      [
        'the tax bill of the home you live in may rise by at most 3% a year, that of other property by at most 8%.',
        'la taxe de la résidence monte d’au plus 3 % par an, celle des autres immeubles d’au plus 8 %.',
        'el impuesto de la vivienda propia sube como máximo 3% al año, el de otros inmuebles 8%.',
      ],
      'Nevada Revised Statutes §§ 361.4722, 361.4723',
    ],
    NJ: [
      [
        'no law caps one home’s value, but a municipality’s levy may grow by at most 2% a year, with exceptions.',
        'aucune loi ne limite la valeur d’une maison, mais le prélèvement municipal croît d’au plus 2 % par an, sauf exceptions.',
        'ninguna ley limita el valor de una casa, pero la recaudación municipal crece como máximo 2% al año, con excepciones.',
      ],
      'N.J.S.A. 40A:4-45.45',
    ],
    NM: [and(valueCap('3'), afterSale), 'New Mexico Statutes § 7-36-21.2'],
    NY: [
      [
        'in New York City the assessed value of a home of one to three units may rise by at most 6% a year and 20% in five years; elsewhere only the levies are capped, at 2% or inflation.',
        'à New York, la valeur d’une maison d’un à trois logements monte d’au plus 6 % par an et 20 % en cinq ans; ailleurs, seuls les prélèvements sont limités, à 2 % ou l’inflation.',
        'en la ciudad de Nueva York el valor de una casa de una a tres unidades sube como máximo 6% al año y 20% en cinco años; en lo demás solo se limita la recaudación, a 2% o la inflación.',
      ],
      'New York Real Property Tax Law § 1805; General Municipal Law § 3-c',
    ],
    OK: [
      and(valueCap('3'), ['Other property: 5%.', 'Autres immeubles : 5 %.', 'Otros inmuebles: 5%.']),
      'Oklahoma Constitution art. X, § 8B',
    ],
    OR: [
      [
        'the assessed value of a property may rise by at most 3% a year (Measure 50), and a sale does not reset it.',
        'la valeur imposable d’un immeuble monte d’au plus 3 % par an (Measure 50), et une vente ne la change pas.',
        'el valor gravable de un inmueble sube como máximo 3% al año (Measure 50), y una venta no lo cambia.',
      ],
      'Oregon Constitution art. XI, § 11; Oregon Revised Statutes § 308.146',
    ],
    SC: [
      and(
        [
          'the value may rise by at most 15% at the reassessment every five years.',
          'la valeur monte d’au plus 15 % à la réévaluation aux cinq ans.',
          'el valor sube como máximo 15% en el revalúo cada cinco años.',
        ],
        afterSale,
      ),
      'South Carolina Code § 12-37-3140',
    ],
    TX: [
      and(valueCap('10'), [
        'Other property worth up to about $5 million: 20%, through 2026. New improvements count fully, and the cap begins the year after the homestead exemption.',
        'Autres immeubles d’au plus environ 5 millions : 20 %, jusqu’en 2026. Les améliorations comptent en entier, et la limite commence l’année après l’exemption.',
        'Otros inmuebles de hasta unos $5 millones: 20%, hasta 2026. Las mejoras nuevas cuentan completas, y el tope empieza el año después de la exención.',
      ]),
      'Texas Tax Code §§ 23.23, 23.231',
    ],
    WA: [
      [
        'no law caps one home’s value, but a district’s regular levy may grow by only 1% a year plus new construction, without a vote.',
        'aucune loi ne limite la valeur d’une maison, mais le prélèvement régulier ne croît que de 1 % par an plus le neuf, sans vote.',
        'ninguna ley limita el valor de una casa, pero la recaudación regular crece solo 1% al año más lo nuevo, sin voto.',
      ],
      'Revised Code of Washington § 84.55.010',
    ],
    WY: [
      valueCap('4', 'of a home (the tax on it)', 'd’une maison (la taxe)', 'de una casa (el impuesto)'),
      'Wyoming Statutes § 39-13-105 (House Bill 45, 2024)',
    ],
    KS: [noCap, 'Kansas Statutes § 79-1460'],
    NC: [noCap, 'North Carolina General Statutes § 105-286'],
    PA: [noCap, 'Pennsylvania Consolidated County Assessment Law, 53 Pa.C.S. § 8801 and following'],
    TN: [noCap, 'Tennessee Code § 67-5-1601'],
    VA: [noCap, 'Code of Virginia § 58.1-3201'],
  },
  (says) => says,
);

/** Indiana caps the tax itself at shares of the value. */
const valueCapRows: Rows = withShares(capTexts, { IN: [0.01, 0.02, 0.03] });

const afterNotice = (days: number): Texts => [
  `within ${days} days after the notice of value.`,
  `dans les ${days} jours de l’avis d’évaluation.`,
  `en ${days} días desde el aviso de valor.`,
];

const valueAppealRows: Rows = byPlace<[Texts]>(
  {
    AL: [afterNotice(30), 'Code of Alabama § 40-3-20'],
    AZ: [afterNotice(60), 'Arizona Revised Statutes § 42-16051'],
    AR: [
      [
        'by the third Monday of August, with the county equalization board.',
        'avant le troisième lundi d’août, au « county equalization board ».',
        'hasta el tercer lunes de agosto, ante la county equalization board.',
      ],
      'Arkansas Code § 26-27-317',
    ],
    CA: [
      [
        'by September 15 or November 30, by county, with the assessment appeals board (from July 2); 60 days for a supplemental bill.',
        'avant le 15 septembre ou le 30 novembre, selon le comté, à l’« assessment appeals board » (dès le 2 juillet); 60 jours pour une facture supplémentaire.',
        'hasta el 15 de septiembre o el 30 de noviembre, según el condado, ante la assessment appeals board (desde el 2 de julio); 60 días para una factura suplementaria.',
      ],
      'California Revenue and Taxation Code §§ 1603, 1605',
    ],
    CO: [
      [
        'by June 8, with the county assessor.',
        'avant le 8 juin, au « county assessor ».',
        'hasta el 8 de junio, ante el county assessor.',
      ],
      'Colorado Revised Statutes § 39-5-122',
    ],
    CT: [
      [
        'by February 20, with the board of assessment appeals.',
        'avant le 20 février, au « board of assessment appeals ».',
        'hasta el 20 de febrero, ante la board of assessment appeals.',
      ],
      'Connecticut General Statutes § 12-111',
    ],
    DC: [
      [
        'by April 1, with the Office of Tax and Revenue.',
        'avant le 1er avril, à l’« Office of Tax and Revenue ».',
        'hasta el 1 de abril, ante la Office of Tax and Revenue.',
      ],
      'D.C. Code § 47-825.01a',
    ],
    FL: [
      [
        'within 25 days after the TRIM notice is mailed in August, with the value adjustment board.',
        'dans les 25 jours de l’envoi de l’avis TRIM en août, au « value adjustment board ».',
        'en 25 días desde el envío del aviso TRIM en agosto, ante la value adjustment board.',
      ],
      'Florida Statutes § 194.011',
    ],
    GA: [afterNotice(45), 'O.C.G.A. § 48-5-311'],
    ID: [
      [
        'by the fourth Monday of June, with the county board of equalization.',
        'avant le quatrième lundi de juin, au « board of equalization » du comté.',
        'hasta el cuarto lunes de junio, ante la board of equalization del condado.',
      ],
      'Idaho Code § 63-501A',
    ],
    IL: [
      [
        'within 30 days after the township’s assessments are published; in Cook County by the dates of your township.',
        'dans les 30 jours de la publication des évaluations du « township »; dans le comté de Cook, aux dates du vôtre.',
        'en 30 días desde que se publican los avalúos del township; en el condado de Cook, en las fechas del suyo.',
      ],
      '35 ILCS 200/16-55, 200/16-110',
    ],
    IN: [
      [
        'by June 15, with Form 130 to the county assessor, if the notice was mailed before May 1; otherwise June 15 of the next year.',
        'avant le 15 juin, avec le formulaire 130 au « county assessor », si l’avis est posté avant le 1er mai; sinon le 15 juin suivant.',
        'hasta el 15 de junio, con el Form 130 ante el county assessor, si el aviso se envió antes del 1 de mayo; si no, el 15 de junio siguiente.',
      ],
      'Indiana Code § 6-1.1-15-1.1',
    ],
    IA: [
      [
        'from April 2 to April 30, with the board of review.',
        'du 2 au 30 avril, au « board of review ».',
        'del 2 al 30 de abril, ante la board of review.',
      ],
      'Iowa Code § 441.37',
    ],
    KS: [afterNotice(30), 'Kansas Statutes § 79-1448'],
    KY: [
      [
        'during the inspection period that begins on the first Monday of May: first a conference with the PVA.',
        'pendant la période d’inspection qui commence le premier lundi de mai : d’abord une rencontre avec le PVA.',
        'durante el periodo de inspección que empieza el primer lunes de mayo: primero una reunión con el PVA.',
      ],
      'Kentucky Revised Statutes §§ 133.045, 133.120',
    ],
    ME: [
      [
        'within 185 days after the tax was committed, as an abatement with the assessor.',
        'dans les 185 jours de l’établissement de la taxe, par demande d’abattement à l’évaluateur.',
        'en 185 días desde que se fijó el impuesto, como abatement ante el assessor.',
      ],
      '36 Maine Revised Statutes § 841',
    ],
    MD: [afterNotice(45), 'Maryland Tax-Property § 14-502'],
    MA: [
      [
        'by the due date of the first actual bill, mostly February 1, as an abatement with the assessors.',
        'avant l’échéance du premier compte réel, d’habitude le 1er février, par demande d’abattement.',
        'hasta el vencimiento de la primera factura real, casi siempre el 1 de febrero, como abatement.',
      ],
      'Massachusetts General Laws c. 59, § 59',
    ],
    MI: [
      [
        'first at the March board of review, then by July 31 with the Tax Tribunal.',
        'd’abord au « board of review » de mars, puis avant le 31 juillet au « Tax Tribunal ».',
        'primero ante la board of review de marzo, luego hasta el 31 de julio ante el Tax Tribunal.',
      ],
      'Michigan Compiled Laws §§ 205.735a, 211.30',
    ],
    MN: [
      [
        'at the local board in April or May (see the notice), or by April 30 of the next year with the Tax Court.',
        'au conseil local en avril ou mai (voir l’avis), ou avant le 30 avril suivant à la « Tax Court ».',
        'ante la junta local en abril o mayo (ver el aviso), o hasta el 30 de abril siguiente ante la Tax Court.',
      ],
      'Minnesota Statutes §§ 274.01, 278.01',
    ],
    MO: [
      [
        'by the second Monday of July, with the county board of equalization.',
        'avant le deuxième lundi de juillet, au « board of equalization » du comté.',
        'hasta el segundo lunes de julio, ante la board of equalization del condado.',
      ],
      'Missouri Revised Statutes § 137.385',
    ],
    MT: [afterNotice(30), 'Montana Code § 15-7-102'],
    NE: [
      [
        'by June 30, with the county board of equalization.',
        'avant le 30 juin, au « board of equalization » du comté.',
        'hasta el 30 de junio, ante la board of equalization del condado.',
      ],
      'Nebraska Revised Statutes § 77-1502',
    ],
    NV: [
      [
        'by January 15, with the county board of equalization.',
        'avant le 15 janvier, au « board of equalization » du comté.',
        'hasta el 15 de enero, ante la board of equalization del condado.',
      ],
      'Nevada Revised Statutes § 361.356',
    ],
    NH: [
      [
        'by March 1 after the final bill, as an abatement with the town.',
        'avant le 1er mars qui suit le compte final, par demande d’abattement à la ville.',
        'hasta el 1 de marzo tras la factura final, como abatement ante el municipio.',
      ],
      'New Hampshire RSA 76:16',
    ],
    NJ: [
      [
        'by April 1 or 45 days after the notices were mailed (May 1 after a revaluation; January 15 in some counties), with the county tax board.',
        'avant le 1er avril ou 45 jours après l’envoi des avis (1er mai après une réévaluation; 15 janvier dans certains comtés), au « county tax board ».',
        'hasta el 1 de abril o 45 días desde el envío de los avisos (1 de mayo tras un revalúo; 15 de enero en algunos condados), ante la county tax board.',
      ],
      'N.J.S.A. 54:3-21',
    ],
    NM: [afterNotice(30), 'New Mexico Statutes § 7-38-24'],
    NY: [
      [
        'by Grievance Day, in most towns the fourth Tuesday of May (form RP-524); in New York City by March 15 for homes of one to three units and March 1 for others.',
        'avant le « Grievance Day », le quatrième mardi de mai dans la plupart des villes (formulaire RP-524); à New York, avant le 15 mars pour un à trois logements et le 1er mars pour le reste.',
        'hasta el Grievance Day, en casi todos los municipios el cuarto martes de mayo (formulario RP-524); en la ciudad de Nueva York, el 15 de marzo para una a tres unidades y el 1 de marzo para lo demás.',
      ],
      'New York Real Property Tax Law §§ 512, 524; New York City Charter § 163',
    ],
    OH: [
      [
        'by March 31, with form DTE 1 to the county board of revision.',
        'avant le 31 mars, avec le formulaire DTE 1 au « board of revision » du comté.',
        'hasta el 31 de marzo, con el formulario DTE 1 ante la board of revision del condado.',
      ],
      'Ohio Revised Code § 5715.19',
    ],
    OK: [afterNotice(30), '68 Oklahoma Statutes § 2876'],
    OR: [
      [
        'by December 31, with the property value appeals board of the county.',
        'avant le 31 décembre, au « property value appeals board » du comté.',
        'hasta el 31 de diciembre, ante la property value appeals board del condado.',
      ],
      'Oregon Revised Statutes § 309.100',
    ],
    SC: [afterNotice(90), 'South Carolina Code § 12-60-2510'],
    TX: [
      [
        'by May 15 or within 30 days after the notice, whichever is later, with the appraisal review board.',
        'avant le 15 mai ou dans les 30 jours de l’avis, selon le plus tardif, à l’« appraisal review board ».',
        'hasta el 15 de mayo o 30 días desde el aviso, lo que sea después, ante la appraisal review board.',
      ],
      'Texas Tax Code § 41.44',
    ],
    UT: [
      [
        'by September 15 or 45 days after the notice, whichever is later, with the county board of equalization.',
        'avant le 15 septembre ou 45 jours après l’avis, selon le plus tardif, au « board of equalization » du comté.',
        'hasta el 15 de septiembre o 45 días desde el aviso, lo que sea después, ante la board of equalization del condado.',
      ],
      'Utah Code § 59-2-1004',
    ],
    WA: [
      [
        'by July 1 or 60 days after the notice (30 in some counties), whichever is later, with the county board of equalization.',
        'avant le 1er juillet ou 60 jours après l’avis (30 dans certains comtés), selon le plus tardif, au « board of equalization » du comté.',
        'hasta el 1 de julio o 60 días desde el aviso (30 en algunos condados), lo que sea después, ante la board of equalization del condado.',
      ],
      'Revised Code of Washington § 84.40.038',
    ],
    WI: [
      [
        'at the board of review in May or June: tell its clerk at least 48 hours before it meets.',
        'au « board of review » en mai ou juin : avisez son greffier au moins 48 heures avant.',
        'ante la board of review en mayo o junio: avise a su secretario al menos 48 horas antes.',
      ],
      'Wisconsin Statutes § 70.47',
    ],
  },
  ([en, fr, es]) => [
    `a protest of the property tax value is filed ${en} Bring recent sales of similar homes, mistakes in size or condition and photos; the tax stays due meanwhile.`,
    `la contestation de la valeur se fait ${fr} Apportez des ventes récentes semblables, les erreurs de taille ou d’état et des photos; la taxe reste due.`,
    `la protesta del valor se presenta ${es} Lleve ventas recientes de casas parecidas, errores de tamaño o estado y fotos; el impuesto se sigue debiendo.`,
  ],
);

export const valueCaps: Rules = {
  entry: {
    id: 'tax-value-cap',
    names: 'property tax cap*|appraisal cap*|tope al predial|tope del predial|plafond de taxe fonciere',
    says: {
      en: 'About a third of the states cap how much the taxable value of a home may rise in a year, mostly by 2% to 10%; others cap the levy of the town or nothing. A sale often ends the cap. The county assessor says what holds for a home.',
      fr: 'Environ un tiers des États américains limite la hausse annuelle de la valeur imposable d’une maison, souvent de 2 % à 10 %; d’autres limitent le prélèvement de la ville, ou rien. Une vente met souvent fin à la limite. Le « county assessor » dit ce qui vaut.',
      es: 'Cerca de un tercio de los estados limita cuánto puede subir al año el valor gravable de una casa, casi siempre de 2% a 10%; otros limitan la recaudación del municipio o nada. Una venta suele terminar el tope. El county assessor dice qué aplica.',
    },
    source: 'Lincoln Institute of Land Policy, Significant Features of the Property Tax',
    country: 'US',
    asOf,
  },
  rows: valueCapRows,
  figure: shareOf,
  amounts: [20_000, 1e9],
};

export const valueAppeals: Rules = {
  entry: 'property-tax-appeal',
  rows: valueAppealRows,
};
