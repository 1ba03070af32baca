/** So many bytes take nearly every page; a larger one gets room of its own. */
const ROOM_BYTES = 65_536;
/** Pages on their way at once for which room is kept: 8 MB. */
const ROOMS_KEPT = 128;

const free: Buffer[] = [];

/**
 * Room for a page, to be given back when it was sent: a page lives for a moment, and to take fresh memory for each keeps
 * the system and the garbage collector busy. What is not given back is lost to nobody but the next page.
 */
export const takeRoom = (bytes: number): Buffer =>
  bytes > ROOM_BYTES ? Buffer.allocUnsafeSlow(bytes) : (free.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES));

/** Only by whoever took it, once, when nobody reads it any more. */
export function giveRoomBack(room: Buffer): void {
  if (room.length === ROOM_BYTES && free.length < ROOMS_KEPT) free.push(room);
}
