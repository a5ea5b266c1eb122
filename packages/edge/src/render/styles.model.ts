import { createHash } from 'node:crypto';
import { RENDERED_ELEMENT_ID } from '@paddock/release/record';
import { ROOT_ID } from '../pages/page.model.ts';

/**
 * Half a header or table would move when its rest arrives. So the root is hidden until its HTML is
 * whole, for 3 s at most: HTML may hang, and scripts may be missing. With `content-visibility` it
 * is laid out once, not with each part that arrives; not every browser can delay that. Without
 * `none`, a transition that runs would go on after the rest is here: `all`, the initial value,
 * still names its property. The shell counts the other rules, so this one comes last.
 */
const WHOLE = `#${ROOT_ID}{transition:none;&:not(:has(+#${RENDERED_ELEMENT_ID})){${[
  'transition:visibility 0s 3s',
  'transition:visibility 0s 3s,content-visibility 0s 3s allow-discrete',
  '@starting-style{visibility:hidden;content-visibility:hidden}',
].join(';')}}}`;

/** Whether a style cannot break out of its rule, a comment or the `style` element. */
const isPlain = (style: string): boolean => !/[{}<>\\]|\*\//.test(style);

const textOf = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Replaces `style` attributes, which the policy forbids, by rules. `data-style` names the rule of
 * an element. The browser's code turns the rules into styles of the elements before it hydrates.
 */
export const liftStyles = (markup: string): { html: string; rules: string; hash: string } => {
  const names = new Map<string, number>();
  // React escapes quotes in texts, so this matches attributes only.
  const html = markup.replace(/ style="([^"]*)"/g, (_, attribute: string) => {
    const style = textOf(attribute);
    if (!isPlain(style)) return '';
    const name = names.get(style) ?? names.size;
    names.set(style, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('') + WHOLE;
  const hash = `sha256-${createHash('sha256').update(rules).digest('base64')}`;
  return { html, rules, hash };
};
