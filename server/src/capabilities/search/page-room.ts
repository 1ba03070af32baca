/** Buffer size that fits nearly every page; a larger page gets its own buffer. */
const ROOM_BYTES = 65_536;
/** Maximum number of pooled buffers: 8 MB. */
const ROOMS_KEPT = 128;

const free: Buffer[] = [];

/**
 * Takes a buffer for a page, to be returned after sending: pages are short-lived, and allocating each one
 * keeps the system and the garbage collector busy. A buffer that is not returned is merely collected.
 */
export const takeRoom = (bytes: number): Buffer =>
  bytes > ROOM_BYTES ? Buffer.allocUnsafeSlow(bytes) : (free.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES));

/** Call once, by the owner, when nothing reads the buffer any more. */
export function giveRoomBack(room: Buffer): void {
  if (room.length === ROOM_BYTES && free.length < ROOMS_KEPT) free.push(room);
}
