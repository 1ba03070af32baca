import { asOf, byPlace, joined, type Rows, type Rules, type Texts, topic } from './rule.ts';

const kept: Texts = [
  'Keep the dated complaint, the inspector’s report and the notice: the order of the dates is the proof. It protects a tenant who pays the rent. Answer any court papers by their date, or the defense is lost.',
  'Gardez la plainte datée, le rapport de l’inspecteur et l’avis : l’ordre des dates est la preuve. Cela protège le locataire qui paie son loyer. Répondez à tout acte du tribunal avant sa date, sinon la défense est perdue.',
  'Guarde la queja con fecha, el informe del inspector y el aviso: el orden de las fechas es la prueba. Protege al inquilino que paga la renta. Conteste todo documento del tribunal antes de su fecha o pierde la defensa.',
];
const forbidden: Texts = [
  'a landlord may not end the tenancy, raise the rent, cut services or threaten eviction because the tenant complained to an inspector, the city or the landlord about repairs or joined a tenants’ group, even where a notice without a reason is otherwise enough.',
  'un propriétaire ne peut ni mettre fin au bail, ni hausser le loyer, ni couper des services, ni menacer d’expulsion parce que le locataire s’est plaint de l’état du logement à un inspecteur, à la ville ou à lui, même là où un avis sans motif suffit d’habitude.',
  'el dueño no puede terminar el contrato, subir la renta, cortar servicios ni amenazar con desalojo porque el inquilino se quejó de reparaciones con un inspector, la ciudad o él, aun donde normalmente basta un aviso sin motivo.',
];

/** The time after a complaint in which the law presumes retaliation. */
const presumed = (en: string, fr: string, es: string): Texts => [
  `If it happens within ${en} of the complaint, the law presumes retaliation and the landlord must prove another reason.`,
  `Si cela arrive dans les ${fr} de la plainte, la loi présume des représailles et le propriétaire doit prouver un autre motif.`,
  `Si pasa dentro de ${es} de la queja, la ley presume represalia y el dueño debe probar otro motivo.`,
];
const days = (count: number): Texts => presumed(`${count} days`, `${count} jours`, `${count} días`);
const months = (count: number): Texts => presumed(`${count} months`, `${count} mois`, `${count} meses`);
const within = (en: string, fr: string, es: string): Texts => [
  `The protection holds for ${en} after the complaint.`,
  `La protection vaut ${fr} après la plainte.`,
  `La protección vale ${es} después de la queja.`,
];

const rows: Rows = byPlace<Texts[]>(
  {
    AL: ['Code of Alabama § 35-9A-501'],
    AK: ['Alaska Statutes § 34.03.310'],
    AZ: [months(6), 'Arizona Revised Statutes § 33-1381'],
    CA: [within('180 days', '180 jours', '180 días'), 'California Civil Code § 1942.5'],
    CO: ['Colorado Revised Statutes § 38-12-509'],
    CT: [within('6 months', '6 mois', '6 meses'), 'Connecticut General Statutes § 47a-20'],
    DC: [months(6), 'D.C. Code § 42-3505.02'],
    DE: [days(90), '25 Delaware Code § 5516'],
    FL: ['Florida Statutes § 83.64'],
    GA: [within('3 months', '3 mois', '3 meses'), 'O.C.G.A. § 44-7-24'],
    HI: ['Hawaii Revised Statutes § 521-74'],
    IL: ['Illinois Landlord Retaliation Act, 765 ILCS 721 (since 2025)'],
    IN: ['Indiana Code 32-31-8.5'],
    IA: [months(12), 'Iowa Code § 562A.36'],
    KS: ['Kansas Statutes § 58-2572'],
    ME: [months(6), '14 Maine Revised Statutes § 6001'],
    MD: [within('6 months', '6 mois', '6 meses'), 'Maryland Real Property § 8-208.1'],
    MA: [months(6), 'Massachusetts General Laws c. 186, § 18; c. 239, § 2A'],
    MI: [days(90), 'MCL 600.5720'],
    MN: [days(90), 'Minnesota Statutes §§ 504B.285, 504B.441'],
    MT: [months(6), 'Montana Code § 70-24-431'],
    NE: ['Nebraska Revised Statutes § 76-1439'],
    NV: ['Nevada Revised Statutes § 118A.510'],
    NH: [months(6), 'New Hampshire RSA 540:13-a, 540:13-b'],
    NJ: ['N.J.S.A. 2A:42-10.10, 2A:42-10.12'],
    NM: [within('6 months', '6 mois', '6 meses'), 'New Mexico Statutes § 47-8-39'],
    NY: [months(12), 'New York Real Property Law § 223-b'],
    NC: [within('12 months', '12 mois', '12 meses'), 'North Carolina General Statutes § 42-37.1'],
    OH: ['Ohio Revised Code § 5321.02'],
    OR: ['Oregon Revised Statutes § 90.385'],
    RI: ['Rhode Island General Laws § 34-18-46'],
    SC: ['South Carolina Code § 27-40-910'],
    TN: ['Tennessee Code § 66-28-514'],
    TX: [within('6 months', '6 mois', '6 meses'), 'Texas Property Code §§ 92.331-92.333'],
    VT: ['9 Vermont Statutes § 4465'],
    VA: ['Code of Virginia § 55.1-1258'],
    WA: [days(90), 'Revised Code of Washington §§ 59.18.240, 59.18.250'],
    WI: ['Wisconsin Statutes § 704.45'],
  },
  (...times) => joined(forbidden, ...times, kept),
  {
    CA: [
      'Punitive damages are $100 to $2,000 for each act if the landlord acted with malice.',
      'Des dommages punitifs de 100 $ à 2 000 $ par acte s’ajoutent en cas de malveillance.',
      'Hay daños punitivos de $100 a $2,000 por acto si hubo malicia.',
    ],
    GA: [
      'The tenant can recover one month’s rent plus $500 and court costs.',
      'Le locataire peut obtenir un mois de loyer plus 500 $ et les frais.',
      'El inquilino puede recuperar un mes de renta más $500 y las costas.',
    ],
    MA: [
      'Damages are one to three months’ rent or the actual loss, if more, and attorney’s fees.',
      'Les dommages sont d’un à trois mois de loyer, ou la perte si elle est plus grande, et les honoraires.',
      'Los daños son de uno a tres meses de renta, o la pérdida si es mayor, y honorarios.',
    ],
    MD: [
      'Damages are up to three months’ rent and attorney’s fees.',
      'Les dommages vont jusqu’à trois mois de loyer et les honoraires.',
      'Los daños son hasta tres meses de renta y honorarios.',
    ],
    TX: [
      'The tenant can recover one month’s rent plus $500, the actual loss and attorney’s fees.',
      'Le locataire peut obtenir un mois de loyer plus 500 $, sa perte et les honoraires.',
      'El inquilino puede recuperar un mes de renta más $500, su pérdida y honorarios.',
    ],
  },
);

export const retaliations: Rules = {
  entry: {
    id: 'landlord-retaliation',
    names:
      'landlord retaliation|retaliatory eviction*|represailles du proprietaire|represalias del dueno|represalia del casero',
    says: {
      en: `In most states ${forbidden[0]} Many presume retaliation for 90 days to one year after the complaint. ${kept[0]}`,
      fr: `Dans la plupart des États, ${forbidden[1]} Beaucoup présument des représailles de 90 jours à un an après la plainte. ${kept[1]}`,
      es: `En la mayoría de los estados ${forbidden[2]} Muchos presumen represalia de 90 días a un año después de la queja. ${kept[2]}`,
    },
    source: 'Landlord and tenant acts of the states',
    country: 'US',
    asOf,
  },
  rows,
};

export const canadianRetaliations: Rules = {
  entry: topic(
    'landlord-retaliation-canada',
    'retaliatory notice*|avis en represailles',
    'Residential tenancy acts of the provinces',
    'A landlord in Canada can end a tenancy only for a reason and with the form that the act of the province names, and a complaint to the city or the tribunal is none. Dispute the notice at the tribunal in its time and show the dates of the complaint and of the notice; you don’t have to leave before an order.',
    'Au Canada, un locateur ne met fin à un bail que pour un motif et avec l’avis prévus par la loi de la province, et une plainte à la ville ou au tribunal n’en est pas un. Contestez l’avis au tribunal dans le délai et montrez les dates de la plainte et de l’avis; vous n’avez pas à partir avant une décision.',
    'En Canadá el arrendador solo termina un contrato por un motivo y con el aviso de la ley de la provincia, y una queja a la ciudad o al tribunal no lo es. Impugne el aviso en el tribunal dentro del plazo y muestre las fechas de la queja y del aviso; no tiene que irse antes de una orden.',
  ),
  rows: byPlace<[Texts]>(
    {
      ON: [
        [
          'In Ontario the Landlord and Tenant Board must refuse an eviction if the landlord applied because you complained to an authority about health, safety or housing rules, tried to enforce your rights or joined a tenants’ association. A notice alone (N4, N12 …) doesn’t end the tenancy: stay, come to the hearing and bring the complaint with its date. Threats and harassment go on form T2.',
          'En Ontario, la Commission de la location immobilière doit refuser l’expulsion si le locateur la demande parce que vous vous êtes plaint à une autorité de la santé, de la sécurité ou des normes, avez fait valoir vos droits ou joint une association. Un avis seul (N4, N12…) ne met pas fin au bail : restez, venez à l’audience avec la plainte datée. Le harcèlement va sur le formulaire T2.',
          'En Ontario el Landlord and Tenant Board debe negar el desalojo si el arrendador lo pidió porque usted se quejó ante una autoridad de salud, seguridad o vivienda, reclamó sus derechos o se unió a una asociación. Un aviso solo (N4, N12…) no termina el contrato: quédese y vaya a la audiencia con la queja fechada. El acoso va en el formulario T2.',
        ],
        'Residential Tenancies Act, 2006 (Ontario), s. 83(3)(b)-(d), s. 23',
      ],
      QC: [
        [
          'In Québec a tenant has the right to stay (art. 1936 CCQ): a complaint to the city is no reason to end a lease, and a rent increase can be refused within a month of its notice. Harassment to make you leave gives damages and punitive damages at the Tribunal administratif du logement.',
          'Au Québec, le locataire a droit au maintien dans les lieux (art. 1936 C.c.Q.) : une plainte à la ville n’est pas un motif pour mettre fin au bail, et une hausse se refuse dans le mois de l’avis. Le harcèlement pour vous faire partir donne droit à des dommages, même punitifs, au Tribunal administratif du logement.',
          'En Quebec el inquilino tiene derecho a quedarse (art. 1936 CCQ): quejarse con la ciudad no es motivo para terminar el contrato, y un aumento se rechaza dentro de un mes del aviso. El acoso para que se vaya da derecho a daños, incluso punitivos, en el Tribunal administratif du logement.',
        ],
        'Civil Code of Québec, arts. 1902, 1936, 1945',
      ],
    },
    (text) => text,
  ),
};
