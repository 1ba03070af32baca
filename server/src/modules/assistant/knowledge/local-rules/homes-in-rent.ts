/** Long because it is a table: entry, repairs and belongings left in rented homes in the states of the USA. */
import { asOf, byPlace, joined, type Rows, type Rules, type Texts } from './rule.ts';

/** Hours of notice, or 0 where the law asks for a reasonable notice and -1 where it sets none. */
type Hours = number;

const entryRows: Rows = byPlace<[Hours]>(
  {
    AL: [48, 'Code of Alabama § 35-9A-303 (two days)'],
    AK: [24, 'Alaska Statutes § 34.03.140'],
    AZ: [48, 'Arizona Revised Statutes § 33-1343 (two days)'],
    CA: [24, 'California Civil Code § 1954'],
    CO: [-1, 'Colorado Revised Statutes title 38, art. 12 sets no general notice'],
    CT: [0, 'Connecticut General Statutes § 47a-16'],
    DE: [48, '25 Delaware Code § 5509'],
    DC: [48, 'D.C. Code § 42-3505.51'],
    FL: [24, 'Florida Statutes § 83.53'],
    GA: [-1, 'O.C.G.A. title 44, ch. 7 sets no notice'],
    HI: [48, 'Hawaii Revised Statutes § 521-53 (two days)'],
    IL: [-1, 'Illinois law sets no notice; Chicago Municipal Code 5-12-050 asks for two days'],
    IN: [0, 'Indiana Code § 32-31-5-6'],
    IA: [24, 'Iowa Code § 562A.19'],
    KS: [0, 'Kansas Statutes § 58-2557'],
    KY: [48, 'Kentucky Revised Statutes § 383.615 (two days)'],
    LA: [-1, 'Louisiana law sets no notice'],
    ME: [24, '14 Maine Revised Statutes § 6025'],
    MI: [-1, 'Michigan law sets no notice'],
    MN: [24, 'Minnesota Statutes § 504B.211'],
    MS: [-1, 'Mississippi Code title 89, ch. 8 sets no notice'],
    MO: [-1, 'Missouri law sets no notice'],
    MT: [24, 'Montana Code § 70-24-312'],
    NE: [24, 'Nebraska Revised Statutes § 76-1423'],
    NV: [24, 'Nevada Revised Statutes § 118A.330'],
    NH: [0, 'New Hampshire RSA 540-A:3'],
    NM: [24, 'New Mexico Statutes § 47-8-24'],
    NY: [-1, 'New York law sets no notice by statute; courts ask for a reasonable one'],
    NC: [-1, 'North Carolina General Statutes ch. 42 sets no notice'],
    ND: [0, 'North Dakota Century Code § 47-16-07.3'],
    OH: [24, 'Ohio Revised Code § 5321.04'],
    OK: [24, '41 Oklahoma Statutes § 128 (one day)'],
    OR: [24, 'Oregon Revised Statutes § 90.322'],
    PA: [-1, 'Pennsylvania law sets no notice'],
    RI: [48, 'Rhode Island General Laws § 34-18-26 (two days)'],
    SC: [24, 'South Carolina Code § 27-40-530'],
    SD: [24, 'South Dakota Codified Laws § 43-32-32'],
    TX: [-1, 'Texas Property Code sets no notice: the lease decides'],
    UT: [24, 'Utah Code § 57-22-4'],
    VT: [48, '9 Vermont Statutes § 4460'],
    VA: [72, 'Code of Virginia § 55.1-1229'],
    WA: [48, 'Revised Code of Washington § 59.18.150 (two days; one day to show the home)'],
    WV: [-1, 'West Virginia law sets no notice'],
    WI: [12, 'Wisconsin Statutes § 704.05; Wisconsin Administrative Code ATCP 134.09'],
  },
  (hours) => {
    const rest: Texts = [
      'In an emergency, such as a burst pipe, no notice is needed.',
      'En cas d’urgence, comme un tuyau crevé, aucun avis n’est requis.',
      'En una emergencia, como una tubería rota, no hace falta aviso.',
    ];
    if (hours > 0)
      return joined(
        [
          `the landlord gives at least ${hours} hours’ notice and comes at a reasonable time, for repairs, inspections or showings.`,
          `le propriétaire donne au moins ${hours} heures d’avis et vient à une heure raisonnable, pour réparer, inspecter ou faire visiter.`,
          `el dueño avisa con al menos ${hours} horas y entra a una hora razonable, para reparar, inspeccionar o mostrar.`,
        ],
        rest,
      );
    return joined(
      hours === 0
        ? [
            'the landlord must give reasonable notice before coming in; 24 hours is the usual measure.',
            'le propriétaire doit donner un avis raisonnable avant d’entrer; 24 heures est l’usage.',
            'el dueño debe avisar con tiempo razonable antes de entrar; lo usual son 24 horas.',
          ]
        : [
            'no statute sets hours of notice: the lease decides, and the tenant’s right to quiet enjoyment forbids coming in at will. A notice of 24 hours is usual.',
            'aucune loi ne fixe d’heures d’avis : le bail décide, et le droit du locataire à la jouissance paisible interdit d’entrer à volonté. Un avis de 24 heures est usuel.',
            'ninguna ley fija horas de aviso: decide el contrato, y el derecho del inquilino al goce pacífico impide entrar a voluntad. Lo usual son 24 horas.',
          ],
      rest,
    );
  },
  {
    IL: ['Chicago asks for two days.', 'Chicago exige deux jours.', 'Chicago exige dos días.'],
  },
);

const inWriting: Texts = [
  'Ask for the repair in writing and keep photos and copies.',
  'Demandez la réparation par écrit et gardez photos et copies.',
  'Pida la reparación por escrito y guarde fotos y copias.',
];
const noWithholding: Texts = [
  'Don’t simply stop paying: the law gives no right to withhold the rent, and unpaid rent can lead to an eviction.',
  'Ne cessez pas simplement de payer : la loi ne permet pas de retenir le loyer, et un impayé peut mener à l’expulsion.',
  'No deje simplemente de pagar: la ley no da derecho a retener la renta, y no pagar puede llevar al desalojo.',
];
const withCourt = (where: Texts): Texts => [
  `Rent is not simply kept back but paid ${where[0]}, which can lower it or order the repair.`,
  `Le loyer ne se retient pas simplement : il se verse ${where[1]}, qui peut le réduire ou ordonner la réparation.`,
  `La renta no se retiene sin más: se deposita ${where[2]}, que puede bajarla u ordenar la reparación.`,
];
const intoCourt = withCourt(['into court', 'au tribunal', 'en el tribunal']);
const mayWithhold: Texts = [
  'A tenant may withhold rent for a serious defect, and it is a defense in court, but keep the money apart and be up to date otherwise.',
  'Un locataire peut retenir le loyer pour un défaut grave, et c’est une défense au tribunal, mais gardez l’argent à part et soyez à jour par ailleurs.',
  'Por un defecto grave el inquilino puede retener la renta, y es una defensa en el tribunal, pero guarde el dinero aparte y esté al corriente en lo demás.',
];
const within = (days: number): Texts => [
  `after a written request the landlord has ${days} days to repair what makes the home unfit or unsafe, less in an emergency.`,
  `après une demande écrite, le propriétaire a ${days} jours pour réparer ce qui rend le logement inhabitable ou dangereux, moins en urgence.`,
  `tras una solicitud por escrito el dueño tiene ${days} días para reparar lo que hace la vivienda inhabitable o peligrosa, menos en una emergencia.`,
];
const soon: Texts = [
  'the landlord must keep the home fit to live in and repair within a reasonable time after a written request.',
  'le propriétaire doit garder le logement habitable et réparer dans un délai raisonnable après une demande écrite.',
  'el dueño debe mantener la vivienda habitable y reparar en un tiempo razonable tras una solicitud por escrito.',
];
const deduct = (most: Texts): Texts => [
  `The tenant may then have it repaired and deduct up to ${most[0]}.`,
  `Le locataire peut alors faire réparer et déduire jusqu’à ${most[1]}.`,
  `El inquilino puede entonces reparar y descontar hasta ${most[2]}.`,
];
const oneMonth: Texts = ['one month’s rent', 'un mois de loyer', 'un mes de renta'];
const orHalf = (dollars: number): Texts => [
  `$${dollars} or half a month’s rent, whichever is more`,
  `${dollars} $ ou un demi-mois de loyer, selon le plus élevé`,
  `$${dollars} o medio mes de renta, lo que sea mayor`,
];

const rentalRepairRows: Rows = byPlace<[first: Texts, ...rest: (Texts | undefined)[]]>(
  {
    AL: [within(14), noWithholding, 'Code of Alabama §§ 35-9A-204, 35-9A-401'],
    AZ: [within(10), deduct(orHalf(300)), noWithholding, 'Arizona Revised Statutes §§ 33-1361, 33-1363'],
    CA: [
      within(30),
      deduct(oneMonth),
      mayWithhold,
      'California Civil Code §§ 1941.1, 1942; Code of Civil Procedure § 1174.2',
    ],
    CT: [soon, intoCourt, 'Connecticut General Statutes §§ 47a-7, 47a-14h'],
    FL: [within(7), mayWithhold, 'Florida Statutes §§ 83.51, 83.56, 83.60'],
    GA: [soon, noWithholding, 'O.C.G.A. §§ 44-7-13, 44-7-14'],
    HI: [
      within(12),
      deduct([
        '$500 or one month’s rent, whichever is more',
        '500 $ ou un mois de loyer, selon le plus élevé',
        '$500 o un mes de renta, lo que sea mayor',
      ]),
      'Hawaii Revised Statutes § 521-64',
    ],
    IL: [
      within(14),
      deduct([
        '$500 or half a month’s rent, whichever is less',
        '500 $ ou un demi-mois de loyer, selon le moins élevé',
        '$500 o medio mes de renta, lo que sea menor',
      ]),
      [
        'Chicago’s ordinance gives more rights.',
        'Le règlement de Chicago donne plus de droits.',
        'La ordenanza de Chicago da más derechos.',
      ],
      '765 ILCS 742; Chicago Municipal Code 5-12-110',
    ],
    IN: [soon, noWithholding, 'Indiana Code §§ 32-31-8-5, 32-31-8-6'],
    IA: [within(7), deduct(oneMonth), 'Iowa Code §§ 562A.15, 562A.21, 562A.27'],
    KS: [within(14), noWithholding, 'Kansas Statutes §§ 58-2553, 58-2559'],
    MD: [soon, intoCourt, 'Maryland Real Property § 8-211 (rent escrow)'],
    MA: [soon, mayWithhold, 'Massachusetts General Laws c. 239, § 8A; c. 111, § 127L'],
    MI: [soon, mayWithhold, 'Michigan Compiled Laws §§ 554.139, 125.530'],
    MN: [within(14), intoCourt, 'Minnesota Statutes §§ 504B.161, 504B.385'],
    MS: [within(30), deduct(oneMonth), 'Mississippi Code §§ 89-8-13, 89-8-15'],
    MT: [within(14), deduct(oneMonth), 'Montana Code § 70-24-406'],
    NE: [within(14), noWithholding, 'Nebraska Revised Statutes §§ 76-1419, 76-1425'],
    NV: [within(14), intoCourt, 'Nevada Revised Statutes § 118A.355'],
    NH: [within(14), mayWithhold, 'New Hampshire RSA 540:13-d'],
    NJ: [
      soon,
      deduct(['the cost of a vital repair', 'le coût d’une réparation vitale', 'el costo de una reparación vital']),
      mayWithhold,
      'Marini v. Ireland, 56 N.J. 130 (1970); Berzito v. Gambino, 63 N.J. 460 (1973)',
    ],
    NM: [
      within(7),
      [
        'The rent may then be reduced by one third, or fully if the tenant moves out.',
        'Le loyer peut alors être réduit d’un tiers, ou en entier si le locataire part.',
        'La renta puede bajar entonces un tercio, o toda si el inquilino se va.',
      ],
      'New Mexico Statutes §§ 47-8-27.1, 47-8-27.2',
    ],
    NY: [soon, mayWithhold, 'New York Real Property Law § 235-b'],
    NC: [soon, noWithholding, 'North Carolina General Statutes §§ 42-42, 42-44(c)'],
    OH: [
      within(30),
      withCourt(['to the clerk of court', 'au greffe du tribunal', 'con el secretario del tribunal']),
      'Ohio Revised Code §§ 5321.04, 5321.07',
    ],
    OK: [within(14), deduct(oneMonth), '41 Oklahoma Statutes §§ 118, 121'],
    OR: [soon, mayWithhold, 'Oregon Revised Statutes §§ 90.320, 90.365, 90.368'],
    PA: [soon, mayWithhold, 'Pugh v. Holmes, 486 Pa. 272 (1979); 35 Pennsylvania Statutes § 1700-1'],
    SC: [within(14), noWithholding, 'South Carolina Code §§ 27-40-440, 27-40-610'],
    TX: [
      within(7),
      noWithholding,
      deduct([
        'one month’s rent or $500, whichever is more, in the cases that the law lists',
        'un mois de loyer ou 500 $, selon le plus élevé, dans les cas prévus par la loi',
        'un mes de renta o $500, lo que sea mayor, en los casos que dice la ley',
      ]),
      'Texas Property Code §§ 92.052, 92.056, 92.0561',
    ],
    UT: [
      [
        'after a written notice the landlord must begin within 3 days, or 24 hours for a dangerous condition.',
        'après un avis écrit, le propriétaire doit commencer dans les 3 jours, ou 24 heures en cas de danger.',
        'tras un aviso escrito el dueño debe empezar en 3 días, o 24 horas si es peligroso.',
      ],
      'Utah Code § 57-22-6',
    ],
    VT: [
      within(30),
      deduct(['half a month’s rent', 'un demi-mois de loyer', 'medio mes de renta']),
      mayWithhold,
      '9 Vermont Statutes §§ 4457–4459',
    ],
    VA: [within(30), intoCourt, 'Code of Virginia §§ 55.1-1220, 55.1-1244 (tenant’s assertion)'],
    WA: [
      [
        'after a written notice the landlord must begin within 24 hours for no water, heat or electricity, 72 hours for a refrigerator, stove or plumbing, and 10 days for the rest.',
        'après un avis écrit, le propriétaire doit commencer dans les 24 heures sans eau, chauffage ou électricité, 72 heures pour frigo, cuisinière ou plomberie, 10 jours pour le reste.',
        'tras un aviso escrito el dueño debe empezar en 24 horas si falta agua, calefacción o luz, 72 horas si es refrigerador, estufa o plomería, y 10 días lo demás.',
      ],
      deduct([
        'two months’ rent with a licensed contractor',
        'deux mois de loyer avec un entrepreneur licencié',
        'dos meses de renta con un contratista con licencia',
      ]),
      'Revised Code of Washington §§ 59.18.070, 59.18.100',
    ],
    WI: [
      soon,
      [
        'Rent abates to the extent that the home can’t be used.',
        'Le loyer est réduit dans la mesure où le logement ne peut servir.',
        'La renta baja en la medida en que la vivienda no se pueda usar.',
      ],
      'Wisconsin Statutes § 704.07',
    ],
    MO: [
      within(14),
      deduct([
        '$300 or half a month’s rent, whichever is more, at most one month’s rent, after six months in the home',
        '300 $ ou un demi-mois de loyer, selon le plus élevé, au plus un mois, après six mois dans le logement',
        '$300 o medio mes de renta, lo que sea mayor, máximo un mes, tras seis meses en la vivienda',
      ]),
      'Missouri Revised Statutes § 441.234',
    ],
  },
  (first, ...rest) => joined(first, inWriting, ...rest),
);

const noStatute: Texts = [
  'no statute says what happens to belongings that a tenant leaves: write to the tenant’s last address, give a reasonable time (30 days is safe), keep the things and a list with photos, and don’t throw them out at once.',
  'aucune loi ne règle le sort des biens laissés par un locataire : écrivez à sa dernière adresse, donnez un délai raisonnable (30 jours est prudent), gardez les biens et une liste avec photos, et ne les jetez pas tout de suite.',
  'ninguna ley dice qué pasa con lo que deja un inquilino: escriba a su última dirección, dé un plazo razonable (30 días es prudente), guarde las cosas y una lista con fotos, y no las tire de inmediato.',
];
const holdDays = (days: number): Texts => [
  `the landlord tells the tenant in writing and keeps the belongings for ${days} days; after that they may be sold or disposed of as the law says.`,
  `le propriétaire avise le locataire par écrit et garde les biens ${days} jours; ensuite ils peuvent être vendus ou éliminés selon la loi.`,
  `el dueño avisa por escrito y guarda las cosas ${days} días; después se pueden vender o desechar como dice la ley.`,
];

const belongingsRows: Rows = byPlace<[Texts]>(
  {
    AL: [holdDays(14), 'Code of Alabama § 35-9A-423'],
    AK: [holdDays(15), 'Alaska Statutes § 34.03.260'],
    AZ: [holdDays(14), 'Arizona Revised Statutes § 33-1370'],
    CA: [
      [
        'the landlord sends a notice and keeps the belongings for 15 days if it is handed over, 18 if mailed; things worth $700 or more are sold at a public sale, the rest may be kept or thrown out.',
        'le propriétaire envoie un avis et garde les biens 15 jours s’il est remis, 18 par la poste; ce qui vaut 700 $ ou plus est vendu aux enchères, le reste peut être gardé ou jeté.',
        'el dueño envía un aviso y guarda las cosas 15 días si se entrega, 18 por correo; lo que vale $700 o más se vende en subasta, el resto se puede quedar o tirar.',
      ],
      'California Civil Code §§ 1980–1991',
    ],
    FL: [
      [
        'the landlord sends a notice and keeps the belongings for 10 days if it is handed over, 15 if mailed; then they are sold, or may be kept or thrown out if worth less than $500. A clause in the lease can change this.',
        'le propriétaire envoie un avis et garde les biens 10 jours s’il est remis, 15 par la poste; ensuite ils sont vendus, ou gardés ou jetés s’ils valent moins de 500 $. Une clause du bail peut changer cela.',
        'el dueño envía un aviso y guarda las cosas 10 días si se entrega, 15 por correo; después se venden, o se pueden quedar o tirar si valen menos de $500. Una cláusula del contrato puede cambiarlo.',
      ],
      'Florida Statutes §§ 715.10–715.111, 83.67',
    ],
    GA: [
      [
        'without a court’s writ nothing may be put out. After an eviction by the sheriff, what is set outside counts as abandoned.',
        'sans ordonnance, rien ne peut être sorti. Après une expulsion par le shérif, ce qui est mis dehors est réputé abandonné.',
        'sin orden judicial no se puede sacar nada. Tras el desalojo por el sheriff, lo que queda afuera se considera abandonado.',
      ],
      'O.C.G.A. § 44-7-55',
    ],
    HI: [holdDays(15), 'Hawaii Revised Statutes § 521-56'],
    IN: [
      [
        'a court order lets the landlord move the belongings to a warehouse, which may sell them after 90 days.',
        'une ordonnance permet au propriétaire de porter les biens à un entrepôt, qui peut les vendre après 90 jours.',
        'una orden judicial permite llevar las cosas a una bodega, que puede venderlas después de 90 días.',
      ],
      'Indiana Code § 32-31-4',
    ],
    KS: [holdDays(30), 'Kansas Statutes § 58-2565'],
    MN: [holdDays(28), 'Minnesota Statutes § 504B.271'],
    MO: [
      [
        'a home counts as abandoned if the rent is 30 days late and the tenant doesn’t answer within 10 days of a mailed and posted notice; then what is left may be removed.',
        'un logement est réputé abandonné si le loyer a 30 jours de retard et que le locataire ne répond pas dans les 10 jours d’un avis posté et affiché; le reste peut alors être enlevé.',
        'la vivienda se considera abandonada si la renta lleva 30 días de atraso y el inquilino no responde en 10 días a un aviso enviado y fijado; entonces se puede retirar lo que queda.',
      ],
      'Missouri Revised Statutes § 441.065',
    ],
    MT: [holdDays(10), 'Montana Code § 70-24-430'],
    NV: [holdDays(30), 'Nevada Revised Statutes § 118A.460'],
    NH: [holdDays(7), 'New Hampshire RSA 540-A:3'],
    NJ: [
      [
        'the landlord sends a notice by certified mail and keeps the belongings for 30 days after delivery, or 33 days after mailing.',
        'le propriétaire envoie un avis recommandé et garde les biens 30 jours après la remise, ou 33 jours après l’envoi.',
        'el dueño envía un aviso certificado y guarda las cosas 30 días tras la entrega, o 33 días tras el envío.',
      ],
      'N.J.S.A. 2A:18-72 to 2A:18-84',
    ],
    NY: [noStatute, 'New York has no statute on it'],
    NC: [
      [
        'after the sheriff has put the tenant out, the landlord keeps the belongings for 7 days; things worth up to $500 in all may be disposed of after 5 days.',
        'après l’expulsion par le shérif, le propriétaire garde les biens 7 jours; s’ils valent au plus 500 $ en tout, 5 jours suffisent.',
        'tras el desalojo por el sheriff, el dueño guarda las cosas 7 días; si valen hasta $500 en total, bastan 5 días.',
      ],
      'North Carolina General Statutes §§ 42-25.9, 42-36.2',
    ],
    ND: [holdDays(28), 'North Dakota Century Code § 47-16-30.1'],
    OH: [noStatute, 'Ohio Revised Code ch. 5321 has no rule on it; § 5321.15 forbids self-help'],
    OK: [holdDays(30), '41 Oklahoma Statutes § 130'],
    OR: [
      [
        'the landlord writes to the tenant, who has 5 days (8 if mailed) to answer, and 15 more to fetch the things.',
        'le propriétaire écrit au locataire, qui a 5 jours (8 par la poste) pour répondre, et 15 de plus pour reprendre ses biens.',
        'el dueño escribe al inquilino, que tiene 5 días (8 por correo) para responder y 15 más para recogerlas.',
      ],
      'Oregon Revised Statutes § 90.425',
    ],
    PA: [
      [
        'the landlord gives notice; the tenant has 10 days to answer, and on request up to 30 days to fetch the things.',
        'le propriétaire donne un avis; le locataire a 10 jours pour répondre, et sur demande jusqu’à 30 jours pour reprendre ses biens.',
        'el dueño avisa; el inquilino tiene 10 días para responder y, si lo pide, hasta 30 días para recogerlas.',
      ],
      '68 Pennsylvania Statutes § 250.505a',
    ],
    TN: [holdDays(30), 'Tennessee Code § 66-28-405'],
    UT: [holdDays(15), 'Utah Code § 78B-6-816'],
    VT: [holdDays(60), '9 Vermont Statutes § 4462'],
    WA: [
      [
        'the landlord stores the belongings and may sell them 45 days after the notice, or 7 days if they are worth $250 or less.',
        'le propriétaire entrepose les biens et peut les vendre 45 jours après l’avis, ou 7 jours s’ils valent 250 $ ou moins.',
        'el dueño guarda las cosas y puede venderlas 45 días después del aviso, o 7 días si valen $250 o menos.',
      ],
      'Revised Code of Washington § 59.18.310',
    ],
    WI: [
      [
        'the landlord may dispose of what is left, unless a written agreement says otherwise; medicine is kept for 7 days.',
        'le propriétaire peut disposer de ce qui reste, sauf entente écrite contraire; les médicaments sont gardés 7 jours.',
        'el dueño puede disponer de lo que queda, salvo acuerdo escrito; las medicinas se guardan 7 días.',
      ],
      'Wisconsin Statutes § 704.05(5)',
    ],
    WY: [holdDays(7), 'Wyoming Statutes § 1-21-1210'],
  },
  (says) => says,
);

export const landlordEntry: Rules = {
  entry: {
    id: 'landlord-entry',
    names:
      'right of entry|landlord entry|notice before entering|notice to enter|droit d’acces au logement|entrar sin avisar',
    says: {
      en: 'In most states of the USA a landlord must tell the tenant before coming in, by statute often 24 or 48 hours, elsewhere a reasonable time or what the lease says. An emergency needs no notice.',
      fr: 'Dans la plupart des États américains, le propriétaire avise le locataire avant d’entrer, souvent 24 ou 48 heures selon la loi, ailleurs un délai raisonnable ou celui du bail. Une urgence n’exige aucun avis.',
      es: 'En casi todos los estados el dueño debe avisar antes de entrar, muchas veces 24 o 48 horas por ley, en otros un tiempo razonable o lo que diga el contrato. Una emergencia no exige aviso.',
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: entryRows,
};

export const rentalRepairs: Rules = {
  entry: {
    id: 'rental-repairs',
    names:
      'withhold* rent|withhold* the rent|rent escrow|repair and deduct|warranty of habitability|retenir le loyer|retener la renta|reparar y descontar',
    says: {
      en: 'In nearly all states of the USA a landlord must keep a rented home fit to live in. Ask for the repair in writing; the time is often 7 to 30 days, less without heat or water. Some states let a tenant deduct the cost or pay the rent into court, others don’t: don’t stop paying before you know which. The city’s code inspector, legal aid or 211 can help.',
      fr: 'Dans presque tous les États américains, le propriétaire doit garder le logement habitable. Demandez la réparation par écrit; le délai est souvent de 7 à 30 jours, moins sans chauffage ou eau. Certains États permettent de déduire le coût ou de verser le loyer au tribunal, d’autres non : ne cessez pas de payer avant de le savoir. L’inspecteur de la ville, l’aide juridique ou le 211 peut aider.',
      es: 'En casi todos los estados el dueño debe mantener habitable la vivienda rentada. Pida la reparación por escrito; el plazo suele ser de 7 a 30 días, menos sin calefacción o agua. Unos estados permiten descontar el costo o depositar la renta en el tribunal, otros no: no deje de pagar antes de saberlo. El inspector de la ciudad, la ayuda legal o el 211 pueden ayudar.',
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: rentalRepairRows,
};

export const belongings: Rules = {
  entry: {
    id: 'left-belongings',
    names:
      'abandoned belongings|abandoned property of a tenant|left their stuff|left his stuff|left her stuff|biens laisses par le locataire|dejo sus cosas|dejaron sus cosas',
    says: {
      en: 'Belongings that a tenant leaves stay the tenant’s. Most states of the USA ask for a written notice and a time to fetch them, from 7 to 60 days, before they may be sold or thrown out. Make a list with photos and store them safely.',
      fr: 'Les biens laissés par un locataire restent à lui. La plupart des États américains exigent un avis écrit et un délai de 7 à 60 jours avant de les vendre ou de les jeter. Faites une liste avec photos et gardez-les en lieu sûr.',
      es: 'Lo que deja un inquilino sigue siendo suyo. Casi todos los estados piden un aviso escrito y un plazo, de 7 a 60 días, antes de venderlo o tirarlo. Haga una lista con fotos y guárdelo en un lugar seguro.',
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows: belongingsRows,
};
