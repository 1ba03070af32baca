/** The rules of the provinces: how a tenancy ends, repairs, belongings and transfers of a lease in the provinces. */
import { type Rules, rule, topic } from './rule.ts';

const qc = 'Tribunal administratif du logement';

export const ownUse: Rules = {
  entry: 'owner-repossession',
  rows: {
    QC: rule(
      `Civil Code of Québec, arts. 1957–1970 and 1959.1; ${qc}`,
      'In Québec an owner may repossess a dwelling for themselves, a parent or child, or another relative they mainly support, by written notice 6 months before the end of a lease of more than 6 months (1 month for a shorter one, 6 months before the date wanted for an indefinite one). The tenant has one month to answer; silence is a refusal, and the owner then has one month to apply to the Tribunal administratif du logement (TAL), which can grant moving costs. A tenant of 65 or more (or whose spouse is), in the dwelling for at least 10 years and with an income of at most 125% of the limit for low-rental housing, may not be repossessed, unless the owner is 65 or more and moves in, or the relative is, or the owner wants to house an older owner’s family in the building. Eviction to enlarge, divide or change the use is barred until June 2027. A sale does not end a lease.',
      'Au Québec, un propriétaire peut reprendre un logement pour lui-même, son père, sa mère ou son enfant, ou un proche dont il est le principal soutien, par avis écrit 6 mois avant la fin d’un bail de plus de 6 mois (1 mois pour un bail plus court, 6 mois avant la date voulue s’il est à durée indéterminée). Le locataire a un mois pour répondre; son silence vaut refus, et le propriétaire a alors un mois pour s’adresser au Tribunal administratif du logement (TAL), qui peut accorder les frais de déménagement. La reprise est interdite si le locataire ou son conjoint a 65 ans ou plus, habite le logement depuis au moins 10 ans et a un revenu d’au plus 125 % du plafond pour un logement à loyer modique, sauf exceptions (par exemple un propriétaire de 65 ans ou plus qui veut s’y loger). L’éviction pour agrandir, diviser ou changer l’usage est interdite jusqu’en juin 2027. Une vente ne met pas fin au bail.',
      'En Quebec el dueño puede recuperar la vivienda para sí, sus padres, hijos o un pariente que mantiene, con aviso escrito 6 meses antes del fin de un contrato de más de 6 meses (1 mes si es más corto). El inquilino tiene un mes para contestar; el silencio es una negativa, y el dueño tiene un mes para acudir al tribunal de vivienda (TAL), que puede conceder la mudanza. Se prohíbe, con pocas excepciones, si el inquilino o su cónyuge tiene 65 años o más, lleva al menos 10 años y su ingreso no pasa de 125% del tope de vivienda social. El desalojo para ampliar, dividir o cambiar el uso está prohibido hasta junio de 2027. Una venta no termina el contrato.',
    ),
    ON: rule(
      'Residential Tenancies Act, 2006 (Ontario), ss. 48–51 and 57; Bill 60 (2025); Landlord and Tenant Board',
      'In Ontario a landlord who, or whose close family, will live in the unit for at least a year gives form N12 with at least 60 days’ notice to the end of the rent period and of a fixed term, and pays one month’s rent before that day; Bill 60 of 2025 lets 120 days’ notice replace the payment once in force. A seller may give it for a buyer only with a signed sale, in a building of at most 3 units, when the buyer or close family moves in; otherwise the lease goes on with the buyer. The tenant need not leave by the notice alone: the landlord applies to the Landlord and Tenant Board (form L2), only the Board’s order ends the tenancy and only the sheriff may remove anybody. A buyer who needs the home empty should say so in the contract, because this can take months. Bad faith can cost up to a year’s rent and more (form T5).',
      'En Ontario, le locateur qui veut habiter le logement, lui ou sa proche famille, au moins un an donne le formulaire N12 avec au moins 60 jours d’avis, pour la fin de la période et du bail à durée fixe, et paie un mois de loyer avant ce jour; le projet de loi 60 de 2025 permet 120 jours d’avis au lieu du paiement, dès son entrée en vigueur. Un vendeur ne le donne pour l’acheteur qu’avec une vente signée, dans un immeuble d’au plus 3 logements, si l’acheteur ou sa famille s’y installe; sinon le bail continue. L’avis seul n’oblige pas à partir : le locateur demande une ordonnance à la Commission de la location immobilière (L2), et seul le shérif peut expulser. La mauvaise foi peut coûter un an de loyer et plus (T5).',
      'En Ontario el arrendador que va a vivir ahí, él o su familia cercana, al menos un año da el formulario N12 con 60 días de aviso, al fin del periodo y del plazo fijo, y paga un mes de renta antes de ese día; la ley 60 de 2025 permite 120 días de aviso en lugar del pago cuando entre en vigor. El vendedor solo lo da por el comprador con una venta firmada, en un edificio de 3 unidades como máximo, si el comprador o su familia se muda ahí; si no, el contrato sigue. El aviso solo no obliga a salir: se pide una orden a la Landlord and Tenant Board (L2) y solo el sheriff puede sacar a alguien. La mala fe puede costar un año de renta o más (T5).',
    ),
    BC: rule(
      'Residential Tenancy Act (British Columbia), ss. 49–51.1; Residential Tenancy Branch',
      'In British Columbia a landlord or close family who will live in the unit, or a buyer who asks for it in writing after all conditions are gone, needs three months’ notice made on the province’s web portal, not before the end of a fixed term, and pays one month’s rent. The tenant has 21 days to dispute it at the Residential Tenancy Branch, and may leave earlier on 10 days’ notice. Who doesn’t live there for at least 12 months can owe 12 months’ rent. If the tenant stays, the landlord needs an order of possession and the court bailiffs.',
      'En Colombie-Britannique, le locateur ou sa proche famille qui s’y installe, ou l’acheteur qui le demande par écrit une fois les conditions levées, donne trois mois d’avis produit sur le portail de la province, pas avant la fin d’un bail à durée fixe, et paie un mois de loyer. Le locataire a 21 jours pour contester à la Residential Tenancy Branch. Qui n’y habite pas 12 mois peut devoir 12 mois de loyer. Si le locataire reste, il faut une ordonnance de possession et les huissiers.',
      'En Columbia Británica el arrendador o su familia que vivirá ahí, o el comprador que lo pide por escrito ya sin condiciones, da tres meses de aviso hecho en el portal de la provincia, no antes del fin de un plazo fijo, y paga un mes de renta. El inquilino tiene 21 días para disputarlo en la Residential Tenancy Branch. Quien no viva ahí 12 meses puede deber 12 meses de renta. Si el inquilino se queda, hace falta una orden de posesión.',
    ),
    AB: rule(
      'Residential Tenancies Act (Alberta), ss. 5–11; Residential Tenancies Ministerial Regulation',
      'In Alberta a fixed term ends only at its end and goes on under a new owner. In a month-to-month tenancy the landlord may end it for own use, for a relative, or for a buyer who has a firm contract and will live there, with three full tenancy months’ written notice and the reason (365 days for major renovations). If the tenant stays, the landlord applies to the RTDRS or the Alberta Court of Justice for possession.',
      'En Alberta, un bail à durée fixe ne finit qu’à son terme et continue avec un nouveau propriétaire. Pour un bail au mois, le locateur peut y mettre fin pour lui, un proche ou un acheteur au contrat ferme qui y habitera, avec trois mois complets d’avis écrit et motivé (365 jours pour de grandes rénovations). Si le locataire reste, il faut une ordonnance du RTDRS ou de la Cour de justice.',
      'En Alberta un plazo fijo solo termina en su fecha y sigue con el nuevo dueño. Mes a mes, se puede terminar para uso propio, de un pariente o de un comprador con contrato firme que vivirá ahí, con tres meses completos de aviso escrito y la razón (365 días por renovación mayor). Si el inquilino se queda, se pide una orden al RTDRS o a la corte.',
    ),
    SK: rule(
      'The Residential Tenancies Act, 2006 (Saskatchewan), s. 60',
      'In Saskatchewan a landlord who, or whose close family or friend, will live in the unit gives two months’ written notice in a periodic tenancy, and one month for a buyer who will live there; a fixed term runs to its end. If the tenant stays, the Office of Residential Tenancies decides.',
      'En Saskatchewan, le locateur qui s’y installe, lui, sa proche famille ou un ami, donne deux mois d’avis écrit pour un bail périodique, et un mois pour un acheteur qui y habitera; un bail à durée fixe va à son terme. Si le locataire reste, l’Office of Residential Tenancies décide.',
      'En Saskatchewan quien vivirá ahí (arrendador, familia cercana o amigo) da dos meses de aviso escrito si es periódico, y un mes para un comprador que vivirá ahí; el plazo fijo llega a su fin. Si el inquilino se queda, decide la Office of Residential Tenancies.',
    ),
  },
};

export const unpaidRent: Rules = {
  entry: topic(
    'unpaid-rent-canada',
    'unpaid rent in canada|eviction for non-payment in canada',
    'Provincial residential tenancy acts',
    'In Canada a landlord can’t lock a tenant out for unpaid rent: written notice comes first (14 days in Alberta, 10 in British Columbia, 14 in Ontario, which a law of 2025 shortens to 7; in Québec the tribunal can end the lease once rent is more than three weeks late), then an order of the tribunal, and only a bailiff or sheriff carries it out. Paying what is due usually stops it.',
    'Au Canada, un locateur ne peut changer les serrures pour un loyer impayé : il faut d’abord un avis écrit (14 jours en Alberta, 10 en Colombie-Britannique, 14 en Ontario, qu’une loi de 2025 ramène à 7; au Québec, le tribunal peut résilier le bail après plus de trois semaines de retard), puis une décision du tribunal, qu’un huissier exécute. Payer ce qui est dû arrête d’habitude tout.',
    'En Canadá no se puede dejar fuera a un inquilino por renta sin pagar: primero va el aviso escrito (14 días en Alberta, 10 en Columbia Británica, 14 en Ontario, que una ley de 2025 baja a 7; en Quebec el tribunal puede terminar el contrato tras más de tres semanas de atraso), después una orden del tribunal, y solo un alguacil la ejecuta. Pagar lo debido suele detenerlo.',
  ),
  rows: {
    QC: rule(
      `Civil Code of Québec, arts. 1883, 1903 and 1971; ${qc}`,
      'In Québec rent is due on the first day of its term, and the landlord may apply to the Tribunal administratif du logement (TAL) from the next day for the rent. When it is more than three weeks late the TAL can also end the lease and order the tenant out; frequent late payment that does serious harm is another ground. The tenant stops it by paying rent, interest and costs before the decision. Nobody may change the locks: a bailiff carries out the decision.',
      'Au Québec, le loyer est dû le premier jour du terme, et le locateur peut s’adresser au Tribunal administratif du logement (TAL) dès le lendemain pour le loyer. Après plus de trois semaines de retard, le TAL peut aussi résilier le bail et ordonner l’expulsion; les retards fréquents qui causent un préjudice sérieux sont un autre motif. Le locataire évite la résiliation en payant loyer, intérêts et frais avant le jugement. Personne ne peut changer les serrures : un huissier exécute la décision.',
      'En Quebec la renta se debe el primer día, y el arrendador puede acudir al tribunal de vivienda (TAL) desde el día siguiente. Con más de tres semanas de atraso el TAL también puede terminar el contrato y ordenar la salida; los atrasos frecuentes con perjuicio serio son otra causa. El inquilino lo evita si paga renta, intereses y gastos antes de la decisión. Nadie puede cambiar las cerraduras: la ejecuta un alguacil.',
    ),
    ON: rule(
      'Residential Tenancies Act, 2006 (Ontario), ss. 59 and 74; Bill 60 (2025); Landlord and Tenant Board',
      'In Ontario the landlord gives form N4 from the day after rent is due: 14 days to pay in a monthly tenancy, which Bill 60 of November 2025 shortens to 7 once in force (the current form shows the days). Paying all of it in time voids the notice. Then the landlord applies to the Landlord and Tenant Board with form L1; until the order the tenant can still pay rent and fee and stay. Only the sheriff may remove anybody; locking out is an offence.',
      'En Ontario, le locateur remet le formulaire N4 dès le lendemain de l’échéance : 14 jours pour payer dans une location au mois, que le projet de loi 60 de novembre 2025 ramène à 7 dès son entrée en vigueur (le formulaire actuel le dit). Tout payer à temps annule l’avis. Ensuite vient la demande L1 à la Commission de la location immobilière; jusqu’à l’ordonnance, le locataire peut encore payer et rester. Seul le shérif peut expulser.',
      'En Ontario el arrendador da el formulario N4 desde el día siguiente: 14 días para pagar si es mensual, que la ley 60 de noviembre de 2025 baja a 7 cuando entre en vigor (lo dice el formulario actual). Pagar todo a tiempo lo anula. Después pide con el formulario L1 una orden a la Landlord and Tenant Board; hasta la orden el inquilino aún puede pagar y quedarse. Solo el sheriff puede sacar a alguien.',
    ),
    BC: rule(
      'Residential Tenancy Act (British Columbia), s. 46; Residential Tenancy Branch',
      'In British Columbia the landlord gives a 10 Day Notice (form RTB-30) from the day after rent is due. The tenant has 5 days to pay, which cancels it, or to dispute it at the Residential Tenancy Branch. Otherwise the landlord asks for an order of possession, which the Supreme Court’s bailiffs carry out; nobody may change the locks before.',
      'En Colombie-Britannique, le locateur donne un avis de 10 jours (formulaire RTB-30) dès le lendemain de l’échéance. Le locataire a 5 jours pour payer, ce qui l’annule, ou contester à la Residential Tenancy Branch. Sinon, le locateur demande une ordonnance de possession, exécutée par les huissiers.',
      'En Columbia Británica el arrendador da un aviso de 10 días (formulario RTB-30) desde el día siguiente. El inquilino tiene 5 días para pagar, lo que lo anula, o disputarlo en la Residential Tenancy Branch. Si no, se pide una orden de posesión que ejecutan los alguaciles.',
    ),
    AB: rule(
      'Residential Tenancies Act (Alberta), ss. 28–29; Residential Tenancy Dispute Resolution Service',
      'In Alberta unpaid rent is a substantial breach: the landlord gives at least 14 clear days’ written notice, which ends if the tenant pays all rent due by then, or applies to the RTDRS or the Alberta Court of Justice. A landlord may not change the locks without an order, which a civil enforcement agency carries out.',
      'En Alberta, le loyer impayé est un manquement grave : le locateur donne au moins 14 jours francs d’avis écrit, annulé si tout est payé d’ici là, ou s’adresse au RTDRS ou à la Cour de justice. Une agence d’exécution civile applique l’ordonnance.',
      'En Alberta la renta sin pagar es un incumplimiento grave: se dan al menos 14 días completos de aviso escrito, que se anula si se paga todo, o se acude al RTDRS o a la corte. Una agencia de ejecución civil aplica la orden.',
    ),
    SK: rule(
      'The Residential Tenancies Act, 2006 (Saskatchewan), s. 57',
      'In Saskatchewan the landlord may give notice to leave at once when rent is more than 15 days late, and asks the Office of Residential Tenancies for an order of possession if the tenant stays; the sheriff carries it out.',
      'En Saskatchewan, le locateur peut donner un avis immédiat quand le loyer a plus de 15 jours de retard, et demande une ordonnance à l’Office of Residential Tenancies si le locataire reste; le shérif l’exécute.',
      'En Saskatchewan se puede dar aviso inmediato con más de 15 días de atraso, y se pide una orden a la Office of Residential Tenancies si el inquilino se queda; la ejecuta el sheriff.',
    ),
  },
};

export const rentalRepairs: Rules = {
  entry: topic(
    'rental-repairs-canada',
    'repairs of a rented home in canada',
    'Provincial residential tenancy acts; Civil Code of Québec, arts. 1854, 1864–1869 and 1907',
    'In every province a landlord must keep a rented home in repair and fit to live in. A tenant should not simply stop paying rent: that can bring an eviction even where the complaint is right. Write to the landlord with a date, keep photos, call the city’s inspectors for health and safety, then ask the tribunal for repairs, a lower rent or compensation.',
    'Dans chaque province, le locateur doit garder le logement habitable et en bon état. Il ne faut pas cesser de payer le loyer de son propre chef : cela peut mener à l’expulsion même si la plainte est fondée. Écrivez au locateur avec un délai, gardez des photos, appelez les inspecteurs de la ville pour la santé et la sécurité, puis demandez au tribunal les réparations, une baisse de loyer ou des dommages.',
    'En cada provincia el arrendador debe mantener la vivienda habitable y reparada. No conviene dejar de pagar la renta por cuenta propia: puede llevar al desalojo aunque la queja sea justa. Escriba al arrendador con una fecha, guarde fotos, llame a los inspectores de la ciudad y pida al tribunal la reparación, menos renta o una compensación.',
  ),
  rows: {
    QC: rule(
      `Civil Code of Québec, arts. 1854, 1863–1869, 1907 and 1910; ${qc}`,
      'In Québec the landlord must keep the dwelling in good repair and fit to live in. Send a formal notice (mise en demeure) with a date, call the city’s inspectors, then apply to the Tribunal administratif du logement (TAL) for an order, a lower rent and damages. You may not keep back rent on your own: only the TAL can let you deposit it with the TAL (art. 1907). For an urgent and necessary repair, if the landlord was told or could not be reached and does not act, a tenant may have it done and deduct a reasonable cost (art. 1868).',
      'Au Québec, le locateur doit garder le logement en bon état et habitable. Envoyez une mise en demeure avec un délai, appelez les inspecteurs de la ville, puis demandez au Tribunal administratif du logement (TAL) une ordonnance, une baisse de loyer et des dommages. Vous ne pouvez pas retenir le loyer de vous-même : seul le TAL peut autoriser à le déposer auprès de lui (art. 1907). Pour une réparation urgente et nécessaire, si le locateur avisé ou introuvable n’agit pas, le locataire peut la faire faire et déduire une dépense raisonnable (art. 1868).',
      'En Quebec el arrendador debe mantener la vivienda en buen estado. Envíe un requerimiento formal (mise en demeure) con una fecha, llame a los inspectores de la ciudad y pida al tribunal (TAL) una orden, menos renta y daños. No puede retener la renta por su cuenta: solo el TAL autoriza depositarla ahí (art. 1907). Si la reparación es urgente y necesaria y el arrendador avisado no actúa, el inquilino puede hacerla y descontar un gasto razonable (art. 1868).',
    ),
    ON: rule(
      'Residential Tenancies Act, 2006 (Ontario), ss. 20, 29–30 and 59; Landlord and Tenant Board',
      'In Ontario the landlord must keep the unit in good repair and fit to live in, whatever the tenant knew before. Don’t hold back rent: that allows an eviction notice (N4). Write to the landlord, call the city’s property standards (in Toronto 311), and apply to the Landlord and Tenant Board with form T6 within one year for repairs, a lower rent or costs. Heat must usually be at least 20 °C or 21 °C in the cold season by city by-law.',
      'En Ontario, le locateur doit garder le logement en bon état et habitable. Ne retenez pas le loyer : cela permet un avis d’expulsion (N4). Écrivez au locateur, appelez les normes de la ville (311 à Toronto) et présentez le formulaire T6 à la Commission de la location immobilière dans l’année, pour les réparations, une baisse de loyer ou des frais.',
      'En Ontario el arrendador debe mantener la unidad reparada y habitable. No retenga la renta: permite un aviso de desalojo (N4). Escríbale, llame a la ciudad (311 en Toronto) y presente el formulario T6 a la Landlord and Tenant Board en un año, para la reparación, menos renta o gastos.',
    ),
    BC: rule(
      'Residential Tenancy Act (British Columbia), ss. 32–33 and 46; Residential Tenancy Branch',
      'In British Columbia the landlord must keep the unit to health, safety and housing standards. Don’t hold back rent without an order: that allows a 10 Day Notice. Ask in writing, then apply to the Residential Tenancy Branch for repairs or a lower rent. Only for an emergency repair (such as a major leak, heat, locks), after two calls to the landlord’s emergency number and a reasonable wait, may a tenant pay it and deduct what the landlord doesn’t pay back.',
      'En Colombie-Britannique, le locateur doit respecter les normes de santé, de sécurité et d’habitation. Ne retenez pas le loyer sans ordonnance : cela permet un avis de 10 jours. Demandez par écrit, puis adressez-vous à la Residential Tenancy Branch. Seule une réparation d’urgence (grosse fuite, chauffage, serrures), après deux appels au numéro d’urgence et un délai raisonnable, peut être payée puis déduite.',
      'En Columbia Británica el arrendador debe cumplir las normas de salud, seguridad y vivienda. No retenga la renta sin una orden: permite un aviso de 10 días. Pida por escrito y después acuda a la Residential Tenancy Branch. Solo una reparación de emergencia (fuga grande, calefacción, cerraduras), tras dos llamadas y una espera razonable, puede pagarse y descontarse.',
    ),
    AB: rule(
      'Residential Tenancies Act (Alberta), ss. 16 and 37; Minimum Housing and Health Standards',
      'In Alberta the home must meet the Minimum Housing and Health Standards. Keep paying rent: holding it back is a breach that allows 14 days’ notice. Write to the landlord, call Environmental Public Health (Alberta Health Services), which can order repairs, and apply to the RTDRS or the Alberta Court of Justice for damages or a lower rent.',
      'En Alberta, le logement doit respecter les Minimum Housing and Health Standards. Continuez de payer : retenir le loyer permet un avis de 14 jours. Écrivez au locateur, appelez l’Environmental Public Health, qui peut ordonner des réparations, et adressez-vous au RTDRS ou à la Cour de justice.',
      'En Alberta la vivienda debe cumplir las Minimum Housing and Health Standards. Siga pagando: retener la renta permite un aviso de 14 días. Escriba al arrendador, llame a Environmental Public Health, que puede ordenar reparaciones, y acuda al RTDRS o a la corte.',
    ),
  },
};

export const belongings: Rules = {
  entry: topic(
    'left-belongings-canada',
    'belongings left by a tenant in canada',
    'Provincial residential tenancy acts; Civil Code of Québec, arts. 944–945 and 1978',
    'Belongings that a tenant leaves behind in Canada may not simply be thrown out in most provinces: the landlord first makes sure that the tenancy has ended, lists and stores them for a set time and gives notice.',
    'Les biens laissés par un locataire ne peuvent d’habitude pas être jetés tout de suite : le locateur s’assure que le bail est fini, en dresse la liste, les garde un temps fixé et donne un avis.',
    'En casi todas las provincias no se puede tirar sin más lo que deja un inquilino: el arrendador confirma que terminó el contrato, hace una lista, lo guarda un tiempo y da aviso.',
  ),
  rows: {
    ON: rule(
      'Residential Tenancies Act, 2006 (Ontario), ss. 41–42 and 91–92',
      'In Ontario a landlord may sell, keep or throw out what a tenant left after moving out under a notice, an agreement or an order. After a sheriff’s eviction the tenant has 72 hours to collect it. If the unit was only abandoned, the landlord must give notice to the tenant and the Landlord and Tenant Board and wait 30 days; after a tenant’s death, 30 days too.',
      'En Ontario, le locateur peut vendre, garder ou jeter ce qu’un locataire laisse après son départ selon un avis, une entente ou une ordonnance. Après une expulsion par le shérif, le locataire a 72 heures pour le reprendre. Si le logement est abandonné, il faut aviser le locataire et la Commission et attendre 30 jours; aussi 30 jours après un décès.',
      'En Ontario el arrendador puede vender, guardar o tirar lo que el inquilino dejó al irse con aviso, acuerdo u orden. Tras un desalojo por el sheriff, el inquilino tiene 72 horas para recogerlo. Si solo abandonó la unidad, se avisa al inquilino y a la Landlord and Tenant Board y se esperan 30 días; también tras una muerte.',
    ),
    BC: rule(
      'Residential Tenancy Regulation (British Columbia), Part 5',
      'In British Columbia the landlord keeps abandoned belongings safely for at least 60 days with a written list, and then may sell them after notice. They may be disposed of sooner if together they are worth less than $500, or storing them would cost more than they bring or be unsafe. The landlord owes reasonable care.',
      'En Colombie-Britannique, le locateur garde les biens abandonnés au moins 60 jours, avec une liste écrite, et peut ensuite les vendre après un avis. Il peut s’en défaire plus tôt s’ils valent moins de 500 $ en tout, ou si les garder coûterait plus que leur vente ou serait dangereux.',
      'En Columbia Británica el arrendador guarda lo abandonado al menos 60 días con una lista escrita y después puede venderlo con aviso. Puede deshacerse antes si todo vale menos de $500, o si guardarlo cuesta más que su venta o es inseguro.',
    ),
    AB: rule(
      'Residential Tenancies Act (Alberta), s. 31',
      'In Alberta a landlord may dispose of abandoned goods at once if their total value is under $2,000; otherwise they are stored for 30 days, or sold earlier with a court’s permission or if storing them is unsafe or too costly. A record of what was done is kept, and the costs may be taken from the sale.',
      'En Alberta, le locateur peut se défaire tout de suite de biens abandonnés qui valent moins de 2 000 $ en tout; sinon il les garde 30 jours, ou les vend plus tôt avec permission du tribunal ou si les garder est dangereux ou trop coûteux.',
      'En Alberta se pueden desechar de inmediato bienes abandonados de menos de $2,000 en total; si valen más, se guardan 30 días, o se venden antes con permiso de la corte o si guardarlos es inseguro o muy caro.',
    ),
    QC: rule(
      `Civil Code of Québec, arts. 944–945 and 1978; ${qc}`,
      'In Québec a landlord may not simply throw out what a tenant left. After a move the goods count as property entrusted and forgotten: the landlord gives the tenant 90 days’ notice to take them back and may then sell, give away or discard them. Thrown out too soon, they can cost damages. What clearly has no value is another matter; ask the Tribunal administratif du logement (TAL).',
      'Au Québec, un locateur ne peut pas simplement jeter ce qu’un locataire a laissé. Ce sont des biens confiés et oubliés : il donne au locataire un avis de 90 jours pour les reprendre et peut ensuite les vendre, les donner ou s’en défaire. Les jeter trop tôt peut coûter des dommages. Les déchets sans valeur sont autre chose; en cas de doute, demandez au Tribunal administratif du logement (TAL).',
      'En Quebec no se puede tirar sin más lo que dejó un inquilino. Son bienes confiados y olvidados: se da un aviso de 90 días para recogerlos y después se pueden vender, regalar o desechar. Tirarlos antes puede costar daños. La basura sin valor es otra cosa; en caso de duda pregunte al TAL.',
    ),
  },
};

export const leaseTransfers: Rules = {
  entry: topic(
    'lease-transfer-canada',
    'sublet in canada|assignment of a lease in canada',
    'Provincial residential tenancy acts; Civil Code of Québec, arts. 1870–1873',
    'In Canada a tenant who leaves early can usually sublet (and come back, still responsible) or assign the lease (and be free of it) with the landlord’s consent, which may not be refused without a good reason in most provinces. Otherwise one agrees in writing to end it; the landlord must try to rent again.',
    'Au Canada, le locataire qui part avant la fin peut d’habitude sous-louer (et reste responsable) ou céder le bail (et en est libéré) avec l’accord du locateur, qui ne peut refuser sans bonne raison dans la plupart des provinces. Sinon, on s’entend par écrit pour y mettre fin.',
    'En Canadá quien se va antes puede subarrendar (y sigue responsable) o ceder el contrato (y queda libre) con permiso del arrendador, que en casi todas las provincias no puede negarse sin buena razón. Si no, se acuerda por escrito terminarlo.',
  ),
  rows: {
    QC: rule(
      `Civil Code of Québec, arts. 1870–1873 and 1978.2; Bill 31 (S.Q. 2024, c. 2); ${qc}`,
      'In Québec a tenant who wants to sublet or assign the lease (cession de bail) sends the landlord a written notice with the name and address of the other person (and for an assignment the date). The landlord has 15 days to answer; silence is consent. A sublet can be refused only for a serious reason. Since February 21, 2024 an assignment may be refused for any other reason too, but then the lease ends on the date of the assignment and the tenant is free. After an assignment the first tenant owes nothing more; after a sublet they stay responsible. Nobody may ask money for an assignment. The tenant may dispute a refusal at the TAL.',
      'Au Québec, le locataire qui veut sous-louer ou céder son bail envoie au locateur un avis écrit avec le nom et l’adresse de l’autre personne (et la date, pour une cession). Le locateur a 15 jours pour répondre; son silence vaut acceptation. Une sous-location ne se refuse que pour un motif sérieux. Depuis le 21 février 2024, une cession peut être refusée aussi pour un autre motif, mais alors le bail prend fin à la date de la cession et le locataire est libéré. Après une cession, l’ancien locataire ne doit plus rien; après une sous-location, il reste responsable. Personne ne peut exiger d’argent pour une cession. Un refus se conteste au TAL.',
      'En Quebec quien quiere subarrendar o ceder su contrato (cession de bail) envía al arrendador un aviso escrito con el nombre y la dirección de la otra persona (y la fecha de la cesión). El arrendador tiene 15 días para contestar; si calla, acepta. Un subarriendo solo se niega por motivo serio. Desde el 21 de febrero de 2024 una cesión puede negarse por otro motivo, pero entonces el contrato termina en esa fecha y el inquilino queda libre. Tras una cesión ya no debe nada; tras un subarriendo sigue responsable. La negativa se disputa en el TAL.',
    ),
    ON: rule(
      'Residential Tenancies Act, 2006 (Ontario), ss. 95–98',
      'In Ontario a tenant may ask to assign the unit; the landlord may refuse any assignment, but if they do, or don’t answer within 7 days, the tenant may end the tenancy with 30 days’ notice (form N9). A refusal of a certain person must be reasonable. A sublet needs consent too, which may not be refused arbitrarily; the tenant then stays responsible. A dispute goes to the Landlord and Tenant Board (form A2).',
      'En Ontario, le locataire peut demander de céder son logement; le locateur peut refuser toute cession, mais alors, ou s’il ne répond pas en 7 jours, le locataire peut partir avec 30 jours d’avis (formulaire N9). Refuser une personne précise doit être raisonnable. La sous-location exige aussi un accord, qui ne se refuse pas arbitrairement; le locataire reste responsable. Un litige va à la Commission (formulaire A2).',
      'En Ontario el inquilino puede pedir ceder la unidad; si el arrendador niega toda cesión o no contesta en 7 días, el inquilino puede terminar con 30 días de aviso (formulario N9). Negar a una persona debe ser razonable. El subarriendo también pide permiso, que no se niega sin razón; el inquilino sigue responsable. La disputa va a la Board (formulario A2).',
    ),
    BC: rule(
      'Residential Tenancy Act (British Columbia), s. 34',
      'In British Columbia a tenant needs the landlord’s written consent to sublet or assign. In a fixed term with 6 months or more left the landlord must not refuse unreasonably and may charge nothing for it.',
      'En Colombie-Britannique, sous-louer ou céder le bail exige l’accord écrit du locateur. S’il reste au moins 6 mois d’un bail à durée fixe, il ne peut refuser sans raison ni demander d’argent.',
      'En Columbia Británica hace falta el permiso escrito del arrendador. Si quedan 6 meses o más de un plazo fijo, no puede negarse sin razón ni cobrar por ello.',
    ),
    AB: rule(
      'Residential Tenancies Act (Alberta), s. 22',
      'In Alberta a tenant needs the landlord’s written consent to sublet or assign. The landlord may not refuse without reasonable grounds, must give the reasons within 14 days or the consent counts as given, and may not charge for it.',
      'En Alberta, il faut l’accord écrit du locateur pour sous-louer ou céder. Il ne peut refuser sans motif raisonnable, doit le donner par écrit en 14 jours, sinon l’accord est réputé donné, et ne peut rien exiger.',
      'En Alberta hace falta el permiso escrito. El arrendador no puede negarse sin motivo razonable, debe darlo en 14 días o se da por concedido, y no puede cobrar por ello.',
    ),
  },
};
