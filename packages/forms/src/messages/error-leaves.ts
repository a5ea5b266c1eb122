/** A message and its field. */
export interface ErrorLeaf {
  name: string;
  message: string;
}

const isLeaf = (node: object): node is { type: string; message?: string } =>
  typeof (node as { type?: unknown }).type === 'string';

/** The messages in react-hook-form's error tree. */
export function errorLeaves(errors: object, path = ''): readonly ErrorLeaf[] {
  return Object.entries(errors).flatMap(([key, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null) return [];
    // A message about a whole list is under `root`.
    const name = key === 'root' ? path : path === '' ? key : `${path}.${key}`;
    return isLeaf(node) ? [{ name, message: node.message ?? 'forms:invalid' }] : errorLeaves(node, name);
  });
}
