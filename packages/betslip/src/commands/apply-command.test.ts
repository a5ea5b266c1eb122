import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Slip, SlipCommand, SlipTicket } from '../slip.ts';
import { slipTicket } from '../testing/tickets.ts';
import { applyCommand, MAX_TICKETS, refusalOf } from './apply-command.ts';

const ticket = (id: string, part: Partial<SlipTicket> = {}) =>
  slipTicket('DEU-WIN singles 3 stake 200', { id, ...part });
const seen = { price: 200, odds: [], nonRunners: [[]], offs: ['2026-11-21T13:05:00Z'] };
const slipOf = (...ids: readonly string[]): Slip => ({ tickets: ids.map((id) => ticket(id)), unreadable: [] });
const idsOf = ({ tickets }: Slip) => tickets.map(({ id }) => id).join('');

describe('a command of the slip', () => {
  test('[SLIP-1] adds a ticket at the end, and one with a known id never', () => {
    const slip = slipOf('a', 'b');
    expect(idsOf(applyCommand(slip, { kind: 'add', ticket: ticket('c') }))).toBe('abc');
    const again: SlipCommand = { kind: 'add', ticket: ticket('a', { stake: 900 }) };
    expect(applyCommand(slip, again)).toBe(slip);
    expect(refusalOf(slip, again)).toEqual({ kind: 'known', id: 'a' });
    const unread: Slip = { tickets: [], unreadable: [{ id: 'a', text: '', stored: {} }] };
    expect(applyCommand(unread, again)).toBe(unread);
  });

  test('[SLIP-2] changes content and stake of one ticket, and keeps what was seen of it', () => {
    const slip = applyCommand(slipOf('a', 'b'), { kind: 'acknowledge', id: 'b', seen });
    const { draft } = slipTicket('DEU-WIN singles 5 stake 100');
    const changed = applyCommand(slip, { kind: 'change', id: 'b', draft, stake: null });
    expect(changed.tickets).toEqual([ticket('a'), { ...ticket('b'), draft, stake: null, seen }]);
    expect(applyCommand(slip, { kind: 'change', id: 'b', stake: 500 }).tickets[1]).toEqual(
      ticket('b', { stake: 500, seen }),
    );
  });

  test('[SLIP-3] acknowledges what was seen of one ticket', () => {
    expect(applyCommand(slipOf('a', 'b'), { kind: 'acknowledge', id: 'a', seen }).tickets).toEqual([
      ticket('a', { seen }),
      ticket('b'),
    ]);
  });

  test('[SLIP-4] removes a ticket, an unreadable one too', () => {
    const slip: Slip = { ...slipOf('a', 'b'), unreadable: [{ id: 'x', text: 'FRA-NEW', stored: { v: 2 } }] };
    expect(idsOf(applyCommand(slip, { kind: 'remove', id: 'a' }))).toBe('b');
    expect(applyCommand(slip, { kind: 'remove', id: 'a' }).unreadable).toEqual(slip.unreadable);
    expect(applyCommand(slip, { kind: 'remove', id: 'x' })).toEqual(slipOf('a', 'b'));
  });

  test('[SLIP-5] restores a removed ticket at its place', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (ids, nat) => {
        const slip = slipOf(...ids);
        const at = nat % ids.length;
        const gone = applyCommand(slip, { kind: 'remove', id: ids[at] as string });
        expect(gone.tickets).toHaveLength(ids.length - 1);
        expect(applyCommand(gone, { kind: 'restore', ticket: slip.tickets[at] as SlipTicket, at })).toEqual(slip);
      }),
    );
    expect(idsOf(applyCommand(slipOf('a'), { kind: 'restore', ticket: ticket('b'), at: 9 }))).toBe('ab');
    expect(idsOf(applyCommand(slipOf('a'), { kind: 'restore', ticket: ticket('b'), at: -1 }))).toBe('ba');
    const slip = slipOf('a');
    expect(applyCommand(slip, { kind: 'restore', ticket: ticket('a'), at: 0 })).toBe(slip);
  });

  test('[SLIP-6] adds no ticket to a full slip, and says so; one that comes back has its place', () => {
    const full = slipOf(...Array.from({ length: MAX_TICKETS }, (_, at) => String(at)));
    expect(MAX_TICKETS).toBe(50);
    const add: SlipCommand = { kind: 'add', ticket: ticket('new') };
    expect(refusalOf(full, add)).toEqual({ kind: 'full', most: 50 });
    expect(applyCommand(full, add)).toBe(full);
    const fewer = applyCommand(full, { kind: 'remove', id: '7' });
    expect(refusalOf(fewer, add)).toBeNull();
    expect(applyCommand(full, { kind: 'restore', ticket: ticket('new'), at: 3 }).tickets).toHaveLength(51);
  });

  test('[SLIP-7] for a ticket that is gone changes nothing, and says so', () => {
    const slip = slipOf('a');
    const commands: readonly SlipCommand[] = [
      { kind: 'change', id: 'b', stake: 100 },
      { kind: 'acknowledge', id: 'b', seen },
      { kind: 'remove', id: 'b' },
    ];
    for (const command of commands) {
      expect(refusalOf(slip, command)).toEqual({ kind: 'gone', id: 'b' });
      expect(applyCommand(slip, command)).toBe(slip);
    }
  });
});
