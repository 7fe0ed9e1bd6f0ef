import DOMPurify, { type Config } from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import { newTab } from './newTab.ts'

/** The allowed elements and attributes of untrusted markup. No pictures, styles, forms or scripts. */
const rules = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
  ALLOWED_ATTR: ['href', 'target'],
  ADD_URI_SAFE_ATTR: ['target'], // not an address
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Allows https pages, our own pages, mail and phone.
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i,
} satisfies Config

type Policies = { createPolicy: (name: string, rules: object) => NonNullable<Config['TRUSTED_TYPES_POLICY']> }
/**
 * Not in TypeScript's DOM types yet. Where Trusted Types are enforced, HTML needs a policy to be parsed; only the sanitiser gets this one.
 */
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
const policy = policies?.createPolicy('rich-text', { createHTML: (text: string) => text, createScriptURL: () => null })

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!(element instanceof HTMLAnchorElement)) return
  // Allows `_blank` only: a named target could reach the window of another site.
  if (element.target !== '' && element.target !== '_blank') element.removeAttribute('target')
  element.rel = 'noopener noreferrer'
})

type Props = {
  /** Untrusted. */
  html: string
  /** Resolves the real destination of a link when it differs from its address. */
  leadsTo?: (address: string) => string
}

/** Sanitised markup from the backend. Links may keep their target. */
export function RichText({ html, leadsTo }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const safe = purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true, ...(policy && { TRUSTED_TYPES_POLICY: policy }) })
    for (const link of safe.querySelectorAll('a')) {
      link.className = 'link'
      const address = link.getAttribute('href')
      if (address !== null && leadsTo) link.setAttribute('href', leadsTo(address))
      if (link.target === '_blank') link.append(spoken(` ${newTab}`))
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
