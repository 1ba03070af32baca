import type { DuplicateReason } from './contract.ts';
import { type Folded, folded, type Identity, keysOf, reasonToMerge } from './same-person.ts';

/** Contacts of one key that are compared with each other at most: a switchboard's number is no evidence. */
const comparedMax = 50;

interface Match<Item> {
  item: Item;
  reason: DuplicateReason;
}

/** An index of people by the keys that two records of one person share. */
export function createIndex<Item extends Identity>() {
  const byKey = new Map<string, { item: Item; as: Folded }[]>();
  return {
    /** Returns the first indexed item that is probably the same person. */
    find(identity: Identity): Match<Item> | undefined {
      return this.findAll(identity)[0];
    },
    findAll(identity: Identity): Match<Item>[] {
      const as = folded(identity);
      const found = new Map<Item, DuplicateReason>();
      for (const key of keysOf(as))
        for (const other of byKey.get(key) ?? []) {
          const reason = found.has(other.item) ? undefined : reasonToMerge(as, other.as);
          if (reason) found.set(other.item, reason);
        }
      return [...found].map(([item, reason]) => ({ item, reason }));
    },
    add(item: Item): void {
      const as = folded(item);
      for (const key of new Set(keysOf(as))) {
        const held = byKey.get(key);
        if (!held) byKey.set(key, [{ item, as }]);
        else if (held.length < comparedMax) held.push({ item, as });
      }
    },
  };
}

/** Groups records of one person, also through a third one. */
export function groupsOf<Item extends Identity>(all: readonly Item[]): { items: Item[]; reasons: DuplicateReason[] }[] {
  const parent = new Map(all.map((item) => [item, item]));
  const rootOf = (item: Item): Item => {
    let root = item;
    while (parent.get(root) !== root) root = parent.get(root)!;
    parent.set(item, root);
    return root;
  };
  const index = createIndex<Item>();
  const links: { item: Item; reason: DuplicateReason }[] = [];
  for (const item of all) {
    for (const { item: other, reason } of index.findAll(item)) {
      parent.set(rootOf(item), rootOf(other));
      links.push({ item, reason });
    }
    index.add(item);
  }
  const members = Map.groupBy(all, rootOf);
  return [...Map.groupBy(links, ({ item }) => rootOf(item))].map(([root, found]) => ({
    items: members.get(root)!,
    reasons: [...new Set(found.map(({ reason }) => reason))],
  }));
}
