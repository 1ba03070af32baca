import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';

/** A person on another device: signed in, without a page. */
export async function enterRequest(
  playwright: { request: APIRequest },
  baseURL: string,
  { email, password }: { email: string; password: string },
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({ baseURL });
  const response = await request.post('/api/sign-in', { data: { email, password } });
  expect(response.ok(), await response.text()).toBe(true);
  return request;
}

/** Sends a connection request to a professional of the sample network; returns its id. */
export async function connectWith(
  buyer: APIRequestContext,
  name: string,
  type: 'agent' | 'mortgage_advisor',
  message: string,
): Promise<number> {
  const response = await buyer.post(`/api/professionals/${await professionalOf(buyer, name, type)}/connect`, {
    data: { message, shared: [], consent: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).id;
}

/** Id of a professional of the sample network in Austin. */
export async function professionalOf(
  request: APIRequestContext,
  name: string,
  type: 'agent' | 'mortgage_advisor',
): Promise<number> {
  const found = await request.get('/api/professionals', { params: { type, q: name, location: 'Austin, TX' } });
  const professionals = (await found.json()) as { id: number; firstName: string; lastName: string }[];
  const one = professionals.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
  if (!one) throw new Error(`${name} is not in the directory`);
  return one.id;
}
