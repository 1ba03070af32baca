/** Rules of loans and savings plans in Canada, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesCaLoans: readonly Entry[] = [
  {
    id: 'renewal-switch',
    names:
      'switch lender* at renewal|switch banks at renewal|change lender* at renewal|change banks at renewal|stress test at renewal|stress test again|straight switch|transfer my mortgage at renewal|changer de preteur au renouvellement|changer de banque au renouvellement|test de resistance au renouvellement|transferer mon hypotheque|cambiar de banco en la renovacion|cambiar de prestamista al renovar',
    says: {
      en: 'A straight switch to another lender at renewal, with the same balance and the same remaining amortization, needs no stress test: insured mortgages were already free of it, and uninsured ones are since November 21, 2024 (OSFI). The new lender still checks income and credit. Borrowing more or stretching the amortization brings the test back. Credit unions follow provincial rules.',
      fr: 'Un simple transfert à un autre prêteur au renouvellement, avec le même solde et le même amortissement restant, n’exige pas de simulation de crise : les prêts assurés en étaient déjà exempts, les non assurés le sont depuis le 21 novembre 2024 (BSIF). Le nouveau prêteur vérifie quand même revenu et crédit. Emprunter plus ou allonger l’amortissement la ramène. Les caisses suivent leurs règles provinciales.',
      es: 'Un simple cambio de prestamista en la renovación, con el mismo saldo y la misma amortización restante, no exige la prueba de resistencia: las hipotecas aseguradas ya estaban libres, y las no aseguradas desde el 21 de noviembre de 2024 (OSFI). El nuevo prestamista revisa ingresos y crédito. Pedir más o alargar el plazo trae la prueba de vuelta.',
    },
    source: 'OSFI, Minimum qualifying rate for uninsured mortgages (November 21, 2024); Department of Finance Canada',
    country: 'CA',
    asOf,
  },
  {
    id: 'hbp-repayment',
    names:
      'pay the rrsp back|pay the rrsp part back|pay back the rrsp|pay back my rrsp|repay the rrsp|repay my rrsp|repay the hbp|pay back the hbp|hbp repayment*|pay it back to my rrsp|rembourser le rap|rembourser mon rap|remboursement du rap|rembourser le reer|devolver el rrsp|devolver el hbp|pagar de vuelta el rrsp',
    says: {
      en: 'Money taken under the Home Buyers’ Plan is repaid to an RRSP over 15 years, without interest: at least one fifteenth a year; what you do not repay is added to that year’s income. For a withdrawal in 2026 the first repayment is for 2028, the second year after. The five-year wait was only for withdrawals from January 1, 2022 to December 31, 2025. FHSA withdrawals are not repaid.',
      fr: 'Le RAP se rembourse à un REER sur 15 ans, sans intérêt : au moins un quinzième par an; ce qui n’est pas remboursé s’ajoute au revenu de l’année. Pour un retrait en 2026, le premier remboursement vise 2028, la deuxième année après. Le délai de cinq ans ne valait que pour les retraits du 1er janvier 2022 au 31 décembre 2025. Le CELIAPP ne se rembourse pas.',
      es: 'Lo retirado con el Home Buyers’ Plan se devuelve a un RRSP en 15 años, sin interés: al menos un quinceavo al año; lo que no devuelve se suma al ingreso de ese año. Para un retiro en 2026 la primera devolución es de 2028, el segundo año después. La espera de cinco años solo valió para retiros del 1 de enero de 2022 al 31 de diciembre de 2025. La FHSA no se devuelve.',
    },
    source: 'Canada Revenue Agency, How to repay the funds withdrawn from RRSPs under the Home Buyers’ Plan',
    country: 'CA',
    asOf,
  },
  {
    id: 'hbp-again',
    names:
      'hbp again|use the hbp twice|hbp twice|home buyers plan again|home buyers plan twice|second hbp|hbp a second time|refaire un rap|deuxieme rap|un autre rap|rap une deuxieme fois|rap deux fois|deja fait un rap|deja utilise le rap|usar el hbp otra vez|segundo hbp',
    says: {
      en: 'Yes, the Home Buyers’ Plan can be used again if what you took before is fully repaid (balance zero on January 1 of the year of the new withdrawal) and you count as a first-time buyer again: in the last four years you did not live in a home that you or your spouse owned. The limit is $60,000 each. A withdrawal in 2026 is repaid from 2028, over 15 years.',
      fr: 'Oui, on peut refaire un RAP si l’ancien est entièrement remboursé (solde à zéro le 1er janvier de l’année du nouveau retrait) et si l’on redevient premier acheteur : ne pas avoir habité, depuis quatre ans, une propriété que soi ou son conjoint possédait. Le maximum est de 60 000 $ chacun. Un retrait en 2026 se rembourse dès 2028, sur 15 ans.',
      es: 'Sí, el Home Buyers’ Plan se puede usar otra vez si lo anterior está devuelto por completo (saldo en cero el 1 de enero del año del nuevo retiro) y vuelve a contar como primera compra: en los últimos cuatro años no vivió en una casa suya o de su pareja. El límite es $60,000 cada uno. Un retiro en 2026 se devuelve desde 2028, en 15 años.',
    },
    source: 'Canada Revenue Agency, Home Buyers’ Plan: conditions',
    country: 'CA',
    asOf,
  },
];
