import { createI18n } from '@paddock/i18n';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import de from '../locales/de.json';
import { readHtml as readHtmlAtEdge } from './read-html.edge.ts';
import { readHtml } from './read-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { ServerHtml } from './server-html.tsx';

const i18n = createI18n({ locale: 'de' });
i18n.addResourceBundle('de', 'shell', de);

function show(html: string) {
  const router = createMemoryRouter([{ path: '*', element: <ServerHtml html={html} /> }], {
    basename: '/en',
    initialEntries: ['/en/page/x'],
  });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return container;
}
const levels = (container: Element) =>
  [...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => tagName);

describe('HTML of the server', () => {
  test.each([
    ['a script', '<p>Text</p><script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">Text</p>'],
    ['a picture that fails', '<p>Text</p><img src=x onerror=alert(1)>'],
    ['an address that is code', '<p><a href="javascript:alert(1)">Text</a></p>'],
    ['an address that is data', '<p><a href="data:text/html,x">Text</a></p>'],
    ['a frame', '<p>Text</p><iframe src="https://evil.example"></iframe>'],
    ['a form', '<form action="https://evil.example"><p>Text</p><input name=password></form>'],
    ['styles', '<style>body{display:none}</style><p style="position:fixed">Text</p>'],
    ['names that shadow the page', '<p id="content" name="root" class="alert">Text</p>'],
    ['drawing', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg><p>Text</p>'],
  ])('[SAFEHTML-1] with %s shows its text and nothing else', (_, html) => {
    const container = show(html);
    expect(container.textContent).toContain('Text');
    expect(
      container.querySelector('script,img,iframe,form,input,style,svg,[href^="javascript"],[href^="data"]'),
    ).toBeNull();
    for (const element of container.querySelectorAll('p')) expect([...element.attributes]).toEqual([]);
  });

  test('[SAFEHTML-1] never runs, whatever it is', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '"', "'", '<p>', '</p>', '<svg>', '<math>', '<style>', '<script>', '</script>', '<img src=x '],
      ...[
        'onerror=',
        'alert(1)',
        '<a href=',
        'javascript:',
        '<!--',
        '-->',
        '<template>',
        '<noscript>',
        '&lt;',
        '\u0000',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const root = sanitizeHtml(pieces.join(''));
        for (const element of root.querySelectorAll('*')) {
          expect(['SCRIPT', 'STYLE', 'IMG', 'SVG', 'MATH', 'IFRAME', 'TEMPLATE']).not.toContain(
            element.tagName.toUpperCase(),
          );
          for (const { name, value } of element.attributes) {
            expect(name).toBe('href');
            expect(value).not.toMatch(/^\s*javascript:/i);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('[SAFEHTML-3] has its headings below the heading that it stands under, in their order', () => {
    expect(levels(show('<h1>a</h1><h2>b</h2><h1>c</h1>'))).toEqual(['H2', 'H3', 'H2']);
    expect(levels(show('<h4>a</h4><h6>b</h6>'))).toEqual(['H2', 'H4']);
  });

  test('[SAFEHTML-4] links within the site by the router, in the language of the page', () => {
    show('<p><a href="/page/terms?x=1#y">AGB</a> <a href="/en/news">News</a></p>');
    expect(screen.getByRole('link', { name: 'AGB' }).getAttribute('href')).toBe('/en/page/terms?x=1#y');
    expect(screen.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/en/news');
  });

  test('[SAFEHTML-5] links to elsewhere in a new tab that knows nothing of this one, and says so', () => {
    show('<p><a href="https://buwei.de/x">Hilfe</a></p>');
    const link = screen.getByRole('link', { name: /Hilfe.*öffnet in einem neuen Tab/ });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('[SAFEHTML-5] an address that only looks like one of ours leads elsewhere', () => {
    show('<p><a href="//evil.example/x">Weiter</a></p>');
    expect(screen.getByRole('link', { name: /Weiter/ }).getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('[SAFEHTML-6] keeps mail and telephone, lists and tables', () => {
    const container = show(
      '<ul><li>a<br>b</li></ul><table><tr><th>Tag</th><td>1</td></tr></table><p><a href="mailto:a@b.de">Mail</a> <a href="tel:+491">Ruf</a></p>',
    );
    within(within(container).getByRole('list')).getByRole('listitem');
    screen.getByRole('columnheader', { name: 'Tag' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['mailto:a@b.de', 'tel:+491']);
  });

  test('[SAFEHTML-8] is at the edge what it is in the browser', () => {
    const { tree } = fc.letrec<{ tree: string; text: string; element: string }>((tie) => ({
      tree: fc
        .array(fc.oneof({ depthSize: 'small' }, tie('text'), tie('element')), { maxLength: 3 })
        .map((all) => all.join('')),
      text: fc.constantFrom('Text', ' a &amp; b ', '3 &lt; 5', 'ä&nbsp;€', '\n', '<!-- a comment -->', '<br>', '<hr>'),
      element: fc
        .tuple(
          fc.constantFrom(...['p', 'h2', 'h5', 'ul', 'li', 'table', 'tr', 'td', 'a', 'strong', 'em', 'blockquote']),
          fc.constantFrom(
            ...['div', 'span', 'img', 'script', 'style', 'svg', 'form', 'button', 'noscript', 'template'],
          ),
          fc.boolean(),
          fc.constantFrom(
            '',
            ' href="/news"',
            ' href=" https://a.de/ "',
            ' href="javascript:x"',
            ' class="a" href="#b"',
          ),
          tie('tree'),
        )
        .map(([kept, other, isKept, attributes, content]) => {
          const name = isKept ? kept : other;
          return `<${name}${attributes}>${content}</${name}>`;
        }),
    }));
    fc.assert(
      fc.property(tree, (html) => {
        expect(readHtmlAtEdge(html)).toEqual(readHtml(html));
      }),
      { numRuns: 1_000 },
    );
  });
});
