import { depositBack, type Period, raiseAfter } from './period.ts';
import { inProvince } from './provinces.ts';
import { depositOf, highestRent, type Rows, type Rule, type Rules, rule, say, topic, withPeriods } from './rule.ts';

/** Largest deposits in months of rent, days until they go back, and the statute. Sources: the acts named in the rows. */
const deposits: Readonly<
  Record<
    string,
    readonly [months: 0.5 | 0.75 | 1, days: number, act: string, more?: readonly [en: string, fr: string, es: string]]
  >
> = {
  AB: [
    1,
    10,
    'Residential Tenancies Act (Alberta), ss. 43–46',
    [
      'The landlord owes yearly interest at the rate of the regulation and a written statement of what is kept; with an estimate of repairs the final account may take 30 days. Inspection reports at move-in and move-out are needed to keep anything for damage. A claim goes to the Residential Tenancy Dispute Resolution Service (RTDRS) or the Alberta Court of Justice.',
      'Le locateur doit l’intérêt annuel du règlement et un relevé écrit de ce qu’il garde; avec une estimation des réparations, le compte final peut prendre 30 jours. Sans rapports d’inspection à l’entrée et à la sortie, rien ne peut être retenu pour des dommages. Le recours va au RTDRS ou à la Cour de justice de l’Alberta.',
      'El arrendador debe el interés anual del reglamento y una cuenta escrita de lo que retiene; con un presupuesto de reparación la cuenta final puede tardar 30 días. Sin inspecciones de entrada y salida no puede retener nada por daños. Se reclama en el RTDRS o en la corte (Court of Justice).',
    ],
  ],
  BC: [
    0.5,
    15,
    'Residential Tenancy Act (British Columbia), ss. 19, 36 and 38',
    [
      'A pet deposit of at most another half month may be added. The 15 days run from the end of the tenancy or from the tenant’s forwarding address in writing, whichever is later; a landlord who neither pays nor applies for dispute resolution in that time owes double. The tenant applies to the Residential Tenancy Branch (RTB).',
      'S’y ajoute au plus un demi-mois pour un animal. Les 15 jours partent de la fin du bail ou de la remise écrite de la nouvelle adresse, selon la plus tardive; le locateur qui ne paie ni ne demande un arbitrage dans ce délai doit le double. Le locataire s’adresse à la Residential Tenancy Branch (RTB).',
      'Se puede sumar medio mes por mascota. Los 15 días corren desde el fin del contrato o desde que el inquilino da su nueva dirección por escrito, lo que sea después; quien no paga ni pide resolución en ese plazo debe el doble. Se reclama en la Residential Tenancy Branch (RTB).',
    ],
  ],
  MB: [0.5, 14, 'The Residential Tenancies Act (Manitoba), C.C.S.M. c. R119, Part 3'],
  NL: [0.75, 10, 'Residential Tenancies Act, 2018 (Newfoundland and Labrador), s. 14'],
  NS: [0.5, 10, 'Residential Tenancies Act (Nova Scotia), s. 12'],
  PE: [1, 15, 'Residential Tenancy Act (Prince Edward Island), ss. 14 and 40'],
  SK: [
    1,
    7,
    'The Residential Tenancies Act, 2006 (Saskatchewan), ss. 25–32',
    [
      'Those are business days. Half may be asked at the start and the rest within two months. A landlord who wants to keep part of it must claim it at the Office of Residential Tenancies.',
      'Il s’agit de jours ouvrables. La moitié peut être exigée au début et le reste dans les deux mois. Le locateur qui veut en garder une partie doit la réclamer à l’Office of Residential Tenancies.',
      'Son días hábiles. Puede pedirse la mitad al inicio y el resto en dos meses. Quien quiera retener una parte debe reclamarla en la Office of Residential Tenancies.',
    ],
  ],
};

const parts = {
  0.5: say('half a month’s rent', 'un demi-mois de loyer', 'medio mes de renta'),
  0.75: say(
    'three quarters of a month’s rent',
    'les trois quarts d’un mois de loyer',
    'tres cuartos de un mes de renta',
  ),
  1: say('one month’s rent', 'un mois de loyer', 'un mes de renta'),
} as const;

const depositRules = Object.fromEntries(
  Object.entries(deposits).map(([province, [months, days, act, [en, fr, es] = ['', '', '']]]) => {
    const [place, most] = [inProvince[province]!, parts[months]];
    return [
      province,
      {
        ...rule(
          act,
          `${place.en} a security deposit may be at most ${most.en} and must go back within ${days} days after the tenancy ends, less proven damage or unpaid rent. ${en}`.trim(),
          `${place.fr}, un dépôt de garantie est d’au plus ${most.fr} et se rembourse dans les ${days} jours après la fin du bail, moins les dommages prouvés ou le loyer impayé. ${fr}`.trim(),
          `${place.es} el depósito de garantía es de ${most.es} como máximo y se devuelve en ${days} días tras el fin del contrato, menos daños probados o renta sin pagar. ${es}`.trim(),
          (rent) => Math.round(rent * months * 100) / 100,
        ),
        periods: [depositBack(days, province === 'SK' ? 'business days' : 'days')],
      },
    ];
  }),
) as Record<string, Rule>;

export const securityDeposits: Rules = {
  entry: topic(
    'security-deposit-canada',
    'security deposit in canada|damage deposit in canada',
    'Provincial residential tenancy acts; Civil Code of Québec, art. 1904',
    'In Canada each province limits the deposit of a tenant: none in Québec, only the last month’s rent in Ontario, half a month in British Columbia, Manitoba and Nova Scotia, one month in Alberta, Saskatchewan and Prince Edward Island. It goes back within 7 to 15 days after the tenancy in most of them, and the tribunal for tenancies decides a dispute.',
    'Au Canada, chaque province limite le dépôt d’un locataire : aucun au Québec, le dernier mois de loyer en Ontario, un demi-mois en Colombie-Britannique, au Manitoba et en Nouvelle-Écosse, un mois en Alberta, en Saskatchewan et à l’Île-du-Prince-Édouard. Il se rend d’habitude dans les 7 à 15 jours, et le tribunal du logement tranche un litige.',
    'En Canadá cada provincia limita el depósito: ninguno en Quebec, solo el último mes en Ontario, medio mes en Columbia Británica, Manitoba y Nueva Escocia, un mes en Alberta, Saskatchewan y la Isla del Príncipe Eduardo. Se devuelve casi siempre en 7 a 15 días y el tribunal de vivienda decide una disputa.',
  ),
  rows: {
    ...depositRules,
    QC: rule(
      'Civil Code of Québec, art. 1904; Tribunal administratif du logement',
      'In Québec a landlord may not require a security, damage, key or pet deposit, nor post-dated checks: only the first month’s rent may be asked in advance. A tenant who paid one may ask for it back in writing and then apply to the Tribunal administratif du logement (TAL); some tenants agree freely to a deposit, but it can’t be a condition of the lease.',
      'Au Québec, un locateur ne peut exiger aucun dépôt de garantie (dommages, clés, animal) ni chèques postdatés : seul le premier mois de loyer se paie d’avance. Le locataire qui en a versé un peut le redemander par écrit, puis s’adresser au Tribunal administratif du logement (TAL); un dépôt offert librement est possible, mais il ne peut être une condition du bail.',
      'En Quebec el arrendador no puede exigir depósito de garantía (daños, llaves, mascota) ni cheques posfechados: solo el primer mes por adelantado. Quien lo pagó puede pedirlo por escrito y después acudir al Tribunal administratif du logement (TAL); un depósito ofrecido libremente es posible, pero no puede ser condición del contrato.',
    ),
    ON: rule(
      'Residential Tenancies Act, 2006 (Ontario), ss. 105–107 and 134; Landlord and Tenant Board',
      'In Ontario a landlord may take only a rent deposit of at most one month (or one rent period), used for the last month’s rent, and a refundable key deposit at cost. Damage, cleaning and pet deposits are not allowed. The deposit earns yearly interest at the rent guideline (2.1% for 2026). A tenant can claim an illegal deposit at the Landlord and Tenant Board (form T1) within one year; a landlord claims damage there too (L2 or L10).',
      'En Ontario, le locateur ne peut prendre qu’un dépôt d’au plus un mois de loyer, qui paie le dernier mois, et un dépôt de clé au prix coûtant. Les dépôts pour dommages, ménage ou animal sont interdits. Le dépôt rapporte chaque année l’intérêt du taux légal (2,1 % en 2026). Le locataire réclame un dépôt illégal à la Commission de la location immobilière (formulaire T1) dans l’année; le locateur y réclame aussi les dommages (L2 ou L10).',
      'En Ontario solo se puede tomar un depósito de renta de un mes como máximo, que paga el último mes, y uno de llaves al costo. Los depósitos por daños, limpieza o mascota no se permiten. El depósito gana cada año el interés de la guía (2.1% en 2026). El inquilino reclama un depósito ilegal en la Landlord and Tenant Board (formulario T1) en un año; ahí también reclama daños el arrendador (L2 o L10).',
    ),
    NB: rule(
      'Residential Tenancies Act (New Brunswick), s. 8; Residential Tenancies Tribunal',
      'In New Brunswick a security deposit may be at most one month’s rent (one week’s rent in a weekly tenancy). It is held by the Residential Tenancies Tribunal, not by the landlord: after the tenancy the tenant asks the tribunal for it, and a landlord who wants part of it must claim it there.',
      'Au Nouveau-Brunswick, le dépôt de garantie est d’au plus un mois de loyer (une semaine pour une location à la semaine). Le Tribunal sur la location de locaux d’habitation le garde, et non le propriétaire : le locataire le lui demande à la fin, et le propriétaire doit y réclamer sa part.',
      'En Nuevo Brunswick el depósito es de un mes de renta como máximo (una semana si se renta por semana). Lo guarda el Residential Tenancies Tribunal y no el arrendador: al terminar, el inquilino lo pide ahí, y el arrendador debe reclamar ahí su parte.',
    ),
  },
  figure: depositOf,
  amounts: 'rent',
};

const capped = (percent: number) => (rent: number) => Math.round(rent * (100 + percent)) / 100;

const increases: Rows = {
  QC: rule(
    'Civil Code of Québec, arts. 1942–1947 and 1955; Tribunal administratif du logement, rent fixing 2026',
    'In Québec there is no fixed cap. The landlord gives written notice 3 to 6 months before the end of a lease of 12 months or more (1 to 2 months for a shorter or indefinite one). The tenant has one month from the notice to answer in writing: “I refuse the increase and renew my lease”. Without an answer the increase counts as accepted. After a refusal the tenant stays, and the landlord has one month to apply to the Tribunal administratif du logement (TAL), which fixes the rent by the building’s costs; its base figure is 3.1% for 2026 (5.9% in 2025). A building finished in the last 5 years can be outside this rule if section F of the lease says so.',
    'Au Québec, il n’y a pas de plafond fixe. Le locateur donne un avis écrit 3 à 6 mois avant la fin d’un bail de 12 mois ou plus (1 à 2 mois pour un bail plus court ou à durée indéterminée). Le locataire a un mois dès l’avis pour répondre par écrit : « je refuse l’augmentation et je renouvelle mon bail ». Sans réponse, la hausse est acceptée. Après un refus, il reste dans son logement et le locateur a un mois pour s’adresser au Tribunal administratif du logement (TAL), qui fixe le loyer selon les dépenses de l’immeuble; son taux de base est de 3,1 % pour 2026 (5,9 % en 2025). Un immeuble de moins de 5 ans peut être exclu si la section F du bail le dit.',
    'En Quebec no hay tope fijo. El arrendador avisa por escrito de 3 a 6 meses antes del fin de un contrato de 12 meses o más (1 a 2 meses si es más corto o indefinido). El inquilino tiene un mes desde el aviso para contestar por escrito: “rechazo el aumento y renuevo mi contrato”. Si calla, lo acepta. Si se niega, se queda y el arrendador tiene un mes para acudir al tribunal de vivienda (TAL), que fija la renta según los gastos; su base es 3.1% en 2026 (5.9% en 2025). Un edificio de menos de 5 años puede quedar fuera si lo dice la sección F.',
  ),
  ON: rule(
    'Residential Tenancies Act, 2006 (Ontario), ss. 6.1 and 116–120; Ontario, rent increase guideline',
    'In Ontario rent may rise once in 12 months, with at least 90 days’ written notice (form N1), by no more than the guideline: 2.1% for 2026 (2.5% in 2025). More needs an order of the Landlord and Tenant Board. Units first lived in after November 15, 2018 have no guideline, only the notice and the 12 months. A new tenant’s rent is free to agree. A tenant who is charged too much applies to the Board with form T1.',
    'En Ontario, le loyer monte au plus une fois par 12 mois, avec un avis écrit d’au moins 90 jours (formulaire N1), et au plus du taux légal : 2,1 % pour 2026 (2,5 % en 2025). Davantage exige une ordonnance de la Commission de la location immobilière. Les logements habités pour la première fois après le 15 novembre 2018 n’ont pas de taux légal, seulement l’avis et les 12 mois. Le loyer d’un nouveau locataire est libre. Qui paie trop s’adresse à la Commission (formulaire T1).',
    'En Ontario la renta sube como máximo una vez cada 12 meses, con aviso escrito de 90 días (formulario N1) y no más que la guía: 2.1% en 2026 (2.5% en 2025). Más exige una orden de la Landlord and Tenant Board. Las unidades ocupadas por primera vez después del 15 de noviembre de 2018 no tienen guía, solo el aviso y los 12 meses. La renta de un inquilino nuevo es libre. Quien paga de más usa el formulario T1.',
    capped(2.1),
  ),
  BC: rule(
    'Residential Tenancy Act (British Columbia), ss. 41–43; Residential Tenancy Branch',
    'In British Columbia rent may rise once in 12 months, with three full months’ notice on form RTB-7, by no more than 2.3% in 2026 (3% in 2025). A tenant need not pay more and may dispute it at the Residential Tenancy Branch. Between tenants the rent is free.',
    'En Colombie-Britannique, le loyer monte une fois par 12 mois, avec trois mois complets d’avis (formulaire RTB-7), d’au plus 2,3 % en 2026 (3 % en 2025). Le locataire n’a pas à payer plus et peut contester à la Residential Tenancy Branch. Entre deux locataires, le loyer est libre.',
    'En Columbia Británica la renta sube una vez cada 12 meses, con tres meses completos de aviso (formulario RTB-7) y como máximo 2.3% en 2026 (3% en 2025). El inquilino no tiene que pagar más y puede acudir a la Residential Tenancy Branch. Entre inquilinos la renta es libre.',
    capped(2.3),
  ),
  AB: rule(
    'Residential Tenancies Act (Alberta), s. 14',
    'Alberta has no cap on the amount. Rent may rise only once in 365 days, from the start of the tenancy or the last increase, with three full tenancy months’ written notice in a month-to-month tenancy (12 weeks in a weekly one); in a fixed term it can’t rise before the term ends.',
    'L’Alberta n’a pas de plafond. Le loyer ne monte qu’une fois par 365 jours depuis le début du bail ou la dernière hausse, avec trois mois complets d’avis écrit pour un bail au mois (12 semaines à la semaine); pendant un bail à durée fixe, il ne peut pas monter.',
    'Alberta no tiene tope. La renta solo sube una vez en 365 días desde el inicio o el último aumento, con tres meses completos de aviso escrito si es mes a mes (12 semanas si es semanal); en un contrato a plazo fijo no sube antes de que termine.',
  ),
  MB: rule(
    'The Residential Tenancies Act (Manitoba), Part 9; Residential Rent Regulation',
    'In Manitoba rent may rise once in 12 months, with three months’ written notice, by no more than 1.8% in 2026 (1.7% in 2025). Exempt are, among others, rents of $1,670 a month or more and buildings first occupied after March 2005. The tenant may object at the Residential Tenancies Branch.',
    'Au Manitoba, le loyer monte une fois par 12 mois, avec trois mois d’avis écrit, d’au plus 1,8 % en 2026 (1,7 % en 2025). Sont exclus, entre autres, les loyers de 1 670 $ par mois ou plus et les immeubles occupés pour la première fois après mars 2005. Le locataire peut s’opposer à la Direction de la location à usage d’habitation.',
    'En Manitoba la renta sube una vez cada 12 meses, con tres meses de aviso escrito y como máximo 1.8% en 2026 (1.7% en 2025). Quedan fuera, entre otras, las rentas de $1,670 al mes o más y los edificios ocupados después de marzo de 2005. El inquilino puede oponerse en la Residential Tenancies Branch.',
    // Higher rents have no limit.
    (rent) => (rent < 1_670 ? capped(1.8)(rent) : Number.POSITIVE_INFINITY),
  ),
  NS: rule(
    'Interim Residential Rental Increase Cap Act (Nova Scotia); Residential Tenancies Act, s. 11',
    'In Nova Scotia rent may rise once in 12 months, with four months’ written notice, by no more than 5% until the end of 2027. The cap does not hold for a new tenant.',
    'En Nouvelle-Écosse, le loyer monte une fois par 12 mois, avec quatre mois d’avis écrit, d’au plus 5 % jusqu’à la fin de 2027. Le plafond ne vaut pas pour un nouveau locataire.',
    'En Nueva Escocia la renta sube una vez cada 12 meses, con cuatro meses de aviso escrito y como máximo 5% hasta el fin de 2027. El tope no vale para un inquilino nuevo.',
    capped(5),
  ),
  NB: rule(
    'Residential Tenancies Act (New Brunswick), s. 11.1; Residential Tenancies Tribunal',
    'In New Brunswick rent may rise once in 12 months, with six months’ written notice, by no more than 3% since February 2025 unless the Residential Tenancies Tribunal allows more. The tenant may ask the tribunal to review the notice.',
    'Au Nouveau-Brunswick, le loyer monte une fois par 12 mois, avec six mois d’avis écrit, d’au plus 3 % depuis février 2025, sauf si le Tribunal sur la location de locaux d’habitation permet davantage. Le locataire peut faire réviser l’avis.',
    'En Nuevo Brunswick la renta sube una vez cada 12 meses, con seis meses de aviso escrito y como máximo 3% desde febrero de 2025, salvo que el tribunal de arrendamientos permita más. El inquilino puede pedir que se revise.',
    capped(3),
  ),
  PE: rule(
    'Residential Tenancy Act (Prince Edward Island), Part 3; Island Regulatory and Appeals Commission',
    'In Prince Edward Island rent may rise once in 12 months, with three months’ notice on the official form, by no more than 2% in 2026 (2.3% in 2025). The cap stays with the unit when tenants change. Disputes go to the Rental Office.',
    'À l’Île-du-Prince-Édouard, le loyer monte une fois par 12 mois, avec trois mois d’avis sur le formulaire officiel, d’au plus 2 % en 2026 (2,3 % en 2025). Le plafond suit le logement quand le locataire change. Les litiges vont au Rental Office.',
    'En la Isla del Príncipe Eduardo la renta sube una vez cada 12 meses, con tres meses de aviso en el formulario oficial y como máximo 2% en 2026 (2.3% en 2025). El tope sigue a la unidad si cambia el inquilino. Las disputas van a la Rental Office.',
    capped(2),
  ),
  SK: rule(
    'The Residential Tenancies Act, 2006 (Saskatchewan), s. 54',
    'Saskatchewan has no cap. In a month-to-month tenancy the landlord gives 12 months’ written notice, or 6 months if the landlord belongs to a recognized landlords’ association; in a fixed term rent rises only as the lease itself says.',
    'La Saskatchewan n’a pas de plafond. Pour un bail au mois, le locateur donne 12 mois d’avis écrit, ou 6 mois s’il est membre d’une association reconnue; pendant un bail à durée fixe, le loyer ne monte que si le bail le prévoit.',
    'Saskatchewan no tiene tope. Mes a mes, el arrendador avisa por escrito con 12 meses, o 6 si pertenece a una asociación reconocida; en un plazo fijo solo sube como diga el contrato.',
  ),
  NL: rule(
    'Residential Tenancies Act, 2018 (Newfoundland and Labrador), s. 16',
    'Newfoundland and Labrador has no cap. Rent may rise once in 12 months, not in the first 12 months nor during a fixed term, with six months’ written notice.',
    'Terre-Neuve-et-Labrador n’a pas de plafond. Le loyer monte une fois par 12 mois, ni dans les 12 premiers mois ni pendant un bail à durée fixe, avec six mois d’avis écrit.',
    'Terranova y Labrador no tiene tope. La renta sube una vez cada 12 meses, no en los primeros 12 ni durante un plazo fijo, con seis meses de aviso escrito.',
  ),
};

/** The notice of an increase. In Québec a tenant answers it, in Saskatchewan it depends on the landlord. */
const increasePeriods: Readonly<Record<string, readonly Period[]>> = {
  QC: [
    {
      length: 1,
      unit: 'months',
      says: say(
        'Answer the notice in writing by',
        'Répondez à l’avis par écrit au plus tard le',
        'Conteste el aviso por escrito a más tardar el',
      ),
    },
  ],
  ON: [raiseAfter(90, 'days')],
  BC: [raiseAfter(3, 'months')],
  AB: [raiseAfter(3, 'months')],
  MB: [raiseAfter(3, 'months')],
  NS: [raiseAfter(4, 'months')],
  NB: [raiseAfter(6, 'months')],
  PE: [raiseAfter(3, 'months')],
  NL: [raiseAfter(6, 'months')],
};

export const rentIncreases: Rules = {
  entry: topic(
    'rent-increase-canada',
    'rent increase in canada',
    'Provincial residential tenancy acts; Civil Code of Québec, arts. 1942–1947',
    'In Canada a rent can usually rise once in 12 months with written notice. For 2026 the limit is 2.1% in Ontario, 2.3% in British Columbia, 1.8% in Manitoba, 2% in Prince Edward Island, 3% in New Brunswick and 5% in Nova Scotia; Alberta, Saskatchewan and Newfoundland and Labrador have no cap; in Québec the tenant may refuse and the tribunal (TAL) fixes the rent.',
    'Au Canada, un loyer ne monte d’habitude qu’une fois par 12 mois, avec un avis écrit. Pour 2026, le plafond est de 2,1 % en Ontario, 2,3 % en Colombie-Britannique, 1,8 % au Manitoba, 2 % à l’Île-du-Prince-Édouard, 3 % au Nouveau-Brunswick et 5 % en Nouvelle-Écosse; l’Alberta, la Saskatchewan et Terre-Neuve-et-Labrador n’en ont pas; au Québec, le locataire peut refuser et le TAL fixe le loyer.',
    'En Canadá la renta suele subir solo una vez cada 12 meses y con aviso escrito. En 2026 el tope es 2.1% en Ontario, 2.3% en Columbia Británica, 1.8% en Manitoba, 2% en la Isla del Príncipe Eduardo, 3% en Nuevo Brunswick y 5% en Nueva Escocia; Alberta, Saskatchewan y Terranova y Labrador no tienen tope; en Quebec el inquilino puede negarse y el TAL fija la renta.',
  ),
  rows: withPeriods(increases, increasePeriods),
  figure: highestRent,
  decides: 'rent',
  amounts: 'rent',
};
