import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { type LayerOptions, layerPlugin } from './layer.postcss.ts';

const style = (css: string, options: Partial<LayerOptions> = {}): Promise<string> =>
  postcss([layerPlugin({ layer: 'remote.mf-green', confined: true, module: true, ...options })])
    .process(css, { from: 'src/x.module.css' })
    .then((result) => result.css);

describe('a stylesheet of a remote', () => {
  test('[STYLE-1] stands whole in the layer of the remote', async () => {
    expect(await style('.a { top: 0 }\n@media print { .b { top: 0 } }')).toMatch(
      /^@layer remote\.mf-green \{\s*\.a \{ top: 0 \}\s*@media print \{ \.b \{ top: 0 \} \}\s*\}$/,
    );
  });

  test.each(['.title', '.a > *', '.body', 'a.html', '#x', '.a:hover', '.html-view', '[data-body] .a'])(
    '[STYLE-2] may have the selector %s',
    async (selector) => {
      expect(await style(`${selector} { top: 0 }`)).toContain(selector);
    },
  );

  test('[STYLE-2] may nest selectors, and name the steps of an animation', async () => {
    expect(await style('.a { &:hover, span { top: 0 } } @keyframes k { from { top: 0 } }')).toContain('@keyframes k');
  });

  test.each([
    'html',
    'body',
    ':root',
    'body .a',
    '.a, html',
    'html[lang] > .a',
    ':is(body) .a',
    '*',
    'button',
    '.a, p',
  ])('[STYLE-2] is refused with the selector %s', async (selector) => {
    await expect(style(`.ok { top: 0 }\n${selector} { top: 0 }`)).rejects.toThrow(
      `src/x.module.css:2:1: "${selector}" reaches the whole page`,
    );
  });

  test('[STYLE-2] is refused with a page selector inside a nested rule', async () => {
    await expect(style('.a { body & { top: 0 } }')).rejects.toThrow('"body &" reaches the whole page');
  });

  test('[STYLE-2] is refused when it is global, names a layer of its own or imports a stylesheet', async () => {
    await expect(style('.a { top: 0 }', { module: false })).rejects.toThrow('CSS modules only');
    await expect(style('@layer tokens { .a { top: 0 } }')).rejects.toThrow('@layer tokens');
    await expect(style('@import "x.css";')).rejects.toThrow('@import "x.css"');
  });
});

describe('a stylesheet of the shell or of the kit', () => {
  test('[STYLE-3] may be global and name layers itself; the rest goes into its own', async () => {
    const css = await style('@layer tokens { :root { --a: 0 } }\nbody { top: 0 }', {
      layer: 'shell',
      confined: false,
      module: false,
    });
    expect(css).toMatch(/^@layer tokens \{ :root \{ --a: 0 \} \}\s*@layer shell \{\s*body \{ top: 0 \}\s*\}$/);
  });
});
