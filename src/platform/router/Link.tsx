import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { onHost } from '#kit/base.ts'
import { externalHref } from '#kit/externalHref.ts'
import { type ButtonLook, buttonClass } from '#kit/ui/Button.tsx'
import { newTab } from '#kit/ui/newTab.ts'
import type { Href, PlainPath } from './href.ts'
import { navigate } from './location.tsx'
import { prepareAhead } from './prepare.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: Href | PlainPath
  replace?: boolean
  children: ReactNode
}

const plain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** An internal link: a real anchor that prefetches its screen on intent and navigates without loading a document. */
export function Link({ to, replace = false, children, ...anchor }: Props) {
  const warm = () => void prepareAhead(to)
  return (
    <a
      {...anchor}
      href={onHost(to)}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
      onClick={(event) => {
        if (event.defaultPrevented || !plain(event)) return
        event.preventDefault()
        navigate(to, { replace })
      }}
    >
      {children}
    </a>
  )
}

/** A link to the corporate site, in a new tab; screen readers hear that. */
export function ExternalLink({ to, children, className }: { to: string; children: ReactNode; className?: string | undefined }) {
  return (
    <a href={externalHref(to)} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}

type ButtonLinkProps = ButtonLook & { to: Href | PlainPath; replace?: boolean; children: ReactNode }

/** An internal link styled as a button. */
export const ButtonLink = ({ to, replace = false, children, ...look }: ButtonLinkProps) => (
  <Link to={to} replace={replace} className={buttonClass(look)}>
    {children}
  </Link>
)
