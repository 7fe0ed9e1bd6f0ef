import type { ReactNode } from 'react'
import type { Visitor } from '../domain/visitor.ts'
import { type Preloadable, preloadable } from '../ui/preloadable.tsx'

/** What stands around a screen (spec 2 layouts). */
export type Layout = 'default' | 'default-orange' | 'logged-out' | 'logged-out-with-body' | 'login' | 'clean'

/** What a layout is drawn with. */
export type LayoutProps = {
  layout: Layout
  visitor: Visitor
  path: string
  year: number
  /** The header has the same sky as the hero under it. */
  sky: boolean
  /** The screen is part of a purchase or a flow, and has no main navigation. */
  navHidden: boolean
  children: ReactNode
}

const customers = preloadable<LayoutProps>(() => import('../app/layouts/Default.tsx'))
const clean = preloadable<LayoutProps>(() => import('../app/layouts/Clean.tsx'))

/** Each layout is a chunk of its own. `null` is in the first chunk, because the login screen uses it. */
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
