import { expectWhole, showPiece } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';

const { ticker: Ticker } = remote.panels;

test.each([
  ['de', /Rennbahnen/, /noch nicht fertig/],
  ['en', /tracks/, /not ready yet/],
] as const)(
  'MSG-1 the ticker panel says in %s what will be there and that it is not yet',
  async (locale, what, when) => {
    await showPiece('mf-messenger', remote, <Ticker />, { locale });
    expect(screen.getByText(what)).toBeTruthy();
    expect(screen.getByText(when)).toBeTruthy();
  },
);

test('MSG-3 the ticker panel has the rules of core §2', () => {
  expect(config.panels).toMatchObject([
    { name: 'ticker', rules: { hidden: [['nonBurger', 'mobile'], ['emptyLayout']], stays: true } },
  ]);
});

test('MSG-2 the module gives what is claimed, and nothing else', () => expectWhole(config, remote));
