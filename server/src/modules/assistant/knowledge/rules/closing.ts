/** Closing costs without a price, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesClosing: readonly Entry[] = [
  {
    id: 'closing-costs-us',
    names: 'closing costs in the us|gastos de cierre en estados unidos|frais de cloture aux etats-unis',
    says: {
      en: 'In the USA a buyer with a loan usually pays about 2% to 5% of the price in closing costs, besides the down payment: lender fees and points, appraisal, title search and insurance, a settlement or attorney fee, inspection, recording, any transfer or mortgage tax that the place puts on the buyer, and property tax and insurance in advance. A cash purchase costs less. With them comes the down payment, from 3% (conventional) or 3.5% (FHA). The lender’s Loan Estimate states your amounts within 3 business days of the application, and the seller may agree to pay part.',
      fr: 'Aux États-Unis, un acheteur avec un prêt paie d’habitude environ de 2 % à 5 % du prix en frais de clôture, en plus de la mise de fonds : frais du prêteur, évaluation, recherche et assurance de titre, frais de clôture ou d’avocat, inspection, enregistrement, taxe de transfert ou hypothécaire à la charge de l’acheteur s’il y en a une, taxe foncière et assurance d’avance. Le « Loan Estimate » du prêteur donne vos montants dans les 3 jours ouvrables de la demande.',
      es: 'En EE. UU. un comprador con préstamo suele pagar entre 2% y 5% del precio en gastos de cierre, además del enganche: cargos del prestamista y puntos, avalúo, búsqueda y seguro de título, cargo de cierre o abogado, inspección, registro, el impuesto de transferencia o de hipoteca que el lugar cobre al comprador, y predial y seguro por adelantado. Al contado cuesta menos. A eso se suma el enganche, desde 3% (convencional) o 3.5% (FHA). El Loan Estimate del prestamista da sus montos en 3 días hábiles desde la solicitud, y el vendedor puede aceptar pagar una parte.',
    },
    source:
      'Consumer Financial Protection Bureau, Loan Estimate (12 CFR 1026.19(e)); usual range as lenders publish it, such as Fannie Mae, Closing Costs Calculator',
    country: 'US',
    asOf,
  },
  {
    id: 'condo-documents',
    names: 'condo papers for a house|papiers de copropriete pour une maison|documentos de condominio para una casa',
    says: {
      en: 'This document exists only if the home belongs to a condo corporation, a strata or an owners’ association. A townhouse or house that is part of one needs it like a condo; a freehold home has none. The monthly fee in the listing and the title show which it is.',
      fr: 'Un tel document n’existe que si la propriété dépend d’une copropriété ou d’une association de propriétaires. Une maison de ville ou une maison qui en fait partie en a besoin comme un condo; une propriété en pleine propriété n’en a pas. Les frais mensuels de l’inscription et le titre le montrent.',
      es: 'Ese documento existe solo si la vivienda pertenece a un condominio o a una asociación de propietarios. Una casa adosada o una casa que forma parte de uno lo necesita como un condominio; una de propiedad plena no lo tiene. La cuota mensual del anuncio y el título lo muestran.',
    },
    source: 'Condominium Authority of Ontario, What is a condo; Florida Statutes §§ 718.116, 720.30851',
    asOf,
  },
  {
    id: 'twenty-percent',
    names: 'twenty percent rule|20 percent rule|regle du 20 %|regla del 20 por ciento',
    says: {
      en: 'No, 20% down is not required. In the USA a conventional loan starts at 3%, FHA at 3.5%, and VA and USDA loans at nothing for those who qualify; below 20% a conventional loan carries PMI until you reach 20%. In Canada it is 5% of the first $500,000 and 10% of the rest, and 20% from $1,500,000; below 20% the loan is insured (CMHC, Sagen, Canada Guaranty) and the premium is added to it.',
      fr: 'Non, 20 % n’est pas obligatoire. Au Canada, c’est 5 % des premiers 500 000 $ et 10 % du reste, et 20 % à partir de 1 500 000 $; sous 20 %, le prêt est assuré (SCHL, Sagen, Canada Guaranty) et la prime s’y ajoute. Aux États-Unis, un prêt conventionnel commence à 3 %, la FHA à 3,5 %, et VA ou USDA à zéro pour qui y a droit; sous 20 %, la PMI s’ajoute.',
      es: 'No, 20% no es obligatorio. En EE. UU. un préstamo convencional empieza en 3%, FHA en 3.5%, y VA o USDA en nada para quien califica; con menos de 20% el convencional lleva PMI hasta llegar a 20%. En Canadá es 5% de los primeros $500,000 y 10% del resto, y 20% desde $1,500,000; con menos de 20% el préstamo lleva seguro (CMHC).',
    },
    source:
      'Consumer Financial Protection Bureau, Owning a Home; HUD Handbook 4000.1; Financial Consumer Agency of Canada, Down payment',
    asOf,
  },
  {
    id: 'closing-costs-ca',
    names: 'closing costs in canada|gastos de cierre en canada|frais de cloture au canada',
    says: {
      en: 'In Canada a buyer should plan about 1.5% to 4% of the price for closing costs, besides the down payment (from 5%): land transfer tax where the province has one, a lawyer or notary with disbursements, title insurance, appraisal and inspection, home insurance, adjustments for taxes the seller has prepaid, the provincial tax on a mortgage insurance premium, and GST or HST on a new home. All of it is due in cash.',
      fr: 'Au Canada, prévoyez environ de 1,5 % à 4 % du prix en frais de démarrage, en plus de la mise de fonds (dès 5 %) : droits de mutation, notaire ou avocat et débours, inspection et évaluation, assurance habitation, ajustements des taxes que le vendeur a payées d’avance, taxe provinciale sur la prime d’assurance prêt, TPS et TVQ ou TVH sur une propriété neuve, et déménagement. Tout se paie comptant; au Québec, la ville facture les droits de mutation après l’achat.',
      es: 'En Canadá calcule entre 1.5% y 4% del precio en gastos de cierre, además del enganche (desde 5%): impuesto de transferencia donde la provincia lo cobra, abogado o notario con gastos, seguro de título, avalúo e inspección, seguro de la casa, ajustes por impuestos que el vendedor pagó por adelantado, el impuesto provincial sobre la prima del seguro hipotecario, y GST o HST en una casa nueva. Todo se paga al contado.',
    },
    source: 'Canada Mortgage and Housing Corporation, Homebuying Step by Step; usual range as lenders publish it',
    country: 'CA',
    asOf,
  },
];
