import type { Visitor } from '@lintel/server/appointments';

/** Visitors who signed in while the device was offline. They stay on the device only until they are sent. */
const keyOf = (openHouseId: number): string => `lintel-open-house-${openHouseId}`;

export function waiting(openHouseId: number): Visitor[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(openHouseId)) ?? '[]');
    return Array.isArray(stored) ? (stored as Visitor[]) : [];
  } catch {
    return [];
  }
}

export function add(openHouseId: number, visitor: Visitor): void {
  localStorage.setItem(keyOf(openHouseId), JSON.stringify([...waiting(openHouseId), visitor]));
}

/** Sends the waiting visitors in order and returns how many are left. The server stores a repeated one once. */
export async function sendAll(openHouseId: number, send: (visitor: Visitor) => Promise<unknown>): Promise<number> {
  for (const visitor of waiting(openHouseId)) {
    try {
      await send(visitor);
    } catch {
      break;
    }
    const left = waiting(openHouseId).filter(({ id }) => id !== visitor.id);
    if (left.length === 0) localStorage.removeItem(keyOf(openHouseId));
    else localStorage.setItem(keyOf(openHouseId), JSON.stringify(left));
  }
  return waiting(openHouseId).length;
}
