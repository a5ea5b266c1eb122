import { useSession } from '@paddock/host';
import { describe, expect, test } from 'vitest';
import { ANONYMOUS, endedBy, reduceSession, type Session, type SessionChange } from './session.reducer.ts';

const anna: Session = { status: 'customer', customerId: '1' };
const bert: Session = { status: 'customer', customerId: '2' };
const seen = (customerId: string | null): SessionChange => ({ type: 'cookiesRead', customerId });

test('[SESSION-1] a visitor is anonymous', () => {
  expect(useSession.getState().status).toBe('anonymous');
});

describe('[SESSION-2] a session', () => {
  test.each<[string, Session, SessionChange, Session, string | null]>([
    ['begins with a login', ANONYMOUS, { type: 'tokensReceived', customerId: '1' }, anna, null],
    ['begins with the login of another tab', ANONYMOUS, seen('1'), anna, null],
    ['goes on with the same customer', anna, seen('1'), anna, null],
    ['ends with a logout', anna, { type: 'loggedOut', reason: 'customer' }, ANONYMOUS, 'customer'],
    ['ends with a refusal', anna, { type: 'loggedOut', reason: 'refused' }, ANONYMOUS, 'refused'],
    ['ends with the logout of another tab', anna, seen(null), ANONYMOUS, 'elsewhere'],
    ['ends when somebody else logs in there', anna, seen('2'), bert, 'customerChanged'],
    [
      'ends when somebody else logs in here',
      anna,
      { type: 'tokensReceived', customerId: '2' },
      bert,
      'customerChanged',
    ],
    ['of nobody does not end', ANONYMOUS, { type: 'loggedOut', reason: 'customer' }, ANONYMOUS, null],
  ])('%s', (_, before, change, after, reason) => {
    expect(reduceSession(before, change)).toEqual(after);
    expect(endedBy(before, change)).toBe(reason);
  });

  test('is the same object where nothing has changed, so that nobody renders anew', () => {
    expect(reduceSession(anna, seen('1'))).toBe(anna);
    expect(reduceSession(ANONYMOUS, seen(null))).toBe(ANONYMOUS);
  });
});
