import { parseSync } from '@swc/core';

/** Stands for a part of a key that is known only at run time. */
export const ANYTHING = '\0';

export interface KeyUses {
  /**
   * Each use of a text: its possible keys (with `ANYTHING` inside), and the namespace if it names
   * one.
   */
  uses: { namespace: string | undefined; keys: string[] }[];
  /** Whether some use takes its key from elsewhere (`t(label)`). Then every string may be a key. */
  open: boolean;
  strings: Set<string>;
}

interface Binding {
  namespace: string | undefined;
  prefix: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree is read by the shape that each `type` has
type Node = any;

const UNBOUND: Binding = { namespace: undefined, prefix: '' };
const FUNCTIONS = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
];
const WRAPPERS = [
  'TsAsExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
  'ParenthesisExpression',
];

const unwrap = (node: Node): Node => (WRAPPERS.includes(node?.type) ? unwrap(node.expression) : node);

/** The possible values of a key expression. Undefined: known only at run time. */
function keysOf(expression: Node): string[] | undefined {
  const node = unwrap(expression);
  switch (node?.type) {
    case 'StringLiteral':
      return [node.value];
    case 'TemplateLiteral': {
      const key = node.quasis.map((quasi: Node) => quasi.cooked).join(ANYTHING);
      return key === ANYTHING ? undefined : [key];
    }
    case 'ConditionalExpression':
      return allOf([node.consequent, node.alternate]);
    case 'BinaryExpression':
      return ['||', '??'].includes(node.operator) ? allOf([node.left, node.right]) : undefined;
    case 'ArrayExpression':
      return allOf(node.elements.map((element: Node) => element.expression));
    case 'JSXExpressionContainer':
      return keysOf(node.expression);
    default:
      return undefined;
  }
}

function allOf(expressions: Node[]): string[] | undefined {
  const keys = expressions.map(keysOf);
  return keys.includes(undefined) ? undefined : keys.flatMap((some) => some ?? []);
}

const propertyOf = (object: Node, name: string): Node =>
  object?.type === 'ObjectExpression'
    ? object.properties.find((property: Node) => property.key?.value === name)?.value
    : undefined;

/**
 * `t` of `useTranslation('mf-racing', { keyPrefix })` or of `getFixedT(locale, 'mf-racing',
 * keyPrefix)`.
 */
function bindingOf(call: Node): Binding | undefined {
  if (call?.type !== 'CallExpression') return undefined;
  const argument = (index: number): Node => call.arguments[index]?.expression;
  const first = (node: Node): string | undefined => keysOf(node)?.[0];
  if (call.callee.value === 'useTranslation') {
    return { namespace: first(argument(0)), prefix: first(propertyOf(argument(1), 'keyPrefix')) ?? '' };
  }
  if (call.callee.property?.value === 'getFixedT') {
    return { namespace: first(argument(1)), prefix: first(argument(2)) ?? '' };
  }
  return undefined;
}

/** The local name of `t`: `{ t }`, `{ t: text }`, `[t]` or the variable itself. */
function nameOfT(pattern: Node): string | undefined {
  if (pattern.type === 'Identifier') return pattern.value;
  if (pattern.type === 'ArrayPattern') return pattern.elements[0]?.value;
  const property = pattern.properties?.find((one: Node) => one.key?.value === 't');
  return property?.value?.value ?? property?.key?.value;
}

/**
 * Finds the texts that a source file (TypeScript, JSX in a .tsx file) uses: `t('key')`,
 * `i18n.t('key')`, `<Trans i18nKey>`.
 */
export function findKeyUses(file: string, source: string): KeyUses {
  const found: KeyUses = { uses: [], open: false, strings: new Set() };

  const use = (keys: string[] | undefined, { namespace, prefix }: Binding): void => {
    if (!keys) found.open = true;
    for (const key of keys ?? []) {
      const [, said, rest = key] = /^([^:\s]+):(.+)$/s.exec(key) ?? [];
      found.uses.push({ namespace: said ?? namespace, keys: [prefix && !said ? `${prefix}.${rest}` : rest] });
    }
  };

  const readCall = (call: Node, scope: Map<string, Binding>): void => {
    const callee = unwrap(call.callee);
    const name = callee.type === 'MemberExpression' ? callee.property.value : callee.value;
    const binding = scope.get(name) ?? (name === 't' ? UNBOUND : undefined);
    if (!binding || call.arguments.length === 0) return;
    const [key, options] = call.arguments.map((argument: Node) => argument.expression);
    const keys = keysOf(key);
    const namespace = keysOf(propertyOf(options, 'ns'))?.[0] ?? binding.namespace;
    use(propertyOf(options, 'context') ? keys?.map((one) => `${one}_${ANYTHING}`) : keys, { ...binding, namespace });
  };

  const readTrans = (element: Node, scope: Map<string, Binding>): void => {
    const attribute = (name: string): Node =>
      element.attributes.find((one: Node) => one.type === 'JSXAttribute' && one.name.value === name)?.value;
    if (element.name.value !== 'Trans' || !attribute('i18nKey')) return;
    const binding = scope.get(attribute('t')?.expression?.value) ?? UNBOUND;
    use(keysOf(attribute('i18nKey')), { ...binding, namespace: keysOf(attribute('ns'))?.[0] ?? binding.namespace });
  };

  const visit = (node: Node, outer: Map<string, Binding>): void => {
    if (typeof node !== 'object' || node === null) return;
    const scope = FUNCTIONS.includes(node.type) ? new Map(outer) : outer;
    if (node.type === 'VariableDeclarator') {
      const binding = bindingOf(unwrap(node.init));
      const name = binding && nameOfT(node.id);
      if (name) scope.set(name, binding);
    }
    if (node.type === 'CallExpression') readCall(node, scope);
    if (node.type === 'JSXOpeningElement') readTrans(node, scope);
    if (node.type === 'StringLiteral') found.strings.add(node.value);
    for (const child of Object.values(node)) visit(child, scope);
  };

  // With JSX enabled, `<T>(value: T) => …` would be parsed as an element.
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }), new Map());
  return found;
}
