/** Long because it is a table: relief from property tax for veterans, by state, in three languages. */
import { type Relief, relief } from './relief.ts';

export const usaVeterans: readonly Relief[] = [
  relief(
    'TX',
    ['veteran'],
    [
      'In Texas a veteran whom the VA rates 100% disabled or unemployable pays no property tax on the homestead; so does the surviving spouse who doesn’t remarry. Lower ratings take off the value of one property: $5,000 from 10%, $7,500 from 30%, $10,000 from 50% and $12,000 from 70%. Apply with the county appraisal district.',
      'Au Texas, un ancien combattant classé invalide à 100 % ou inapte au travail par la VA ne paie aucune taxe foncière sur sa résidence; de même le conjoint survivant non remarié. Les taux moindres retirent de la valeur 5 000 $ dès 10 %, 7 500 $ dès 30 %, 10 000 $ dès 50 % et 12 000 $ dès 70 %. Demande au « county appraisal district ».',
      'En Texas un veterano que VA califica con 100% o como no empleable no paga impuesto por su vivienda; tampoco el cónyuge sobreviviente que no se vuelve a casar. Calificaciones menores restan del valor $5,000 desde 10%, $7,500 desde 30%, $10,000 desde 50% y $12,000 desde 70%. Se pide en el county appraisal district.',
    ],
    'Texas Tax Code §§ 11.131, 11.22',
  ),
  relief(
    'FL',
    ['veteran'],
    [
      'In Florida a veteran with a permanent and total service-connected disability pays no property tax on the homestead. A rating of 10% or more takes $5,000 off the value. From 65, a combat-related disability takes its percentage off the tax. Apply with the county property appraiser by March 1.',
      'En Floride, une invalidité de service permanente et totale exempte la résidence de taxe foncière. Un taux de 10 % ou plus retire 5 000 $ de la valeur. Dès 65 ans, une invalidité de combat réduit la taxe de son pourcentage. Demande au « county property appraiser » avant le 1er mars.',
      'En Florida una discapacidad de servicio permanente y total exime la vivienda del impuesto. Una calificación de 10% o más resta $5,000 del valor. Desde los 65, una discapacidad de combate descuenta su porcentaje del impuesto. Se pide al county property appraiser hasta el 1 de marzo.',
    ],
    'Florida Statutes §§ 196.081, 196.082, 196.24',
  ),
  relief(
    'GA',
    ['veteran'],
    [
      'In Georgia a veteran whom the VA rates or pays at 100% takes an amount off the assessed value of the homestead for all taxes that follows a federal figure and is more than $100,000; a surviving spouse who doesn’t remarry keeps it. Lower ratings have no state exemption. Apply with the county tax office by April 1.',
      'En Géorgie, un ancien combattant classé ou payé à 100 % retire de la valeur imposable, pour toutes les taxes, un montant fédéral de plus de 100 000 $; le conjoint survivant non remarié le garde. Un taux moindre n’a pas d’exemption de l’État. Demande au comté avant le 1er avril.',
      'En Georgia un veterano calificado o pagado al 100% resta del valor gravable, para todos los impuestos, un monto federal de más de $100,000; el cónyuge sobreviviente que no se vuelve a casar lo conserva. Con calificación menor no hay exención estatal. Se pide al condado hasta el 1 de abril.',
    ],
    'O.C.G.A. § 48-5-48',
  ),
  relief(
    'CA',
    ['veteran'],
    [
      'California’s disabled veterans’ exemption takes $100,000, or $150,000 with low household income, off the assessed value of the main home; both are indexed, so the current amounts are higher. It needs a rating of 100% or pay at the 100% rate because the veteran cannot work. Claim it with the county assessor.',
      'En Californie, l’exemption des anciens combattants invalides retire 100 000 $, ou 150 000 $ à faible revenu, de la valeur de la résidence; les deux sont indexés, donc plus élevés aujourd’hui. Il faut un taux de 100 % ou une inaptitude payée à 100 %. Demande au « county assessor ».',
      'En California la exención para veteranos con discapacidad resta $100,000, o $150,000 con ingreso bajo, del valor de la vivienda; ambos se indexan y hoy son más altos. Exige 100% o pago al 100% por no poder trabajar. Se pide al county assessor.',
    ],
    'California Revenue and Taxation Code § 205.5',
  ),
  relief(
    'IL',
    ['veteran'],
    [
      'In Illinois a service-connected disability of 70% or more exempts the homestead (up to $250,000 of equalized assessed value); 50% to 69% takes $5,000 off that value and 30% to 49% $2,500. Apply with the county assessment office.',
      'En Illinois, une invalidité de service de 70 % ou plus exempte la résidence (jusqu’à 250 000 $ de valeur égalisée); de 50 % à 69 %, 5 000 $ de moins; de 30 % à 49 %, 2 500 $. Demande au bureau d’évaluation du comté.',
      'En Illinois una discapacidad de servicio de 70% o más exime la vivienda (hasta $250,000 de valor ecualizado); de 50% a 69% resta $5,000 y de 30% a 49% $2,500. Se pide en la oficina de avalúos del condado.',
    ],
    '35 ILCS 200/15-169',
  ),
  relief(
    'NY',
    ['veteran'],
    [
      'New York’s alternative veterans’ exemption takes 15% off the assessed value for wartime service, 10% more for service in a combat zone, and half of the disability rating on top, each up to caps of the locality. School districts give it only where they chose to. File form RP-458-a with the assessor, usually by March 1.',
      'À New York, l’exemption « alternative veterans » retire 15 % de la valeur pour un service en temps de guerre, 10 % de plus en zone de combat et la moitié du taux d’invalidité, sous des plafonds locaux. Les écoles ne la donnent que si elles l’ont choisi. Formulaire RP-458-a à l’évaluateur, d’habitude avant le 1er mars.',
      'En Nueva York la exención “alternative veterans” quita 15% del valor por servicio en guerra, 10% más en zona de combate y la mitad de la calificación de discapacidad, con topes locales. Las escuelas la dan solo si la eligieron. Formulario RP-458-a al assessor, casi siempre hasta el 1 de marzo.',
    ],
    'New York Real Property Tax Law § 458-a',
  ),
  relief(
    'NJ',
    ['veteran'],
    [
      'In New Jersey a veteran with a total and permanent service-connected disability pays no property tax on the home. Every honorably discharged veteran, or the surviving spouse, takes $250 off the bill. Apply with the municipal assessor.',
      'Au New Jersey, une invalidité de service totale et permanente exempte la résidence. Tout ancien combattant libéré honorablement, ou son conjoint survivant, retire 250 $ du compte. Demande à l’évaluateur municipal.',
      'En Nueva Jersey una discapacidad de servicio total y permanente exime la vivienda. Todo veterano con baja honorable, o su cónyuge sobreviviente, resta $250 del recibo. Se pide al assessor municipal.',
    ],
    'N.J.S.A. 54:4-3.30, 54:4-8.11',
  ),
  relief(
    'PA',
    ['veteran'],
    [
      'Pennsylvania exempts the home of a wartime veteran with a total (100%) service-connected disability who shows financial need. Apply with the county office of veterans affairs.',
      'La Pennsylvanie exempte la résidence d’un ancien combattant de guerre invalide à 100 % qui montre un besoin financier. Demande au bureau des anciens combattants du comté.',
      'Pensilvania exime la vivienda de un veterano de guerra con 100% de discapacidad de servicio que demuestre necesidad económica. Se pide en la oficina de veteranos del condado.',
    ],
    '51 Pa.C.S. § 8902',
  ),
  relief(
    'MI',
    ['veteran'],
    [
      'Michigan exempts the homestead of a veteran who is rated permanently and totally disabled, is paid as individually unemployable, or received help for specially adapted housing; the surviving spouse keeps it. Lower ratings have no such exemption. File form 5107 with the city or township.',
      'Le Michigan exempte la résidence d’un ancien combattant invalide total et permanent, payé comme inapte au travail, ou aidé pour un logement adapté; le conjoint survivant la garde. Un taux moindre n’y donne pas droit. Formulaire 5107 à la ville.',
      'Michigan exime la vivienda de un veterano con discapacidad total y permanente, pagado como no empleable o con ayuda para vivienda adaptada; el cónyuge sobreviviente la conserva. Con calificación menor no aplica. Formulario 5107 ante la ciudad.',
    ],
    'Michigan Compiled Laws § 211.7b',
  ),
  relief(
    'OH',
    ['veteran'],
    [
      'Ohio’s enhanced homestead exemption takes an amount off the market value, first $50,000 and indexed since 2023, for a veteran with a total service-connected disability or pay for unemployability, without an income limit. Apply with the county auditor (form DTE 105I).',
      'L’exemption renforcée de l’Ohio retire de la valeur un montant de 50 000 $ à l’origine, indexé depuis 2023, pour un ancien combattant invalide total ou payé comme inapte, sans plafond de revenu. Demande au « county auditor » (DTE 105I).',
      'La exención ampliada de Ohio resta del valor un monto que empezó en $50,000, indexado desde 2023, a un veterano con discapacidad total o pagado como no empleable, sin tope de ingreso. Se pide al county auditor (DTE 105I).',
    ],
    'Ohio Revised Code § 323.152',
  ),
  relief(
    'VA',
    ['veteran'],
    [
      'Virginia exempts the main home of a veteran whom the VA rates with a 100% service-connected, permanent and total disability, and of the surviving spouse. A lower rating has no statewide exemption; the city or county may have its own. Apply with the commissioner of the revenue.',
      'La Virginie exempte la résidence d’un ancien combattant classé invalide de service à 100 %, total et permanent, et celle du conjoint survivant. Un taux moindre n’a pas d’exemption de l’État; la ville ou le comté peut en avoir une. Demande au « commissioner of the revenue ».',
      'Virginia exime la vivienda principal de un veterano con 100% de discapacidad de servicio, permanente y total, y la del cónyuge sobreviviente. Una calificación menor no tiene exención estatal; la ciudad o el condado puede tener la suya. Se pide al commissioner of the revenue.',
    ],
    'Virginia Constitution, Article X, § 6-A; Code of Virginia § 58.1-3219.5',
  ),
  relief(
    'MD',
    ['veteran'],
    [
      'Maryland exempts the home of a veteran with a 100% permanent service-connected disability, and of the surviving spouse. Apply with the State Department of Assessments and Taxation.',
      'Le Maryland exempte la résidence d’un ancien combattant invalide de service à 100 %, permanent, et celle du conjoint survivant. Demande au SDAT.',
      'Maryland exime la vivienda de un veterano con 100% de discapacidad de servicio permanente, y la del cónyuge sobreviviente. Se pide al SDAT.',
    ],
    'Maryland Tax-Property Article § 7-208',
  ),
  relief(
    'AZ',
    ['veteran'],
    [
      'In Arizona, since tax year 2026, a veteran whom the VA rates with a 100% service-connected disability pays no property tax on the main home, also when it is owned jointly; a surviving spouse who doesn’t remarry keeps it. A lower rating takes an amount in proportion to the rating off the assessed value, within limits that change every year. Apply with the county assessor.',
      'En Arizona, depuis l’année fiscale 2026, un ancien combattant à 100 % d’invalidité liée au service (VA) ne paie pas de taxe foncière sur sa résidence principale, même à plusieurs propriétaires; le conjoint survivant non remarié la garde. Un taux plus bas retire un montant en proportion de la valeur imposable, selon des plafonds qui changent chaque année. Demande au « county assessor ».',
      'En Arizona, desde el año fiscal 2026, un veterano con 100% de discapacidad de servicio según el VA no paga predial por su vivienda principal, aunque sea de varios dueños; el cónyuge sobreviviente que no se vuelve a casar la conserva. Con menos, se resta del valor un monto en proporción a la calificación, con topes que cambian cada año. Se pide al county assessor.',
    ],
    'A.R.S. § 42-11111, as amended in 2026 (HB 2792); Arizona Constitution, Article IX, § 2',
  ),
  relief(
    'NC',
    ['veteran'],
    [
      'North Carolina excludes the first $45,000 of value for a veteran with a permanent and total service-connected disability, or the surviving spouse, without an income limit. Apply with the county tax office by June 1.',
      'La Caroline du Nord exclut les premiers 45 000 $ de valeur en cas d’invalidité de service totale et permanente, ou pour le conjoint survivant, sans plafond de revenu. Demande au comté avant le 1er juin.',
      'Carolina del Norte excluye los primeros $45,000 del valor por discapacidad de servicio total y permanente, o al cónyuge sobreviviente, sin tope de ingreso. Se pide al condado hasta el 1 de junio.',
    ],
    'N.C. General Statutes § 105-277.1C',
  ),
  relief(
    'SC',
    ['veteran'],
    [
      'South Carolina exempts the house and up to five acres of a veteran with a permanent and total service-connected disability, and of the surviving spouse. Apply with the Department of Revenue.',
      'La Caroline du Sud exempte la maison et jusqu’à cinq acres d’un ancien combattant invalide de service total et permanent, et du conjoint survivant. Demande au « Department of Revenue ».',
      'Carolina del Sur exime la casa y hasta cinco acres de un veterano con discapacidad de servicio total y permanente, y del cónyuge sobreviviente. Se pide al Department of Revenue.',
    ],
    'South Carolina Code § 12-37-220(B)(1)',
  ),
  relief(
    'MN',
    ['veteran'],
    [
      'Minnesota excludes up to $150,000 of the homestead’s value with a rating of 70% or more and up to $300,000 with a total and permanent disability. Apply with the county assessor.',
      'Le Minnesota exclut jusqu’à 150 000 $ de la valeur dès un taux de 70 % et jusqu’à 300 000 $ en cas d’invalidité totale et permanente. Demande au « county assessor ».',
      'Minnesota excluye hasta $150,000 del valor con 70% o más y hasta $300,000 con discapacidad total y permanente. Se pide al county assessor.',
    ],
    'Minnesota Statutes § 273.13, subd. 34',
  ),
  relief(
    'OK',
    ['veteran'],
    [
      'Oklahoma exempts the homestead of a veteran with a 100% permanent disability from service, and of the surviving spouse. Apply with the county assessor.',
      'L’Oklahoma exempte la résidence d’un ancien combattant invalide de service à 100 %, permanent, et du conjoint survivant. Demande au « county assessor ».',
      'Oklahoma exime la vivienda de un veterano con 100% de discapacidad permanente por servicio, y del cónyuge sobreviviente. Se pide al county assessor.',
    ],
    'Oklahoma Constitution, Article X, § 8E',
  ),
];
