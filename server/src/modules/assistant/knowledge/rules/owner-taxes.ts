/** Long because it is a table: credits, rebates and deductions of owners beyond those of a first purchase. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesOwnerTaxes: readonly Entry[] = [
  {
    id: 'homeowner-idaho',
    names:
      "idaho homeowner's exemption|idaho homeowners exemption|idaho homeowner exemption|homeowner's exemption|homeowners exemption|homeowner exemption|homestead exemption in idaho|idaho homestead|exencion de propietario|exencion del propietario",
    says: {
      en: 'Idaho’s homeowner’s exemption takes off half the value of the home you own and live in, with up to one acre of its land, at most $125,000; tax is computed on the rest. You apply once, with the county assessor, after you moved in; a new owner applies again. Apply early in the year so that the bill has it; counties name the last day for the current year. Only one home in the state counts, and land beyond one acre is taxed in full.',
      fr: 'L’exemption de propriétaire de l’Idaho retire la moitié de la valeur de la maison que vous possédez et habitez, avec jusqu’à une acre de terrain, au plus 125 000 $; la taxe se calcule sur le reste. On la demande une fois, à l’évaluateur du comté, après avoir emménagé; un nouveau propriétaire refait la demande.',
      es: 'La exención de propietario de Idaho quita la mitad del valor de la casa que es suya y donde vive, con hasta un acre de terreno, máximo $125,000; el impuesto se calcula sobre el resto. Se pide una vez, con el tasador (assessor) del condado, ya viviendo ahí; un dueño nuevo la pide otra vez. Pídala temprano en el año: cada condado dice el último día.',
    },
    source: 'Idaho Code § 63-602G; Idaho State Tax Commission, Homeowner’s exemption',
    country: 'US',
    asOf,
  },
  {
    id: 'gst-rental-rebate',
    names:
      'new residential rental property rebate|nrrp|gst524|gst rebate for a rental|remboursement pour immeubles d’habitation locatifs',
    says: {
      en: 'Who buys a new home in Canada to rent it out pays the GST or HST at closing and then claims the New Residential Rental Property Rebate (form GST524) with a lease of a year or more: up to 36% of the GST, at most $6,300, for a value up to $350,000 and falling to nothing at $450,000. In Ontario the provincial part gives back up to $24,000 at any price, and more for an agreement signed with the builder from April 1, 2026 to March 31, 2027 (both parts together up to $130,000): check the conditions with the province. The builder doesn’t credit it in the price, as it does for a buyer who moves in, so plan the cash. The rebate for first-time buyers is not for a rental.',
      fr: 'Qui achète un logement neuf au Canada pour le louer paie la TPS ou la TVH à la clôture, puis demande le remboursement pour immeubles d’habitation locatifs neufs (GST524) avec un bail d’un an ou plus : jusqu’à 36 % de la TPS, au plus 6 300 $, pour une valeur d’au plus 350 000 $, et rien dès 450 000 $. En Ontario, la part provinciale rend jusqu’à 24 000 $ à tout prix, et davantage pour un contrat signé avec le constructeur du 1er avril 2026 au 31 mars 2027 (jusqu’à 130 000 $ en tout) : vérifiez les conditions auprès de la province. Le constructeur ne le crédite pas dans le prix : prévoyez l’argent.',
      es: 'Quien compra una vivienda nueva en Canadá para rentarla paga el GST o HST al cierre y luego pide el New Residential Rental Property Rebate (GST524) con un contrato de un año o más: hasta 36% del GST, máximo $6,300, con valor hasta $350,000, y nada desde $450,000. En Ontario la parte provincial devuelve hasta $24,000 a cualquier precio, y más si firma con el constructor del 1 de abril de 2026 al 31 de marzo de 2027 (hasta $130,000 en total): verifique las condiciones con la provincia. El constructor no lo descuenta: prevea el efectivo.',
    },
    source:
      'Excise Tax Act, s. 256.2; Canada Revenue Agency, RC4231 and form GST524; Ontario, Bill 114 and O. Reg. 196/26',
    country: 'CA',
    asOf,
  },
  {
    id: 'gst-short-term-rental',
    names: 'gst on an airbnb|hst on an airbnb|tps sur un airbnb',
    says: {
      en: 'A used home in Canada usually sells without GST or HST, but one used all or nearly all for stays of less than 60 days counts as a hotel-like property: the whole sale price is then taxable (Tax Court, 1351231 Ontario Inc., 2024). A return to long-term rent or own use before the sale can make tax due on its value instead. The rents of short stays carry GST or HST too above $30,000 of revenue a year. Ask an accountant before you list it.',
      fr: 'Un logement usagé se vend d’habitude au Canada sans TPS ni TVH, mais celui qui sert en totalité ou presque à des séjours de moins de 60 jours est traité comme un hôtel : tout le prix de vente est alors taxable (Cour de l’impôt, 1351231 Ontario Inc., 2024). Un retour à la location à long terme peut rendre la taxe due sur sa valeur. Les loyers de court séjour portent aussi la taxe au-delà de 30 000 $ par an. Consultez un comptable avant de l’inscrire.',
      es: 'Una vivienda usada en Canadá suele venderse sin GST ni HST, pero la que se usa casi toda para estancias de menos de 60 días cuenta como hotel: todo el precio es gravable (Tax Court, 1351231 Ontario Inc., 2024). Volver a la renta larga puede hacer que se deba impuesto sobre su valor. Las rentas cortas también llevan GST o HST sobre $30,000 al año. Consulte a un contador antes de anunciarla.',
    },
    source: 'Excise Tax Act, s. 123(1) “residential complex”; 1351231 Ontario Inc. v. The King, 2024 TCC 37',
    country: 'CA',
    asOf,
  },
  {
    id: 'home-tax-credits-canada',
    names:
      'multigenerational home renovation|home accessibility tax credit|mhrtc|hatc|credit d’impot pour l’accessibilite domiciliaire',
    says: {
      en: 'Canada has two credits for work on a home, both at the lowest tax rate (14% for 2026). The Multigenerational Home Renovation Tax Credit is refundable, on up to $50,000 for a secondary unit in which a relative of 65 or older, or with a disability, will live: at most $7,000 in 2026. The Home Accessibility Tax Credit is not refundable, on up to $20,000 a year of lasting work such as a ramp or a walk-in tub for someone of 65 or older or with a disability: at most $2,800. Claim them on lines 45355 and 31285; Québec has credits of its own.',
      fr: 'Le Canada a deux crédits pour des travaux, au taux d’impôt le plus bas (14 % pour 2026). Le crédit pour la rénovation d’habitations multigénérationnelles est remboursable, sur au plus 50 000 $ pour un logement secondaire où vivra un proche de 65 ans ou plus, ou handicapé : au plus 7 000 $ en 2026. Le crédit pour l’accessibilité domiciliaire n’est pas remboursable, sur au plus 20 000 $ par an de travaux durables comme une rampe : au plus 2 800 $. Lignes 45355 et 31285; le Québec a ses propres crédits, voyez Revenu Québec.',
      es: 'Canadá tiene dos créditos por obras, a la tasa más baja (14% en 2026). El Multigenerational Home Renovation Tax Credit es reembolsable, sobre hasta $50,000 por una vivienda secundaria para un familiar de 65 o más, o con discapacidad: máximo $7,000 en 2026. El Home Accessibility Tax Credit no es reembolsable, sobre hasta $20,000 al año de obras duraderas como una rampa: máximo $2,800. Líneas 45355 y 31285; Quebec tiene los suyos.',
    },
    source: 'Income Tax Act, ss. 118.041, 122.92; Canada Revenue Agency, lines 31285 and 45355',
    country: 'CA',
    asOf,
  },
  {
    id: 'moving-expenses',
    names: 'moving expense deduct*|deduct moving expenses|deduire les frais de demenagement|deducir la mudanza',
    says: {
      en: 'In Canada moving costs are deductible if the new home is at least 40 km closer by road to a new job, business or full-time studies, against the income earned there: movers, travel, up to 15 days of lodging, the costs of selling the old home and, if you sold it, legal fees and land transfer tax on the new one (line 21900, form T1-M). In the USA only active-duty members of the armed forces and some intelligence staff may deduct a move; for others the federal deduction has ended.',
      fr: 'Au Canada, les frais de déménagement sont déductibles si le nouveau logement est plus proche d’au moins 40 km par la route d’un nouvel emploi, d’une entreprise ou d’études à temps plein, contre le revenu gagné là : déménageurs, voyage, jusqu’à 15 jours d’hébergement, frais de vente de l’ancienne maison et, si vous l’avez vendue, frais juridiques et droits de mutation de la nouvelle (ligne 21900, T1-M; Québec : TP-348). Aux États-Unis, seuls les militaires en service actif y ont droit.',
      es: 'En Canadá la mudanza se deduce si la nueva vivienda queda al menos 40 km más cerca por carretera de un nuevo empleo, negocio o estudios de tiempo completo: mudanza, viaje, hasta 15 días de alojamiento, costos de vender la casa anterior y, si la vendió, honorarios e impuesto de transferencia de la nueva (línea 21900, T1-M). En EE. UU. solo los militares en servicio activo pueden deducirla.',
    },
    source: 'Income Tax Act, ss. 62, 248(1) “eligible relocation”; IRC § 217(g), (k); Public Law 119-21',
    asOf,
  },
  {
    id: 'property-tax-proration',
    names: 'property tax proration|tax proration|taxes paid in arrears',
    says: {
      en: 'Yes: in the USA property tax is divided between seller and buyer at closing by days of ownership. Where it is paid in arrears, as in Illinois, Indiana, Ohio and Minnesota, the seller credits the buyer for the days not billed yet, often on 100% to 110% of the last bill because the new one is unknown, and the buyer pays the bill when it comes. Where it is paid in advance, the buyer pays the seller back. The contract sets the percentage and whether it is trued up later.',
      fr: 'Oui : aux États-Unis, la taxe foncière se partage à la clôture selon les jours de propriété. Où elle se paie à terme échu, comme en Illinois, Indiana, Ohio et Minnesota, le vendeur crédite l’acheteur des jours non facturés, souvent sur 100 % à 110 % du dernier compte, et l’acheteur paie le compte ensuite. Où elle se paie d’avance, l’acheteur rembourse le vendeur. Le contrat fixe le pourcentage.',
      es: 'Sí: en EE. UU. el predial se divide al cierre por días de propiedad. Donde se paga vencido, como en Illinois, Indiana, Ohio y Minnesota, el vendedor da crédito al comprador por los días aún no cobrados, a menudo sobre 100% a 110% del último recibo, y el comprador paga el recibo después. Donde se paga por adelantado, el comprador reembolsa. El contrato fija el porcentaje.',
    },
    source: 'Consumer Financial Protection Bureau, Closing Disclosure (12 CFR 1026.38); 35 ILCS 200/21',
    country: 'US',
    asOf,
  },
  {
    id: 'mcc-recapture',
    names: 'recapture tax|mcc recapture|recapture of the mortgage credit',
    says: {
      en: 'A part of the benefit of a mortgage credit certificate, or of a bond loan from a housing agency, is paid back (recapture) only if three things come together: you sell within nine years, there is a gain, and your income has grown above a limit of the certificate. The tax is at most half of the gain and 6.25% of the first loan, and highest after five years. It is figured on Form 8828 in the year of the sale; many agencies refund it.',
      fr: 'Une part de l’avantage d’un « mortgage credit certificate » se rembourse (recapture) seulement si trois choses se réunissent : vente dans les neuf ans, gain, et revenu au-delà d’une limite du certificat. L’impôt est au plus la moitié du gain et 6,25 % du prêt d’origine, et le plus haut après cinq ans (formulaire 8828).',
      es: 'Parte del beneficio de un mortgage credit certificate se devuelve (recapture) solo si se juntan tres cosas: vende dentro de nueve años, hay ganancia y su ingreso pasó un límite del certificado. El impuesto es como máximo la mitad de la ganancia y 6.25% del préstamo original, y el más alto tras cinco años (formulario 8828).',
    },
    source: 'IRC § 143(m); IRS, Instructions for Form 8828',
    country: 'US',
    asOf,
  },
];
