import { customer, fakeApi, logInForTest, showPiece } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import { useFormatOdds } from './use-format-odds.ts';

function Odds() {
  return <output>{useFormatOdds()(402)}</output>;
}

test.each([
  [100, '4,02'],
  [10, '40,2'],
  [1, '402'],
] as const)("[RACING-12] with the customer's divisor %d odds are written %s", async (odds_divisor, text) => {
  const { preferences } = customer();
  fakeApi({ '/api/v1/customer/me': customer({ preferences: { ...preferences, odds_divisor } }) });
  await logInForTest();
  await showPiece('mf-racing', remote, <Odds />);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('[RACING-12] a visitor reads them with two decimals', async () => {
  fakeApi({});
  await showPiece('mf-racing', remote, <Odds />);
  expect(screen.getByText('4,02')).toBeTruthy();
});
