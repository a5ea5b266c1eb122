import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf, join, MAX_ITEMS, type Stretch, withNewer, withOlder } from './stretch.model.ts';

interface Entry {
  id: number;
}
type List = Stretch<Entry>;

const PER_PAGE = 3;
const REFRESHED = 4;
const ids = ({ items }: Pick<List, 'items'>) => items.map(({ id }) => id);
const entries = (...numbers: number[]): Entry[] => numbers.map((id) => ({ id }));

/** The list on the server, newest first, as the contract serves it. */
function createServer() {
  const all: Entry[] = entries(30, 29, 27, 26, 20, 12, 11, 7, 5, 4);
  return {
    all,
    grow: (by: number) => all.unshift({ id: (all[0]?.id ?? 0) + by }),
    index: () => all.slice(0, PER_PAGE),
    refresh: (id: number) => all.filter((entry) => entry.id > id).slice(-REFRESHED),
    older: (id: number) => all.filter((entry) => entry.id < id).slice(0, PER_PAGE),
  };
}

type Server = ReturnType<typeof createServer>;

/** A tab's requests from its known items, and its known items after the answer. */
const ask = {
  index: (server: Server, _known: List) => indexOf(server.index(), PER_PAGE),
  refresh: (server: Server, known: List) => {
    const [newest] = known.items;
    return newest ? withNewer(known, server.refresh(newest.id)) : indexOf(server.index(), PER_PAGE);
  },
  older: (server: Server, known: List) => {
    const oldest = known.items.at(-1);
    return oldest ? withOlder(known, server.older(oldest.id), PER_PAGE) : indexOf(server.index(), PER_PAGE);
  },
};

const step = fc.oneof(
  fc.record({ kind: fc.constant('grow' as const), by: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('ask' as const),
    action: fc.constantFrom('index' as const, 'refresh' as const, 'older' as const),
    tab: fc.constantFrom(0, 1),
  }),
  // The pending answer of this number arrives. With `stays`, it arrives once more.
  fc.record({ kind: fc.constant('arrive' as const), which: fc.nat(10), stays: fc.boolean() }),
  fc.record({ kind: fc.constant('lose' as const), which: fc.nat(10) }),
);

test('[GROWING-1] [GROWING-2] any interleaving of index, refresh, older, lost and doubled answers leaves no gap and no double, and two tabs agree', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = createServer();
      const tabs: List[] = [
        { items: [], hasOlder: true },
        { items: [], hasOlder: true },
      ];
      const underWay: { tab: number; known: List }[] = [];
      const take = (tab: number, known: List) => {
        const now = join(tabs[tab], known);
        tabs[tab] = now;
        const [newest, oldest] = [now.items[0]?.id ?? 0, now.items.at(-1)?.id ?? 0];
        expect(ids(now)).toEqual(ids({ items: server.all }).filter((id) => id <= newest && id >= oldest));
      };
      for (const each of steps) {
        if (each.kind === 'grow') server.grow(each.by);
        else if (each.kind === 'ask') {
          underWay.push({ tab: each.tab, known: ask[each.action](server, tabs[each.tab] as List) });
        } else if (underWay.length > 0) {
          const at = each.which % underWay.length;
          const { tab, known } = underWay[at] as (typeof underWay)[number];
          if (each.kind === 'arrive') take(tab, known);
          if (each.kind === 'lose' || !each.stays) underWay.splice(at, 1);
        }
      }
      for (const tab of [0, 1]) {
        while (ids(tabs[tab] as List)[0] !== server.all[0]?.id) take(tab, ask.refresh(server, tabs[tab] as List));
        while (tabs[tab]?.hasOlder) take(tab, ask.older(server, tabs[tab] as List));
      }
      expect(tabs.map((tab) => ids(tab))).toEqual([ids({ items: server.all }), ids({ items: server.all })]);
    }),
    { numRuns: 500 },
  );
});

test('[GROWING-3] of two versions of an item the later one is kept', () => {
  const before = { items: [{ id: 2, status: 'open' }], hasOlder: false };
  expect(join(before, { items: [{ id: 2, status: 'won' }], hasOlder: false }).items).toEqual([
    { id: 2, status: 'won' },
  ]);
});

test('[GROWING-4] a list keeps the newest 5,000 items, and says that there are older ones', () => {
  const items = Array.from({ length: MAX_ITEMS }, (_, at) => ({ id: MAX_ITEMS - at }));
  const full = join(undefined, { items, hasOlder: false });
  const grown = join(full, withNewer(full, entries(MAX_ITEMS + 2, MAX_ITEMS + 1)));
  expect(grown.items).toHaveLength(5_000);
  expect([ids(grown)[0], ids(grown).at(-1), grown.hasOlder]).toEqual([MAX_ITEMS + 2, 3, true]);
});
