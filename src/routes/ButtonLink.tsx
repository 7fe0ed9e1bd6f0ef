import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../ui/Button.tsx'
import type { Href, PlainPath } from './href.ts'
import { Link } from './Link.tsx'

type Props = ButtonLook & { to: Href | PlainPath; replace?: boolean; children: ReactNode }

/** An internal link styled as a button. */
export const ButtonLink = ({ to, replace = false, children, ...look }: Props) => (
  <Link to={to} replace={replace} className={buttonClass(look)}>
    {children}
  </Link>
)
