import { transferTaxesOf } from '@lintel/mortgage';
import { stateName } from '../../../reading/homes/places.ts';
import type { InLanguages } from '../../../reading/language.ts';
import type { ToolContext, ToolResult } from '../../tool.ts';
import { speaker, text } from '../../words.ts';
import { transferWords } from './transfer-words.ts';

interface Words {
  none(province: string): string;
  applies(names: string, province: string): string;
  both(city: string): string;
  onlyProvince(city: string): string;
  example(tax: string, price: string): string;
  relief(money: string): string;
  yours: string;
}

const words: InLanguages<Words> = {
  en: {
    none: (province) => `${province} has no land transfer tax, only fees to register the title and the mortgage.`,
    applies: (names, province) => `In ${province} the buyer pays the ${names}, due at closing.`,
    both: (city) => `In ${city} the buyer pays both the tax of the province and the tax of the city.`,
    onlyProvince: (city) => `${city} adds no land transfer tax of its own.`,
    example: (tax, price) => `For example, on ${price} it comes to ${tax}.`,
    relief: (money) => `A first-time buyer who qualifies pays up to ${money} less on that price.`,
    yours: 'Tell me a price and I compute it for you.',
  },
  fr: {
    none: (province) =>
      `${province} : pas de droits de mutation, seulement des frais pour enregistrer le titre et l’hypothèque.`,
    applies: (names, province) => `${province} : l’acheteur paie ceci : ${names}.`,
    both: (city) => `À ${city}, l’acheteur paie à la fois la taxe de la province et celle de la ville.`,
    onlyProvince: (city) => `${city} n’ajoute pas de taxe de mutation à elle.`,
    example: (tax, price) => `Par exemple, sur ${price}, cela fait ${tax}.`,
    relief: (money) => `Un premier acheteur admissible paie jusqu’à ${money} de moins à ce prix.`,
    yours: 'Dites-moi un prix et je le calcule pour vous.',
  },
  es: {
    none: (province) =>
      `${province} no tiene impuesto de transferencia, solo cargos por registrar el título y la hipoteca.`,
    applies: (names, province) => `En ${province} el comprador paga al cierre ${names}.`,
    both: (city) => `En ${city} el comprador paga el impuesto de la provincia y también el de la ciudad.`,
    onlyProvince: (city) => `${city} no agrega un impuesto de transferencia propio.`,
    example: (tax, price) => `Por ejemplo, sobre ${price} son ${tax}.`,
    relief: (money) => `Quien compra por primera vez y califica paga hasta ${money} menos con ese precio.`,
    yours: 'Dígame un precio y lo calculo.',
  },
};

/** Provinces without a land transfer tax. They charge fees to register the title. */
const feesOnly: ReadonlySet<string> = new Set(['AB', 'SK']);
/** Provinces whose cities, except Toronto, have no transfer tax of their own. */
const provinceOnly: ReadonlySet<string> = new Set(['ON', 'BC', 'MB', 'AB']);
const examplePrice = 500_000;

/** Says whether the buyer pays a transfer tax in a province, with an example. */
export function transferRule(context: ToolContext, state: string, city: string | undefined): ToolResult {
  const day = context.now.toISOString().slice(0, 10);
  const say = speaker(context.language);
  const its = words[context.language];
  const { names, old, source, unknown, mayBeSpared } = transferWords[context.language];
  const taxes = (firstTimeBuyer: boolean) =>
    transferTaxesOf({ priceCents: examplePrice * 100, loanCents: 0, province: state, city, firstTimeBuyer }, day);
  const lines = taxes(false);
  const province = stateName(state);
  if (lines.length === 0)
    return { facts: { computed: false, state }, parts: [text(unknown(city ? `${city}, ${state}` : province))] };
  const total = lines.reduce((sum, { cents }) => sum + cents, 0) / 100;
  const spared = taxes(true).reduce((sum, { sparedCents }) => sum + sparedCents, 0) / 100;
  const listed = say.listed(lines.map(({ name }) => names[name] ?? name));
  return {
    facts: {
      country: 'CA',
      currency: 'CAD',
      province,
      city: city ?? null,
      hasTransferTax: !feesOnly.has(state),
      taxes: lines.map(({ name, cents, effectiveOn, source }) => ({ name, cents, effectiveOn, source })),
      examplePrice,
      exampleTax: total,
      firstTimeSpared: spared,
    },
    parts: [
      text(
        feesOnly.has(state) ? its.none(province) : lines.length > 1 ? its.both(city!) : its.applies(listed, province),
        lines.length === 1 && city !== undefined && provinceOnly.has(state) && its.onlyProvince(city),
        its.example(
          Number.isInteger(total) ? say.money(total, 'CAD') : say.exactMoney(total, 'CAD'),
          say.money(examplePrice, 'CAD'),
        ),
        spared > 0 && lines.some(({ name }) => mayBeSpared.has(name)) && its.relief(say.money(spared, 'CAD')),
        its.yours,
        lines.some(({ known }) => !known) && old,
        ...lines.map((line) => source(line.source.name, say.day(line.effectiveOn))),
      ),
    ],
  };
}
