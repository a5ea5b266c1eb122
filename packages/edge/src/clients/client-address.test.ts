import { expect, test } from 'vitest';
import { clientBehind, networkOf, plainAddress, readNetworks } from './client-address.model.ts';

test('[CLIENTS-1] an address has one form: no port, no zone, IPv4 inside IPv6 as IPv4', () => {
  const spelled = {
    '192.0.2.7': '192.0.2.7',
    ' 192.0.2.7:4711': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '::FFFF:c000:207': '192.0.2.7',
    '[2001:DB8::1]:443': '2001:db8::1',
    '2001:db8:0:0:0:0:0:1': '2001:db8::1',
    'fe80::1%eth0': 'fe80::1',
    '192.0.2': null,
    unknown: null,
    '': null,
  };
  for (const [text, plain] of Object.entries(spelled)) expect([text, plainAddress(text)]).toEqual([text, plain]);
});

test('[CLIENTS-2] a household with IPv6 is one client, whichever of its 2^64 addresses it uses', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('[CLIENTS-3] the client is the last hop that is no trusted proxy, whatever a client wrote before it', () => {
  const isTrusted = readNetworks(['10.0.0.0/8', '127.0.0.1', '2001:db8:ff::/48']);
  const cases: [peer: string, header: string | undefined, client: string][] = [
    ['192.0.2.7', undefined, '192.0.2.7'],
    ['192.0.2.7', '198.51.100.9', '192.0.2.7'],
    ['10.0.0.1', '198.51.100.9', '198.51.100.9'],
    ['10.0.0.1', '6.6.6.6, 198.51.100.9', '198.51.100.9'],
    ['10.0.0.1', '6.6.6.6, 198.51.100.9, 10.0.0.2,127.0.0.1', '198.51.100.9'],
    ['2001:db8:ff::2', '2001:db8:1:2::9', '2001:db8:1:2::9'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.9, rubbish', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ];
  for (const [peer, header, client] of cases)
    expect([peer, header, clientBehind(peer, header, isTrusted)]).toEqual([peer, header, client]);
});

test('[CLIENTS-3] without a trusted proxy no forwarded address is used', () => {
  expect(clientBehind('127.0.0.1', '6.6.6.6', readNetworks([]))).toBe('127.0.0.1');
});

test('[CLIENTS-3] an invalid network is named in the error', () => {
  for (const text of ['10.0.0.0/33', 'proxy.test', '10.0.0.0/8/8', '::1/129', '10.0.0.0/', ''])
    expect(() => readNetworks([text])).toThrow(`${JSON.stringify(text)} is no network`);
});
