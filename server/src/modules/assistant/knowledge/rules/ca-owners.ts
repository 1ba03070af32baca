/** Federal rules of Canada for owners who live abroad, rent out a home or pay off a mortgage early. */
import { inLanguages } from '../../reading/language.ts';
import type { Entry } from '../entry.ts';

const asOf = '2025-12';
const country = 'CA';

export const rulesCaOwners: readonly Entry[] = [
  {
    id: 'section-116',
    names:
      'section 116|certificate of compliance|clearance certificate|t2062|non resident seller in canada|non-resident selling in canada|certificat de conformite|article 116|certificado de cumplimiento',
    says: inLanguages(
      'A non-resident who sells a home in Canada needs a certificate of compliance (Income Tax Act, section 116): notify the Canada Revenue Agency with form T2062 (and T2062A for a rental) at the latest 10 days after the closing, and pay or secure 25% of the gain. Without the certificate the buyer must hold back 25% of the whole price (50% of the building part of a rental) and send it within 30 days after the end of the month of purchase; the buyer is liable for it. The seller files a Canadian return the next spring and gets back what is too much. Québec has its own certificate (form TP-1097, 12.875%).',
      'Un non-résident qui vend une propriété au Canada a besoin d’un certificat de conformité (Loi de l’impôt sur le revenu, article 116) : il avise l’Agence du revenu du Canada par le formulaire T2062 (et T2062A pour un immeuble loué) au plus tard 10 jours après la vente, et paie ou garantit 25 % du gain. Sans certificat, l’acheteur doit retenir 25 % de tout le prix (50 % de la partie bâtiment d’un immeuble locatif) et le verser dans les 30 jours après la fin du mois de l’achat; il en est responsable. Le vendeur produit une déclaration au printemps et récupère le trop-perçu. Le Québec a son propre certificat (TP-1097, 12,875 %).',
      'Un no residente que vende en Canadá necesita un certificado de cumplimiento (Income Tax Act, section 116): avisa a la Canada Revenue Agency con el formulario T2062 (y T2062A si estaba rentada) a más tardar 10 días después del cierre, y paga o garantiza 25% de la ganancia. Sin certificado el comprador debe retener 25% de todo el precio (50% de la parte del edificio rentado) y enviarlo en 30 días tras el fin del mes; responde por ello. El vendedor declara en la primavera y recupera lo que sobre. Quebec tiene su propio certificado (TP-1097, 12.875%).',
    ),
    source: 'Income Tax Act, s. 116; Canada Revenue Agency, form T2062; Revenu Québec, form TP-1097',
    country,
    asOf,
  },
  {
    id: 'rent-to-non-resident',
    names:
      'nr6|nr4|section 216|non resident landlord|non-resident landlord|rent out while abroad|loyer d’un non-resident|rente a un non-resident',
    says: inLanguages(
      'Rent from a home in Canada paid to a non-resident owner has 25% of the gross withheld and sent to the Canada Revenue Agency by the 15th of the next month, by the tenant or the agent; the agent reports it on slip NR4 by March 31. With form NR6, approved before the first rent of the year, a Canadian agent withholds only 25% of the net after expenses, and the owner must then file a section 216 return by June 30. Without NR6 the section 216 return within two years can bring back the tax on expenses.',
      'Sur le loyer d’un logement au Canada versé à un propriétaire non-résident, 25 % du brut est retenu et remis à l’Agence du revenu du Canada au plus tard le 15 du mois suivant, par le locataire ou l’agent, qui le déclare sur le feuillet NR4 avant le 31 mars. Avec le formulaire NR6, approuvé avant le premier loyer de l’année, un agent canadien ne retient que 25 % du net, et le propriétaire doit produire une déclaration (article 216) au plus tard le 30 juin. Sans NR6, cette déclaration dans les deux ans peut récupérer l’impôt sur les dépenses.',
      'De la renta de una vivienda en Canadá pagada a un dueño no residente se retiene 25% del bruto y se envía a la Canada Revenue Agency a más tardar el 15 del mes siguiente, por el inquilino o el agente, que lo informa en la forma NR4 antes del 31 de marzo. Con el formulario NR6, aprobado antes de la primera renta, un agente canadiense retiene solo 25% del neto, y el dueño debe declarar (section 216) a más tardar el 30 de junio. Sin NR6, esa declaración en dos años puede recuperar impuesto.',
    ),
    source: 'Income Tax Act, ss. 212, 215 and 216; Canada Revenue Agency, forms NR6 and NR4',
    country,
    asOf,
  },
  {
    id: 'rental-sale-canada',
    names:
      'capital gain on a rental in canada|sell a rental in canada|sell my rental property in canada|recapture of cca|recaptured cca|45(3)|recuperation de la dpa|vente d’un immeuble locatif',
    says: inLanguages(
      'In Canada half of the gain on a rental home is added to your income (the rise to two thirds was cancelled in 2025): price less selling costs less adjusted cost base, which is what you paid with closing costs and improvements. Capital cost allowance (CCA) that you claimed comes back as income in full (recapture). Example: bought for $400,000, sold for $600,000 with $30,000 of costs: gain $170,000, taxable $85,000. A part of the years as your home is free under the principal residence exemption; with elections 45(2) or 45(3), if no CCA was claimed, up to four rental years count as well. Your province’s tax follows the same half.',
      'Au Canada, la moitié du gain sur un logement loué s’ajoute à votre revenu (la hausse aux deux tiers a été annulée en 2025) : prix moins frais de vente moins prix de base rajusté, soit l’achat avec ses frais et les améliorations. La déduction pour amortissement (DPA) réclamée redevient un revenu en entier (récupération). Exemple : acheté 400 000 $, vendu 600 000 $ avec 30 000 $ de frais : gain de 170 000 $, imposable 85 000 $. Les années comme résidence principale sont exemptes en proportion; avec les choix 45(2) ou 45(3), sans DPA, jusqu’à quatre années de location comptent aussi.',
      'En Canadá la mitad de la ganancia de una vivienda rentada se suma a su ingreso (el alza a dos tercios se canceló en 2025): precio menos gastos de venta menos costo base, que es lo pagado con gastos y mejoras. La depreciación (CCA) que dedujo vuelve completa como ingreso (recapture). Ejemplo: comprada en $400,000, vendida en $600,000 con $30,000 de gastos: ganancia $170,000, gravable $85,000. Los años como residencia principal quedan libres en proporción; con las elecciones 45(2) o 45(3), sin CCA, también hasta cuatro años de renta.',
    ),
    source: 'Income Tax Act, ss. 13(1), 38–40, 45 and 54; Canada Revenue Agency, Guide T4036',
    country,
    asOf,
  },
  {
    id: 'prepay-after-five-years',
    names:
      'after five years of the mortgage|10 year mortgage penalty|ten year term penalty|interest act section 10|article 10 de la loi sur l’interet',
    says: inLanguages(
      'A person (not a company) with a Canadian mortgage whose term is longer than five years may pay it off once five years have passed since its date: the charge is then at most three months’ interest, never the interest rate differential (Interest Act, section 10). So a 7- or 10-year fixed term is cheap to leave after year five; a renewal that starts a new date begins the five years again. Before that, a closed fixed rate costs the larger of three months’ interest and the IRD, a variable usually three months’ interest.',
      'Un particulier (non une société) dont l’hypothèque canadienne a un terme de plus de cinq ans peut la rembourser une fois cinq ans écoulés depuis sa date : la pénalité est alors d’au plus trois mois d’intérêt, jamais le différentiel de taux (Loi sur l’intérêt, article 10). Un terme fixe de 7 ou 10 ans coûte donc peu à quitter après la cinquième année; un renouvellement qui donne une nouvelle date recommence les cinq ans. Avant, un taux fixe fermé coûte le plus élevé entre trois mois d’intérêt et le différentiel, un variable d’habitude trois mois.',
      'Una persona (no una empresa) con hipoteca canadiense de plazo mayor a cinco años puede pagarla cuando pasaron cinco años desde su fecha: el cargo es entonces de tres meses de intereses como máximo, nunca el diferencial (Interest Act, section 10). Un plazo fijo de 7 o 10 años sale barato tras el quinto año; una renovación con fecha nueva reinicia los cinco. Antes, una tasa fija cerrada cuesta lo mayor entre tres meses de intereses y el diferencial; una variable, casi siempre tres meses.',
    ),
    source: 'Interest Act (R.S.C. 1985, c. I-15), s. 10; Financial Consumer Agency of Canada',
    country,
    asOf,
  },
];
