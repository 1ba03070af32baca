import { type Relief, relief } from './relief.ts';

export const canadianReliefs: readonly Relief[] = [
  relief(
    'ON',
    ['senior', 'disabled', 'deferral'],
    [
      'In Ontario the senior homeowners’ property tax grant pays up to $500 a year to owners of 64 or older with low to moderate income; it is claimed with the income tax return (form ON-BEN). Municipalities must also offer relief, often a deferral or a cancelled increase, to low-income seniors and people with disabilities: ask the city’s tax office.',
      'En Ontario, la subvention aux propriétaires âgés verse jusqu’à 500 $ par an dès 64 ans, à revenu faible ou modeste; elle se demande avec la déclaration de revenus (ON-BEN). Les municipalités doivent aussi offrir un allègement, souvent un report, aux aînés à faible revenu et aux personnes handicapées : demandez à la ville.',
      'En Ontario la ayuda a dueños mayores paga hasta $500 al año desde los 64, con ingreso bajo o moderado; se pide con la declaración (ON-BEN). Los municipios también deben dar alivio, a menudo un aplazamiento, a mayores con ingreso bajo y a personas con discapacidad: pregunte a la ciudad.',
    ],
    'Ontario Ministry of Finance, Senior Homeowners’ Property Tax Grant; Municipal Act, 2001, s. 319',
  ),
  relief(
    'QC',
    ['senior', 'deferral'],
    [
      'In Québec a grant of up to $500 a year offsets a sharp rise of municipal tax after a new roll, for owners of 65 or older who have owned the home for 15 years and whose household income is within the limit; it is claimed on the income tax return (form TP-1029.TM). A municipality may also let seniors put off the increase. There is no general discount by age.',
      'Au Québec, une subvention d’au plus 500 $ par an compense une forte hausse de taxe municipale après un nouveau rôle, pour les propriétaires de 65 ans ou plus qui possèdent la résidence depuis 15 ans et dont le revenu familial respecte le plafond; elle se demande dans la déclaration de revenus (TP-1029.TM). Une municipalité peut aussi permettre de reporter la hausse. Il n’y a pas de rabais général selon l’âge.',
      'En Quebec una ayuda de hasta $500 al año compensa un alza fuerte del impuesto municipal tras un nuevo avalúo, para dueños de 65 o más con 15 años de propiedad e ingreso familiar dentro del tope; se pide en la declaración (TP-1029.TM). No hay descuento general por edad.',
    ],
    'Revenu Québec, Grant for Seniors to Offset a Municipal Tax Increase (TP-1029.TM)',
  ),
  relief(
    'BC',
    ['senior', 'disabled', 'deferral'],
    [
      'In British Columbia owners of 65 or older, or with a disability, get the additional home owner grant: up to $845 off the tax instead of $570, or $1,045 instead of $770 in northern and rural areas; it shrinks for homes above a value set every year and is claimed every year. From 55, or with a disability, the tax of the home can be deferred as a loan of the province, repaid when the home is sold, with interest at the prime rate plus 2%, compounded monthly, on tax deferred from 2026 on.',
      'En Colombie-Britannique, dès 65 ans ou en cas d’invalidité, la subvention majorée retire jusqu’à 845 $ de la taxe au lieu de 570 $, ou 1 045 $ au lieu de 770 $ dans le nord et en région; elle diminue au-delà d’une valeur fixée chaque année et se demande chaque année. Dès 55 ans, ou en cas d’invalidité, la taxe peut être reportée : un prêt de la province, remboursé à la vente, avec un intérêt au taux préférentiel plus 2 %, composé chaque mois, sur la taxe reportée à partir de 2026.',
      'En Columbia Británica, desde los 65 o con discapacidad, la ayuda adicional quita hasta $845 del impuesto en vez de $570, o $1,045 en vez de $770 en el norte y zonas rurales; baja por encima de un valor fijado cada año y se pide cada año. Desde los 55, o con discapacidad, se puede aplazar el impuesto: un préstamo de la provincia que se devuelve al vender, con interés a la tasa preferencial más 2%, compuesto cada mes, sobre lo aplazado desde 2026.',
    ],
    'Government of British Columbia, home owner grant; Land Tax Deferment Act; Budget 2026',
  ),
  relief(
    'AB',
    ['senior', 'deferral'],
    [
      'Alberta’s Seniors Property Tax Deferral Program lends owners of 65 or older the property tax of their home, at an interest set by the province, with at least 25% equity; it is repaid when the home is sold. It is no discount. The city may have a program of its own for low income.',
      'Le programme de report de l’Alberta prête aux propriétaires de 65 ans ou plus la taxe de leur résidence, avec un intérêt fixé par la province, s’ils ont au moins 25 % de valeur nette; il se rembourse à la vente. Ce n’est pas un rabais. La ville peut avoir une aide à faible revenu.',
      'El programa de Alberta presta a dueños de 65 o más el impuesto de su vivienda, con un interés fijado por la provincia y al menos 25% de valor propio; se devuelve al vender. No es un descuento. La ciudad puede tener su ayuda para ingreso bajo.',
    ],
    'Government of Alberta, Seniors Property Tax Deferral Program',
  ),
  relief(
    'NS',
    ['senior', 'deferral'],
    [
      'Nova Scotia pays back half of last year’s municipal tax, up to $800, to owners who receive the Guaranteed Income Supplement or the Allowance. For all owners a cap limits how fast the taxable assessment of a residence rises. Halifax and other municipalities have relief for low income.',
      'La Nouvelle-Écosse rembourse la moitié de la taxe municipale de l’an dernier, au plus 800 $, à qui reçoit le Supplément de revenu garanti ou l’Allocation. Pour tous, un plafond limite la hausse de l’évaluation imposable. Halifax et d’autres municipalités aident à faible revenu.',
      'Nueva Escocia devuelve la mitad del impuesto municipal del año anterior, hasta $800, a quien recibe el Guaranteed Income Supplement o la Allowance. Para todos, un tope limita el alza del valor gravable. Halifax y otros municipios ayudan con ingreso bajo.',
    ],
    'Service Nova Scotia, Property Tax Rebate for Seniors; Property Valuation Services Corporation, CAP',
  ),
];
