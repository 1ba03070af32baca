import type { InLanguages } from '../reading/language.ts';

/**
 * Steps of a purchase that apply only in one country, state or province, with the statute or the standard contract. The
 * texts of a country come before those of its states or provinces.
 */
export const purchaseSteps: Readonly<Record<string, InLanguages>> = {
  US: {
    en: 'In the USA the lender sends a Loan Estimate within 3 business days of the application and the Closing Disclosure at least 3 business days before closing (12 CFR 1026.19). From the accepted offer to the keys it usually takes 30 to 45 days with a loan.',
    fr: 'Aux États-Unis, le prêteur envoie un « Loan Estimate » dans les 3 jours ouvrables de la demande et le « Closing Disclosure » au moins 3 jours ouvrables avant la clôture (12 CFR 1026.19). De l’offre acceptée aux clés, il faut d’habitude de 30 à 45 jours avec un prêt.',
    es: 'En EE. UU. el prestamista envía un “Loan Estimate” en 3 días hábiles desde la solicitud y el “Closing Disclosure” al menos 3 días hábiles antes del cierre (12 CFR 1026.19). De la oferta aceptada a las llaves suelen pasar de 30 a 45 días con un préstamo.',
  },
  CA: {
    en: 'In Canada a lawyer or notary checks the title, receives the money and registers the sale; the contract sets the date, often 30 to 90 days after acceptance.',
    fr: 'Au Canada, un avocat ou un notaire vérifie le titre, reçoit les fonds et publie la vente; le contrat fixe la date, souvent de 30 à 90 jours après l’acceptation.',
    es: 'En Canadá un abogado o notario revisa el título, recibe el dinero y registra la venta; el contrato fija la fecha, a menudo de 30 a 90 días después de la aceptación.',
  },
  TX: {
    en: 'In Texas the offer is usually made on the TREC contract: earnest money and the option fee are due within 3 days of the effective date, and until the option period ends you can cancel for any reason. A title company closes. Once it is your main home, apply for the homestead exemption at the appraisal district (Texas Tax Code § 11.13).',
    fr: 'Au Texas, l’offre se fait d’habitude sur le contrat TREC : le dépôt et les frais d’option sont dus dans les 3 jours de la date d’effet, et vous pouvez annuler sans motif jusqu’à la fin de la période d’option. Une société de titres conclut la vente. Une fois que c’est votre résidence principale, demandez l’exemption « homestead » à l’appraisal district (Texas Tax Code § 11.13).',
    es: 'En Texas la oferta suele hacerse en el contrato TREC: el depósito y la cuota de opción se pagan en 3 días desde la fecha de vigencia, y hasta que acaba el periodo de opción puede cancelar por cualquier motivo. Cierra una compañía de títulos. Cuando sea su vivienda principal, pida la exención “homestead” en el appraisal district (Texas Tax Code § 11.13).',
  },
  FL: {
    en: 'In Florida a title company or an attorney closes, and the contract sets the inspection period. Apply for the homestead exemption with the county property appraiser by March 1 of the next year (Florida Statutes § 196.011).',
    fr: 'En Floride, une société de titres ou un avocat conclut la vente, et le contrat fixe la période d’inspection. Demandez l’exemption « homestead » à l’évaluateur du comté avant le 1er mars de l’année suivante (Florida Statutes § 196.011).',
    es: 'En Florida cierra una compañía de títulos o un abogado, y el contrato fija el periodo de inspección. Pida la exención “homestead” al tasador del condado a más tardar el 1 de marzo del año siguiente (Florida Statutes § 196.011).',
  },
  NY: {
    en: 'In New York attorneys of both sides negotiate the contract after the offer is accepted; it binds only once both have signed it, usually with a deposit of about 10%. A co-op also needs the approval of its board.',
    fr: 'À New York, les avocats des deux parties négocient le contrat après l’acceptation de l’offre; il ne lie qu’une fois signé par les deux, d’habitude avec un dépôt d’environ 10 %. Une coop exige aussi l’accord de son conseil.',
    es: 'En Nueva York los abogados de ambas partes negocian el contrato después de aceptada la oferta; solo obliga cuando ambos lo firman, por lo general con un depósito de cerca de 10%. Una cooperativa exige además la aprobación de su consejo.',
  },
  NC: {
    en: 'In North Carolina you pay the seller a due diligence fee and can cancel for any reason until the due diligence date; an attorney closes.',
    fr: 'En Caroline du Nord, vous versez au vendeur des frais de « due diligence » et pouvez annuler sans motif jusqu’à cette date; un avocat conclut la vente.',
    es: 'En Carolina del Norte paga al vendedor una cuota de “due diligence” y puede cancelar por cualquier motivo hasta esa fecha; cierra un abogado.',
  },
  GA: {
    en: 'In Georgia you can cancel for any reason until the due diligence period of the contract ends; an attorney closes. Apply for the homestead exemption by April 1.',
    fr: 'En Géorgie, vous pouvez annuler sans motif jusqu’à la fin de la période de « due diligence » du contrat; un avocat conclut la vente. Demandez l’exemption « homestead » avant le 1er avril.',
    es: 'En Georgia puede cancelar por cualquier motivo hasta que acaba el periodo de “due diligence” del contrato; cierra un abogado. Pida la exención “homestead” a más tardar el 1 de abril.',
  },
  QC: {
    en: 'In Québec the promise to purchase binds you once the seller accepts it, except by its conditions. A notary, whom the buyer usually chooses and pays, prepares the deed of sale and publishes it in the land register; the transfer duty (“welcome tax”) is billed some months later.',
    fr: 'Au Québec, la promesse d’achat vous lie dès que le vendeur l’accepte, sauf par ses conditions. Un notaire, d’habitude choisi et payé par l’acheteur, prépare l’acte de vente et le publie au registre foncier; les droits de mutation (« taxe de bienvenue ») sont facturés quelques mois plus tard.',
    es: 'En Quebec la promesa de compra lo obliga en cuanto el vendedor la acepta, salvo por sus condiciones. Un notario, que por lo general elige y paga el comprador, prepara la escritura y la publica en el registro; el impuesto de transferencia (“welcome tax”) se cobra unos meses después.',
  },
  ON: {
    en: 'In Ontario the deposit is usually due within 24 hours of acceptance and a resale home has no cooling-off period. For a condo your lawyer reviews the status certificate; the land transfer tax is paid at closing.',
    fr: 'En Ontario, le dépôt est d’habitude dû dans les 24 heures de l’acceptation et une revente n’a pas de délai de réflexion. Pour un condo, votre avocat examine le certificat d’information (status certificate); les droits de cession se paient à la clôture.',
    es: 'En Ontario el depósito suele pagarse en 24 horas tras la aceptación y una reventa no tiene plazo de arrepentimiento. En un condominio su abogado revisa el status certificate; el impuesto de transferencia se paga al cierre.',
  },
  BC: {
    en: 'In British Columbia you can rescind within 3 business days of acceptance at a fee of 0.25% of the price (Property Law Act, s. 42); then the subjects are removed by their dates, and the property transfer tax is paid when the sale is registered.',
    fr: 'En Colombie-Britannique, vous pouvez vous rétracter dans les 3 jours ouvrables de l’acceptation moyennant 0,25 % du prix (Property Law Act, art. 42); les « subjects » sont ensuite levés à leurs dates, et la taxe de transfert se paie à l’enregistrement.',
    es: 'En Columbia Británica puede retractarse en 3 días hábiles desde la aceptación con un cargo de 0.25% del precio (Property Law Act, art. 42); después se retiran los “subjects” en sus fechas, y el impuesto de transferencia se paga al registrar la venta.',
  },
};
