import { BuyingProfile } from '@lintel/server/affordability';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { knownPerson } from '../accounts/index.ts';
import { visitorProfile } from './visitor-profile.ts';

const key = ['affordability'] as const;

/** Rates and assumptions of the estimates. */
export const termsQuery = queryOptions({
  queryKey: [...key, 'terms'],
  queryFn: () => callApi((api) => api.affordability.terms({})),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The profile of the signed-in person, or the one that a visitor entered in this tab; null without one. */
export const profileQuery = queryOptions({
  queryKey: [...key, 'profile'],
  queryFn: async (): Promise<BuyingProfile | null> =>
    knownPerson()
      ? (await callApi((api) => api.affordability.profile({}))).profile
      : (BuyingProfile.safeParse(visitorProfile.read()).data ?? null),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Saves the profile encrypted in the account; a visitor's stays in the tab. */
export async function saveProfile(profile: BuyingProfile): Promise<void> {
  if (knownPerson()) await callApi((api) => api.affordability.save(profile));
  else visitorProfile.write(profile);
}

export async function removeProfile(): Promise<void> {
  if (knownPerson()) await callApi((api) => api.affordability.remove({}));
  else visitorProfile.remove();
}
