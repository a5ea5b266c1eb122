import { usePanels } from '@paddock/host';
import { exampleOf, fakeApi } from '@paddock/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';
// Loaded before the first test looks for it.
import './contact.panel.tsx';

const hrefs = (panel: HTMLElement) => [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(() => act(() => usePanels.getState().close()));

async function openContact() {
  showShell(createFakeSource({}), '/');
  act(() => usePanels.getState().show('contact'));
  return screen.findByRole('region', { name: 'Kontakt' });
}

describe('the contact panel', () => {
  test('[HEADER-6] [HEADER-26] has phone, mail, hours, the contact page, and help with problem gambling', async () => {
    fakeApi({ '/api/v1/contact': exampleOf('getContact') });
    const panel = await openContact();
    await screen.findByRole('link', { name: '+49 221 0000000' });
    expect(hrefs(panel)).toEqual([
      'tel:+492210000000',
      'mailto:service@paddock.example',
      '/contact',
      'tel:08001372700',
      '/page/responsible-gambling',
    ]);
    screen.getByText('9 bis 21 Uhr');
  });

  test('[HEADER-27] has the contact page and the help also when the API cannot be reached', async () => {
    fakeApi({});
    const panel = await openContact();
    await screen.findByText('Telefonnummer und Servicezeiten sind gerade nicht abrufbar.');
    expect(hrefs(panel)).toEqual(['/contact', 'tel:08001372700', '/page/responsible-gambling']);
  });
});
