/** A field of a lead that an email may state. */
export type Field =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'emails'
  | 'phones'
  | 'budget'
  | 'city'
  | 'stateOrProvince'
  | 'language';

const labelsOf: Record<Field, readonly string[]> = {
  name: [
    ...['name', 'full name', 'your name', 'lead name', 'contact name', 'buyer name', 'client name', 'buyer'],
    ...['nom', 'nom complet', 'votre nom'],
  ],
  firstName: ['first name', 'prénom'],
  lastName: ['last name', 'surname', 'nom de famille'],
  emails: ['email', 'e-mail', 'email address', 'e-mail address', 'reply-to', 'courriel', 'adresse courriel'],
  phones: [
    ...['phone', 'phone number', 'mobile', 'cell', 'cell phone', 'telephone', 'tel'],
    ...['téléphone', 'numéro de téléphone', 'cellulaire'],
  ],
  budget: ['budget', 'max price', 'maximum price', 'price range'],
  city: ['city', 'ville'],
  stateOrProvince: ['state', 'province'],
  language: ['language', 'langue'],
};

/** The fields by the labels that portals and web forms write before a value. */
export const fieldOfLabel: ReadonlyMap<string, Field> = new Map(
  Object.entries(labelsOf).flatMap(([field, labels]) => labels.map((label) => [label, field as Field])),
);

/** Portals by the domains of their emails. */
const portals: readonly [name: string, domain: RegExp][] = [
  ['Zillow', /\b(?:zillow|trulia)\.com\b/i],
  ['Realtor.com', /(?<![\w-])(?:realtor|move)\.com\b/i],
  ['Redfin', /\bredfin\.(?:com|ca)\b/i],
  ['REALTOR.ca', /(?<![\w-])realtor\.ca\b/i],
  ['Centris', /\bcentris\.ca\b/i],
  ['Homes.com', /(?<![\w-])homes\.com\b/i],
];

/** Returns the portal that a text names; the sender is more certain than a link in the body. */
export const portalIn = (...texts: readonly string[]): string | null => {
  for (const text of texts) for (const [name, domain] of portals) if (domain.test(text)) return name;
  return null;
};

export const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;

/**
 * Addresses of the sender of the email, not of the lead. Zillow lends each lead an address at convo.zillow.com, which
 * reaches the lead.
 */
const notOfLead =
  /^(?:[\w.+-]*not?-?reply|leads?|notifications?|support|info)@|@(?:(?!convo\.)[\w-]+\.)*(?:zillow|realtor|redfin|trulia|homes|rew|zolo|centris|move)\.(?:com|ca)$/i;

export const addressIn = (text: string): string | undefined => {
  const address = text.match(addresses)?.[0];
  return address && !notOfLead.test(address) ? address : undefined;
};

export const numberIn = (text: string): string | undefined => phone.exec(text)?.[0];

/** Words that begin a sentence and are no name. */
const notName =
  '(?!(?:Someone|Somebody|Your|You|We|This|That|He|She|They|It|Client|Buyer|Lead|Customer|A|The|Quelqu)(?![\\p{L}-]))';
const person = (words: string): string => String.raw`(${notName}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*)${words})`;

/** Sentences that name the lead. */
export const sentences: readonly RegExp[] = [
  new RegExp(String.raw`(?:lead|inquiry|enquiry|message|request|demande)\s(?:from|de):?\s+${person('{0,2}')}`, 'u'),
  new RegExp(String.raw`\blead\s+[-–—]\s+${person('{0,2}')}\s*$`, 'iu'),
  new RegExp(
    String.raw`^${person('{0,2}')}\s(?:is interested|is requesting|has requested|requested|would like|wants|sent you|has sent|souhaite|aimerait|désire)`,
    'u',
  ),
];
