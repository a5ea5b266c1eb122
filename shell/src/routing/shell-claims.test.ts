import { MODAL_NAMES } from '@paddock/host/shell';
import { describe, expect, test } from 'vitest';
import config from '../../shell.config.ts';
import { pages } from '../pages.ts';
import { PANEL_CONTENTS } from '../panels/panel-contents.ts';

type Route = { Component?: unknown };
const own = Object.entries(pages).flatMap(([name, page]) => ('page' in page ? [[name, page.page] as const] : []));

describe("the shell's own pages are its claims", () => {
  test('[ROUTING-8] all of them', () => expect(config.pages).toBe(pages));

  test('[ROUTING-21] so are the panels that it fills', () => {
    for (const name of Object.keys(PANEL_CONTENTS)) expect(config.panels).toContain(name);
  });

  test('[ROUTING-27] so are the system modals', () => expect(config.modals).toEqual(MODAL_NAMES));

  test.each(own)('[ROUTING-8] %s has a page', async (_, page) => {
    expect(((await page()) as Route).Component).toBeDefined();
  });
});
