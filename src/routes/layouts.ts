import type { ReactNode } from 'react'
import type { Visitor } from '../domain/visitor.ts'
import { type Preloadable, preloadable } from '../ui/preloadable.tsx'

/** Spec 2 layouts. */
export type Layout = 'default' | 'default-orange' | 'logged-out' | 'logged-out-with-body' | 'login' | 'clean'

/** What a layout is drawn with. */
export type LayoutProps = {
  layout: Layout
  visitor: Visitor
  path: string
  year: number
  /** Header and hero share the sky. */
  sky: boolean
  /** A purchase or a flow: the main navigation is out of the way. */
  navHidden: boolean
  children: ReactNode
}

const customers = preloadable<LayoutProps>(() => import('../app/layouts/Default.tsx'))
const clean = preloadable<LayoutProps>(() => import('../app/layouts/Clean.tsx'))

/** Each in its own chunk: the login screen does with what is in the first one (null). */
const layouts: Record<Layout, Preloadable<LayoutProps> | null> = {
  default: customers,
  'default-orange': customers,
  clean,
  'logged-out-with-body': clean,
  'logged-out': null,
  login: null,
}

/** The layout of a row; without a row it is that of the error page. */
export const layoutOf = (row: { layout?: Layout } | null | undefined): Preloadable<LayoutProps> | null =>
  layouts[row?.layout ?? 'default']
