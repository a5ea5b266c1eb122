import { useCookieConsent } from '@paddock/host';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { becomeCustomer, becomeVisitor, customerAnswer } from '../testing/customer.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
// Here before the first test looks for it.
import './responsible-gambling.route.tsx';

const main = () => within(screen.getByRole('main'));
const href = (name: string) => main().getByRole('link', { name }).getAttribute('href');

let answers: ReturnType<typeof fakeApi>['answers'];

beforeEach(() => {
  ({ answers } = fakeApi({ 'GET /api/v1/customer/me': customerAnswer() }));
});

afterEach(() => {
  becomeVisitor();
  useCookieConsent.setState({ asking: false });
});

describe('responsible gambling', () => {
  it('[SHELL-67] leads to limits and to self-exclusion, and to who helps', async () => {
    answers['GET /api/v1/contact'] = exampleOf('getContact');
    showShell(createFakeSource({}), '/page/responsible-gambling');
    await screen.findByRole('heading', { level: 1, name: 'Spielerschutz' });
    expect(href('Limits festlegen')).toBe('/user/limits');
    expect(href('Selbstsperre einrichten')).toBe('/user/data/self-exclusion');
    expect(href('0800 1 37 27 00')).toBe('tel:08001372700');
    await main().findByRole('link', { name: '+49 221 0000000' });
    main().getByRole('link', { name: /check-dein-spiel\.de.*öffnet in einem neuen Tab/ });
  });

  it('[SHELL-67] is there in English', async () => {
    showShell(createFakeSource({}), '/en/page/responsible-gambling');
    await screen.findByRole('heading', { level: 1, name: 'Responsible gambling' });
    expect(href('Set limits')).toBe('/en/user/limits');
  });

  it('[SHELL-67] is one step away from every page of a customer, whatever becomes of remotes and API', async () => {
    becomeCustomer();
    const source = createFakeSource({
      'mf-a': { paths: ['/user/*'], load: () => Promise.reject(new Error('not to be had')) },
    });
    showShell(source, '/user/limits');
    const entry = within(screen.getByRole('banner')).getByRole('link', { name: 'Spielerschutz' });
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Spielerschutz' });
    fireEvent.click(entry);
    await screen.findByRole('heading', { level: 1, name: 'Spielerschutz' });
    expect(href('0800 1 37 27 00')).toBe('tel:08001372700');
  });
});

describe('the footer', () => {
  it('[SHELL-68] has the house’s pages, the age, the help, and who supervises', () => {
    showShell(createFakeSource({}), '/');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/page/responsible-gambling',
      '/about',
      '/contact',
      '/page/helpcenter',
      '/page/terms',
      '/page/privacy',
      '/page/imprint',
      'tel:08001372700',
    ]);
    footer.getByText('18+');
    footer.getByText(/Erlaubnis und Aufsichtsbehörde/);
  });

  it('[SHELL-68] asks about cookies again', () => {
    showShell(createFakeSource({}), '/');
    fireEvent.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
    expect(useCookieConsent.getState().asking).toBe(true);
  });
});
