/** Long because it is a table: housing vouchers and a lease when the home is sold in the states of the USA. */
import { asOf, byPlace, joined, type Rows, type Rules, type Texts } from './rule.ts';

const same: Texts = [
  'All applicants are held to the same standards, whatever their race, family, disability or other protected trait.',
  'Tous les candidats sont jugés selon les mêmes critères, quels que soient la race, la famille, le handicap ou un autre motif protégé.',
  'A todos se les aplican los mismos criterios, sin importar raza, familia, discapacidad u otra condición protegida.',
];
const required: Texts = [
  'state law protects the source of income: a landlord may not refuse an applicant because the rent is paid in part by a housing voucher (Section 8), and may use the same screening as for everyone.',
  'la loi de l’État protège la source de revenu : un propriétaire ne peut refuser quelqu’un parce qu’un bon de logement (Section 8) paie une part du loyer, et peut appliquer les mêmes critères à tous.',
  'la ley estatal protege la fuente de ingreso: el dueño no puede rechazar a alguien porque un vale de vivienda (Sección 8) paga parte de la renta, y puede usar los mismos requisitos para todos.',
];
const notRequired: Texts = [
  'no state law obliges a private landlord to accept a housing voucher (Section 8); taking part is the landlord’s choice. A home with low-income housing tax credits or other public funds may not refuse a voucher.',
  'aucune loi de l’État n’oblige un propriétaire privé à accepter un bon de logement (Section 8); y participer est son choix. Un logement avec crédits d’impôt ou autres fonds publics ne peut le refuser.',
  'ninguna ley estatal obliga a un dueño privado a aceptar un vale de vivienda (Sección 8); participar es su decisión. Una vivienda con créditos fiscales u otros fondos públicos no puede rechazarlo.',
];
const cities: Texts = [
  'Some cities have an ordinance of their own: ask the city’s human relations or housing office.',
  'Certaines villes ont leur règlement : demandez au bureau du logement ou des droits de la ville.',
  'Algunas ciudades tienen su ordenanza: pregunte a la oficina de vivienda o de derechos humanos de la ciudad.',
];

const voucherRows: Rows = byPlace<[Texts, ...Texts[]]>(
  {
    CA: [required, 'California Government Code §§ 12927, 12955; Civil Rights Department'],
    CO: [required, 'Colorado Revised Statutes § 24-34-502'],
    CT: [required, 'Connecticut General Statutes § 46a-64c'],
    DC: [required, 'D.C. Code § 2-1402.21'],
    IL: [required, '775 ILCS 5/3-102, since 2023; Illinois Department of Human Rights'],
    ME: [required, '5 Maine Revised Statutes § 4582'],
    MD: [required, 'Maryland State Government § 20-705 (HOME Act)'],
    MA: [required, 'Massachusetts General Laws c. 151B, § 4(10)'],
    MI: [
      required,
      [
        'This holds for landlords with five homes or more.',
        'Cela vaut pour les propriétaires de cinq logements ou plus.',
        'Vale para dueños de cinco viviendas o más.',
      ],
      'Michigan Public Acts 178–180 of 2024 (Elliott-Larsen Civil Rights Act)',
    ],
    NJ: [required, 'N.J.S.A. 10:5-12(g); New Jersey Division on Civil Rights'],
    NY: [
      required,
      [
        'Courts have heard challenges to the part about Section 8: the Division of Human Rights says how it stands now.',
        'Des tribunaux ont été saisis de la partie sur la Section 8 : la Division of Human Rights dit où en est la règle.',
        'Se ha impugnado en tribunales la parte sobre la Sección 8: la Division of Human Rights dice cómo está ahora.',
      ],
      'New York Executive Law § 296(5)',
    ],
    OR: [required, 'Oregon Revised Statutes § 659A.421'],
    RI: [required, 'Rhode Island General Laws § 34-37-4'],
    UT: [required, 'Utah Code § 57-21-5'],
    VT: [required, '9 Vermont Statutes § 4503'],
    VA: [
      required,
      [
        'An owner of no more than four rental homes in Virginia is exempt.',
        'Qui possède au plus quatre logements locatifs en Virginie est exempté.',
        'Quien tiene hasta cuatro viviendas en renta en Virginia está exento.',
      ],
      'Code of Virginia §§ 36-96.2, 36-96.3',
    ],
    WA: [required, 'Revised Code of Washington § 59.18.255'],
    TX: [
      notRequired,
      [
        'Texas bars cities from requiring it, except for veterans’ vouchers.',
        'Le Texas interdit aux villes de l’exiger, sauf pour les bons d’anciens combattants.',
        'Texas prohíbe a las ciudades exigirlo, salvo los vales de veteranos.',
      ],
      'Texas Local Government Code § 250.007',
    ],
    FL: [
      notRequired,
      [
        'Since 2023 the state alone regulates tenancies, so county ordinances no longer bind.',
        'Depuis 2023, l’État seul règle la location : les règlements de comté ne lient plus.',
        'Desde 2023 solo el estado regula los arrendamientos, así que las ordenanzas de condado ya no obligan.',
      ],
      'Florida Statutes § 83.425',
    ],
    AL: [notRequired, 'Alabama Fair Housing Law names no source of income'],
    GA: [notRequired, 'O.C.G.A. § 8-3-202 names no source of income'],
    IN: [notRequired, 'Indiana Code § 22-9.5 names no source of income'],
    IA: [
      notRequired,
      [
        'The state bars cities from requiring it.',
        'L’État interdit aux villes de l’exiger.',
        'El estado prohíbe a las ciudades exigirlo.',
      ],
      'Iowa Code §§ 364.3(16), 414.1',
    ],
    KS: [notRequired, cities, 'Kansas Statutes § 44-1016 names no source of income'],
    MS: [notRequired, 'Mississippi law names no source of income'],
    NC: [notRequired, 'North Carolina General Statutes § 41A-4 names no source of income'],
    OH: [notRequired, cities, 'Ohio Revised Code § 4112.02(H) names no source of income'],
    PA: [notRequired, cities, 'Pennsylvania Human Relations Act names no source of income; Philadelphia Code § 9-1108'],
    SC: [notRequired, 'South Carolina Code § 31-21-40 names no source of income'],
    TN: [notRequired, 'Tennessee Code § 4-21-601 names no source of income'],
    WI: [
      notRequired,
      [
        'Lawful income as such is protected, but courts don’t count vouchers; some cities do.',
        'Le revenu légal est protégé, mais les tribunaux n’y comptent pas les bons; certaines villes oui.',
        'El ingreso legal está protegido, pero los tribunales no cuentan los vales; algunas ciudades sí.',
      ],
      'Wisconsin Statutes § 106.50',
    ],
  },
  (first, ...rest) => joined(first, ...rest, same),
);

const leaseStays: Texts = [
  'A sale does not end a lease: the new owner takes it over with the rent, the end date and the deposit, unless the lease itself has a clause about a sale. Month to month, the new owner must give the notice of the state.',
  'Une vente ne met pas fin au bail : le nouveau propriétaire le reprend avec le loyer, la fin et le dépôt, sauf clause de vente au bail. Au mois, il doit donner l’avis prévu par l’État.',
  'La venta no termina el contrato de renta: el nuevo dueño lo asume con la renta, la fecha de término y el depósito, salvo una cláusula de venta. De mes a mes debe dar el aviso del estado.',
];
const afterForeclosure: Texts = [
  'After a foreclosure federal law lets a tenant stay to the end of the lease, or at least 90 days if the buyer will live there or there is no lease (Protecting Tenants at Foreclosure Act).',
  'Après une saisie, la loi fédérale permet de rester jusqu’à la fin du bail, ou au moins 90 jours si l’acheteur y habitera ou sans bail (Protecting Tenants at Foreclosure Act).',
  'Después de una ejecución hipotecaria la ley federal permite quedarse hasta el fin del contrato, o al menos 90 días si el comprador vivirá ahí o no hay contrato (Protecting Tenants at Foreclosure Act).',
];

/** The text follows the name of a state and a colon. */
const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const soldRows: Rows = byPlace<[Texts]>(
  {
    CA: [
      [
        'Without a lease the notice is 30 days when a buyer will live there and escrow is open, otherwise 60 after a year; where just cause applies, a sale alone is no reason.',
        'Sans bail, l’avis est de 30 jours si un acheteur y habitera et que l’escrow est ouvert, sinon 60 après un an; là où un motif est exigé, la vente seule n’en est pas un.',
        'Sin contrato el aviso es de 30 días si el comprador vivirá ahí y hay escrow abierto, si no 60 después de un año; donde se exige motivo, la venta sola no lo es.',
      ],
      'California Civil Code §§ 1946.1, 1946.2',
    ],
    DC: [
      [
        'Tenants can have the first right to buy (TOPA), with exceptions, such as most single-family homes.',
        'Les locataires peuvent avoir le premier droit d’achat (TOPA), sauf exceptions, comme la plupart des maisons unifamiliales.',
        'Los inquilinos pueden tener el primer derecho de compra (TOPA), con excepciones, como casi todas las casas unifamiliares.',
      ],
      'D.C. Code § 42-3404.01 and following',
    ],
    FL: [
      [
        'After a foreclosure Florida gives a tenant at least 30 days’ notice besides the federal rule.',
        'Après une saisie, la Floride donne au moins 30 jours d’avis au locataire, outre la règle fédérale.',
        'Tras una ejecución hipotecaria Florida da al inquilino al menos 30 días de aviso, además de la regla federal.',
      ],
      'Florida Statutes §§ 83.49(7), 83.5615',
    ],
    NJ: [
      [
        'A buyer who will live in a building of up to three homes gives two months’ notice, and only at the end of a lease.',
        'L’acheteur qui habitera un immeuble d’au plus trois logements donne deux mois d’avis, et seulement à la fin du bail.',
        'El comprador que vivirá en un edificio de hasta tres viviendas da dos meses de aviso, y solo al fin del contrato.',
      ],
      'N.J.S.A. 2A:18-61.1(l), 2A:18-61.2',
    ],
    OR: [
      [
        'Month to month a buyer who will live there gives 90 days’ notice, and the landlord of five homes or more pays one month’s rent.',
        'Au mois, l’acheteur qui y habitera donne 90 jours d’avis, et le propriétaire de cinq logements ou plus paie un mois de loyer.',
        'De mes a mes el comprador que vivirá ahí da 90 días de aviso, y el dueño de cinco viviendas o más paga un mes de renta.',
      ],
      'Oregon Revised Statutes § 90.427',
    ],
    TX: [
      [
        'The new owner owes the deposit too, and the old one until the tenant gets the new owner’s signed statement.',
        'Le nouveau propriétaire doit aussi le dépôt, et l’ancien jusqu’à ce que le locataire reçoive la déclaration signée du nouveau.',
        'El nuevo dueño también debe el depósito, y el anterior hasta que el inquilino reciba la declaración firmada del nuevo.',
      ],
      'Texas Property Code § 92.105',
    ],
    WA: [
      [
        'Month to month a landlord who sells a single-family home gives 90 days’ notice.',
        'Au mois, le propriétaire qui vend une maison unifamiliale donne 90 jours d’avis.',
        'De mes a mes el dueño que vende una casa unifamiliar da 90 días de aviso.',
      ],
      'Revised Code of Washington § 59.18.650',
    ],
  },
  (special) => joined(leaseStays, special, afterForeclosure).map(uncapitalized) as unknown as Texts,
);

const [stays, foreclosed] = [leaseStays, afterForeclosure];

export const vouchers: Rules = {
  entry: {
    id: 'housing-voucher',
    names:
      'housing voucher*|housing choice voucher*|source of income|section 8 voucher*|vale de vivienda|vales de vivienda|bon de logement|bons de logement',
    says: {
      en: `A housing voucher (Section 8) pays a part of the rent to the landlord. Federal law leaves it to private landlords whether they take part, but about half of the states and many cities forbid refusing an applicant because of it. ${same[0]} HUD or the state’s civil rights office answers questions and complaints.`,
      fr: `Aux États-Unis, un bon de logement (Section 8) paie une part du loyer au propriétaire. La loi fédérale laisse le choix aux propriétaires privés, mais environ la moitié des États et bien des villes interdisent de refuser quelqu’un pour cela. ${same[1]} HUD ou le bureau des droits civils de l’État répond aux questions et aux plaintes.`,
      es: `Un vale de vivienda (Sección 8) paga al dueño una parte de la renta. La ley federal deja la decisión a los dueños privados, pero cerca de la mitad de los estados y muchas ciudades prohíben rechazar a alguien por eso. ${same[2]} HUD o la oficina de derechos civiles del estado atiende preguntas y quejas.`,
    },
    source: 'HUD, Housing Choice Voucher program, 24 CFR part 982; fair housing acts of the states',
    country: 'US',
    asOf,
  },
  rows: voucherRows,
};

export const leasesSold: Rules = {
  entry: {
    id: 'lease-home-sold',
    names:
      'landlord is selling|landlord sold|landlord sells|my landlord wants to sell|rental being sold|owner is selling the house i rent|mon proprietaire vend|mi casero vende|mi arrendador vende|venden la casa que rento',
    says: {
      en: `${stays[0]} ${foreclosed[0]}`,
      fr: `Aux États-Unis : ${stays[1]} ${foreclosed[1]}`,
      es: `${stays[2]} ${foreclosed[2]}`,
    },
    source: 'Common law of the states; Public Law 115-174, § 304',
    country: 'US',
    asOf,
  },
  rows: soldRows,
};
