/**
 * A browser that translates the page moves the texts into elements of its own. React then takes away or inserts beside what is not where it
 * put it, and would take the whole page down (facebook/react#11538). What cannot be found is left where it is: an old word may stay, and
 * the app goes on.
 */
const { removeChild, insertBefore } = Node.prototype

/** What a child of `parent` has been put into. */
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
