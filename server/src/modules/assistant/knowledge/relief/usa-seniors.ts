/** Long because it is a table: relief from property tax by age or disability, by state, in three languages. */
import { type Relief, relief } from './relief.ts';

export const usaSeniors: readonly Relief[] = [
  relief(
    'TX',
    ['senior', 'disabled'],
    [
      'In Texas an owner of 65 or older, or with a disability, gets $60,000 off the value for school taxes besides the $140,000 of the homestead exemption, and the school tax on the home is frozen: it cannot rise above the first year’s amount unless you improve the home (repairs don’t count). It counts for the whole year in which the owner turns 65. Counties, cities and colleges may add a freeze or an exemption of their own. The owner may also defer the tax at 5% interest. Apply at the county appraisal district.',
      'Au Texas, un propriétaire de 65 ans ou plus, ou handicapé, retire 60 000 $ de plus de la valeur pour les taxes scolaires, outre les 140 000 $ de l’exemption « homestead », et la taxe scolaire de la résidence est gelée : elle ne dépasse plus celle de la première année, sauf agrandissement (les réparations ne comptent pas). Cela vaut pour toute l’année des 65 ans. Comtés, villes et collèges peuvent ajouter un gel ou une exemption. On peut aussi reporter la taxe à 5 % d’intérêt. La demande se fait au « county appraisal district ».',
      'En Texas el dueño de 65 años o más, o con discapacidad, resta $60,000 más del valor para los impuestos escolares, además de los $140,000 del homestead, y el impuesto escolar queda congelado: no pasa del monto del primer año salvo que amplíe la casa (las reparaciones no cuentan). Vale para todo el año en que cumple 65. Condados, ciudades y colegios pueden agregar su propio tope o exención. También puede aplazar el impuesto al 5% de interés. Se pide en el county appraisal district.',
    ],
    'Texas Tax Code §§ 11.13, 11.26, 11.261, 11.42, 33.06; Texas Comptroller, property tax exemptions',
  ),
  relief(
    'FL',
    ['senior', 'disabled'],
    [
      'In Florida counties and cities may give owners of 65 or older with limited household income (the limit is indexed every year) up to $50,000 more off the value for their own taxes, besides the homestead exemption; some spare the whole value after 25 years in the home. A widow or widower, or an owner with a total and permanent disability, takes $5,000 off. The assessed value of a homestead rises by at most 3% a year. Apply with the county property appraiser by March 1.',
      'En Floride, comtés et villes peuvent donner aux propriétaires de 65 ans ou plus au revenu limité (plafond indexé chaque année) jusqu’à 50 000 $ de plus, pour leurs propres taxes, outre l’exemption « homestead »; certains exonèrent tout après 25 ans dans la maison. Une personne veuve ou invalide totale et permanente retire 5 000 $. La valeur imposable monte d’au plus 3 % par an. Demande au « county property appraiser » avant le 1er mars.',
      'En Florida condados y ciudades pueden dar a dueños de 65 o más con ingreso limitado (el tope se indexa cada año) hasta $50,000 más de descuento en el valor para sus propios impuestos, además del homestead; algunos eximen todo tras 25 años en la casa. Una viuda o viudo, o quien tiene discapacidad total y permanente, resta $5,000. El valor gravable sube como máximo 3% al año. Se pide al county property appraiser hasta el 1 de marzo.',
    ],
    'Florida Statutes §§ 196.075, 196.202, 193.155',
  ),
  relief(
    'GA',
    ['senior', 'disabled'],
    [
      'In Georgia relief by age depends on the county and school district: many spare owners from 62, 65 or 70, or with a disability, a part or all of the school tax. The state’s own senior exemptions are $4,000 of assessed value from 65 and up to $10,000 for school tax from 62, each for a very low income ($10,000). Ask the county tax commissioner or board of assessors and apply by April 1; it starts after the application, not by itself.',
      'En Géorgie, l’allègement selon l’âge dépend du comté et du district scolaire : beaucoup exemptent d’une part ou de toute la taxe scolaire dès 62, 65 ou 70 ans, ou en cas d’invalidité. Les exemptions de l’État sont de 4 000 $ de valeur dès 65 ans et d’au plus 10 000 $ pour la taxe scolaire dès 62 ans, pour un revenu très bas (10 000 $). Demandez au « county tax commissioner » avant le 1er avril.',
      'En Georgia el alivio por edad depende del condado y del distrito escolar: muchos eximen parte o todo el impuesto escolar desde los 62, 65 o 70 años, o por discapacidad. Las exenciones del estado son $4,000 del valor desde los 65 y hasta $10,000 para el impuesto escolar desde los 62, con ingreso muy bajo ($10,000). Pídalo al county tax commissioner hasta el 1 de abril; no es automático.',
    ],
    'O.C.G.A. §§ 48-5-45, 48-5-47, 48-5-52; Georgia Department of Revenue, property tax exemptions',
  ),
  relief(
    'CA',
    ['senior', 'disabled'],
    [
      'In California owners of 55 or older, or with a severe and permanent disability, may take the low tax base of their home along to another main home anywhere in the state, up to three times (Proposition 19). The new home must be bought or built within two years of the sale; if it costs more, only the difference is added to the base. Claim it with the county assessor within three years. From 62, with limited income and 40% equity, the State Controller can also postpone the tax as a loan.',
      'En Californie, les propriétaires de 55 ans ou plus, ou gravement handicapés, peuvent emporter la base fiscale de leur résidence vers une autre, partout dans l’État, jusqu’à trois fois (Proposition 19). La nouvelle doit être achetée dans les deux ans de la vente; si elle coûte plus, seule la différence s’ajoute. Demande au « county assessor » dans les trois ans. Dès 62 ans, avec un revenu limité et 40 % de valeur nette, l’État peut reporter la taxe.',
      'En California los dueños de 55 o más, o con discapacidad grave y permanente, pueden llevar la base fiscal baja de su casa a otra vivienda principal en todo el estado, hasta tres veces (Proposición 19). La nueva se compra dentro de dos años de la venta; si cuesta más, solo se suma la diferencia. Se pide al county assessor dentro de tres años. Desde los 62, con ingreso limitado y 40% de valor propio, el estado puede aplazar el impuesto.',
    ],
    'California Constitution, Article XIII A, § 2.1; Revenue and Taxation Code § 69.6; State Controller, Property Tax Postponement',
  ),
  relief(
    'IL',
    ['senior', 'disabled'],
    [
      'In Illinois an owner of 65 or older takes $8,000 off the equalized assessed value in Cook and the collar counties and $5,000 elsewhere (senior homestead exemption). The senior freeze fixes the assessed value, not the tax rate, for owners of 65 or older whose household income is within the limit ($75,000 for tax year 2026, $77,000 for 2027 and $79,000 from 2028; $65,000 through 2025) and is applied for every year. Owners with a disability take $2,000 off. Apply with the county assessment office.',
      'En Illinois, un propriétaire de 65 ans ou plus retire 8 000 $ de la valeur égalisée dans Cook et les comtés voisins, 5 000 $ ailleurs. Le « senior freeze » fige la valeur, non le taux, pour les 65 ans ou plus dont le revenu du ménage respecte le plafond (75 000 $ pour l’année fiscale 2026, 77 000 $ pour 2027, 79 000 $ dès 2028; 65 000 $ jusqu’en 2025); il se demande chaque année. Une invalidité retire 2 000 $. Demande au bureau d’évaluation du comté.',
      'En Illinois el dueño de 65 o más resta $8,000 del valor ecualizado en Cook y los condados vecinos y $5,000 en otros. El “senior freeze” fija el valor, no la tasa, para dueños de 65 o más con ingreso del hogar dentro del tope ($75,000 en el año fiscal 2026, $77,000 en 2027 y $79,000 desde 2028; $65,000 hasta 2025) y se pide cada año. Con discapacidad se restan $2,000. Se pide en la oficina de avalúos del condado.',
    ],
    '35 ILCS 200/15-168, 15-170, 15-172; Public Act 104-0452; Illinois Department of Revenue',
  ),
  relief(
    'NY',
    ['senior', 'disabled'],
    [
      'In New York, Enhanced STAR lowers the school tax of owners of 65 or older whose income is within a limit that the state sets every year ($110,750 for 2026, $107,300 for 2025; since 2026 only the income of owners who live there, and of their spouses, counts); other owners get Basic STAR. Towns, counties and schools may also take up to 50% off for owners of 65 or older, or with a disability, with low income. STAR as a check is registered with the State Tax Department; the other exemptions are filed with the local assessor, usually by March 1.',
      'À New York, « Enhanced STAR » réduit la taxe scolaire des propriétaires de 65 ans ou plus dont le revenu respecte un plafond fixé chaque année (110 750 $ pour 2026, 107 300 $ pour 2025; depuis 2026, seul compte le revenu des propriétaires qui y vivent et de leurs conjoints); les autres ont le STAR de base. Villes, comtés et écoles peuvent aussi retirer jusqu’à 50 % dès 65 ans, ou pour invalidité, à faible revenu. STAR se demande au « State Tax Department », le reste à l’évaluateur local, d’habitude avant le 1er mars.',
      'En Nueva York, Enhanced STAR baja el impuesto escolar a dueños de 65 o más con ingreso dentro de un tope que el estado fija cada año ($110,750 para 2026, $107,300 para 2025; desde 2026 solo cuenta el ingreso de los dueños que viven ahí y de sus cónyuges); los demás reciben STAR básico. Pueblos, condados y escuelas pueden quitar hasta 50% desde los 65, o por discapacidad, con ingreso bajo. STAR se pide al State Tax Department; lo demás al assessor local, casi siempre hasta el 1 de marzo.',
    ],
    'New York Real Property Tax Law §§ 425, 467, 459-c; Tax Law § 606(eee); New York State Department of Taxation and Finance, Enhanced STAR income limits',
  ),
  relief(
    'NJ',
    ['senior', 'disabled'],
    [
      'New Jersey has three programs, filed together on form PAS-1 with the Division of Taxation. The Senior Freeze (65 or older, or on Social Security disability, with limited income) pays back the rise of the tax above a base year. Stay NJ (65 or older, income below $500,000) aims at half of the bill, up to $6,500, for tax year 2025; the state budget sets it each year, and lower limits were proposed for the next one, so check the current figure with the Division of Taxation. ANCHOR pays owners with income up to $250,000. The town also takes $250 off for owners of 65 or older, or disabled, with an income of at most $10,000.',
      'Le New Jersey a trois programmes, demandés ensemble (formulaire PAS-1) à la « Division of Taxation ». Le « Senior Freeze » (65 ans ou plus, ou invalidité, revenu limité) rembourse la hausse au-delà d’une année de base. « Stay NJ » (65 ans ou plus, revenu sous 500 000 $) vise la moitié du compte, au plus 6 500 $, pour l’année fiscale 2025; le budget de l’État le fixe chaque année et des plafonds plus bas ont été proposés : vérifiez le chiffre actuel auprès de la « Division of Taxation ». ANCHOR vise les propriétaires de revenu d’au plus 250 000 $. La ville retire aussi 250 $ dès 65 ans pour un revenu d’au plus 10 000 $.',
      'Nueva Jersey tiene tres programas, que se piden juntos (formulario PAS-1) a la Division of Taxation. El Senior Freeze (65 o más, o discapacidad, con ingreso limitado) devuelve lo que sube el impuesto sobre un año base. Stay NJ (65 o más, ingreso menor de $500,000) busca pagar la mitad, hasta $6,500, para el año fiscal 2025; el presupuesto del estado lo fija cada año y se propusieron topes más bajos: verifique la cifra actual con la Division of Taxation. ANCHOR es para dueños con ingreso hasta $250,000. El municipio quita además $250 desde los 65 con ingreso de hasta $10,000.',
    ],
    'New Jersey Division of Taxation, Property Tax Relief (Senior Freeze, ANCHOR, Stay NJ); N.J.S.A. 54:4-8.41, 54:4-8.67',
  ),
  relief(
    'PA',
    ['senior', 'disabled'],
    [
      'Pennsylvania pays back up to $1,000 of the tax of owners of 65 or older, widows and widowers of 50 or older and people with a disability of 18 or older, within an income limit that is indexed every year and of which half of Social Security doesn’t count (Property Tax/Rent Rebate, form PA-1000). Philadelphia has its own homestead exemption of $100,000 and a freeze for seniors with low income: ask its Office of Property Assessment or Revenue Department.',
      'La Pennsylvanie rembourse jusqu’à 1 000 $ aux propriétaires de 65 ans ou plus, aux personnes veuves de 50 ans ou plus et aux personnes handicapées de 18 ans ou plus, sous un plafond de revenu indexé où la moitié de la Social Security ne compte pas (formulaire PA-1000). Philadelphie a sa propre exemption de 100 000 $ et un gel pour aînés à faible revenu.',
      'Pensilvania devuelve hasta $1,000 a dueños de 65 o más, viudas y viudos de 50 o más y personas con discapacidad de 18 o más, con un tope de ingreso indexado en el que la mitad del Seguro Social no cuenta (formulario PA-1000). Filadelfia tiene su propia exención homestead de $100,000 y un tope para mayores con ingreso bajo.',
    ],
    'Pennsylvania Department of Revenue, Property Tax/Rent Rebate Program (Act 7 of 2023); City of Philadelphia, homestead exemption',
  ),
  relief(
    'MI',
    ['senior', 'disabled'],
    [
      'In Michigan there is no general exemption by age. The homestead property tax credit on the income tax return (form MI-1040CR) is larger for owners of 65 or older or with a disability and depends on income. The city or township may spare an owner in poverty the tax for a year. Owners of 62 or older with low income may put off the summer tax. All who live in the home have the principal residence exemption.',
      'Au Michigan, pas d’exemption générale selon l’âge. Le crédit « homestead » de la déclaration d’impôt (MI-1040CR) est plus grand dès 65 ans ou en cas d’invalidité et dépend du revenu. La ville peut exempter un propriétaire pauvre pour un an. Dès 62 ans et à faible revenu, la taxe d’été peut être reportée. Tout occupant a l’exemption pour résidence principale.',
      'En Michigan no hay una exención general por edad. El crédito homestead de la declaración de impuestos (MI-1040CR) es mayor desde los 65 o con discapacidad y depende del ingreso. La ciudad puede eximir por un año a un dueño en pobreza. Desde los 62 y con ingreso bajo se puede aplazar el impuesto de verano. Todo el que vive en su casa tiene la exención de residencia principal.',
    ],
    'Michigan Compiled Laws §§ 206.520, 211.7u, 211.51; Michigan Department of Treasury, homestead property tax credit',
  ),
  relief(
    'OH',
    ['senior', 'disabled'],
    [
      'Ohio’s homestead exemption takes an amount off the market value, first $25,000 and indexed every year since 2023, for owners of 65 or older, or with a permanent and total disability, whose Ohio income is within a limit that is indexed too. A surviving spouse of 59 or older keeps it. Apply once with the county auditor (form DTE 105A) by December 31.',
      'L’exemption « homestead » de l’Ohio retire de la valeur un montant de 25 000 $ à l’origine, indexé chaque année depuis 2023, pour les propriétaires de 65 ans ou plus, ou invalides permanents, dont le revenu respecte un plafond indexé. Le conjoint survivant de 59 ans ou plus la garde. Demande au « county auditor » (DTE 105A) avant le 31 décembre.',
      'La exención homestead de Ohio resta del valor un monto que empezó en $25,000 y se indexa cada año desde 2023, para dueños de 65 o más, o con discapacidad permanente y total, con ingreso dentro de un tope también indexado. El cónyuge sobreviviente de 59 o más la conserva. Se pide al county auditor (DTE 105A) hasta el 31 de diciembre.',
    ],
    'Ohio Revised Code §§ 323.151–323.159; Ohio Department of Taxation, homestead exemption',
  ),
  relief(
    'WA',
    ['senior', 'disabled', 'veteran'],
    [
      'Washington spares owners of 61 or older, retired for disability, or veterans rated 80% or more a part of the tax and freezes the taxable value, if household income is within the county’s threshold. A deferral from 60 exists too. Apply with the county assessor.',
      'L’État de Washington exempte d’une part de la taxe, et fige la valeur, les propriétaires de 61 ans ou plus, retraités pour invalidité ou anciens combattants à 80 % ou plus, sous le plafond de revenu du comté. Un report existe dès 60 ans. Demande au « county assessor ».',
      'Washington exime parte del impuesto y congela el valor a dueños de 61 o más, retirados por discapacidad o veteranos con 80% o más, con ingreso dentro del tope del condado. También hay aplazamiento desde los 60. Se pide al county assessor.',
    ],
    'RCW 84.36.381, 84.38.030; Washington Department of Revenue',
  ),
  relief(
    'AZ',
    ['senior', 'disabled'],
    [
      'In Arizona the senior valuation protection freezes the limited value of the home for three years for owners of 65 or older who have lived there two years and are within an income limit; the tax rate may still change. Widows, widowers and people with a total disability get a partial exemption with limited income. Apply with the county assessor.',
      'En Arizona, la valeur imposable est gelée trois ans pour les propriétaires de 65 ans ou plus qui y habitent depuis deux ans, sous un plafond de revenu; le taux peut changer. Personnes veuves ou totalement invalides : exemption partielle à revenu limité. Demande au « county assessor ».',
      'En Arizona se congela por tres años el valor gravable para dueños de 65 o más que viven ahí desde hace dos años, con tope de ingreso; la tasa puede cambiar. Viudas, viudos y personas con discapacidad total tienen una exención parcial con ingreso limitado. Se pide al county assessor.',
    ],
    'Arizona Constitution, Article IX, § 18(7); A.R.S. § 42-11111',
  ),
  relief(
    'CO',
    ['senior', 'veteran'],
    [
      'Colorado takes 50% off the first $200,000 of value for owners of 65 or older who have owned and lived in the home for ten years, and for veterans with a total and permanent service-connected disability. The state may suspend it in a year without funds. Apply with the county assessor by July 15 (veterans: by July 1).',
      'Le Colorado retire 50 % des premiers 200 000 $ de valeur pour les propriétaires de 65 ans ou plus qui possèdent et habitent la maison depuis dix ans, et pour les anciens combattants totalement invalides. L’État peut le suspendre faute de fonds. Demande au « county assessor » avant le 15 juillet.',
      'Colorado quita 50% de los primeros $200,000 del valor a dueños de 65 o más con diez años como dueños y residentes, y a veteranos con discapacidad de servicio total y permanente. El estado puede suspenderlo sin fondos. Se pide al county assessor hasta el 15 de julio.',
    ],
    'Colorado Constitution, Article X, § 3.5; C.R.S. § 39-3-203',
  ),
  relief(
    'MN',
    ['senior'],
    [
      'In Minnesota the property tax refund (form M1PR) depends on income and helps older owners most. From 65, with household income up to $96,000 and five years in the home, the deferral program lets you pay only 3% of income; the state lends the rest against the home. The homestead classification lowers the taxable value for all who live in their home. Ask the county assessor and the Department of Revenue.',
      'Au Minnesota, le remboursement (M1PR) dépend du revenu. Dès 65 ans, avec un revenu d’au plus 96 000 $ et cinq ans dans la maison, le report limite le paiement à 3 % du revenu; l’État prête le reste. Le classement « homestead » réduit la valeur imposable de tout occupant.',
      'En Minnesota la devolución (M1PR) depende del ingreso. Desde los 65, con ingreso de hasta $96,000 y cinco años en la casa, el aplazamiento limita el pago a 3% del ingreso; el estado presta el resto. La clasificación homestead baja el valor gravable de quien vive en su casa.',
    ],
    'Minnesota Statutes ch. 290A, ch. 290B, § 273.13; Minnesota Department of Revenue',
  ),
  relief(
    'MA',
    ['senior'],
    [
      'In Massachusetts owners of 65 or older with limited income and value claim the senior circuit breaker credit on the state income tax return, up to an amount set every year. Cities and towns add exemptions for seniors (clause 41C), widows, widowers and people who are blind, and a deferral (clause 41A). Apply with the local assessors, usually by April 1.',
      'Au Massachusetts, les propriétaires de 65 ans ou plus au revenu et à la valeur limités demandent le crédit « senior circuit breaker » dans la déclaration de l’État. Les villes ajoutent des exemptions pour aînés (clause 41C), personnes veuves et aveugles, et un report (41A). Demande aux « assessors », d’habitude avant le 1er avril.',
      'En Massachusetts los dueños de 65 o más con ingreso y valor limitados piden el crédito “senior circuit breaker” en la declaración estatal. Las ciudades agregan exenciones para mayores (cláusula 41C), viudas, viudos y ciegos, y un aplazamiento (41A). Se pide a los assessors, casi siempre hasta el 1 de abril.',
    ],
    'M.G.L. c. 59, § 5, clauses 17, 37, 41A, 41C; M.G.L. c. 62, § 6(k)',
  ),
  relief(
    'NC',
    ['senior', 'disabled'],
    [
      'North Carolina excludes $25,000 or half of the value, whichever is greater, for owners of 65 or older or with a total and permanent disability, within an income limit indexed every year. Instead the circuit breaker caps the tax at 4% or 5% of income and defers the rest. Apply with the county tax office by June 1.',
      'La Caroline du Nord exclut 25 000 $ ou la moitié de la valeur, le plus élevé des deux, dès 65 ans ou en cas d’invalidité totale, sous un plafond de revenu indexé. Le « circuit breaker » limite sinon la taxe à 4 % ou 5 % du revenu et reporte le reste. Demande au comté avant le 1er juin.',
      'Carolina del Norte excluye $25,000 o la mitad del valor, lo que sea mayor, desde los 65 o con discapacidad total, con un tope de ingreso indexado. O el “circuit breaker” limita el impuesto a 4% o 5% del ingreso y aplaza el resto. Se pide al condado hasta el 1 de junio.',
    ],
    'N.C. General Statutes §§ 105-277.1, 105-277.1B',
  ),
  relief(
    'SC',
    ['senior', 'disabled'],
    [
      'South Carolina takes the first $50,000 of fair market value off for owners of 65 or older, blind or totally and permanently disabled, who were residents for the year before. Apply with the county auditor.',
      'La Caroline du Sud retire les premiers 50 000 $ de valeur dès 65 ans, ou en cas de cécité ou d’invalidité totale, après un an de résidence. Demande au « county auditor ».',
      'Carolina del Sur quita los primeros $50,000 del valor de mercado desde los 65, o por ceguera o discapacidad total, con un año de residencia. Se pide al county auditor.',
    ],
    'South Carolina Code § 12-37-250',
  ),
  relief(
    'TN',
    ['senior', 'disabled', 'veteran'],
    [
      'Tennessee pays a part of the tax for owners of 65 or older or with a disability and limited income, and for veterans with a total service-connected disability (property tax relief). Counties and cities that chose it also freeze the tax from 65 with limited income. Apply with the county trustee.',
      'Le Tennessee paie une part de la taxe dès 65 ans ou en cas d’invalidité, à revenu limité, et pour les anciens combattants totalement invalides. Les comtés et villes qui l’ont choisi gèlent aussi la taxe dès 65 ans à revenu limité. Demande au « county trustee ».',
      'Tennessee paga parte del impuesto desde los 65 o con discapacidad e ingreso limitado, y a veteranos con discapacidad total de servicio. Los condados y ciudades que lo eligieron también congelan el impuesto desde los 65 con ingreso limitado. Se pide al county trustee.',
    ],
    'Tenn. Code Ann. §§ 67-5-701 to 67-5-705; Tennessee Comptroller of the Treasury',
  ),
  relief(
    'LA',
    ['senior', 'disabled'],
    [
      'Louisiana freezes the assessed value of owners of 65 or older, or with a permanent total disability, within an income limit that is indexed, besides the homestead exemption of the first $75,000 of value. The rate may still change. Apply with the parish assessor.',
      'La Louisiane gèle la valeur dès 65 ans, ou en cas d’invalidité totale permanente, sous un plafond de revenu indexé, outre l’exemption « homestead » des premiers 75 000 $. Le taux peut changer. Demande au « parish assessor ».',
      'Luisiana congela el valor desde los 65, o con discapacidad total permanente, con un tope de ingreso indexado, además del homestead de los primeros $75,000. La tasa puede cambiar. Se pide al parish assessor.',
    ],
    'Louisiana Constitution, Article VII, §§ 18(G), 20',
  ),
  relief(
    'OK',
    ['senior'],
    [
      'Oklahoma freezes the value of the home for owners of 65 or older whose household income is at most the county’s median that HUD publishes; the rate may still change. All who live in their home take $1,000 off the assessed value. Apply with the county assessor by March 15.',
      'L’Oklahoma gèle la valeur dès 65 ans si le revenu du ménage ne dépasse pas la médiane du comté publiée par HUD; le taux peut changer. Tout occupant retire 1 000 $ de la valeur imposable. Demande au « county assessor » avant le 15 mars.',
      'Oklahoma congela el valor desde los 65 si el ingreso del hogar no pasa de la mediana del condado que publica HUD; la tasa puede cambiar. Quien vive en su casa resta $1,000 del valor gravable. Se pide al county assessor hasta el 15 de marzo.',
    ],
    'Oklahoma Constitution, Article X, §§ 8B, 8C; 68 Okla. Stat. § 2890',
  ),
  relief(
    'OR',
    ['senior', 'disabled'],
    [
      'Oregon lets owners of 62 or older, or with a disability, defer the tax of their home within limits of income and value: the state pays it and is repaid with interest when the home is sold. It is no exemption. Apply with the county assessor by April 15.',
      'L’Oregon permet de reporter la taxe dès 62 ans ou en cas d’invalidité, sous des plafonds de revenu et de valeur : l’État la paie et se rembourse avec intérêt à la vente. Ce n’est pas une exemption. Demande au « county assessor » avant le 15 avril.',
      'Oregón permite aplazar el impuesto desde los 62 o con discapacidad, con topes de ingreso y valor: el estado lo paga y lo cobra con interés al vender. No es una exención. Se pide al county assessor hasta el 15 de abril.',
    ],
    'ORS 311.666 to 311.701',
  ),
  relief(
    'VA',
    ['senior', 'disabled'],
    [
      'In Virginia each county and city decides: most exempt or defer the tax of owners of 65 or older, or with a permanent and total disability, within their own limits of income and net worth. Ask the commissioner of the revenue or the local tax office.',
      'En Virginie, chaque comté ou ville décide : la plupart exemptent ou reportent la taxe dès 65 ans, ou en cas d’invalidité totale, selon leurs plafonds de revenu et d’avoirs. Demandez au « commissioner of the revenue ».',
      'En Virginia decide cada condado o ciudad: la mayoría exime o aplaza el impuesto desde los 65, o con discapacidad total, según sus topes de ingreso y patrimonio. Pregunte al commissioner of the revenue.',
    ],
    'Code of Virginia § 58.1-3210',
  ),
  relief(
    'MD',
    ['senior', 'owner'],
    [
      'Maryland’s homestead credit keeps the taxed value of the home you live in from rising more than 10% a year (many counties: less). The homeowners’ credit lowers the tax where it is high for a household income up to $60,000, at any age. Counties may add a credit from 65. Apply with the State Department of Assessments and Taxation.',
      'Le crédit « homestead » du Maryland limite la hausse de la valeur imposée de la résidence à 10 % par an (moins dans beaucoup de comtés). Le crédit « homeowners » aide les ménages de revenu d’au plus 60 000 $, à tout âge. Des comtés ajoutent un crédit dès 65 ans. Demande au SDAT.',
      'El crédito homestead de Maryland impide que el valor gravable de la vivienda suba más de 10% al año (menos en muchos condados). El crédito homeowners ayuda con ingreso del hogar hasta $60,000, a cualquier edad. Los condados pueden agregar un crédito desde los 65. Se pide al SDAT.',
    ],
    'Maryland Tax-Property Article §§ 9-104, 9-105, 9-258',
  ),
  relief(
    'AL',
    ['senior', 'disabled'],
    [
      'In Alabama owners of 65 or older pay no state property tax on their homestead, and owners with a permanent and total disability pay none at all on it; county and city tax from 65 depends on income. Claim it with the county revenue office.',
      'En Alabama, dès 65 ans, pas de taxe foncière de l’État sur la résidence; en cas d’invalidité totale et permanente, aucune. Celle du comté et de la ville dépend du revenu. Demande au comté.',
      'En Alabama, desde los 65 no se paga el impuesto estatal por la vivienda; con discapacidad total y permanente, ninguno. El del condado y la ciudad depende del ingreso. Se pide en el condado.',
    ],
    'Code of Alabama §§ 40-9-19, 40-9-21',
  ),
  relief(
    'ME',
    ['senior', 'owner'],
    [
      'In Maine all who have owned a home in the state for a year take $25,000 off the value of their home (homestead exemption; apply with the town by April 1). The property tax fairness credit on the income tax return is larger from 65. From 65, with limits of income and assets, the state can also pay the tax as a loan (deferral program).',
      'Au Maine, tout propriétaire depuis un an retire 25 000 $ de la valeur de sa résidence (« homestead », demande à la ville avant le 1er avril). Le crédit « property tax fairness » est plus grand dès 65 ans. Dès 65 ans, l’État peut aussi avancer la taxe, sous des plafonds de revenu et d’avoirs.',
      'En Maine todo dueño con un año en el estado resta $25,000 del valor de su vivienda (homestead, se pide al pueblo hasta el 1 de abril). El crédito “property tax fairness” es mayor desde los 65. Desde los 65 el estado puede prestar el impuesto, con topes de ingreso y bienes.',
    ],
    '36 M.R.S. §§ 683, 5219-KK, 6250–6265; Maine Revenue Services',
  ),
  relief(
    'KY',
    ['senior', 'disabled', 'veteran'],
    [
      'Kentucky takes $49,100 off the assessed value in 2025 and 2026 for owners of 65 or older or with a total disability (the amount changes every two years). Apply with the property valuation administrator of the county.',
      'Le Kentucky retire 49 100 $ de la valeur en 2025 et 2026 dès 65 ans ou en cas d’invalidité totale (montant revu tous les deux ans). Demande au « property valuation administrator » du comté.',
      'Kentucky quita $49,100 del valor en 2025 y 2026 desde los 65 o con discapacidad total (el monto cambia cada dos años). Se pide al property valuation administrator del condado.',
    ],
    'Kentucky Constitution § 170; KRS 132.810; Kentucky Department of Revenue',
  ),
  relief(
    'CT',
    ['senior', 'disabled'],
    [
      'Connecticut gives owners of 65 or older, or with a total and permanent disability, a credit on the tax bill of up to $1,250 for a couple and $1,000 for one person, within an income limit indexed every year. Apply with the town assessor between February 1 and May 15, every two years.',
      'Le Connecticut donne dès 65 ans, ou en cas d’invalidité totale, un crédit d’au plus 1 250 $ (couple) ou 1 000 $ (personne seule), sous un plafond de revenu indexé. Demande à l’évaluateur de la ville du 1er février au 15 mai, tous les deux ans.',
      'Connecticut da desde los 65, o con discapacidad total, un crédito de hasta $1,250 (pareja) o $1,000 (una persona), con un tope de ingreso indexado. Se pide al assessor del pueblo del 1 de febrero al 15 de mayo, cada dos años.',
    ],
    'Connecticut General Statutes § 12-170aa',
  ),
];
