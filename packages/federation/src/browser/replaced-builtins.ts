/** A watched property. Accessors are compared by their getter and setter. */
interface Slot {
  /** The name of the owner. */
  name: string;
  owner: object;
  key: string;
  known: PropertyDescriptor;
}

// All code of a page shares these, so they are read now, before any remote has run.
const { getOwnPropertyDescriptor, getOwnPropertyNames } = Object;

const { History, Document, HTMLScriptElement } = globalThis;

/** The functions that loading, tokens and navigation depend on. */
const TYPES = [Object, Function, Array, String, Promise, History];
const OTHERS: [name: string, owner: object | undefined, keys?: string[]][] = [
  ['JSON', JSON],
  ['window', globalThis, ['fetch', 'XMLHttpRequest', 'Request', 'Headers', 'Promise', 'JSON', 'URL']],
  ['Document', Document?.prototype, ['cookie', 'createElement']],
  ['HTMLScriptElement', HTMLScriptElement?.prototype, ['src', 'integrity']],
];

const read = ({ owner, key }: Pick<Slot, 'owner' | 'key'>): PropertyDescriptor =>
  getOwnPropertyDescriptor(owner, key) ?? {};

/**
 * Records the built-in functions of the page. The returned function names those that were replaced
 * or deleted since its last call, such as `window.fetch`. Ignores added functions. It uses no
 * function that can be replaced.
 */
export function watchBuiltins(): () => string[] {
  const slots: Slot[] = [];
  const watch = (name: string, owner: object | undefined, keys = owner && getOwnPropertyNames(owner)) => {
    if (!owner || !keys) return;
    for (const key of keys) slots.push({ name, owner, key, known: read({ owner, key }) });
  };
  for (const type of TYPES) {
    watch(type?.name, type);
    watch(type?.name, type?.prototype);
  }
  for (const other of OTHERS) watch(...other);
  return () => {
    const replaced: string[] = [];
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as Slot;
      const { known } = slot;
      const found = read(slot);
      if (found.value === known.value && found.get === known.get && found.set === known.set) continue;
      slot.known = found;
      replaced[replaced.length] = `${slot.name}.${slot.key}`;
    }
    return replaced;
  };
}
