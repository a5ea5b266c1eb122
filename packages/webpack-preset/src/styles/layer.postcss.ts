import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';

export interface LayerOptions {
  layer: string;
  /** For a remote, which may style only its own elements. */
  confined: boolean;
  /** Whether it is a CSS module; anything else is global. */
  module: boolean;
}

/** html, body or :root as an element, not as part of a class or an attribute. */
const PAGE_ELEMENT = /(^|[\s>+~,(])(html|body)(?![\w-])|:root(?![\w-])/;

const stays = (node: ChildNode): boolean =>
  node.type === 'atrule' && ['layer', 'import', 'charset'].includes(node.name);

/**
 * Whether a selector has neither class nor id, or has html, body or :root. Nested selectors are
 * read with their parent.
 */
const reachesThePage = (rule: Rule): boolean =>
  rule.selectors.some(
    (selector) => PAGE_ELEMENT.test(selector) || (rule.parent?.type !== 'rule' && !/[.#]/.test(selector)),
  );

const isKeyframe = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/**
 * Puts a stylesheet into its cascade layer. The shell and the kit may name layers themselves
 * (`@layer tokens { … }`). A remote's stylesheet is refused, with file, line and selector, if it is
 * global, names another layer, imports a stylesheet, or has a selector on html, body or :root, or
 * without any class or id.
 */
export const layerPlugin = ({ layer, confined, module }: LayerOptions): Plugin => ({
  postcssPlugin: 'paddock-layer',
  Once(root, { AtRule: CreateAtRule }) {
    if (confined && !module)
      throw root.error('A remote has CSS modules only: rename the file to *.module.css, or ask for it in the kit.');
    if (confined)
      root.walk((node) => {
        if (node.type === 'atrule' && (node.name === 'layer' || node.name === 'import'))
          throw node.error(
            `@${node.name} ${node.params}: all rules of a remote are in the layer ${layer}; take the rule out.`,
          );
        if (node.type === 'rule' && !isKeyframe(node) && reachesThePage(node))
          throw node.error(`"${node.selector}" reaches the whole page: a remote styles its own classes only.`);
      });
    const layered = new CreateAtRule({ name: 'layer', params: layer, nodes: [] });
    for (const node of root.nodes.filter((child) => !stays(child))) layered.append(node);
    if (layered.nodes?.length) root.append(layered);
  },
});
