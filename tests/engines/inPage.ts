/**
 * What runs in the page. Only the text of these functions goes there, so each stands by itself. Playwright's own locators cannot be used:
 * it does not drive these browsers.
 */

export type Kind = 'button' | 'link' | 'field' | 'item'

/**
 * The middle of the visible element of this kind whose name is `name`, or begins with it, scrolled into view. Null while it is not there,
 * waits, has something over it, or is still coming into view: WebKit gives what is pressed meanwhile to the whole screen. A modal dialog
 * hides what is outside it.
 */
export function placeOf(kind: Kind, name: string): readonly [x: number, y: number] | null {
  const coming = ':active-view-transition'
  if (CSS.supports(`selector(${coming})`) && document.documentElement.matches(coming)) return null
  const selectors = { button: 'button, summary', link: 'a[href]', field: 'input, select, textarea', item: '[role^=menuitem]' }
  const plain = (text: string | null) =>
    (text ?? '')
      .replace(/\u00ad/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const nameOf = (element: HTMLElement) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const text = labels.length > 0 ? labels.map((label) => label.textContent).join(' ') : element.innerText
    return plain(element.getAttribute('aria-label') ?? text)
  }
  const within = document.querySelector('dialog:modal') ?? document
  const seen = [...within.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 0,
  )
  const element = seen.find((one) => nameOf(one) === name) ?? seen.find((one) => nameOf(one).startsWith(name))
  if (!element || element.ariaDisabled === 'true') return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const point = [Math.round(x + Math.min(width / 2, 120)), Math.round(y + height / 2)] as const
  const top = document.elementFromPoint(...point)
  return top && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element) ? point : null
}

/** Does the part of the page with this selector show this text? */
export const shows = (text: string, selector: string): boolean =>
  document
    .querySelector<HTMLElement>(selector)
    ?.innerText.replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .includes(text) ?? false

/** What is wider than where it stands: the page itself, and buttons and links by their names. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const controls = [...document.querySelectorAll<HTMLElement>('button, summary, a[href]')].filter((control) => {
    const { left, right, width } = control.getBoundingClientRect()
    return [...control.children].some((child) => {
      const inside = child.getBoundingClientRect()
      const isShown = width > 0 && inside.width > 1 && child.checkVisibility({ visibilityProperty: true })
      return isShown && getComputedStyle(child).position !== 'absolute' && (inside.right > right + 1 || inside.left < left - 1)
    })
  })
  return [
    ...(scrollWidth > clientWidth ? ['the page'] : []),
    ...controls.map(({ innerText, outerHTML }) => innerText || outerHTML),
  ]
}

/** Chooses an option by its text. The list itself is drawn by the system, where no driver comes. */
export function choose(label: string, option: string): boolean {
  const list = [...document.querySelectorAll('select')].find((one) => one.labels[0]?.textContent.includes(label))
  const wanted = [...(list?.options ?? [])].find(({ text }) => text === option)
  if (!list || !wanted) return false
  list.value = wanted.value
  return list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Has the app made its storage? When a page is left while it makes a database, WebKit cannot open that database until it restarts. */
export async function hasStorage(): Promise<boolean> {
  const made = await indexedDB.databases()
  if (!made.some(({ name }) => name === 'mijn-tureluur')) return false // opening it would make it, and empty
  return new Promise((resolve) => {
    const opening = indexedDB.open('mijn-tureluur')
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      resolve(opening.result.objectStoreNames.length > 0)
      opening.result.close()
    }
  })
}

/** Does the worker have everything with which the app starts without a server? */
export async function isKept(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  const kept = await caches.match('/kept.html', { ignoreSearch: true, ignoreVary: true })
  return active?.state === 'activated' && kept !== undefined
}
