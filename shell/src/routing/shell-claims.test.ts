import { describe, expect, it } from 'vitest';
import config from '../../shell.config.ts';
import { pages } from '../pages.ts';
import { PANEL_CONTENTS } from '../panels/panel-contents.ts';

type Route = { Component?: unknown };
const own = Object.entries(pages).flatMap(([name, page]) => ('page' in page ? [[name, page.page] as const] : []));

describe("[ROUTING-8] the shell's own pages are its claims", () => {
  it('all of them', () => expect(config.pages).toBe(pages));

  it('and so are the panels that it fills', () => {
    for (const name of Object.keys(PANEL_CONTENTS)) expect(config.panels).toContain(name);
  });

  it.each(own)('%s has a page', async (_, page) => {
    expect(((await page()) as Route).Component).toBeDefined();
  });
});
