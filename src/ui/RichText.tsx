import DOMPurify, { type Config } from 'dompurify'
import { useLayoutEffect, useRef } from 'react'

/** Of a text that is written elsewhere only this is shown. No pictures, styles, forms or scripts. */
const rules = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
  ALLOWED_ATTR: ['href', 'target'],
  ADD_URI_SAFE_ATTR: ['target'], // no address
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Secure pages, pages of our own, mail and phone.
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i,
} satisfies Config

type Policies = { createPolicy: (name: string, rules: object) => NonNullable<Config['TRUSTED_TYPES_POLICY']> }
/** Not in the DOM's types yet. Where it is enforced nothing may be parsed without a policy; this one goes to the sanitiser alone. */
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
const policy = policies?.createPolicy('rich-text', { createHTML: (text: string) => text, createScriptURL: () => null })

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!(element instanceof HTMLAnchorElement)) return
  // Another window of ours, or none: never one by the name of somebody else's.
  if (element.target !== '' && element.target !== '_blank') element.removeAttribute('target')
  element.rel = 'noopener noreferrer'
})

type Props = {
  /** Not to be trusted. */
  html: string
  /** Where a link really leads, when that is not what it says. */
  leadsTo?: (address: string) => string
}

/** Text with markup that comes from the backend (spec 5: sanitised before display; links may keep their target). */
export function RichText({ html, leadsTo }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const safe = purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true, ...(policy && { TRUSTED_TYPES_POLICY: policy }) })
    for (const link of safe.querySelectorAll('a')) {
      link.className = 'link'
      const address = link.getAttribute('href')
      if (address !== null && leadsTo) link.setAttribute('href', leadsTo(address))
      if (link.target === '_blank') link.append(spoken(' (opent in een nieuw tabblad)'))
    }
    place.current?.replaceChildren(safe)
  }, [html, leadsTo])
  return <div ref={place} className="stack stack--tight" data-rich-text="" />
}

function spoken(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'visually-hidden'
  element.textContent = text
  return element
}
