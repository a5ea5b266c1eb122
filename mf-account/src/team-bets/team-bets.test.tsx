import { provideShellServices } from '@paddock/host/shell';
import { customer, fakeApi, logInForTest, showPage } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import remote from '../remote.ts';

test('[MYTEAM-1] the page has the shares and notifications of mf-racing, and the way to all team bets', async () => {
  onTestFinished(provideShellServices({ links: () => ({ teamBets: '/teamwette' }) }));
  fakeApi({ '/api/v1/customer/me': customer() });
  await logInForTest();
  await showPage('mf-account', remote, '/user/teamwette');
  screen.getByTestId('teamBets.mine');
  expect(screen.getByRole('link', { name: 'Alle Teamwetten' }).getAttribute('href')).toBe('/teamwette');
});
