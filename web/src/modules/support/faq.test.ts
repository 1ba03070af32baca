import { expect, it } from 'vitest';
import { faq, searchFaq } from './faq.ts';

const categories = faq('From 1 agent: $11 to $22 a month, and custom.');
const questions = (typed: string) => searchFaq(categories, typed).flatMap((category) => category.questions);

it('has the three categories of the specification, each with questions', () => {
  expect(categories.map(({ name }) => name)).toEqual([
    'Getting Started',
    'Features & Functionality',
    'Billing & Subscriptions',
  ]);
  expect(categories.every((category) => category.questions.length > 4)).toBe(true);
});

it('is found by words of the question and answer, regardless of case, accents and order', () => {
  expect(questions('CANCEL period').map(({ question }) => question)).toContain('How do I cancel?');
  expect(questions('agents code').length).toBeGreaterThan(0);
  expect(questions('zebra')).toEqual([]);
  expect(questions('  ')).toHaveLength(categories.flatMap((category) => category.questions).length);
});

it('states only prices from the catalog', () => {
  expect(questions('$11 to $22')).toHaveLength(1);
  expect(JSON.stringify(faq(undefined))).not.toMatch(/\$\d/);
});
