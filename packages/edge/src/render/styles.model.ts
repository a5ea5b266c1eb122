import { createHash } from 'node:crypto';

/** Has no end of a rule, of a comment or of the element in it. */
const isPlain = (style: string): boolean => !/[{}<>\\]|\*\//.test(style);

const textOf = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Markup without `style` attributes, which the policy forbids, and the rules that stand for them: `data-style` names the
 * rule of an element. The browser's code makes them styles of the elements when it takes the page over.
 */
export const liftStyles = (markup: string): { html: string; rules: string; hash: string | null } => {
  const names = new Map<string, number>();
  // React escapes quotes in texts, so that only attributes look like this.
  const html = markup.replace(/ style="([^"]*)"/g, (_, attribute: string) => {
    const style = textOf(attribute);
    if (!isPlain(style)) return '';
    const name = names.get(style) ?? names.size;
    names.set(style, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('');
  const hash = rules === '' ? null : `sha256-${createHash('sha256').update(rules).digest('base64')}`;
  return { html, rules, hash };
};
