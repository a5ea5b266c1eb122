/**
 * Keeps React working after a translator or an extension has moved or replaced nodes: otherwise
 * `removeChild` and `insertBefore` throw, and the page breaks (react issue 11538). Here a moved
 * node is removed from its new parent, and a node whose reference is gone is inserted last. Called
 * once per page, before React renders.
 */
export function tolerateForeignDom(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    child.parentNode?.removeChild(child);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as Child;
  };
}
