import { z } from 'zod';
import { Directory, directory, directoryOrder, type Professional, teamOf } from '../../../professionals/index.ts';
import { agentRegulators } from '../../knowledge/regulators.ts';
import { offer } from '../../offers.ts';
import { stateName } from '../../reading/homes/places.ts';
import type { InLanguages } from '../../reading/language.ts';
import { plain } from '../../reading/plain.ts';
import type { ToolContext, ToolResult } from '../tool.ts';
import { tool } from '../tool.ts';
import { choices, query, sources, speaker, text } from '../words.ts';
import { type ProfessionalWords, professionalWords } from './professional-words.ts';
import { noOneNamed, notListed, type Profession, professions } from './professions.ts';

const shownAtOnce = 5;
const languageNames: InLanguages<Intl.DisplayNames> = {
  en: new Intl.DisplayNames(['en'], { type: 'language' }),
  fr: new Intl.DisplayNames(['fr'], { type: 'language' }),
  es: new Intl.DisplayNames(['es'], { type: 'language' }),
};

const Input = z.strictObject({
  team: z.boolean().optional().describe('Only those the buyer works with or asked'),
  /** Questions about the team: how the members were chosen, their languages, how to reach them. */
  about: z.enum(['match', 'languages', 'contact', 'license', 'record', 'area']).optional(),
  where: z.string().max(80).optional().describe('area: the place that the buyer asks about'),
  type: z.enum(['agent', 'mortgage_advisor']).optional(),
  city: z.string().max(80).optional(),
  state: z.string().length(2).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .describe('Code of a language, such as es'),
  name: z.string().max(80).optional().describe('First and last name of a professional'),
  profession: z.enum(professions).optional().describe('A profession that the directory does not list'),
  first: z.number().int().min(1).max(5).optional().describe('Only so many from the start of the list'),
  /** Requested experience that the directory does not record. */
  experience: z.string().max(60).optional(),
  hours: z.boolean().optional().describe('They shall talk at certain hours, which the directory does not record'),
});

export const professionals = tool({
  name: 'professionals',
  about:
    'The buyer’s team, or the directory of licensed agents and mortgage advisors by place and language. Nobody can pay for a place in it.',
  input: Input,
  run(context, input) {
    if (input.profession) return unlisted(context, input.profession, input.city);
    if (input.name) return named(context, input.name, input.state);
    return input.team || input.about === 'license' ? team(context, input) : found(context, input);
  },
});

const nameOf = ({ firstName, lastName }: Professional) => `${firstName} ${lastName}`;
const asData = ({ id, type, city, state, company, languages, license, rating, reviewCount }: Professional) => ({
  id,
  type,
  city,
  state,
  company,
  languages,
  license: license?.status ?? null,
  licensedIn: license?.jurisdiction ?? null,
  licenseCheckedOn: license?.checkedOn ?? null,
  rating,
  reviewCount,
});

/** States the rating and reviews of a professional. The directory does not record years of experience. */
const recordIn = (one: Professional, words: ProfessionalWords, language: keyof InLanguages): string =>
  `${ratingIn(one, words, language)} ${words.noYears}`;

const ratingIn = (one: Professional, words: ProfessionalWords, language: keyof InLanguages): string =>
  one.rating === null || one.reviewCount === 0
    ? words.noReviews(nameOf(one))
    : words.rated(nameOf(one), speaker(language).number(one.rating), one.reviewCount);

/** Answers with the license record of a professional and the regulator of the state or province in question. */
function licenseLines(members: readonly Professional[], state: string | undefined, language: keyof InLanguages) {
  const words = professionalWords[language];
  const own = members.map((one) => {
    const { license } = one;
    return license?.status === 'verified'
      ? words.licensed(nameOf(one), license.jurisdiction, license.checkedOn && speaker(language).day(license.checkedOn))
      : words.licenseUnknown(nameOf(one));
  });
  const place = state ?? members[0]?.license?.jurisdiction ?? members[0]?.state;
  const regulator = place === undefined ? undefined : agentRegulators[place];
  return { own, regulator, says: regulator ? words.regulator(regulator, stateName(place!)) : words.anyRegulator };
}

/** Answers about a profession that the directory does not list. */
async function unlisted(
  { language }: ToolContext,
  profession: Profession,
  city: string | undefined,
): Promise<ToolResult> {
  const words = professionalWords[language];
  return {
    facts: { profession, city: city ?? null, listed: 0 },
    parts: [
      text(notListed[language](profession, city ? words.where(city) : '')),
      choices(offer(language, 'writeAgent'), offer(language, 'person')),
      sources([words.network, '/professionals']),
    ],
  };
}

/** Answers with the license record of the professional with a name. */
async function named(
  { db, me, now, language }: ToolContext,
  name: string,
  state: string | undefined,
): Promise<ToolResult> {
  const words = professionalWords[language];
  const { professionals: some } = await directory(db, me.id, Directory.parse({ q: name, limit: shownAtOnce }), now);
  const matching = some.filter((one) => plain(nameOf(one)) === plain(name));
  const license = licenseLines(matching, state, language);
  return {
    facts: { name, state: state ?? null, regulator: license.regulator ?? null, people: matching.map(asData) },
    parts: [
      text(...(matching.length === 0 ? [noOneNamed[language](name)] : license.own), license.says),
      ...(matching.length > 0 ? [people(matching, now, language)] : []),
      choices(offer(language, 'team'), offer(language, 'person')),
      sources([words.network, `/professionals${query({ q: name })}`]),
    ],
  };
}

async function team(
  { db, me, now, language }: ToolContext,
  { about, state, type, where }: z.output<typeof Input>,
): Promise<ToolResult> {
  const words = professionalWords[language];
  const listed = speaker(language).listed;
  const members = await teamOf(db, me.id);
  const connected = members.filter((member) => member.state === 'connected');
  const pending = members.filter((member) => member.state === 'pending');
  const license = licenseLines(
    connected.map(({ professional }) => professional),
    state,
    language,
  );
  const say = (some: typeof members) =>
    listed(some.map(({ professional }) => `${nameOf(professional)} (${words.kinds[professional.type]})`));
  return {
    facts: {
      connected: connected.length,
      pending: pending.length,
      ...(about === 'license' ? { regulator: license.regulator ?? null } : {}),
      people: members.map(({ state, professional, origin }) => ({
        ...asData(professional),
        name: nameOf(professional),
        connection: state,
        origin,
      })),
    },
    parts: [
      text(
        type !== undefined &&
          members.every(({ professional }) => professional.type !== type) &&
          words.noneOfType(words.kinds[type]),
        connected.length > 0 ? words.workWith(say(connected)) : about !== 'license' && words.alone,
        pending.length > 0 && words.waiting(say(pending)),
        ...connected.map(({ professional, origin }) => {
          const name = nameOf(professional);
          if (about === 'match') return words.match(name, words.origins[origin === 'code' ? 'code' : 'request']);
          if (about === 'record') return recordIn(professional, words, language);
          if (about === 'area') return words.area(name, `${professional.city}, ${professional.state}`, where);
          if (about !== 'languages') return false;
          const spoken = professional.languages.map((code) => languageNames[language].of(code) ?? code);
          return spoken.length > 0 ? words.speaks(name, listed(spoken)) : words.languagesUnknown(name);
        }),
        about === 'contact' && connected.length > 0 && words.contact,
        ...(about === 'license' ? [...license.own, license.says] : []),
      ),
      ...(members.length > 0
        ? [
            people(
              members.map(({ professional }) => professional),
              now,
              language,
            ),
          ]
        : []),
      choices(
        connected.length > 0 && offer(language, 'writeAgent'),
        connected.length === 0 && offer(language, 'agent'),
        offer(language, 'advisor'),
      ),
      sources([words.network, '/professionals']),
    ],
  };
}

async function found(context: ToolContext, input: z.output<typeof Input>): Promise<ToolResult> {
  const { db, me, now, language: viewerLanguage } = context;
  const { type, city, state, language, experience, hours, about, first = shownAtOnce } = input;
  const words = professionalWords[viewerLanguage];
  const location = city ?? state;
  const asked = { ...(type ? { type } : {}), ...(location ? { location } : {}), ...(language ? { language } : {}) };
  const { total, professionals: some } = await directory(db, me.id, Directory.parse({ ...asked, limit: first }), now);
  const what = type ? words.kinds[type] : words.any;
  const place = city
    ? words.where(city.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()))
    : state
      ? words.where(stateName(state))
      : '';
  const where = `${place}${language ? words.speaking(languageNames[viewerLanguage].of(language) ?? language) : ''}`;
  return {
    facts: { total, people: some.map(asData), order: directoryOrder() },
    parts: [
      text(
        total === 0 ? words.none(what, where, language !== undefined) : words.found(total, what, where),
        total > 0 && about !== 'record' && (words.order || directoryOrder()),
        ...(about === 'record' ? some.map((one) => ratingIn(one, words, viewerLanguage)) : []),
        experience && words.askThem(experience),
        hours && words.hours,
      ),
      ...(some.length > 0 ? [people(some, now, viewerLanguage)] : []),
      choices(
        total === 0 && offer(viewerLanguage, type === 'mortgage_advisor' ? 'advisor' : 'agent'),
        offer(viewerLanguage, 'team'),
        offer(viewerLanguage, 'person'),
      ),
      sources([
        words.all,
        `/professionals${query({ tab: type === 'mortgage_advisor' ? 'advisors' : 'agents', ...(city ? { location: city } : {}) })}`,
      ]),
    ],
  };
}

const people = (some: readonly Professional[], now: Date, language: keyof InLanguages) => ({
  kind: 'people' as const,
  asOf: now.toISOString(),
  people: some.map((one) => ({
    id: one.id,
    name: nameOf(one),
    detail: `${professionalWords[language].kinds[one.type]}, ${one.city}, ${one.state} · ${one.company}`,
    path: `/professionals/${one.id}`,
  })),
});
