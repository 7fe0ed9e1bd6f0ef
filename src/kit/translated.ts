/**
 * Browser translation replaces text nodes by `<font>` elements. React then removes a node, or inserts beside one, that is not where it put
 * it, and would crash the page (facebook/react#11538): these patches skip nodes that cannot be found. The code that keeps the words right
 * (translation.ts) loads once a page is translated.
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

/** All changes since the first translated text. */
const changes: MutationRecord[] = []
new MutationObserver((records, observer) => {
  if (!changes[0] && !records.some(({ addedNodes: [first] }) => first?.nodeName === 'FONT')) return
  changes.push(...records)
  // Without the code, the next change tries again.
  void import('./translation.ts').then(({ keepWords }) => keepWords(changes.splice(0), observer)).catch(() => undefined)
}).observe(document, { childList: true, subtree: true })
