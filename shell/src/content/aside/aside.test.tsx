import { exampleOf, fakeApi } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';

const racing = () =>
  createFakeSource({
    'mf-racing': {
      slots: ['content.aside'],
      load: async () => ({ slots: { 'content.aside': () => <p>Nächstes Rennen</p> } }),
    },
  });

const aside = () => screen.findByRole('complementary', { name: 'Mehr' });
const hrefs = (element: HTMLElement) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    '/api/v1/pages/wheel': exampleOf('getPage'),
    '/api/v1/contact': exampleOf('getContact'),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('beside a content page', () => {
  test('[CMS-43] is help', async () => {
    showShell(createFakeSource({}), '/page/wheel');
    const help = within(await aside());
    await help.findByRole('link', { name: '+49 221 0000000' });
    help.getByText('9 bis 21 Uhr');
    expect(hrefs(await aside())).toEqual([
      'tel:+492210000000',
      'mailto:service@paddock.example',
      '/page/helpcenter',
      '/contact',
    ]);
  });

  test('[CMS-46] are the links of the help also when the API cannot be reached', async () => {
    delete api.answers['/api/v1/contact'];
    showShell(createFakeSource({}), '/page/wheel');
    await screen.findByText('Telefonnummer und Servicezeiten sind gerade nicht abrufbar.');
    expect(hrefs(await aside())).toEqual(['/page/helpcenter', '/contact']);
  });

  test('[CMS-44] is what remotes put there', async () => {
    showShell(racing(), '/page/wheel');
    await within(await aside()).findByText('Nächstes Rennen');
  });

  test('[CMS-45] is help alone on a small screen, and no remote is loaded for it', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    const source = racing();
    showShell(source, '/page/wheel');
    await within(await aside()).findByRole('link', { name: '+49 221 0000000' });
    expect(source.loads).toEqual([]);
  });
});
