import { z } from 'zod';
import { unseenAlertsOf } from '../../../alerts/index.ts';
import { agreementsOfBuyer, appointmentsOf } from '../../../appointments/index.ts';
import { journeyOf } from '../../../journey/index.ts';
import { threadStatesOf } from '../../../messages/index.ts';
import { teamOf } from '../../../professionals/index.ts';
import { offer } from '../../offers.ts';
import { homeMark } from '../../parts/stored-part.ts';
import { dayNames, isOn } from '../../reading/figures/days-named.ts';
import { plain } from '../../reading/plain.ts';
import { homesById } from '../homes/homes.ts';
import { type ToolContext, type ToolResult, tool } from '../tool.ts';
import { choices, query, sources, speaker, text } from '../words.ts';
import { statusWords } from './own-status-words.ts';

type Appointment = Awaited<ReturnType<typeof appointmentsOf>>[number];

/** Returns the start, or the first proposed time, which sorts as text; an open time is last. */
const startOf = ({ startsAt, times }: Appointment): string => startsAt ?? times[0] ?? '9999';

/** States an appointment: kind, person, time, home. */
export function lineOf(one: Appointment, language: ToolContext['language']) {
  const words = statusWords[language];
  const at = one.startsAt ?? one.times[0] ?? null;
  const when = at ? speaker(language).moment(at, one.timeZone) : '';
  const where = one.listingId !== null ? homeMark(one.listingId) : null;
  return {
    one,
    when,
    line: words.appointment(words.kinds[one.kind], when, one.professional.name, where, one.state === 'confirmed'),
  };
}

/** Returns the appointments at homes in a city. */
async function inCity(context: ToolContext, some: readonly Appointment[], city: string): Promise<Appointment[]> {
  const homes = await homesById(
    context,
    some.flatMap(({ listingId }) => listingId ?? []),
  );
  const there = new Set(homes.filter((home) => plain(home.city) === plain(city)).map(({ id }) => id));
  return some.filter(({ listingId }) => listingId !== null && there.has(listingId));
}

const streetKinds =
  /\b(st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|cir|circle|ter|terrace|pkwy|parkway|trl|trail|cres|crescent|rue|chemin|calle|avenida|de|la|des|du)\b/g;

/** True if an address is on a street, however its kind is written. */
function isOnStreet(address: string, street: string): boolean {
  const name = plain(street).replace(streetKinds, ' ').replaceAll(/\s+/g, ' ').trim();
  return name !== '' && ` ${plain(address).replaceAll(/[^a-z0-9']+/g, ' ')} `.includes(` ${name} `);
}

export const appointments = tool({
  name: 'appointments',
  about: 'The buyer’s coming appointments (showings, calls, meetings), proposed and confirmed.',
  input: z.strictObject({
    days: z.array(z.enum(dayNames)).max(4).default([]).describe('Only what is on these days'),
    city: z.string().max(80).optional().describe('Only those of homes in this city'),
    street: z.string().max(60).optional().describe('Only those of homes on this street'),
    first: z.boolean().optional().describe('Only the earliest'),
    further: z.boolean().optional().describe('Only those after the earliest'),
  }),
  async run(context, { days, city, street, first, further }) {
    const { db, me, language, now } = context;
    const words = statusWords[language];
    const all = await appointmentsOf(db, me);
    const onDays = all.filter((one) => {
      const at = one.startsAt ?? one.times[0];
      return at != null && days.some((day) => isOn(day, new Date(at), now, one.timeZone));
    });
    const some = onDays.length > 0 ? onDays : all;
    const sorted = some.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
    const coming = first ? sorted.slice(0, 1) : further ? sorted.slice(1) : some;
    const free = days.filter(
      (day) =>
        !all.some((one) => {
          const at = one.startsAt ?? one.times[0];
          return at != null && isOn(day, new Date(at), now, one.timeZone);
        }),
    );
    const there =
      street === undefined
        ? city === undefined
          ? coming
          : await inCity(context, coming, city)
        : coming.filter(({ home }) => home !== null && isOnStreet(home, street));
    const place = street?.replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) ?? city;
    const elsewhere = place !== undefined && there.length === 0 ? place : undefined;
    const lines = (elsewhere ? coming : there).map((one) => lineOf(one, language));
    return {
      facts: {
        count: elsewhere ? 0 : lines.length,
        city: city ?? null,
        street: street ?? null,
        nothingOn: free,
        appointments: lines.map(({ one, when }) => ({
          id: one.listingId,
          kind: one.kind,
          state: one.state,
          when,
          startsAt: one.startsAt,
          with: one.professional.name,
          minutes: one.minutes,
          home: one.home,
        })),
      },
      parts: [
        text(
          free.length > 0 && words.nothingOn(free.map((day) => words.days[day]).join(words.or)),
          elsewhere !== undefined && (street === undefined ? words.noneIn : words.noneOn)(elsewhere, coming.length > 0),
          free.length > 0 && onDays.length === 0 && elsewhere === undefined && coming.length > 0 && words.otherDays,
          ...(coming.length === 0
            ? [elsewhere !== undefined ? null : further && all.length > 0 ? words.noFurther : words.noAppointment]
            : lines.slice(0, 4).map(({ line }) => line)),
        ),
        choices(offer(language, 'next'), offer(language, 'writeAgent')),
        sources([words.team, '/professionals']),
      ],
    };
  },
});

/** Answers whether the buyer has signed an agreement with an agent, and until when it holds. */
function ownAgreement(
  agreements: Awaited<ReturnType<typeof agreementsOfBuyer>>,
  team: Awaited<ReturnType<typeof teamOf>>,
  now: Date,
  language: ToolContext['language'],
): ToolResult {
  const words = statusWords[language];
  const say = speaker(language);
  const today = now.toISOString().slice(0, 10);
  const [latest] = agreements;
  const dates = latest && ([say.day(latest.signedOn), say.day(latest.expiresOn)] as const);
  const agent = team.find(({ professional }) => professional.id === latest?.agentId)?.professional;
  const name = agent && `${agent.firstName} ${agent.lastName}`;
  return {
    facts: {
      agreements: agreements.map(({ signedOn, expiresOn }) => ({ signedOn, expiresOn, inForce: expiresOn >= today })),
    },
    parts: [
      text(
        !dates && words.noAgreement,
        dates && (latest.expiresOn >= today ? words.agreement : words.agreementOver)(...dates, name ?? words.anAgent),
        words.agreementBy,
      ),
      choices(offer(language, 'writeAgent'), offer(language, 'appointments')),
      sources([words.team, '/professionals']),
    ],
  };
}

export const purchase = tool({
  name: 'purchase',
  about: 'The buyer’s offers and purchases, with their stage and next day; and when the purchase closes.',
  input: z.strictObject({
    step: z.enum(['inspection', 'appraisal']).optional().describe('The date of this step was asked for'),
    signatures: z.boolean().optional().describe('Who has signed was asked'),
    agreement: z.boolean().optional().describe('The agreement with the buyer’s own agent was asked'),
  }),
  async run({ db, me, now, language }, { step, signatures, agreement }) {
    const words = statusWords[language];
    const say = speaker(language);
    if (agreement) return ownAgreement(await agreementsOfBuyer(db, me.id), await teamOf(db, me.id), now, language);
    const its = await journeyOf(db, me.id, now);
    const all = its?.purchases ?? [];
    return {
      facts: {
        count: all.length,
        purchases: all.map(({ home, stage, priceCents, currency, next, closingOn }) => ({
          home,
          stage,
          price: priceCents === null ? null : priceCents / 100,
          currency,
          next,
          closingOn,
        })),
      },
      parts: [
        text(
          step && words.noDateOf[step],
          ...(all.length === 0
            ? [words.noOffer]
            : all
                .slice(0, 3)
                .map(({ home, stage, stageLabel, priceCents, currency, closingOn }) =>
                  words.offer(
                    home,
                    language === 'en' ? stageLabel.toLowerCase() : (words.stages[stage] ?? stage),
                    priceCents === null ? '' : say.money(priceCents / 100, currency),
                    closingOn ? say.day(closingOn) : '',
                  ),
                )),
          signatures && words.noSignatures,
        ),
        choices(offer(language, 'next'), offer(language, 'writeAgent')),
        sources([words.journey, all[0] ? `/purchases/${all[0].id}` : '/journey']),
      ],
    };
  },
});

export const profile = tool({
  name: 'profile',
  about: 'What the buyer stated: budget, whether they pay cash, pre-approval; what they told in this conversation.',
  input: z.strictObject({ about: z.enum(['preApproval']).optional().describe('Only the pre-approval was asked') }),
  async run({ db, me, now, language, talk }, { about }) {
    const words = statusWords[language];
    const say = speaker(language);
    const its = await journeyOf(db, me.id, now);
    const letter = its?.steps[1];
    const budget = its?.budgetMaxCents ?? null;
    const down = talk.means?.downAmount;
    const currency = its?.currency ?? 'USD';
    return {
      facts: {
        budgetMax: budget === null ? null : budget / 100,
        currency,
        downAmount: down ?? null,
        paysCash: its?.paysCash ?? null,
        preApproval: letter && { state: letter.state, known: letter.known, blocker: letter.blocker, due: letter.due },
      },
      parts: [
        text(
          about === undefined && (budget === null ? words.noBudget : words.budget(say.money(budget / 100, currency))),
          about === undefined && (down === undefined ? words.noDown : words.down(say.money(down, currency))),
          letter?.state === 'completed' ? words.letter : about ? words.noLetterHere : words.noLetter,
          letter?.due && words.letterUntil(say.day(letter.due.on)),
        ),
        choices(offer(language, 'afford'), offer(language, 'missing')),
        sources([words.journey, '/journey#budget'], [words.documents, '/documents']),
      ],
    };
  },
});

export const news = tool({
  name: 'news',
  about: 'What is new for the buyer: unread messages, new homes of saved searches, steps to do.',
  input: z.strictObject({}),
  async run({ db, me, language }) {
    const words = statusWords[language];
    const threads = await threadStatesOf(db, me.id);
    const unread = threads.reduce((sum, each) => sum + each.unread, 0);
    const { count: alerts } = await unseenAlertsOf(db, me.id);
    return {
      facts: { unread, alerts },
      parts: [
        text(
          unread === 0 ? words.noUnread : words.unread(unread),
          alerts === 0 ? words.noAlerts : words.alerts(alerts),
        ),
        choices(offer(language, 'next'), offer(language, 'searches'), offer(language, 'saved')),
        sources([words.messages, '/messages'], [words.searches, `/saved${query({ tab: 'searches' })}`]),
      ],
    };
  },
});
