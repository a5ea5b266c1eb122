import { parseSync } from '@swc/core';

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree is read by the shape that each `type` has
type Node = any;

/** `de`, `text_de`. */
const GERMAN_PROPERTY = /(^|_)de$/;
const ENGLISH_PROPERTY = /(^|_)en$/;

const nameOfProperty = (node: Node): string => (node.type === 'KeyValueProperty' ? String(node.key.value ?? '') : '');

/** `language === 'de' ? here : there` */
const asksForGerman = (node: Node): boolean =>
  node.type === 'ConditionalExpression' &&
  node.test.type === 'BinaryExpression' &&
  node.test.operator === '===' &&
  [node.test.left.value, node.test.right.value].includes('de');

/**
 * The German texts of a source file with both languages side by side, such as servers and claims:
 * all strings under a property `de` or `text_de`, and on the German side of `language === 'de' ? …
 * : …`.
 */
export function findGermanTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, isGerman: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isGerman && node.type === 'StringLiteral') found.push(node.value);
    if (isGerman && node.type === 'TemplateElement') found.push(node.cooked);
    if (asksForGerman(node)) {
      visit(node.consequent, true);
      visit(node.alternate, isGerman);
      return;
    }
    const name = nameOfProperty(node);
    const inside = GERMAN_PROPERTY.test(name) || (isGerman && !ENGLISH_PROPERTY.test(name));
    for (const [part, child] of Object.entries(node)) if (part !== 'key') visit(child, inside);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }), false);
  return found;
}
