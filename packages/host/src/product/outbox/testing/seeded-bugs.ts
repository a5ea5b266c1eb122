import type { SeededBug } from '../../../testing/seed-bugs.ts';

/** Changes of the source of `create-outbox.ts`. */
export const SEEDED_BUGS: readonly SeededBug[] = [
  { name: 'a key per attempt', from: 'path: { key }', to: 'path: { key: newKey() }' },
  {
    name: 'refused on timeout',
    from: "if (!isAnswered) return { status: 'unknown' };",
    to: 'if (!isAnswered) return refused;',
  },
  {
    name: 'stored after the request',
    from: 'return withLock(send.key, async () => {',
    to: 'return withLock(send.key, async () => { await post(send, pressed);',
  },
  {
    name: 'sent again after a reload',
    from: 'await settle(send.key, await ask(send));',
    to: `await post(send, {
      operation: { id: 'sendBet' },
      body: { leg1: [Number(send.subject.split('-')[1])], expectedPrice: send.amount },
      idOf: ({ bet }) => bet.id,
    });`,
  },
  {
    name: 'one send per tab',
    from: 'other.subject === subject &&',
    to: 'other.key === send.key &&',
  },
  { name: 'asked as another customer', from: 'if (customerId() !== sender) throw notLoggedIn();', to: '' },
  { name: "another customer's answer believed", from: ' && customerId() === send.customerId;', to: ';' },
  {
    name: 'a refusal believed though the request may come twice',
    from: "return closed.status === 'void' ? refused : closed;",
    to: 'return refused;',
  },
  {
    name: 'a refusal believed that the customer can clear before the second copy comes',
    from: 'if (error.status === 401) return refused;',
    to: 'if (error.status === 401 || error.status === 403) return refused;',
  },
  {
    name: 'a closed tab waited for',
    from: 'if (serverNow() - Date.parse(pressedAt) > LOST_AFTER_MS) return false;',
    to: 'return true;',
  },
];
