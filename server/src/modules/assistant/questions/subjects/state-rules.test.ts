import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const explains = (id: string, says: RegExp, more: Partial<Question> = {}) => ({ input: { ids: [id] }, says, ...more });
const deposit = (ask: string, says: RegExp, more?: Partial<Question>) =>
  q(ask, 'explain', explains('security-deposit', says, more));
const eviction = (ask: string, says: RegExp, more?: Partial<Question>) =>
  q(ask, 'explain', explains('eviction-notice', says, more));

const deposits: readonly Question[] = [
  deposit('how much deposit can a landlord ask for in Birmingham, AL', /one month’s rent.*60 days.*35-9A-201/s),
  deposit('landlord in Tucson kept my security deposit, how long did he have', /14 days.*business days.*33-1321/s),
  deposit('security deposit limit in Sacramento', /one month’s rent.*21 days.*1950\.5/s),
  deposit('my Denver landlord won’t return my deposit', /2 months.*30 days.*3 times.*38-12-103/s),
  deposit('max security deposit connecticut apartment', /2 months.*21 days.*47a-21/s),
  deposit('how long does a landlord have to return the deposit in Orlando', /15 days.*83\.49/s),
  deposit('tenant moved out of my Savannah rental, when is the deposit due back', /2 months.*30 days.*44-7-34/s),
  deposit('security deposit rules in Honolulu', /14 days.*3 times.*521-44/s),
  deposit('chicago landlord deposit return days', /45 days.*765 ILCS 710/s),
  deposit('can a landlord in Boston charge two months deposit', /one month’s rent.*30 days.*§ 15B/s),
  deposit('rental deposit law Minneapolis', /21 days.*504B\.178/s),
  deposit('most deposit on a rental in Newark', /1\.5 months.*46:8-21/s),
  deposit('landlord in Buffalo kept my deposit for cleaning', /one month’s rent.*14 days.*7-108/s),
  deposit('deposit return deadline for a tenant in Columbus, Ohio', /30 days.*5321\.16/s),
  deposit('how much security deposit in Pittsburgh', /2 months.*After the first year.*250\.511a/s),
  deposit('cuánto depósito puede pedir el casero en Las Vegas', /3 meses.*118A\.242/s),
  deposit('dépôt de garantie d’un logement à Portland en Oregon, quand me le rend-on?', /31 jours.*90\.300/s),
  deposit('and in Virginia?', /45 days.*55\.1-1226/s, { after: ['security deposit limit in Sacramento'] }),
  deposit('how fast do I have to give it back if it was Nebraska', /14 days.*76-1416/s, {
    after: ['security deposit limit in Sacramento'],
  }),
  deposit('what’s the cap if rent is 1,250', /\$2,500/, { after: ['security deposit limit in Little Rock'] }),
  // The days of Kentucky are not in the table.
  deposit('landlord kept my deposit in Louisville', /The rule of Kentucky isn’t in my tables/),
  deposit('how much is a security deposit usually', /Tell me the state/),
];

const evictions: readonly Question[] = [
  eviction('notice to evict for unpaid rent in Phoenix', /5 days.*33-1368/s),
  eviction('how many days notice before I evict a tenant who doesn’t pay in San Diego', /3 days.*1161/s),
  eviction('eviction notice for not paying rent, Jacksonville', /3 days.*83\.56/s),
  eviction('how do I evict a tenant in Atlanta', /3 business days.*44-7-50/s),
  eviction('can my landlord change the locks if I’m evicted in Baltimore', /10 days.*changing locks.*8-401/s),
  eviction('pay or quit notice massachusetts', /14 days.*186/s),
  eviction('how do I evict for nonpayment in New Jersey', /no written notice is required.*2A:18-61/s),
  eviction('eviction notice length Cleveland', /3 days.*1923\.04/s),
  eviction('evict a renter in Seattle who stopped paying', /14 days.*59\.18\.057/s),
  eviction('cuántos días de aviso para desalojar por renta en Charlotte', /10 días.*42-3/s),
  q('how do I get my cousin out of my house in Nashville, he has no lease', 'explain', {
    ...explains('occupant-without-lease', /30 days.*66-28-512/s),
  }),
  q('what if he stays', 'explain', {
    ...explains('occupant-without-lease', /court.*66-28-512/s),
    after: ['how do I get my cousin out of my house in Nashville, he has no lease'],
  }),
  q('notice to end a month to month lease in Milwaukee', 'explain', {
    ...explains('end-month-to-month', /28 days.*704\.19/s),
  }),
  q('how much notice month to month in Raleigh', 'explain', { ...explains('end-month-to-month', /7 days.*42-14/s) }),
  q('rento de mes a mes en Filadelfia, Pensilvania, con cuánto aviso me salgo', 'explain', {
    ...explains('end-month-to-month', /15 días.*250\.501/s),
  }),
];

const rents: readonly Question[] = [
  q('max late fee on rent in Brooklyn', 'explain', explains('late-fee', /\$50 or 5%.*238-a/s)),
  q('how much late fee can I charge my tenant in Des Moines', 'explain', explains('late-fee', /\$12 a day.*562A\.9/s)),
  q('rent late fee limit Houston duplex', 'explain', explains('late-fee', /12%.*92\.019/s)),
  q('late fee max on my Houston duplex, rent is 1,400', 'explain', explains('late-fee', /12% of \$1,400 is \$168/)),
  q('recargo por renta atrasada en Virginia', 'explain', explains('late-fee', /10%.*55\.1-1204/s)),
  q('landlord raised my rent 20% in Fresno', 'explain', explains('rent-increase', /5% plus inflation.*1947\.12/s)),
  q('how much can the rent go up in Salem, Oregon', 'explain', explains('rent-increase', /9\.5% for 2026.*90\.323/s)),
  q('is there rent control in Nashville', 'explain', explains('rent-increase', /bars cities.*66-35-102/s)),
  q('rent increase notice Las Vegas', 'explain', explains('rent-increase', /60 days.*118A\.300/s)),
  q('and in Maine?', 'explain', {
    ...explains('rent-increase', /45 days.*6015/s),
    after: ['rent increase notice Las Vegas'],
  }),
];

const homesInRent: readonly Question[] = [
  q('can my landlord come in without notice in Tampa', 'explain', explains('landlord-entry', /24 hours.*83\.53/s)),
  q('landlord enters without permission, Richmond, Virginia', 'explain', explains('landlord-entry', /72 hours.*1229/s)),
  q('landlord lets himself in without telling me in Dallas', 'explain', explains('landlord-entry', /no statute/)),
  q('landlord won’t fix the heater in Columbus, Ohio, can I withhold rent', 'explain', {
    ...explains('rental-repairs', /30 days.*clerk of court.*5321\.07/s),
  }),
  q(
    'can I stop paying rent for repairs in Charlotte',
    'explain',
    explains('rental-repairs', /Don’t simply stop.*42-44/s),
  ),
  q('el casero no arregla la calefacción en Los Angeles', 'explain', explains('rental-repairs', /30 días.*1942/s)),
  q('my tenant left furniture behind in Minneapolis', 'explain', explains('left-belongings', /28 days.*504B\.271/s)),
  q('renter left her stuff in my Orlando rental', 'explain', explains('left-belongings', /10 days.*715\.1/s)),
  q(
    'do I have to take a section 8 voucher in Baltimore',
    'explain',
    explains('housing-voucher', /may not refuse.*20-705/s),
  ),
  q(
    'can a landlord refuse section 8 in Atlanta',
    'explain',
    explains('housing-voucher', /no state law obliges.*8-3-202/s),
  ),
  q('my landlord is selling the house in Austin, do I have to move out', 'explain', {
    ...explains('lease-home-sold', /does not end a lease.*92\.105/s),
  }),
  q('homes in Dallas but no section 8 people around', 'refuses fairHousing'),
];

const sales: readonly Question[] = [
  q('what must a seller disclose in Charleston, West Virginia', 'explain', explains('disclosure', /caveat emptor/)),
  q('seller disclosure form required in Raleigh?', 'explain', explains('disclosure', /47E/)),
  q(
    'is Massachusetts an attorney state for closing',
    'explain',
    explains('who-closes', /an attorney conducts.*459 Mass/s),
  ),
  q('who handles the closing in Phoenix', 'explain', explains('who-closes', /escrow or title company/)),
  q(
    'how many days to cancel a condo purchase in Baltimore',
    'explain',
    explains('condo-rescission', /7 days.*11-135/s),
  ),
  q(
    'I live in another state and sell in Denver, is tax withheld',
    'explain',
    explains('nonresident-sale', /2%.*604\.5/s),
  ),
  q('does my husband have to sign the sale in Cleveland if he’s not on the title', 'explain', {
    ...explains('spouse-signs', /dower.*2103\.02/s),
  }),
  q('my uncle died without a will in Georgia, who gets his house', 'explain', {
    ...explains('home-without-will', /share equally.*53-2-1/s),
  }),
  q('can creditors take my house in Kansas', 'explain', explains('homestead-creditors', /without a limit.*art\. 15/s)),
  q('how many years for adverse possession in Ohio', 'explain', explains('adverse-possession', /21 years.*2305\.04/s)),
  q(
    'redemption period after foreclosure sale in Minneapolis',
    'explain',
    explains('foreclosure', /6 months.*580\.23/s),
  ),
  q(
    'how much can my assessed value go up each year in Oregon',
    'explain',
    explains('tax-value-cap', /3% a year.*308\.146/s),
  ),
  q(
    'deadline to appeal property taxes in Cleveland',
    'explain',
    explains('property-tax-appeal', /March 31.*5715\.19/s),
  ),
  q('home equity loan max on my Fort Worth homestead', 'explain', explains('texas-home-equity', /80%.*50\(a\)\(6\)/s)),
  q('can a non-veteran assume my VA loan', 'explain', explains('va-assumption', /0\.5%.*3714/s)),
  q('va residual income for a family of four', 'explain', explains('va-residual-income', /\$1,117/)),
  q('what happens to a reverse mortgage when my mom dies', 'explain', explains('reverse-mortgage-due', /6 months/)),
  q('do I pay back depreciation when I sell my rental', 'explain', explains('depreciation-recapture', /25%/)),
];

for (const [group, questions] of Object.entries({ deposits, evictions, rents, homesInRent, sales }))
  describe(`rules of states about ${group}`, () => {
    const outcome = askedOnce(questions);
    it.each(questions.map(({ ask }, at) => [ask, at] as const))('%s', (_, at) => {
      expect(outcome(at)?.wrong).toBe('');
      expect(outcome(at)?.unsupported).toEqual([]);
    });
  });
