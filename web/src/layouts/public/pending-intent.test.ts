import { expect, it } from 'vitest';
import { parseSearchParams } from '../../api/search-params.ts';
import { signUpFor } from '../../modules/accounts/paths.ts';
import { pendingIntent } from './pending-intent.ts';

it('restores the pending action from the URL of the sign-up page', () => {
  const link = signUpFor({ intent: 'connect-agent', property: 12, back: '/hypersearch?q=two+beds&view=map' });
  const search = parseSearchParams(new URL(link, 'http://site').search);
  expect(pendingIntent(search, '1072 Millbrook Pl')).toEqual({
    outcome: 'you can contact an agent about 1072 Millbrook Pl',
    back: '/hypersearch?q=two+beds&view=map',
  });
  expect(pendingIntent({ intent: 'save-home', property: '326' })?.outcome).toBe(
    'we’ll save the home you chose for you',
  );
});

it('reads a pending search, invitation or list of professionals from the return path, without a home', () => {
  const back = '/search?add=beds%3E%3D3';
  expect(pendingIntent({ intent: 'save-search', back })).toMatchObject({
    back,
    action: { intent: 'save-search', back },
  });
  expect(pendingIntent({ intent: 'join-list', back: '/shared-list?invitation=x' })?.action).toBeUndefined();
  expect(pendingIntent({ intent: 'connect-professional', back: '/smartmatch?place=Austin' })?.back).toBe(
    '/smartmatch?place=Austin',
  );
  for (const intent of ['save-search', 'join-list', 'connect-professional'])
    expect(pendingIntent({ intent, back: '//other.example' })).toBeUndefined();
});

it.each(['https://other.example', '//other.example', '/\\other.example', 'javascript:alert(1)', ''])(
  'ignores a return path to another site: %s',
  (back) => {
    expect(pendingIntent({ intent: 'save-home', property: '7', back })?.back).toBe('/property/7');
  },
);

it.each([{}, { intent: 'delete', property: '7' }, { intent: 'save-home', property: '7; drop' }])(
  'ignores unknown actions and invalid ids: %j',
  (search) => {
    expect(pendingIntent(search)).toBeUndefined();
  },
);
