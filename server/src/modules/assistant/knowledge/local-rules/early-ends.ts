import { asOf, byPlace, joined, type Rows, type Rules, rule, type Texts, topic } from './rule.ts';

const service: Texts = [
  'Military orders (a call to service, a new station, a deployment of 90 days or more) end a lease under federal law everywhere: written notice with a copy of the orders, and it ends 30 days after the next rent is due, without a fee (50 U.S.C. § 3955).',
  'Des ordres militaires (entrée en service, mutation, déploiement de 90 jours ou plus) mettent fin au bail partout selon la loi fédérale : avis écrit avec copie des ordres; il finit 30 jours après le prochain loyer dû, sans frais (50 U.S.C. § 3955).',
  'Las órdenes militares (entrada en servicio, traslado, despliegue de 90 días o más) terminan el contrato en todo el país por ley federal: aviso escrito con copia de las órdenes, y termina 30 días después de la siguiente renta, sin cargo (50 U.S.C. § 3955).',
];
const death: Texts = [
  'When a tenant dies the lease usually goes on with the estate, which owes the rent, not the family; the landlord must try to rent the home again in most states.',
  'Au décès du locataire, le bail continue d’habitude avec la succession, qui doit le loyer, non la famille; le propriétaire doit chercher un autre locataire dans la plupart des États.',
  'Cuando muere el inquilino el contrato suele seguir con la sucesión, que debe la renta, no la familia; el dueño debe buscar otro inquilino en casi todos los estados.',
];
/** The end of a lease for a victim of violence at home or stalking. */
const violence: Texts = [
  'a tenant who is a victim of family violence, sexual assault or stalking can end the lease early with a written notice and proof, such as a protective order or a police report; what else counts is in the statute.',
  'une victime de violence familiale, d’agression sexuelle ou de harcèlement peut mettre fin au bail par avis écrit avec preuve, comme une ordonnance de protection ou un rapport de police; la loi dit quelles autres preuves valent.',
  'una víctima de violencia familiar, agresión sexual o acoso puede terminar antes el contrato con aviso escrito y prueba, como una orden de protección o un reporte policial; la ley dice qué más vale.',
];
const after = (days: number): Texts => [
  `Rent is owed for at most ${days} days after the notice.`,
  `Le loyer est dû au plus ${days} jours après l’avis.`,
  `La renta se debe como máximo ${days} días después del aviso.`,
];

const rows: Rows = byPlace<Texts[]>(
  {
    AZ: [violence, after(30), 'Arizona Revised Statutes § 33-1318'],
    CA: [violence, after(14), 'California Civil Code § 1946.7'],
    DC: [violence, after(14), 'D.C. Code § 42-3505.07'],
    GA: [violence, after(30), 'O.C.G.A. § 44-7-23'],
    IL: [violence, 'Illinois Safe Homes Act, 765 ILCS 750'],
    IN: [violence, after(30), 'Indiana Code 32-31-9-12'],
    MD: [violence, after(30), 'Maryland Real Property § 8-5A-02'],
    MA: [violence, 'Massachusetts General Laws c. 186, § 24'],
    MI: [violence, 'MCL 554.601b'],
    MN: [
      violence,
      [
        'After the death of a tenant the estate or the landlord can end the lease with two months’ written notice.',
        'Après le décès du locataire, la succession ou le propriétaire peut mettre fin au bail par avis écrit de deux mois.',
        'Tras la muerte del inquilino, la sucesión o el dueño puede terminar el contrato con dos meses de aviso escrito.',
      ],
      'Minnesota Statutes §§ 504B.206, 504B.265',
    ],
    NV: [violence, 'Nevada Revised Statutes § 118A.345'],
    NJ: [
      violence,
      [
        'After the death of a tenant or their spouse the lease ends 40 days after written notice, unless it says otherwise.',
        'Après le décès du locataire ou de son conjoint, le bail finit 40 jours après un avis écrit, sauf clause contraire.',
        'Tras la muerte del inquilino o su cónyuge el contrato termina 40 días después de un aviso escrito, salvo que diga otra cosa.',
      ],
      'N.J.S.A. 46:8-9.1, 46:8-9.6',
    ],
    NY: [violence, after(30), 'New York Real Property Law § 227-c'],
    NC: [violence, after(30), 'North Carolina General Statutes § 42-45.1'],
    OR: [violence, after(14), 'Oregon Revised Statutes § 90.453'],
    TX: [
      violence,
      [
        'After the death of a sole tenant the estate can end the lease with written notice of 30 days once the belongings are out.',
        'Après le décès de l’unique locataire, la succession peut mettre fin au bail par avis écrit de 30 jours, une fois les biens retirés.',
        'Tras la muerte del único inquilino la sucesión puede terminar el contrato con 30 días de aviso escrito, una vez retiradas sus cosas.',
      ],
      'Texas Property Code §§ 92.016, 92.0162, 92.017',
    ],
    WA: [violence, 'Revised Code of Washington § 59.18.575'],
    WI: [violence, 'Wisconsin Statutes § 704.16'],
  },
  (...texts) => joined(...texts, service),
);

export const earlyEnds: Rules = {
  entry: {
    id: 'end-lease-early',
    names:
      'servicemembers civil relief act|military clause|tenant dies|lease after death|clause militaire|clausula militar',
    says: {
      en: `${service[0]} Many states let a victim of violence at home end a lease early with notice and proof. ${death[0]}`,
      fr: `${service[1]} Bien des États permettent à une victime de violence familiale de mettre fin au bail avec avis et preuve. ${death[1]}`,
      es: `${service[2]} Muchos estados permiten que una víctima de violencia familiar termine antes el contrato con aviso y prueba. ${death[2]}`,
    },
    source: 'Servicemembers Civil Relief Act, 50 U.S.C. § 3955; landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows,
};

export const canadianEarlyEnds: Rules = {
  entry: topic(
    'end-lease-early-canada',
    'end a lease for violence in canada|resiliation du bail pour violence|bail apres le deces',
    'Residential tenancy acts of the provinces; Civil Code of Québec, arts. 1939, 1974.1',
    'In most provinces a victim of violence at home can end a lease early with a short notice and a certificate or statement, and after the death of a tenant who lived alone the estate can end it; the province sets the notice.',
    'Dans la plupart des provinces, une victime de violence familiale peut mettre fin au bail avec un court avis et une attestation, et après le décès d’un locataire qui vivait seul, la succession peut y mettre fin; la province fixe le délai.',
    'En casi todas las provincias una víctima de violencia familiar puede terminar antes el contrato con un aviso corto y una constancia, y tras la muerte de quien vivía solo puede hacerlo la sucesión; la provincia fija el aviso.',
  ),
  rows: {
    QC: rule(
      'Civil Code of Québec, arts. 1938, 1939, 1974.1',
      'In Québec death does not end a lease. If nobody lived with the tenant, the heir or liquidator can end it with two months’ notice, given within six months of the death; a person who lived there takes the lease over with notice within two months. A victim of spousal or sexual violence, or violence toward a child, ends it with two months’ notice (one month if the lease is for less than 12 months or has no term) and an attestation of a public officer designated by the Minister of Justice.',
      'Au Québec, le décès ne met pas fin au bail. Si personne n’habitait avec le locataire, l’héritier ou le liquidateur peut le résilier par un avis de deux mois donné dans les six mois du décès; la personne qui habitait là reprend le bail par avis dans les deux mois. Une victime de violence conjugale, sexuelle ou envers un enfant le résilie par un avis de deux mois (un mois si le bail est de moins de 12 mois ou sans terme) avec l’attestation d’un officier public désigné par le ministre de la Justice.',
      'En Quebec la muerte no termina el contrato. Si nadie vivía con el inquilino, el heredero o liquidador puede terminarlo con dos meses de aviso dado dentro de seis meses de la muerte; quien vivía ahí lo asume con aviso en dos meses. Una víctima de violencia conyugal, sexual o hacia un niño lo termina con dos meses de aviso (uno si es de menos de 12 meses o sin plazo) y la constancia de un funcionario designado por el Ministro de Justicia.',
    ),
    ON: rule(
      'Residential Tenancies Act, 2006 (Ontario), ss. 47.1–47.3, 91',
      'In Ontario a victim of sexual or domestic violence, or whose child is one, ends the tenancy with 28 days’ notice: form N15 with a signed statement or a court order. When a sole tenant dies, the tenancy ends 30 days after the death, and a spouse who lived there takes it over.',
      'En Ontario, une victime de violence sexuelle ou familiale, ou dont l’enfant l’est, met fin au bail avec 28 jours d’avis : formulaire N15 avec une déclaration signée ou une ordonnance. Au décès de l’unique locataire, le bail finit 30 jours après; un conjoint qui y vivait le reprend.',
      'En Ontario una víctima de violencia sexual o familiar, o cuyo hijo lo es, termina el contrato con 28 días de aviso: formulario N15 con una declaración firmada o una orden. Si muere el único inquilino, termina 30 días después; el cónyuge que vivía ahí lo asume.',
    ),
    BC: rule(
      'Residential Tenancy Act (British Columbia), ss. 45.1, 45.2',
      'In British Columbia a tenant whose safety is at risk from family or household violence, or who must go into long-term care, can end a fixed term with one month’s written notice and a confirmation by a third party (a professional on the RTB’s list).',
      'En Colombie-Britannique, un locataire en danger à cause de violence familiale, ou admis en soins de longue durée, met fin au bail à durée fixe par avis écrit d’un mois avec la confirmation d’un tiers (un professionnel de la liste du RTB).',
      'En Columbia Británica quien corre peligro por violencia familiar, o entra a cuidados de largo plazo, termina el plazo fijo con un mes de aviso escrito y la confirmación de un tercero (un profesional de la lista del RTB).',
    ),
    AB: rule(
      'Residential Tenancies Act (Alberta), Part 4.1',
      'In Alberta a victim of domestic violence ends the tenancy without a penalty by 28 days’ written notice with a certificate that the province issues on a protection order or the statement of a professional.',
      'En Alberta, une victime de violence familiale met fin au bail sans pénalité par avis écrit de 28 jours avec un certificat de la province, délivré sur une ordonnance de protection ou la déclaration d’un professionnel.',
      'En Alberta una víctima de violencia doméstica termina el contrato sin multa con 28 días de aviso escrito y un certificado de la provincia, dado con una orden de protección o la declaración de un profesional.',
    ),
  },
};
