import { accepted, fakeApi } from '@paddock/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';

const part = (a: number, b: number, title: string) => ({
  a,
  b,
  chapter: 'Geltung',
  title,
  html: `<p>Text ${a}.${b}</p>`,
});

beforeEach(() => {
  fakeApi({
    '/api/v1/terms': accepted({
      version: '2026-07',
      valid_from: '2026-07-01',
      title: 'Allgemeine Geschäftsbedingungen',
      html: '<h2>1. Geltung</h2><h3>1.1 Anbieter</h3><p>Text 1.1</p>',
      parts: [part(1, 1, 'Anbieter'), part(1, 2, 'Konto'), part(2, 1, 'Zahlung')],
    }),
  });
});
const show = (path: string) => showShell(createFakeSource({}), path);

describe('the terms', () => {
  test('[CMS-7] [CMS-24] are shown as a whole, with the version that holds and their contents', async () => {
    show('/page/terms');
    await screen.findByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' });
    screen.getByText('Fassung 2026-07, gültig seit 01.07.2026');
    screen.getByRole('heading', { level: 3, name: '1.1 Anbieter' });
    expect(screen.getByRole('link', { name: '1.2 Konto' }).getAttribute('href')).toBe('/agb/1/2');
  });

  test('[CMS-25] /agb/{a}/{b} is part b of chapter a, with those around it', async () => {
    show('/agb/1/2');
    await screen.findByRole('heading', { level: 1, name: '1.2 Konto' });
    screen.getByText('Text 1.2');
    screen.getByRole('link', { name: '1.1 Anbieter' });
    fireEvent.click(screen.getByRole('link', { name: '2.1 Zahlung' }));
    await screen.findByRole('heading', { level: 1, name: '2.1 Zahlung' });
    expect(screen.queryByRole('link', { name: /^2\.2/ })).toBeNull();
  });

  test.each(['/agb/1/3', '/agb/0/1', '/agb/a/b', '/agb/1', '/agb/1/1/1'])('[CMS-5] %s is not found', async (path) => {
    show(path);
    await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  });
});
