import { pathHere } from '#kit/base.ts'
import { find } from '../router/find.ts'
import { announce } from './announce.ts'
import { controlNames, dialogNames } from './names.ts'
import type { Interaction } from './vocabulary.ts'

/** An action on a control, without the shared properties of the event. */
type Action = Pick<Interaction, 'action' | 'element'> & Partial<Pick<Interaction, 'name' | 'on' | 'to'>>

const tell = (action: Action | null): void => {
  if (action) announce({ event: 'interaction', name: null, location: find(pathHere())?.pattern ?? 'not-found', ...action })
}

/** The name in the vocabulary, without a trailing number (`tip-3` is `tip`); null for unknown names. */
function nameOf(name: string | null): Interaction['name'] {
  const plain = name?.replace(/-\d+$/, '')
  return [...controlNames, ...dialogNames].find((known) => known === plain) ?? null
}

/** The pattern of the screen that a link leads to, or `elsewhere`. */
const targetOf = ({ origin, pathname }: HTMLAnchorElement): string =>
  (origin === location.origin && find(pathname)?.pattern) || 'elsewhere'

/** Describes a press by the state of the control before the press. */
function pressOn(control: Element): Action {
  const name = nameOf(control.getAttribute('name'))
  if (control instanceof HTMLAnchorElement) return { action: 'click', element: 'link', name, to: targetOf(control) }
  if (control.localName === 'summary')
    return { action: control.closest('details')?.open ? 'hide' : 'show', element: 'disclosure', name }
  // Blocked, or still busy with the previous press.
  if (control.getAttribute('aria-disabled') === 'true') return { action: 'click', element: 'disabled-button', name }
  const expanded = control.getAttribute('aria-expanded')
  if (expanded !== null) return { action: expanded === 'true' ? 'hide' : 'show', element: 'menu', name }
  if (control.hasAttribute('aria-pressed')) return { action: 'select', element: 'choice', name }
  return { action: 'click', element: 'button', name }
}

/** Describes a change of a field: never the value, except on or off of a switch. Null for typed text. */
function changeOf(field: EventTarget | null): Action | null {
  if (field instanceof HTMLSelectElement) return { action: 'select', element: 'list', name: nameOf(field.name) }
  if (!(field instanceof HTMLInputElement) || field.getAttribute('aria-disabled') === 'true') return null
  const name = nameOf(field.name)
  if (field.type === 'radio') return { action: 'select', element: 'choice', name }
  if (field.type === 'range') return { action: 'select', element: 'slider', name }
  if (field.type !== 'checkbox') return null
  return { action: 'toggle', element: field.getAttribute('role') === 'switch' ? 'switch' : 'check', name, on: field.checked }
}

/** The names of the open dialogs. */
let shown: readonly string[] = []

function dialogsChanged(): void {
  const now = [...document.querySelectorAll<HTMLElement>('dialog[open]')].map(({ dataset }) => dataset.name ?? '')
  for (const name of shown) if (!now.includes(name)) tell({ action: 'hide', element: 'dialog', name: nameOf(name) })
  for (const name of now) if (!shown.includes(name)) tell({ action: 'show', element: 'dialog', name: nameOf(name) })
  shown = now
}

/**
 * Reports the use of the shared controls from one listener, so that controls need no analytics code. Only our own kinds and names are
 * reported, never text that somebody reads, types or chooses. It listens in the capture phase, because a press may change the control.
 */
export function watchInteractions(): void {
  const pressed = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('button, a[href], summary, [role="menuitem"]') : null
    tell(control && pressOn(control))
  }
  addEventListener('click', pressed, true)
  addEventListener('change', ({ target }) => tell(changeOf(target)), true)
  addEventListener('submit', () => tell({ action: 'form', element: 'form' }), true)
  // A dialog marks the document while it is open.
  new MutationObserver(dialogsChanged).observe(document.documentElement, { attributeFilter: ['data-modal'] })
}
