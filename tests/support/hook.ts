import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** An element that nothing is drawn in. */
function emptyElement(): Element {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const page = { ...listening, nodeType: 9, activeElement: null }
  const element = { ...listening, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: page, textContent: '' }
  // React asks an element that stays empty for nothing else.
  return element as unknown as Element
}

/** Runs a hook in React, in a screen that draws nothing. `now` answers what it returned last; `leave` takes the screen away. */
export function runHook<Value>(use: () => Value): { now: () => Value; leave: () => Promise<void> } {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('HTMLIFrameElement', class {}) // React looks for the focus in them
  let returned: { value: Value } | null = null
  const Screen = () => {
    returned = { value: use() }
    return null
  }
  const root = createRoot(emptyElement())
  flushSync(() => root.render(createElement(Screen)))
  return {
    now() {
      if (!returned) throw new Error('the hook has not run')
      return returned.value
    },
    async leave() {
      flushSync(() => root.unmount())
      await new Promise(setImmediate) // what React still had planned needs the window
    },
  }
}
