import type { Listing } from '../listing.ts';
import type { Change } from '../query.ts';
import { Catalogue, type Epoch } from './catalogue.ts';
import { addLiving } from './fold.ts';
import { ARRIVALS, foldedFrom, Markets } from './markets.ts';
import { IdMap } from './store/id-map.ts';
import { room } from './store/parts.ts';
import { Rows } from './store/rows.ts';
import { type Built, isLive, openSegment, partsOf, type Segment, withTexts } from './store/segment.ts';
import { Texts } from './store/texts.ts';
import type { Vocabulary } from './store/vocabulary.ts';

/** Number of changes after which the arrivals move to their markets. */
const CHANGES_OF_ARRIVALS = 16_000;

/**
 * The single writer: ingests listings and publishes changes to searchers as epochs. A market is a list of segments,
 * older ones larger. A change never modifies a home in place: it clears the old home's live bit and writes the new home
 * to a new segment among the arrivals, which later moves to its market in a batch. Segments of similar size are merged,
 * so that each home is rewritten about log n times and a merge never spans more than one market.
 *
 * Invariant: every id lives in at most one segment, and `#idMap` holds its slot.
 */
export class Inventory {
  readonly catalogue = new Catalogue();
  readonly #markets = new Markets(this.catalogue.locales);
  /** A home's slot number is segment slot × 2^16 + home. Segment slots of removed segments are reused. */
  readonly #slots: Segment[] = [];
  readonly #slotOf = new Map<Segment, number>();
  readonly #free: number[] = [];
  readonly #idMap = new IdMap((place) => (this.#slots[place >>> 16] as Segment).id[place & 0xffff] as number);
  /** Segments whose texts are unread, with their listings and the texts read so far. */
  readonly #unread = new Map<Segment, { listings: readonly Listing[]; texts: Texts }>();
  /** Markets that may need a merge. */
  readonly #untidy = new Set<string>();
  #nextNumber = 1;
  /** Changes since the arrivals last moved to their markets. */
  #changes = 0;
  /** Contents of the next epoch. */
  readonly #added = new Set<Segment>();
  readonly #removed = new Set<number>();
  readonly #died = new Map<Segment, number[]>();
  #published = { locales: 0, words: 0 };

  /** Builds an inventory from listings. The last listing with an id wins. With `textsLater`, `readTexts` reads the texts. */
  static of(listings: readonly Listing[], textsLater = false): Inventory {
    const inventory = new Inventory();
    const { locales, vocabulary } = inventory.catalogue;
    const homes = eachOnce(listings);
    const localeOf = room(Int32Array, homes.length);
    for (let i = 0; i < homes.length; i++) localeOf[i] = locales.numberFor(homes[i] as Listing);
    inventory.#markets.found(localeOf);
    inventory.#idMap.makeRoom(homes.length);
    const markets = inventory.#markets.membersOf(localeOf);
    const rowsOf = [...markets.values()].map((members) => new Rows(members.length));
    const marketOf = room(Int32Array, homes.length);
    for (const [m, members] of [...markets.values()].entries()) for (const i of members) marketOf[i] = m;
    // Reading the homes in memory order takes half the time of reading them by market.
    for (let i = 0; i < homes.length; i++)
      (rowsOf[marketOf[i] as number] as Rows).add(homes[i] as Listing, localeOf[i] as number);
    for (const [market, members] of markets) {
      const rows = rowsOf.shift() as Rows;
      if (!textsLater) readAll(homes, members, rows.texts, vocabulary);
      for (const built of partsOf(rows, locales, vocabulary)) {
        const segment = inventory.#bringIn(market, built, textsLater);
        if (!textsLater) continue;
        const inOrder = Array.from(built.order, (row) => homes[members[row] as number] as Listing);
        inventory.#unread.set(segment, { listings: inOrder, texts: new Texts(inOrder.length) });
      }
    }
    inventory.#close();
    return inventory;
  }

  /** Restores an inventory from a snapshot. */
  static from(snapshot: Epoch): Inventory {
    const inventory = new Inventory();
    inventory.catalogue.take(snapshot);
    inventory.#idMap.makeRoom(inventory.catalogue.size);
    for (const segment of inventory.catalogue.segments()) {
      inventory.#keep(segment, inventory.#slotFor(segment));
      inventory.#nextNumber = Math.max(inventory.#nextNumber, segment.image.number + 1);
    }
    inventory.#published = { locales: snapshot.locales.length, words: snapshot.words.length };
    return inventory;
  }

  get size(): number {
    return this.catalogue.size;
  }

  /** Returns the full state as an epoch for a new searcher. */
  snapshot(): Epoch {
    const { locales, number, vocabulary } = this.catalogue;
    return {
      number,
      locales: locales.since(0),
      words: [...vocabulary.words],
      added: [...this.catalogue.segments()].map(publishedSegment),
      removed: [],
      died: [],
    };
  }

  /** Reads every new home before it removes old ones, so a listing that cannot be read changes nothing. */
  apply(changes: readonly Change[]): Epoch {
    const { locales, vocabulary } = this.catalogue;
    const last = new Map<number, Change>();
    for (const change of changes) last.set(change.op === 'put' ? change.listing.id : change.id, change);
    const rows = new Rows(last.size);
    for (const change of last.values())
      if (change.op === 'put') {
        vocabulary.read(change.listing.text, rows.texts);
        rows.add(change.listing, locales.numberFor(change.listing));
      }
    for (const [id, { op }] of last) this.#remove(id, op === 'put');
    for (const built of partsOf(rows, locales, vocabulary)) this.#bringIn(ARRIVALS, built);
    this.#changes += last.size;
    if (this.#changes >= CHANGES_OF_ARRIVALS) this.#distribute();
    else this.#fold(ARRIVALS);
    this.#tidy(2 * last.size + 1000);
    return this.#close();
  }

  /** Reads up to `most` deferred texts. Returns undefined when no text is left. */
  readTexts(most: number): Epoch | undefined {
    if (this.#unread.size === 0) return undefined;
    const { vocabulary } = this.catalogue;
    let left = most;
    for (const [segment, { listings, texts }] of this.#unread) {
      for (; left > 0 && texts.count < listings.length; left--)
        if (isLive(segment, texts.count)) vocabulary.read((listings[texts.count] as Listing).text, texts);
        else texts.addNone();
      if (texts.count < listings.length) break;
      this.#unread.delete(segment);
      this.#giveTexts(segment, texts);
    }
    return this.#close();
  }

  #remove(id: number, isPutAgain: boolean): void {
    const place = this.#idMap.get(id);
    if (place < 0) return;
    const segment = this.#slots[place >>> 16] as Segment;
    const home = place & 0xffff;
    // A home that is put again overwrites its entry.
    if (!isPutAgain) this.#idMap.delete(id);
    this.catalogue.kill(segment, home);
    const died = this.#died.get(segment);
    if (died) died.push(home);
    else this.#died.set(segment, [home]);
  }

  #bringIn(market: string, { order: _, ...parts }: Built, textsLater = false): Segment {
    const segment = openSegment({ ...parts, market, number: this.#nextNumber++, ...(textsLater && { textsLater }) });
    this.catalogue.add(segment);
    this.#added.add(segment);
    this.#keep(segment, this.#slotFor(segment));
    return segment;
  }

  #slotFor(segment: Segment): number {
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = segment;
    this.#slotOf.set(segment, slot);
    return slot;
  }

  #keep(segment: Segment, slot: number): void {
    this.#markets.segmentsOf(segment.image.market).push(segment);
    for (let home = 0; home < segment.count; home++)
      if (isLive(segment, home)) this.#idMap.set(segment.id[home] as number, slot * 2 ** 16 + home);
  }

  /** Merges markets that received arrivals until `homes` homes were rewritten. The rest waits for the next changes. */
  #tidy(homes: number): void {
    let left = homes;
    for (const market of this.#untidy) {
      if (left <= 0) return;
      this.#untidy.delete(market);
      left -= this.#fold(market);
    }
  }

  /** Merges the newest segments of a market while a merge is due. Returns the number of homes rewritten. */
  #fold(name: string): number {
    const market = this.#markets.segmentsOf(name);
    const isUnread = (segment: Segment) => this.#unread.has(segment);
    let rewritten = 0;
    for (let from = foldedFrom(market, isUnread); from < market.length; from = foldedFrom(market, isUnread)) {
      const merged = market.splice(from);
      const rows = livingOf(merged);
      for (const built of partsOf(rows, this.catalogue.locales, this.catalogue.vocabulary)) this.#bringIn(name, built);
      for (const segment of merged) this.#drop(segment);
      rewritten += rows.count;
    }
    return rewritten;
  }

  /** Moves the arrivals to their markets. */
  #distribute(): void {
    const { locales, vocabulary } = this.catalogue;
    const arrivals = this.#markets.segmentsOf(ARRIVALS).splice(0);
    const rows = livingOf(arrivals);
    for (const [market, members] of this.#markets.membersOf(rows.locale.subarray(0, rows.count)))
      for (const built of partsOf(rows, locales, vocabulary, members)) this.#bringIn(market, built);
    for (const segment of arrivals) this.#drop(segment);
    for (const market of this.#markets.names()) this.#untidy.add(market);
    this.#changes = 0;
  }

  /** Replaces a segment by the same homes with their texts, at the same positions. */
  #giveTexts(segment: Segment, texts: Texts): void {
    const image = withTexts(segment, texts, this.catalogue.vocabulary);
    const read = openSegment({ ...image, number: this.#nextNumber++ }, segment.live);
    const slot = this.#slotOf.get(segment) as number;
    const market = this.#markets.segmentsOf(image.market);
    market[market.indexOf(segment)] = read;
    this.catalogue.add(read);
    this.#added.add(read);
    this.#drop(segment);
    this.#free.pop();
    this.#slots[slot] = read;
    this.#slotOf.set(read, slot);
  }

  #drop(segment: Segment): void {
    this.catalogue.remove(segment);
    const slot = this.#slotOf.get(segment) as number;
    this.#slotOf.delete(segment);
    this.#free.push(slot);
    if (!this.#added.delete(segment)) this.#removed.add(segment.image.number);
    this.#died.delete(segment);
  }

  /** Closes the current epoch. */
  #close(): Epoch {
    const { locales, vocabulary } = this.catalogue;
    const epoch: Epoch = {
      number: ++this.catalogue.number,
      locales: locales.since(this.#published.locales),
      words: vocabulary.words.slice(this.#published.words),
      added: [...this.#added].map(publishedSegment),
      removed: [...this.#removed],
      died: [...this.#died].flatMap(([segment, homes]) =>
        this.#added.has(segment) ? [] : [{ segment: segment.image.number, homes }],
      ),
    };
    this.#published = { locales: locales.count, words: vocabulary.words.length };
    this.#added.clear();
    this.#removed.clear();
    this.#died.clear();
    return epoch;
  }
}

/**
 * Reads texts that are scattered in memory. Reading eight lengths in a row lets the CPU fetch eight texts in the time
 * of one.
 */
function readAll(homes: readonly Listing[], members: Int32Array, texts: Texts, vocabulary: Vocabulary): void {
  for (let from = 0; from < members.length; from += 8) {
    const end = Math.min(members.length, from + 8);
    let letters = 0;
    for (let i = from; i < end; i++) letters += (homes[members[i] as number] as Listing).text.length;
    texts.makeRoom((texts.from[texts.count] as number) + letters);
    for (let i = from; i < end; i++) vocabulary.read((homes[members[i] as number] as Listing).text, texts);
  }
}

function livingOf(segments: readonly Segment[]): Rows {
  const rows = new Rows(segments.reduce((sum, { liveCount }) => sum + liveCount, 0));
  for (const segment of segments) addLiving(segment, rows);
  return rows;
}

/** Returns the last listing for each id. */
function eachOnce(listings: readonly Listing[]): readonly Listing[] {
  if (listings.every(({ id }, i) => i === 0 || id > (listings[i - 1] as Listing).id)) return listings;
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()];
}

/** Returns a segment for an epoch. Includes its live bits only if a home has died. */
const publishedSegment = ({ image, live, count, liveCount }: Segment) => ({
  image,
  live: liveCount === count ? undefined : Int32Array.from(live),
});
