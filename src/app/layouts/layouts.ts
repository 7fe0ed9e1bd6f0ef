import type { ReactNode } from 'react'
import { type Preloadable, preloadable } from '#kit/ui/preloadable.tsx'
import type { Visitor } from '#model/visitor.ts'
import type { Layout } from '#platform/router/route.ts'

export type LayoutProps = {
  layout: Layout
  visitor: Visitor
  path: string
  year: number
  /** The header continues the sky of the hero below it. */
  sky: boolean
  /** The screen belongs to a purchase or flow, without main navigation. */
  navHidden: boolean
  children: ReactNode
}

const customers = preloadable<LayoutProps>(() => import('./Default.tsx'))
const clean = preloadable<LayoutProps>(() => import('./Clean.tsx'))

/** Each layout is a separate chunk. `null` is in the first chunk, because the login screen uses it. */
const layouts: Record<Layout, Preloadable<LayoutProps> | null> = {
  default: customers,
  'default-orange': customers,
  clean,
  'logged-out-with-body': clean,
  'logged-out': null,
  login: null,
}

/** The layout of a row; without a row that of the 404 page. */
export const layoutOf = (row: { layout?: Layout } | null | undefined): Preloadable<LayoutProps> | null =>
  layouts[row?.layout ?? 'default']
