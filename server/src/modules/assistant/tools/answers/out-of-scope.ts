import { z } from 'zod';
import { teamOf } from '../../../professionals/index.ts';
import { offer } from '../../offers.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { choices, sources, text } from '../words.ts';

export const outsideReasons = [
  'emergency',
  'legal',
  'medical',
  'medicine',
  'immigration',
  'passport',
  'private',
  'investment',
  'politics',
  'weather',
  'rent',
  'other',
] as const;

interface Words {
  says: Readonly<Record<(typeof outsideReasons)[number], string>>;
  can: string;
  agent(name: string): string;
  support: string;
  page: string;
}

const words: InLanguages<Words> = {
  en: {
    says: {
      emergency:
        'If someone may be in danger, call 911 now. If you smell gas, leave first, touch no switch or flame, and call 911 or the gas company from outside. If you think of harming yourself, call or text 988. The home can wait; your agent can move any appointment.',
      legal: 'I can’t give legal advice; an attorney (in Québec, a lawyer or notary) can.',
      medical:
        'I can’t give medical advice; please ask a doctor. A licensed inspector can test a home for radon, mold or lead.',
      medicine:
        'I can’t give medical advice. Ask a pharmacist or a doctor (in most of Canada also by phone at 811); in an emergency call 911.',
      immigration:
        'I can’t advise on immigration or say how an application ends; the agency (in Canada IRCC, in the USA USCIS), an immigration attorney or a licensed consultant can. Owning a home gives no status by itself.',
      passport:
        'I can’t help with passports: in the USA the Department of State issues them (travel.state.gov), in Canada Immigration, Refugees and Citizenship Canada. I don’t show ID numbers either.',
      private:
        'I can’t see bank accounts, card balances, credit scores or ID numbers: Lintel isn’t connected to your bank or the credit bureaus. Your bank’s app shows the balance, and in the USA annualcreditreport.com, in Canada Equifax and TransUnion your credit. Don’t write such numbers here.',
      investment:
        'I give no investment advice; a licensed financial adviser can. I can compute what a larger down payment saves: tell me the price, both amounts and the rate.',
      politics: 'I don’t take positions on politics.',
      weather: 'I have no weather data.',
      rent: 'Homes here are for sale; there are no rentals.',
      other: 'Sorry, that’s outside what I know: I can’t help with that.',
    },
    can: 'I can help with homes, costs, your purchase, documents, people and markets.',
    agent: (name) => `For anything else, ask ${name}.`,
    support: 'For anything else, write to support.',
    page: 'Support',
  },
  fr: {
    says: {
      emergency:
        'Si quelqu’un peut être en danger, appelez le 911 tout de suite. Si ça sent le gaz, sortez d’abord, ne touchez à aucun interrupteur ni flamme, puis appelez de dehors le 911 ou la compagnie de gaz. Si vous pensez à vous faire du mal, appelez ou textez le 988. La propriété peut attendre; votre courtier déplace tout rendez-vous.',
      legal: 'Je ne peux pas donner d’avis juridique; un avocat ou un notaire le peut.',
      medical:
        'Je ne peux pas donner d’avis médical; demandez à un médecin. Un inspecteur qualifié peut mesurer le radon, la moisissure ou le plomb.',
      medicine:
        'Je ne peux pas donner d’avis médical. Demandez à un pharmacien ou à un médecin (au Québec aussi Info-Santé, au 811); en cas d’urgence, appelez le 911.',
      immigration:
        'Je ne peux pas conseiller en immigration ni prédire une décision; l’organisme (au Canada IRCC, aux États-Unis USCIS), un avocat ou un consultant réglementé le peut. Être propriétaire ne donne aucun statut en soi.',
      passport:
        'Je ne peux pas aider pour un passeport : au Canada, adressez-vous à Immigration, Réfugiés et Citoyenneté Canada, aux États-Unis au Department of State. Je ne montre pas non plus de numéros d’identité.',
      private:
        'Je ne vois ni compte bancaire, ni solde de carte, ni cote de crédit, ni numéro d’identité : Lintel n’est pas relié à votre banque. L’application de votre banque montre le solde; Equifax et TransUnion, votre crédit. N’écrivez pas ces numéros ici.',
      investment:
        'Je ne donne pas de conseil en placement; un conseiller financier agréé le peut. Je peux calculer ce qu’épargne une mise de fonds plus grande : donnez-moi le prix, les deux montants et le taux.',
      politics: 'Je ne prends pas position en politique.',
      weather: 'Je n’ai pas de données météo.',
      rent: 'Les propriétés ici sont à vendre; il n’y a pas de location.',
      other: 'Désolé, c’est hors de mon domaine : je ne peux pas aider pour cela.',
    },
    can: 'Je peux aider pour les propriétés, les coûts, votre achat, les documents, les personnes et les marchés.',
    agent: (name) => `Pour le reste, demandez à ${name}.`,
    support: 'Pour le reste, écrivez au soutien.',
    page: 'Soutien',
  },
  es: {
    says: {
      emergency:
        'Si alguien puede estar en peligro, llame ya al 911. Si huele a gas, salga primero, no toque interruptores ni fuego, y llame desde afuera al 911 o a la compañía de gas. Si piensa en hacerse daño, llame o escriba al 988. La casa puede esperar; su agente mueve cualquier cita.',
      legal: 'No puedo dar consejo legal; un abogado puede.',
      medical:
        'No puedo dar consejo médico; pregunte a un doctor. Un inspector con licencia puede medir radón, moho o plomo.',
      medicine:
        'No puedo dar consejo médico. Pregunte a un farmacéutico o a un médico (en casi todo Canadá también al 811); en una emergencia llame al 911.',
      immigration:
        'No puedo aconsejar sobre inmigración ni decir cómo termina un trámite; puede la agencia (en EE. UU. USCIS, en Canadá IRCC), un abogado de inmigración o un consultor con licencia. Comprar casa no da por sí solo ningún estatus.',
      passport:
        'No puedo ayudar con pasaportes: en EE. UU. los expide el Departamento de Estado (travel.state.gov) y en Canadá el ministerio de inmigración (IRCC); para otro país, su consulado. Tampoco muestro números de identidad.',
      private:
        'No puedo ver cuentas de banco, saldos de tarjeta, puntajes de crédito ni números de identidad: Lintel no está conectado a su banco. La aplicación de su banco muestra el saldo, y annualcreditreport.com su crédito. No escriba esos números aquí.',
      investment:
        'No doy consejos de inversión; un asesor financiero con licencia puede. Puedo calcular cuánto ahorra un enganche mayor: dígame el precio, los dos montos y la tasa.',
      politics: 'No tomo posición en política.',
      weather: 'No tengo datos del clima.',
      rent: 'Las casas aquí están en venta; no hay rentas.',
      other: 'Lo siento, eso queda fuera de lo mío: no puedo ayudar con eso.',
    },
    can: 'Puedo ayudar con casas, costos, su compra, documentos, personas y mercados.',
    agent: (name) => `Para lo demás, pregunte a ${name}.`,
    support: 'Para lo demás, escriba a soporte.',
    page: 'Soporte',
  },
};

export const outOfScope = tool({
  name: 'outOfScope',
  about: 'Says that something is no matter of this assistant, what it can do, and whom to ask.',
  input: z.strictObject({ reason: z.enum(outsideReasons).default('other') }),
  async run({ db, me, language }, { reason }) {
    const its = words[language];
    const member = (await teamOf(db, me.id)).find(({ state }) => state === 'connected')?.professional;
    const name = member && `${member.firstName} ${member.lastName}`;
    return {
      facts: { reason, person: name ?? null, says: its.says[reason] },
      parts: [
        text(
          its.says[reason],
          reason !== 'emergency' && its.can,
          reason !== 'emergency' && reason !== 'medicine' && (name ? its.agent(name) : its.support),
        ),
        ...(reason === 'emergency'
          ? []
          : [
              choices(
                offer(language, 'can'),
                offer(language, 'next'),
                ...(reason === 'medicine' ? [] : [offer(language, 'person')]),
              ),
              sources([its.page, '/support']),
            ]),
      ],
    };
  },
});
