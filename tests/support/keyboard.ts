import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Keys were pressed in this document. */
    isByKeyboard?: true
  }
}

/** More than any screen has to go along. */
const MOST_TABS = 400
/** How long the focus may be nowhere while something is redrawn, in ms. */
const REDRAWN_MS = 10_000

type Kind = 'button' | 'choice' | 'one of' | 'list' | 'select' | 'text' | 'other'
type Where = { at: 'here' | 'before' | 'after' | 'nowhere'; kind: Kind; focused: string }

/** Where the focus is as seen from a target: on it, before it, after it, or lost. Runs in the page. */
function whereIs(element: Element): Where {
  const control =
    element.closest('label')?.control ??
    element.closest('a[href], button, input, select, textarea, summary, [tabindex], [role="option"]')
  const target = control ?? element
  const active = document.activeElement
  const nameOf = (of: Element | null) => of?.outerHTML.slice(0, 500) ?? ''
  const role = target.getAttribute('role')
  const type = target instanceof HTMLInputElement ? target.type : ''
  const kind: Kind =
    type === 'radio'
      ? 'one of'
      : type === 'checkbox'
        ? 'choice'
        : role === 'option' || role === 'menuitem' || role === 'tab'
          ? 'list'
          : target instanceof HTMLSelectElement
            ? 'select'
            : target.matches('input, textarea')
              ? 'text'
              : target.matches('a[href], button, summary')
                ? 'button'
                : 'other'
  const isSameChoice =
    kind === 'one of' && active instanceof HTMLInputElement && active.name === (target as HTMLInputElement).name
  const list = kind === 'list' ? target.closest('[role="listbox"], [role="menu"], [role="tablist"]') : null
  const isInList = list !== null && (list.contains(active) || active?.getAttribute('aria-controls') === list.id)
  if (active === target || isSameChoice || isInList) return { at: 'here', kind, focused: nameOf(active) }
  if (!active || active === document.body) return { at: 'nowhere', kind, focused: '' }
  const isPast = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return { at: isPast ? 'after' : 'before', kind, focused: nameOf(active) }
}

/** Moves the focus to the target by Tab alone. Fails when it was lost since the last key, is held, or never gets there. */
async function tabTo(target: Locator): Promise<Kind> {
  const page = target.page()
  await target.waitFor()
  await expectFocus(page)
  let before = ''
  let still = 0
  for (let press = 0; press < MOST_TABS; press += 1) {
    const { at, kind, focused } = await target.evaluate(whereIs)
    if (at === 'here') return kind
    still = focused === before && focused !== '' ? still + 1 : 0
    if (still > 5) throw new Error(`Tab does not leave ${focused}`)
    before = focused
    await page.keyboard.press(at === 'after' ? 'Shift+Tab' : 'Tab')
    await page.evaluate(() => {
      window.isByKeyboard = true
    })
  }
  throw new Error(`Tab never comes to ${target}`)
}

/** Fails when the key before this one left the focus on nothing. */
async function expectFocus(page: Page): Promise<void> {
  const isKept = () => !window.isByKeyboard || (document.activeElement !== null && document.activeElement !== document.body)
  const kept = await page.waitForFunction(isKept, undefined, { timeout: REDRAWN_MS }).catch((error: Error) => error)
  if (kept instanceof Error) throw new Error(`the focus was lost at ${page.url()}: ${kept.message}`)
}

/** Goes along the choices of a group, or the items of a list, with the arrows. */
async function arrowTo(target: Locator, isThere: (element: Element) => boolean): Promise<void> {
  const { keyboard } = target.page()
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await target.evaluate(isThere)) return
    await keyboard.press('ArrowDown')
  }
  throw new Error(`the arrows never come to ${target}`)
}

const isFocusedItem = (element: Element) => {
  const item = element.closest('[role="option"], [role="menuitem"], [role="tab"]')
  return (
    item === document.activeElement ||
    (item !== null && document.activeElement?.getAttribute('aria-activedescendant') === item.id)
  )
}
const isChosen = (element: Element) =>
  (element.closest('label')?.control ?? element) === document.activeElement && element.matches(':checked, :has(:checked)')

async function press(target: Locator, modifier = ''): Promise<void> {
  const { keyboard } = target.page()
  const kind = await tabTo(target)
  if (kind === 'list') await arrowTo(target, isFocusedItem)
  if (kind === 'one of') return choose(target)
  if (kind !== 'text' && kind !== 'select') await keyboard.press(`${modifier}${kind === 'choice' ? 'Space' : 'Enter'}`)
}

async function choose(target: Locator): Promise<void> {
  await tabTo(target)
  const isAlready = await target.evaluate((element) => element.matches(':checked'))
  if (isAlready) return
  await target.page().keyboard.press('Space') // the group may have no choice yet
  await arrowTo(target, isChosen)
}

async function setChecked(target: Locator, isOn: boolean): Promise<void> {
  await target.waitFor()
  if ((await target.isChecked()) === isOn) return
  if ((await tabTo(target)) === 'one of') await choose(target)
  else await target.page().keyboard.press('Space')
}

async function write(target: Locator, text: string): Promise<void> {
  const { keyboard } = target.page()
  await tabTo(target)
  await keyboard.press('ControlOrMeta+a')
  await (text === '' ? keyboard.press('Delete') : keyboard.insertText(text))
}

async function select(target: Locator, wanted: string | { label?: string; value?: string; index?: number }): Promise<void> {
  const { keyboard } = target.page()
  await tabTo(target)
  const at = await target.evaluate((element, one) => {
    const options = [...(element as HTMLSelectElement).options]
    const { label, value, index } = typeof one === 'string' ? { label: one, value: one, index: undefined } : one
    return index ?? options.findIndex((option) => option.label === label || option.value === value)
  }, wanted)
  if (at < 0) throw new Error(`${target} has no ${JSON.stringify(wanted)}`)
  await keyboard.press('Home')
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await target.evaluate((element, index) => (element as HTMLSelectElement).selectedIndex === index, at)) return
    await keyboard.press('ArrowDown')
  }
  throw new Error(`the arrows never choose ${JSON.stringify(wanted)} in ${target}`)
}

type Pressing = { modifiers?: readonly string[]; position?: unknown; button?: string }

/**
 * From now on what a test presses, chooses and fills in goes by keyboard alone, as far as it names an element: Tab to it, and then the keys
 * that such an element has. Fields without letters (a range, a date) are filled after the focus came to them.
 */
export function byKeyboard(page: Page): void {
  const locators: Locator & { isByKeyboard?: true } = Object.getPrototypeOf(page.locator('body'))
  if (locators.isByKeyboard) return
  const { fill, click } = locators
  const own = {
    isByKeyboard: true,
    async click(this: Locator, how: Pressing = {}) {
      if (how.position || how.button) return click.call(this, how as never)
      await press(this, (how.modifiers ?? []).map((key) => `${key}+`).join(''))
    },
    async fill(this: Locator, text: string) {
      const isPlain = await this.evaluate((element) =>
        element.matches('textarea, input:not([type="range"], [type="date"], [type="time"])'),
      )
      if (isPlain) return write(this, text)
      await tabTo(this)
      await fill.call(this, text)
    },
    async clear(this: Locator) {
      await write(this, '')
    },
    async check(this: Locator) {
      await setChecked(this, true)
    },
    async uncheck(this: Locator) {
      await setChecked(this, false)
    },
    async setChecked(this: Locator, isOn: boolean) {
      await setChecked(this, isOn)
    },
    async selectOption(this: Locator, wanted: string) {
      await select(this, wanted)
      return []
    },
    async press(this: Locator, key: string) {
      const isInside = await this.evaluate((element) => element.contains(document.activeElement))
      const kind = isInside ? 'other' : await tabTo(this)
      if (kind === 'one of' && key === 'Space') return choose(this)
      await this.page().keyboard.press(key)
    },
  }
  Object.assign(locators, own)
}
