/**
 * Keeps the words of a translated page right. React writes into the text nodes that it made, but a translator took them off the page: a
 * new price would stay unseen beside the old one. So before React touches a text, all texts of that parent are put back as React made
 * them. The browser then translates them again. Loaded once a page is translated (translated.ts).
 */
const { removeChild, insertBefore } = Node.prototype
const { set: write, ...nodeValue } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}

/** The nodes that each stand-in replaced, and the stand-in of each replaced node. */
const originals = new WeakMap<Node, readonly Node[]>()
const standIns = new WeakMap<Node, Node>()
/** The text that React gave a node, for nodes that were written since. */
const own = new WeakMap<Node, string | null>()

const isFont = (node: Node | null): node is Node => node?.nodeName === 'FONT'

/** React keeps a note on every node that it made. */
const isReacts = (node: Node): boolean => Object.keys(node).length > 0

/** Notes what a translator replaced, or wrote into the nodes themselves. */
function follow(records: readonly MutationRecord[]) {
  for (const { type, target, oldValue, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      if (isReacts(target) && !own.has(target)) own.set(target, oldValue)
    } else if (removedNodes.length > 0) {
      const added = [...addedNodes]
      // Replaced in one step, or first put beside it.
      const beside = [previousSibling, nextSibling].find((node) => isFont(node) && !originals.has(node))
      const standing = added.some(isFont) ? added : beside ? [beside] : []
      const [first] = standing
      if (!first) continue
      const replaced = [...removedNodes].flatMap((node) => originals.get(node) ?? [node])
      for (const node of standing) originals.set(node, node === first ? replaced : [])
      for (const node of replaced) standIns.set(node, first)
    }
  }
}

const observer = new MutationObserver(follow)
let isKept = false

/** Puts the texts of a parent back as React made them. */
function putBack(parent: Node | null) {
  follow(observer.takeRecords())
  for (const child of [...(parent?.childNodes ?? [])]) {
    const replaced = originals.get(child)
    for (const node of replaced ?? []) {
      standIns.delete(node)
      if (isReacts(node)) parent?.insertBefore(node, child)
    }
    if (replaced || isFont(child)) parent?.removeChild(child)
  }
  for (const child of parent?.childNodes ?? []) {
    const text = own.get(child)
    if (text !== undefined && text !== child.nodeValue) write?.call(child, text)
  }
}

function patch() {
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      putBack((standIns.get(this) ?? this).parentNode)
      own.set(this, text)
      write?.call(this, text)
    },
  })
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) putBack(this)
    return removeChild.call(this, child) as Child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    if (next && next.parentNode !== this) putBack(this)
    return insertBefore.call(this, child, next) as Child
  }
}

/** Takes over from the observer that saw the first changes. Texts that React wrote since then come back into sight. */
export function keepWords(changes: readonly MutationRecord[], before: MutationObserver): void {
  if (isKept) return
  isKept = true
  follow([...changes, ...before.takeRecords()])
  before.disconnect()
  observer.observe(document, { childList: true, characterData: true, characterDataOldValue: true, subtree: true })
  patch()
  for (const font of document.querySelectorAll('font')) if (originals.get(font)?.some(isReacts)) putBack(font.parentNode)
}
