import type { InLanguages } from '../../reading/language.ts';

/** Categories of documents. */
export const documentCategories = [
  ...(['pre_approval', 'pay_stubs', 'bank_statements', 'id', 'tax_returns', 'employment', 'income', 'assets'] as const),
  ...(['gift', 'credit', 'military', 'property', 'insurance', 'agreement', 'other'] as const),
] as const;
type Category = (typeof documentCategories)[number];

const names: Readonly<Record<Category, Omit<InLanguages, 'en'>>> = {
  pre_approval: { fr: 'Lettre de préapprobation', es: 'Carta de preaprobación' },
  pay_stubs: { fr: 'Talons de paie', es: 'Talones de pago' },
  bank_statements: { fr: 'Relevés bancaires', es: 'Estados de cuenta' },
  id: { fr: 'Pièce d’identité', es: 'Identificación oficial' },
  tax_returns: { fr: 'Déclarations de revenus', es: 'Declaraciones de impuestos' },
  employment: { fr: 'Lettre d’emploi', es: 'Carta de empleo' },
  income: { fr: 'Preuve de revenu', es: 'Comprobante de ingresos' },
  assets: { fr: 'Placements et autres avoirs', es: 'Inversiones y otros bienes' },
  gift: { fr: 'Lettre de don', es: 'Carta de regalo' },
  credit: { fr: 'Dettes et crédit', es: 'Deudas y crédito' },
  military: { fr: 'Certificat de service militaire', es: 'Certificado de servicio militar' },
  property: { fr: 'Documents de la propriété', es: 'Documentos de la casa' },
  insurance: { fr: 'Assurance habitation', es: 'Seguro de la casa' },
  agreement: { fr: 'Contrat d’achat', es: 'Contrato de compra' },
  other: { fr: 'Autre document', es: 'Otro documento' },
};

/** Returns the name of a checklist document: its own name in English, the name of its category in other languages. */
export const documentName = (item: { name: string; category: string }, language: keyof InLanguages): string =>
  language === 'en' ? item.name : (names[item.category as Category] ?? names.other)[language];
