/**
 * Browser translation moves text nodes into elements of its own. React then removes a node, or inserts beside one, that is not where it
 * put it, and would crash the page (facebook/react#11538). These patches skip nodes that cannot be found: an old word may stay, but the
 * app goes on.
 */
const { removeChild, insertBefore } = Node.prototype

/** The element that a child of `parent` was moved into. */
function holderOf(parent: Node, child: Node): Node | null {
  let holder: Node | null = child
  while (holder && holder.parentNode !== parent) holder = holder.parentNode
  return holder
}

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  const held = holderOf(this, child)
  if (held) removeChild.call(this, held)
  return child
}

Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
  insertBefore.call(this, child, next && holderOf(this, next))
  return child
}
