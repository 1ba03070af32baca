/** Long because it is a table: late fees and rent increases in the states of the USA. */
import { raiseAfter } from './period.ts';
import {
  asOf,
  byPlace,
  highestRent,
  joined,
  type Rows,
  type Rules,
  shareOf,
  type Texts,
  withPeriods,
  withShares,
} from './rule.ts';

const noCap: Texts = [
  'no statute fixes the amount of a late fee: it must be in the lease and reasonable for the cost of the delay.',
  'aucune loi ne fixe les frais de retard : ils doivent être au bail et raisonnables pour le coût du retard.',
  'ninguna ley fija el cargo por atraso: debe estar en el contrato y ser razonable por el costo del atraso.',
];

const feeTexts = byPlace<[Texts]>(
  {
    CA: [noCap, 'California Civil Code § 1671'],
    FL: [noCap, 'Florida Statutes ch. 83 sets no limit'],
    GA: [noCap, 'O.C.G.A. title 44, ch. 7 sets no limit'],
    IN: [noCap, 'Indiana Code title 32, art. 31 sets no limit'],
    MI: [noCap, 'Michigan Compiled Laws ch. 554 sets no limit'],
    MO: [noCap, 'Missouri Revised Statutes ch. 441 and 535 set no limit'],
    OH: [noCap, 'Ohio Revised Code ch. 5321 sets no limit'],
    PA: [noCap, '68 Pennsylvania Statutes, Landlord and Tenant Act, sets no limit'],
    CO: [
      [
        'a late fee may be at most $50 or 5% of the unpaid part, whichever is more, and only from the 8th day.',
        'les frais de retard sont d’au plus 50 $ ou 5 % de la part impayée, selon le plus élevé, et seulement dès le 8e jour.',
        'el cargo por atraso es como máximo $50 o 5% de lo que falta, lo que sea mayor, y solo desde el día 8.',
      ],
      'Colorado Revised Statutes § 38-12-105',
    ],
    CT: [
      [
        'a late fee needs 9 days of grace; it may be at most $5 a day up to $50, or 5% of the unpaid rent, whichever is less.',
        'des frais de retard exigent 9 jours de grâce; ils sont d’au plus 5 $ par jour jusqu’à 50 $, ou 5 % du loyer impayé, selon le moins élevé.',
        'el cargo por atraso exige 9 días de gracia; es como máximo $5 al día hasta $50, o 5% de la renta sin pagar, lo que sea menor.',
      ],
      'Connecticut General Statutes § 47a-15a',
    ],
    DC: [
      [
        'a late fee may be at most 5% of the rent, and only after 5 days.',
        'les frais de retard sont d’au plus 5 % du loyer, après 5 jours.',
        'el cargo por atraso es como máximo 5% de la renta, después de 5 días.',
      ],
      'D.C. Code § 42-3505.31',
    ],
    DE: [
      [
        'a late fee may be at most 5% of the rent, and only after 5 days.',
        'les frais de retard sont d’au plus 5 % du loyer, après 5 jours.',
        'el cargo por atraso es como máximo 5% de la renta, después de 5 días.',
      ],
      '25 Delaware Code § 5501',
    ],
    HI: [
      [
        'a late fee may be at most 8% of the rent due.',
        'les frais de retard sont d’au plus 8 % du loyer dû.',
        'el cargo por atraso es como máximo 8% de la renta debida.',
      ],
      'Hawaii Revised Statutes § 521-21',
    ],
    IA: [
      [
        'a late fee may be at most $12 a day and $60 a month up to a rent of $700; above it $20 a day and $100 a month.',
        'les frais de retard sont d’au plus 12 $ par jour et 60 $ par mois jusqu’à 700 $ de loyer; au-delà, 20 $ et 100 $.',
        'el cargo por atraso es como máximo $12 al día y $60 al mes con renta hasta $700; arriba de eso, $20 y $100.',
      ],
      'Iowa Code § 562A.9',
    ],
    ME: [
      [
        'a late fee may be at most 4% of the monthly rent, and only once it is 15 days late.',
        'les frais de retard sont d’au plus 4 % du loyer mensuel, après 15 jours de retard.',
        'el cargo por atraso es como máximo 4% de la renta mensual, tras 15 días de atraso.',
      ],
      '14 Maine Revised Statutes § 6028',
    ],
    MD: [
      [
        'a late fee may be at most 5% of the rent due.',
        'les frais de retard sont d’au plus 5 % du loyer dû.',
        'el cargo por atraso es como máximo 5% de la renta debida.',
      ],
      'Maryland Real Property § 8-208',
    ],
    MA: [
      [
        'a late fee is allowed only once the rent is 30 days late.',
        'des frais de retard ne sont permis qu’après 30 jours de retard.',
        'el cargo por atraso solo se permite tras 30 días de atraso.',
      ],
      'Massachusetts General Laws c. 186, § 15B(1)(c)',
    ],
    MN: [
      [
        'a late fee may be at most 8% of the overdue rent and must be agreed in writing.',
        'les frais de retard sont d’au plus 8 % du loyer en retard et doivent être convenus par écrit.',
        'el cargo por atraso es como máximo 8% de la renta atrasada y debe pactarse por escrito.',
      ],
      'Minnesota Statutes § 504B.177',
    ],
    NV: [
      [
        'a late fee may be at most 5% of the rent, and only after 3 days.',
        'les frais de retard sont d’au plus 5 % du loyer, après 3 jours.',
        'el cargo por atraso es como máximo 5% de la renta, después de 3 días.',
      ],
      'Nevada Revised Statutes § 118A.210',
    ],
    NY: [
      [
        'a late fee may be at most $50 or 5% of the rent, whichever is less, and only after 5 days.',
        'les frais de retard sont d’au plus 50 $ ou 5 % du loyer, selon le moins élevé, après 5 jours.',
        'el cargo por atraso es como máximo $50 o 5% de la renta, lo que sea menor, después de 5 días.',
      ],
      'New York Real Property Law § 238-a',
    ],
    NC: [
      [
        'a late fee may be at most $15 or 5% of the rent, whichever is more, and only once it is 5 days late.',
        'les frais de retard sont d’au plus 15 $ ou 5 % du loyer, selon le plus élevé, après 5 jours.',
        'el cargo por atraso es como máximo $15 o 5% de la renta, lo que sea mayor, tras 5 días.',
      ],
      'North Carolina General Statutes § 42-46',
    ],
    OR: [
      [
        'a late fee is allowed from the 5th day: a reasonable flat fee, 6% of that flat fee for each day, or 5% of the rent for each five days.',
        'des frais de retard sont permis dès le 5e jour : un montant fixe raisonnable, 6 % de ce montant par jour, ou 5 % du loyer par cinq jours.',
        'el cargo por atraso se permite desde el día 5: una cuota fija razonable, 6% de esa cuota por día, o 5% de la renta por cada cinco días.',
      ],
      'Oregon Revised Statutes § 90.260',
    ],
    TN: [
      [
        'a late fee may be at most 10% of the overdue rent, and only after 5 days.',
        'les frais de retard sont d’au plus 10 % du loyer en retard, après 5 jours.',
        'el cargo por atraso es como máximo 10% de la renta atrasada, después de 5 días.',
      ],
      'Tennessee Code § 66-28-201',
    ],
    TX: [
      [
        'a late fee must be in the lease and starts once the rent is unpaid for 2 full days after its date. Up to 12% of the rent counts as reasonable in a building of one to four homes, 10% in a larger one.',
        'les frais de retard doivent être au bail et commencent après 2 jours entiers de retard. Jusqu’à 12 % du loyer est jugé raisonnable dans un immeuble d’un à quatre logements, 10 % au-delà.',
        'el cargo por atraso debe estar en el contrato y empieza tras 2 días completos sin pago. Hasta 12% de la renta se considera razonable en edificios de una a cuatro viviendas, 10% en más grandes.',
      ],
      'Texas Property Code § 92.019',
    ],
    VA: [
      [
        'a late fee may be at most 10% of the rent or 10% of what is unpaid, whichever is less.',
        'les frais de retard sont d’au plus 10 % du loyer ou 10 % de l’impayé, selon le moins élevé.',
        'el cargo por atraso es como máximo 10% de la renta o 10% de lo no pagado, lo que sea menor.',
      ],
      'Code of Virginia § 55.1-1204',
    ],
    WA: [
      [
        'a late fee is allowed only after 5 days; then it may count from the due date. It must be in the lease.',
        'des frais de retard ne sont permis qu’après 5 jours; ils peuvent alors compter dès l’échéance. Ils doivent être au bail.',
        'el cargo por atraso solo se permite después de 5 días; entonces puede contar desde el vencimiento. Debe estar en el contrato.',
      ],
      'Revised Code of Washington § 59.18.170',
    ],
  },
  (says) => says,
);

/** Caps that are a share of the rent alone. */
const lateFeeRows: Rows = withShares(feeTexts, {
  DC: [0.05],
  DE: [0.05],
  HI: [0.08],
  ME: [0.04],
  MD: [0.05],
  MN: [0.08],
  NV: [0.05],
  TN: [0.1],
  TX: [0.12],
  VA: [0.1],
});

/** The limits of a rent increase. */
const barred: Texts = [
  'The state has no rent control and bars cities from it, so the amount is free once the lease allows a change.',
  'L’État n’a pas de contrôle des loyers et l’interdit aux villes : le montant est libre dès que le bail permet un changement.',
  'El estado no tiene control de rentas y lo prohíbe a las ciudades: el monto es libre cuando el contrato permite el cambio.',
];
const free: Texts = [
  'No state law limits the amount.',
  'Aucune loi de l’État ne limite le montant.',
  'Ninguna ley estatal limita el monto.',
];
const notice = (days: number): Texts => [
  `the landlord gives written notice of at least ${days} days, and during a lease the rent rises only if the lease says so.`,
  `le propriétaire donne un avis écrit d’au moins ${days} jours, et pendant le bail le loyer ne monte que si le bail le prévoit.`,
  `el dueño da aviso escrito de al menos ${days} días, y durante el contrato la renta sube solo si el contrato lo dice.`,
];

const increaseNotices: Readonly<Record<string, readonly [days: number, limit: Texts, source: string]>> = {
  AL: [30, barred, 'Code of Alabama §§ 11-80-8.1, 35-9A-441'],
  AZ: [30, barred, 'Arizona Revised Statutes §§ 33-1329, 33-1375'],
  CA: [
    30,
    [
      'Above 10% in twelve months the notice is 90 days. Most homes older than 15 years may rise by at most 5% plus inflation a year, never above 10%; a house of an owner who is no company can be exempt with a notice in the lease. Cities such as Los Angeles, San Francisco and Oakland have stricter rent control.',
      'Au-delà de 10 % en douze mois, l’avis est de 90 jours. La plupart des logements de plus de 15 ans montent d’au plus 5 % plus l’inflation par an, jamais plus de 10 %; la maison d’un particulier peut être exemptée par un avis au bail. Los Angeles, San Francisco et Oakland ont des règles plus strictes.',
      'Si pasa de 10% en doce meses, el aviso es de 90 días. Casi toda vivienda de más de 15 años sube como máximo 5% más inflación al año, nunca más de 10%; la casa de un dueño que no es empresa puede quedar exenta con un aviso en el contrato. Los Ángeles, San Francisco y Oakland tienen reglas más estrictas.',
    ],
    'California Civil Code §§ 827, 1947.12',
  ],
  CO: [
    60,
    [
      'Without a lease the notice is 60 days, and the rent may rise once in twelve months. The state bars cities from rent control.',
      'Sans bail, l’avis est de 60 jours, et le loyer ne monte qu’une fois en douze mois. L’État interdit le contrôle des loyers aux villes.',
      'Sin contrato el aviso es de 60 días, y la renta sube una vez en doce meses. El estado prohíbe el control de rentas a las ciudades.',
    ],
    'Colorado Revised Statutes §§ 38-12-301, 38-12-701, 38-12-702',
  ],
  DE: [60, free, '25 Delaware Code § 5107'],
  FL: [30, barred, 'Florida Statutes §§ 83.57, 166.043'],
  GA: [60, barred, 'O.C.G.A. §§ 44-7-7, 44-7-19'],
  HI: [45, free, 'Hawaii Revised Statutes § 521-21'],
  ID: [30, barred, 'Idaho Code §§ 55-307, 55-2006'],
  IL: [30, barred, '50 ILCS 825 (Rent Control Preemption Act); 735 ILCS 5/9-207'],
  IN: [30, barred, 'Indiana Code §§ 32-31-1-20, 32-31-5-4'],
  IA: [30, barred, 'Iowa Code §§ 364.3, 562A.13'],
  KS: [30, barred, 'Kansas Statutes §§ 12-16,120, 58-2570'],
  KY: [30, barred, 'Kentucky Revised Statutes §§ 65.875, 383.695'],
  ME: [
    45,
    [
      'From 10% the notice is 75 days. Portland and South Portland have rent control.',
      'Dès 10 %, l’avis est de 75 jours. Portland et South Portland contrôlent les loyers.',
      'Desde 10% el aviso es de 75 días. Portland y South Portland tienen control de rentas.',
    ],
    '14 Maine Revised Statutes § 6015',
  ],
  MI: [30, barred, 'Michigan Compiled Laws §§ 123.411, 554.134'],
  MN: [
    30,
    [
      'The notice is one full rental period. The state has no limit; St. Paul limits most rents to 3% a year.',
      'L’avis est d’une période de loyer entière. L’État n’a pas de limite; St. Paul limite la plupart des loyers à 3 % par an.',
      'El aviso es de un periodo de renta completo. El estado no tiene tope; St. Paul limita casi todas las rentas a 3% al año.',
    ],
    'Minnesota Statutes §§ 471.9996, 504B.135; St. Paul Legislative Code ch. 193A',
  ],
  MS: [30, barred, 'Mississippi Code §§ 21-17-5, 89-8-19'],
  MO: [30, barred, 'Missouri Revised Statutes §§ 441.043, 441.060'],
  NV: [60, free, 'Nevada Revised Statutes § 118A.300'],
  NH: [30, free, 'New Hampshire RSA 540:2'],
  NJ: [
    30,
    [
      'There is no state limit, but more than 100 towns have rent control, and an increase may not be unconscionable.',
      'L’État n’a pas de limite, mais plus de 100 villes contrôlent les loyers, et une hausse ne peut être abusive.',
      'No hay tope estatal, pero más de 100 municipios tienen control de rentas y un aumento no puede ser abusivo.',
    ],
    'N.J.S.A. 2A:18-56, 2A:18-61.1(f)',
  ],
  NM: [30, barred, 'New Mexico Statutes §§ 47-8-15, 47-8A-1'],
  NY: [
    30,
    [
      'From 5% the notice is 30 days, 60 after one year in the home and 90 after two. Rent-stabilized apartments follow the yearly orders of the Rent Guidelines Board, and under Good Cause (New York City and towns that joined) more than 5% plus inflation, at most 10%, counts as unreasonable.',
      'Dès 5 %, l’avis est de 30 jours, 60 après un an et 90 après deux. Les logements « rent-stabilized » suivent les décisions annuelles du Rent Guidelines Board; sous « Good Cause » (ville de New York et villes participantes), plus de 5 % plus l’inflation, 10 % au plus, est jugé déraisonnable.',
      'Desde 5% el aviso es de 30 días, 60 después de un año y 90 después de dos. Los rent-stabilized siguen las órdenes del Rent Guidelines Board; con Good Cause (ciudad de Nueva York y municipios que entraron), más de 5% más inflación, máximo 10%, se considera irrazonable.',
    ],
    'New York Real Property Law §§ 226-c, 213–216; Rent Stabilization Code',
  ],
  NC: [7, barred, 'North Carolina General Statutes §§ 42-14, 42-14.1'],
  ND: [30, barred, 'North Dakota Century Code §§ 47-16-02.1, 47-16-07'],
  OH: [30, barred, 'Ohio Revised Code §§ 5321.17, 5321.20'],
  OK: [30, barred, '11 Oklahoma Statutes § 14-101.1; 41 Oklahoma Statutes § 111'],
  OR: [
    90,
    [
      'None in the first year, then once a year by at most 7% plus inflation and never above 10%: 9.5% for 2026. Homes in their first 15 years are exempt.',
      'Aucune la première année, puis une fois par an d’au plus 7 % plus l’inflation, jamais plus de 10 % : 9,5 % pour 2026. Les logements de moins de 15 ans sont exemptés.',
      'Ninguno el primer año; luego una vez al año, máximo 7% más inflación y nunca más de 10%: 9.5% para 2026. Las viviendas de menos de 15 años están exentas.',
    ],
    'Oregon Revised Statutes §§ 90.323, 90.324',
  ],
  PA: [
    30,
    [
      'No state law limits the amount or fixes a notice: the lease decides, and month to month a full month is usual.',
      'Aucune loi ne limite le montant ni ne fixe d’avis : le bail décide; au mois, un mois entier est usuel.',
      'Ninguna ley limita el monto ni fija el aviso: decide el contrato; de mes a mes lo usual es un mes completo.',
    ],
    '68 Pennsylvania Statutes, Landlord and Tenant Act',
  ],
  RI: [
    60,
    [
      'From age 62 the notice is 120 days. No state law limits the amount.',
      'Dès 62 ans, l’avis est de 120 jours. Aucune loi de l’État ne limite le montant.',
      'Desde los 62 años el aviso es de 120 días. Ninguna ley estatal limita el monto.',
    ],
    'Rhode Island General Laws § 34-18-16.1',
  ],
  SC: [30, barred, 'South Carolina Code §§ 27-39-60, 27-40-770'],
  TN: [30, barred, 'Tennessee Code §§ 66-28-512, 66-35-102'],
  TX: [
    30,
    [
      'There is no limit on the amount; a city may control rents only in a disaster and with the governor’s consent. No statute fixes the notice: the lease decides, and month to month one month is the rule.',
      'Le montant n’est pas limité; une ville ne peut contrôler les loyers qu’en cas de désastre et avec l’accord du gouverneur. Aucune loi ne fixe l’avis : le bail décide, et au mois c’est un mois.',
      'No hay tope; una ciudad solo puede controlar rentas en un desastre y con permiso del gobernador. Ninguna ley fija el aviso: decide el contrato, y de mes a mes es un mes.',
    ],
    'Texas Local Government Code § 214.902; Texas Property Code § 91.001',
  ],
  UT: [15, barred, 'Utah Code §§ 57-20-1, 57-22-4'],
  VT: [60, free, '9 Vermont Statutes § 4455'],
  WA: [
    90,
    [
      'None in the first year, then in twelve months at most 7% plus inflation or 10%, whichever is less: 9.683% for 2026. A building is exempt for 12 years from its certificate of occupancy.',
      'Aucune la première année, puis en douze mois d’au plus 7 % plus l’inflation ou 10 %, selon le moins élevé : 9,683 % pour 2026. Un immeuble est exempté 12 ans dès son certificat d’occupation.',
      'Ninguno el primer año; luego en doce meses máximo 7% más inflación o 10%, lo que sea menor: 9.683% para 2026. Un edificio está exento 12 años desde su certificado de ocupación.',
    ],
    'Revised Code of Washington §§ 59.18.140, 59.18.700 (HB 1217, 2025)',
  ],
  WI: [28, barred, 'Wisconsin Statutes §§ 66.1015, 704.19'],
};

const increaseTexts = byPlace<[days: number, limit: Texts]>(increaseNotices, (days, limit) =>
  joined(notice(days), limit),
);

const rentIncreaseRows: Rows = withPeriods(
  // The limits of 2026. In California inflation can make it less.
  withShares(increaseTexts, { CA: [1.1], OR: [1.095], WA: [1.09683] }),
  Object.fromEntries(Object.entries(increaseNotices).map(([state, [days]]) => [state, [raiseAfter(days, 'days')]])),
);

export const lateFees: Rules = {
  entry: {
    id: 'late-fee',
    names: 'late fee* on rent|rent late fee*|late rent|frais de retard de loyer|recargo de renta|recargo por renta',
    says: {
      en: 'A late fee on rent must be in the lease. Several states of the USA cap it, mostly at 4% to 12% of the rent, some after days of grace; elsewhere it must be reasonable.',
      fr: 'Aux États-Unis, des frais de retard sur le loyer doivent être au bail. Plusieurs États les limitent, souvent de 4 % à 12 % du loyer, certains après des jours de grâce; ailleurs ils doivent être raisonnables.',
      es: 'El cargo por renta atrasada debe estar en el contrato. Varios estados lo limitan, casi siempre de 4% a 12% de la renta, algunos tras días de gracia; en los demás debe ser razonable.',
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: lateFeeRows,
  figure: shareOf,
  amounts: 'rent',
};

export const rentIncreases: Rules = {
  entry: {
    id: 'rent-increase',
    names:
      'rent increase*|increase* the rent|increase my rent|rais* the rent|rais* my rent|aumento de renta|subir la renta|me subio la renta|hausse de loyer',
    says: {
      en: 'In most states of the USA the amount of a rent increase is free, with a written notice of 30 days or more; during a lease the rent stays unless the lease says otherwise. California, Oregon, Washington and Washington, D.C. limit increases, and so do cities in New York, New Jersey, Maryland, Maine and Minnesota. An increase in retaliation for a complaint is not allowed.',
      fr: 'Dans la plupart des États américains, la hausse du loyer est libre, avec un avis écrit de 30 jours ou plus; pendant le bail, le loyer reste, sauf clause contraire. La Californie, l’Oregon, Washington et le district de Columbia limitent les hausses, comme des villes de New York, du New Jersey, du Maryland, du Maine et du Minnesota. Une hausse par représailles est interdite.',
      es: 'En casi todos los estados el aumento de renta es libre, con aviso escrito de 30 días o más; durante el contrato la renta no cambia salvo que el contrato lo diga. California, Oregón, Washington y Washington D. C. limitan los aumentos, igual que ciudades de Nueva York, Nueva Jersey, Maryland, Maine y Minnesota. No se permite un aumento en represalia.',
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: rentIncreaseRows,
  figure: highestRent,
  decides: 'rent',
  amounts: 'rent',
};
