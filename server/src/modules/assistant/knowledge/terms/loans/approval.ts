/** Long because it is a table: terms about the approval of a loan and its costs, in three languages. */
import type { Entry } from '../../entry.ts';

const cfpb = 'Consumer Financial Protection Bureau, Owning a Home';

export const approvalTerms: readonly Entry[] = [
  {
    id: 'lender-credits',
    names:
      'lender credit*|negative points|no-closing-cost loan|no closing cost loan|creditos del prestamista|credito del prestamista|credits du preteur',
    says: {
      en: 'Lender credits are money from the lender toward your closing costs in return for a higher rate: points the other way round. They save cash now and cost more each month, so they fit best if you will sell or refinance in a few years.',
      fr: 'Les crédits du prêteur paient une partie des frais de clôture en échange d’un taux plus élevé : l’inverse des points. Ils épargnent du comptant maintenant et coûtent plus chaque mois; ils conviennent surtout si vous vendez ou refinancez d’ici quelques années.',
      es: 'Los créditos del prestamista pagan parte de los gastos de cierre a cambio de una tasa mayor: lo contrario de los puntos. Ahorran efectivo ahora y cuestan más cada mes; convienen sobre todo si va a vender o refinanciar en pocos años.',
    },
    source: cfpb,
    country: 'US',
  },
  {
    id: 'origination-fee',
    names:
      'origination fee*|origination charge*|loan origination|underwriting fee*|application fee*|cargo de originacion|comision de apertura|frais de montage|frais de dossier',
    says: {
      en: 'Origination charges are what the lender takes for making the loan: application, underwriting and processing fees and points, in section A of the Loan Estimate. Compare this section between lenders; it may not rise at closing unless your loan changes.',
      fr: 'Les frais de montage (origination) sont ce que le prêteur demande pour accorder le prêt : demande, analyse, traitement et points, à la section A du « Loan Estimate ». Comparez-la entre prêteurs; elle ne peut monter à la clôture que si votre prêt change.',
      es: 'Los cargos de originación son lo que cobra el prestamista por hacer el préstamo: solicitud, análisis, trámite y puntos, en la sección A del “Loan Estimate”. Compárela entre prestamistas; no puede subir al cierre salvo que cambie su préstamo.',
    },
    source: `${cfpb}, Loan Estimate explainer; 12 CFR § 1026.19(e)`,
    country: 'US',
  },
  {
    id: 'prepaids',
    names:
      'prepaids|prepaid cost*|prepaid item*|prepaid interest and taxes|gastos prepagados|prepagados|frais payes d’avance',
    says: {
      en: 'Prepaids are costs of owning that you pay at closing ahead of time: the first year of home insurance, interest from closing to the end of the month, and some months of property tax and insurance to start the escrow account. They are part of the cash to close, but no fee of the lender.',
      fr: 'Les « prepaids » sont des coûts de propriétaire payés d’avance à la clôture : la première année d’assurance, l’intérêt jusqu’à la fin du mois et quelques mois de taxes et d’assurance pour ouvrir le compte séquestre. Ils font partie du comptant à la clôture sans être des frais du prêteur.',
      es: 'Los prepagados son costos de ser dueño que se pagan por adelantado al cierre: el primer año del seguro, el interés hasta fin de mes y algunos meses de impuesto y seguro para abrir la cuenta de escrow. Son parte del efectivo al cierre, pero no un cargo del prestamista.',
    },
    source: cfpb,
    country: 'US',
  },
  {
    id: 'cash-reserves',
    names:
      'cash reserves|mortgage reserves|reserves requirement|months of reserves|reservas de efectivo|meses de reservas|reserves de liquidites',
    says: {
      en: 'Reserves are savings left after closing, counted in months of the housing payment. Many loans for a main home need none; a second home, a rental, a large loan or a weaker file often needs two to twelve months. Retirement accounts and stocks can usually count in part.',
      fr: 'Les réserves sont l’épargne qui reste après la clôture, comptée en mois de paiement du logement. Bien des prêts pour une résidence principale n’en exigent pas; une résidence secondaire, un immeuble locatif ou un gros prêt en demandent souvent de deux à douze mois. La retraite et les placements comptent d’habitude en partie.',
      es: 'Las reservas son los ahorros que quedan después del cierre, contados en meses del pago de vivienda. Muchos préstamos para vivienda principal no las piden; una segunda casa, una para rentar o un préstamo grande suelen pedir de dos a doce meses. El retiro y las inversiones suelen contar en parte.',
    },
    source: 'Fannie Mae, Selling Guide B3-4.1-01',
    country: 'US',
  },
  {
    id: 'conditional-approval',
    names:
      'conditional approval*|conditionally approved|commitment letter*|mortgage commitment*|loan commitment|aprobacion condicional|carta de compromiso|approbation conditionnelle|lettre d’engagement',
    says: {
      en: 'A conditional approval says that the lender will make the loan once its conditions are met, such as an appraisal, a newer pay stub or a letter. A commitment letter is that promise in writing with the amount, rate and last date. Only after the conditions are cleared is the loan ready to close.',
      fr: 'Une approbation conditionnelle dit que le prêteur accordera le prêt une fois ses conditions remplies : évaluation, talon de paie récent, lettre. La lettre d’engagement est cette promesse écrite, avec le montant, le taux et la date limite. Le prêt n’est prêt qu’une fois les conditions levées.',
      es: 'Una aprobación condicional dice que el prestamista dará el préstamo cuando se cumplan sus condiciones: avalúo, un talón reciente, una carta. La carta de compromiso es esa promesa por escrito con monto, tasa y fecha límite. Solo con las condiciones cumplidas el préstamo está listo para cerrar.',
    },
    source: cfpb,
  },
  {
    id: 'adverse-action',
    names:
      'adverse action*|adverse action notice*|denial letter*|reason for denial|aviso de accion adversa|carta de rechazo|avis de refus',
    says: {
      en: 'An adverse action notice tells you that credit was refused or given on worse terms. In the USA the lender must send it within 30 days of a complete application with the main reasons, or your right to ask for them. If a credit report played a part, you can get that report free within 60 days and dispute mistakes.',
      fr: 'L’avis de refus (adverse action) dit que le crédit est refusé ou accordé à de moins bonnes conditions. Aux États-Unis, le prêteur doit l’envoyer dans les 30 jours d’une demande complète, avec les principaux motifs ou le droit de les demander. Si un dossier de crédit a joué, vous pouvez l’obtenir sans frais dans les 60 jours et contester les erreurs.',
      es: 'El aviso de acción adversa dice que el crédito fue negado o dado en peores condiciones. En EE. UU. el prestamista debe enviarlo en 30 días desde una solicitud completa, con los motivos principales o su derecho a pedirlos. Si influyó un informe de crédito, puede obtenerlo gratis en 60 días y disputar errores.',
    },
    source: 'Regulation B, 12 CFR § 1002.9; Fair Credit Reporting Act, 15 U.S.C. § 1681m',
    country: 'US',
  },
  {
    id: 'credit-utilization',
    names:
      'credit utilization|utilization rate|utilization ratio|credit usage|utilizacion de credito|uso del credito|taux d’utilisation du credit',
    says: {
      en: 'Credit utilization is the share of your card and line limits that you use: a balance of $1,500 on a limit of $5,000 is 30%. It weighs much in a score, and lower is better. The balance on the day of the statement counts, so paying before it helps soon.',
      fr: 'Le taux d’utilisation du crédit est la part utilisée de vos limites : 1 500 $ sur une limite de 5 000 $ font 30 %. Il pèse beaucoup dans la cote, et plus bas vaut mieux. Le solde à la date du relevé compte : payer avant aide vite.',
      es: 'La utilización de crédito es la parte que usa de sus límites: $1,500 de un límite de $5,000 son 30%. Pesa mucho en el puntaje, y menos es mejor. Cuenta el saldo del día del corte: pagar antes ayuda pronto.',
    },
    source: 'Consumer Financial Protection Bureau, Credit scores; Financial Consumer Agency of Canada',
  },
  {
    id: 'non-qm',
    names:
      'non-qm|non qm|nonqm|qualified mortgage*|ability to repay|bank statement loan*|bank statement mortgage*|bank-statement loan*|asset depletion|prestamo con estados de cuenta|hipoteca calificada',
    says: {
      en: 'A qualified mortgage (QM) keeps to federal limits on risky terms and fees; the lender must check that you can repay any home loan. A non-QM loan stays outside those limits, such as one that reads 12 to 24 months of bank statements in place of tax returns. It usually needs more down and has a higher rate. You apply with a lender or broker that has such loans: bring 12 to 24 months of personal or business statements and proof of the business, and compare its rate and fees with an ordinary loan.',
      fr: 'Un « qualified mortgage » (QM) respecte les limites fédérales américaines sur les conditions et frais risqués; le prêteur doit toujours vérifier que vous pouvez rembourser. Un prêt « non-QM » en sort, par exemple celui qui lit de 12 à 24 mois de relevés bancaires au lieu des déclarations. Il demande d’habitude plus de mise de fonds et un taux plus élevé. On le demande à un prêteur ou courtier qui en offre, avec 12 à 24 mois de relevés et une preuve de l’entreprise.',
      es: 'Una hipoteca calificada (QM) respeta límites federales sobre condiciones y cargos riesgosos; el prestamista siempre debe comprobar que usted puede pagar. Una non-QM queda fuera de ellos, como la que lee de 12 a 24 meses de estados de cuenta en vez de declaraciones. Suele pedir más enganche y una tasa mayor. Se solicita con un prestamista o bróker que los tenga: lleve de 12 a 24 meses de estados de cuenta y prueba del negocio, y compare tasa y cargos con un préstamo normal.',
    },
    source: 'Regulation Z, 12 CFR § 1026.43',
    country: 'US',
  },
  {
    id: 'dscr',
    names:
      'dscr|debt service coverage|debt service coverage ratio|dscr loan*|debt coverage ratio|cobertura de la deuda|ratio de couverture de la dette',
    says: {
      en: 'The debt service coverage ratio (DSCR) is the rent or net income of a rental divided by its loan payment: rent of $2,400 and a payment of $2,000 give 1.2. A DSCR loan for a rental is approved on it and not on your salary; many lenders ask for about 1.0 to 1.25, a larger down payment and a higher rate.',
      fr: 'Le ratio de couverture de la dette (DSCR) est le loyer ou revenu net d’un immeuble divisé par le paiement du prêt : 2 400 $ pour 2 000 $ font 1,2. Un prêt DSCR s’approuve sur ce ratio et non sur votre salaire; bien des prêteurs demandent environ 1,0 à 1,25, plus de mise de fonds et un taux plus élevé.',
      es: 'La cobertura de la deuda (DSCR) es la renta o el ingreso neto de un inmueble entre el pago de su préstamo: $2,400 entre $2,000 dan 1.2. Un préstamo DSCR se aprueba con ese número y no con su sueldo; muchos piden de 1.0 a 1.25, más enganche y una tasa mayor.',
    },
    source: 'Fannie Mae, Multifamily glossary; Consumer Financial Protection Bureau',
  },
  {
    id: 'verification-of-employment',
    names:
      'verification of employment|employment verification|voe|verification of deposit|vod|4506-c|form 4506-c|tax transcript*|verificacion de empleo|verificacion de deposito|verification d’emploi',
    says: {
      en: 'The lender checks what you stated at its source: your job with the employer (verification of employment, often again within days of closing), your savings with the bank (verification of deposit), and your tax returns with the IRS (Form 4506-C gives it a transcript). A change of job or a large transfer meanwhile can stop the loan.',
      fr: 'Le prêteur vérifie vos données à la source : l’emploi auprès de l’employeur (souvent encore quelques jours avant la clôture), l’épargne auprès de la banque et, aux États-Unis, les déclarations auprès de l’IRS (formulaire 4506-C). Un changement d’emploi ou un gros virement entre-temps peut arrêter le prêt.',
      es: 'El prestamista comprueba sus datos en la fuente: el empleo con el empleador (a menudo otra vez días antes del cierre), los ahorros con el banco y las declaraciones con el IRS (formulario 4506-C). Un cambio de empleo o una transferencia grande entretanto puede detener el préstamo.',
    },
    source: 'Fannie Mae, Selling Guide B3-3; IRS Form 4506-C',
  },
  {
    id: 'nmls',
    names: 'nmls|nmls number|nmls id|loan originator*|loan officer license|numero nmls',
    says: {
      en: 'The NMLS number identifies a mortgage company and each of its loan originators in the USA. Look it up free at nmlsconsumeraccess.org to see the licenses, employers and public actions before you apply.',
      fr: 'Le numéro NMLS identifie une société hypothécaire et chacun de ses agents de prêt aux États-Unis. Consultez-le sans frais à nmlsconsumeraccess.org pour voir les permis, employeurs et sanctions publiques.',
      es: 'El número NMLS identifica a una empresa hipotecaria y a cada uno de sus agentes de préstamo en EE. UU. Búsquelo gratis en nmlsconsumeraccess.org para ver licencias, empleadores y sanciones públicas.',
    },
    source: 'Nationwide Multistate Licensing System, Consumer Access',
    country: 'US',
  },
  {
    id: 'float-down',
    names:
      'float-down|float down|lock extension|extension of the rate lock|rate lock extension|extension del bloqueo de tasa',
    says: {
      en: 'A float-down lets a locked rate fall once if market rates drop enough before closing. A lock extension keeps the rate when closing is late. Both usually cost a fee; ask who pays if the delay is the lender’s, and get it in writing when you lock.',
      fr: 'Un « float-down » permet à un taux bloqué de baisser une fois si le marché baisse assez avant la clôture. Une prolongation garde le taux quand la clôture tarde. Les deux coûtent d’habitude des frais; faites-le écrire lors du blocage.',
      es: 'Un “float-down” permite que una tasa asegurada baje una vez si el mercado baja lo suficiente antes del cierre. Una extensión la conserva si el cierre se atrasa. Ambos suelen tener un cargo; pídalo por escrito al asegurar la tasa.',
    },
    source: cfpb,
    country: 'US',
  },
];
