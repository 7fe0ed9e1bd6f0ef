import { find } from '../routes/find.ts'
import { announce } from './announce.ts'
import { controlNames, dialogNames } from './names.ts'
import type { Interaction } from './vocabulary.ts'

/** What was done, with what. */
type Deed = Pick<Interaction, 'action' | 'element'> & Partial<Pick<Interaction, 'name' | 'on' | 'to'>>

const tell = (deed: Deed | null): void => {
  if (deed) announce({ event: 'interaction', name: null, location: find(location.pathname)?.pattern ?? 'not-found', ...deed })
}

/** `tip-3` is one of the tips. What is not in the vocabulary has no name. */
function nameOf(name: string | null): Interaction['name'] {
  const plain = name?.replace(/-\d+$/, '')
  return [...controlNames, ...dialogNames].find((known) => known === plain) ?? null
}

/** Where a link leads: a screen, or away. */
const targetOf = ({ origin, pathname }: HTMLAnchorElement): string =>
  (origin === location.origin && find(pathname)?.pattern) || 'elsewhere'

/** What a press on this does, as it stands at that moment. */
function pressOn(control: Element): Deed {
  const name = nameOf(control.getAttribute('name'))
  if (control instanceof HTMLAnchorElement) return { action: 'click', element: 'link', name, to: targetOf(control) }
  if (control.localName === 'summary')
    return { action: control.closest('details')?.open ? 'hide' : 'show', element: 'disclosure', name }
  // Blocked, or busy with the press before.
  if (control.getAttribute('aria-disabled') === 'true') return { action: 'click', element: 'disabled-button', name }
  const expanded = control.getAttribute('aria-expanded')
  if (expanded !== null) return { action: expanded === 'true' ? 'hide' : 'show', element: 'menu', name }
  if (control.hasAttribute('aria-pressed')) return { action: 'select', element: 'choice', name }
  return { action: 'click', element: 'button', name }
}

/** What was changed in a field; never to what, except that a switch is on or off. Null for what is typed. */
function changeOf(field: EventTarget | null): Deed | null {
  if (field instanceof HTMLSelectElement) return { action: 'select', element: 'list', name: nameOf(field.name) }
  if (!(field instanceof HTMLInputElement) || field.getAttribute('aria-disabled') === 'true') return null
  const name = nameOf(field.name)
  if (field.type === 'radio') return { action: 'select', element: 'choice', name }
  if (field.type === 'range') return { action: 'select', element: 'slider', name }
  if (field.type !== 'checkbox') return null
  return { action: 'toggle', element: field.getAttribute('role') === 'switch' ? 'switch' : 'check', name, on: field.checked }
}

/** The dialogs on the page, by their names. */
let shown: readonly string[] = []

function dialogsChanged(): void {
  const now = [...document.querySelectorAll<HTMLElement>('dialog[open]')].map(({ dataset }) => dataset.name ?? '')
  for (const name of shown) if (!now.includes(name)) tell({ action: 'hide', element: 'dialog', name: nameOf(name) })
  for (const name of now) if (!shown.includes(name)) tell({ action: 'show', element: 'dialog', name: nameOf(name) })
  shown = now
}

/**
 * What is done with the shared controls (spec 7 interaction events), heard in one place: the controls know nothing of it. Only kinds and names
 * of ours are told, never a text that somebody reads, types or chooses. Heard before the app does, as a press may change the control itself.
 */
export function watchInteractions(): void {
  const pressed = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('button, a[href], summary, [role="menuitem"]') : null
    tell(control && pressOn(control))
  }
  addEventListener('click', pressed, true)
  addEventListener('change', ({ target }) => tell(changeOf(target)), true)
  addEventListener('submit', () => tell({ action: 'form', element: 'form' }), true)
  // A dialog marks the page while it is open (spec 4 Modal).
  new MutationObserver(dialogsChanged).observe(document.documentElement, { attributeFilter: ['data-modal'] })
}
