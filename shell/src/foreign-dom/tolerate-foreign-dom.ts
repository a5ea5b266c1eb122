/**
 * Lets React go on where a translator or an extension has put nodes of its own around or in place of those of the page: React takes out
 * or puts before what is no longer where it was, which throws and takes the page down (react issue 11538). Here what is
 * elsewhere is taken out there, and what has lost its place is put last. Once per page, before React renders.
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
