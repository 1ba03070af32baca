import type { APIRequestContext } from '@playwright/test';
import { searchPath } from './search.ts';

const sentence = '3 bed house in Austin under 700k with a pool';

/** Every kind of public page, by name. */
export async function publicPages(request: APIRequestContext): Promise<Record<string, string>> {
  const [newest, next] = await (await request.get('/api/properties?sort=newest&limit=2')).json();
  return {
    'front door': '/',
    HyperSearch: '/hypersearch',
    'your results': searchPath(sentence),
    'nothing found': searchPath('6 bed condo in Denver under 250k with a pool'),
    insights: searchPath(sentence, { tab: 'ai-insights' }),
    market: searchPath(sentence, { tab: 'market-analysis' }),
    'Property Search': '/search',
    discovery: '/discover?q=house+in+Austin',
    'nothing found by filters': '/search?add=beds%3E%3D12&add=price%3C%3D90000&text=Austin',
    home: `/property/${newest.id}`,
    comparison: `/compare?id=${newest.id}&id=${next.id}`,
    SmartMatch: '/smartmatch?place=Austin,+TX',
    'sign-up': `/signup?intent=save-home&property=${newest.id}`,
    'sign-up of buyers': '/end-user-signup',
    'sign-up of agents': '/agent-signup',
    'sign-up of companies': '/reseller-signup',
    'how the network works': '/business-model',
    'market of a city': '/market/austin-tx',
    'accuracy of estimates': '/accuracy',
    'value of a home': '/home-value',
    'returns of a rented home': '/roi-analysis?rent=2600&expenses=7000',
    'mortgage calculator': '/mortgage-calculator',
    'rate comparison': '/rate-comparison',
    'pre-qualification': '/pre-qualification',
    'affordability calculator': '/affordability-calculator',
    'amortization calculator': '/amortization-calculator',
    'mortgage document checklist': '/mortgage-document-checklist',
    terms: '/terms-of-service',
    'what changed in the policy': '/privacy-policy?version=2026-11&compare=2025-01',
    support: '/support',
    'payment result': '/payment-result',
    'missing page': '/nowhere',
  };
}

export const withMap = searchPath(sentence, { view: 'map' });
