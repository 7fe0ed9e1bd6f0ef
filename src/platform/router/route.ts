import type { ComponentType } from 'react'
import type { AccessFacts, Gate } from '#model/access/access.ts'
import type { Wanted } from '#model/operation.ts'

export type Layout = 'default' | 'default-orange' | 'logged-out' | 'logged-out-with-body' | 'login' | 'clean'

/** A screen. Its reads start together with its code, and again after a failure. */
export type ScreenComponent = ComponentType & { reads?: Reads }
type LoadScreen = () => Promise<{ default: ScreenComponent }>

export type RouteAddress = { readonly params: Readonly<Record<string, string>>; readonly query: URLSearchParams }

export type Reads = (facts: AccessFacts, address: RouteAddress) => readonly Wanted[]

/** The title of a page, possibly depending on the address. Never anything personal. */
export type Title = string | ((address: RouteAddress) => string)

export type Screen = { title: Title; screen: LoadScreen }

type Shown = {
  /** Defaults to `default`. */
  layout?: Layout
  /** The header continues the sky of the hero below it. */
  sky?: true
  /** The screen belongs to a purchase or flow, without main navigation. */
  nav?: 'hidden'
  /** No update interrupts this screen, although it keeps the main navigation. */
  flow?: true
  /** The product category in the data layer: what the screen sells or changes. */
  product?:
    | 'bank-account'
    | 'bundles'
    | 'complete'
    | 'credit'
    | 'data'
    | 'data-cap'
    | 'gift'
    | 'handset'
    | 'invoice'
    | 'number-porting'
    | 'sim'
    | 'subscription'
    | 'voice'
  /** The step in the funnel, where `funnelOf` cannot derive it from the row. */
  funnel?: 'overview' | 'summary' | 'order-confirmation' | 'confirmation' | 'failed'
  /** The screen works offline: its reads are preloaded, so that the answers are stored on the device (routes/prepare). */
  offline?: true
}

/**
 * Every row states who may open it; there is no default. The screens of customers are listed in `screens.ts` by path, except the overview.
 */
export type Access = { for: 'guests' } | { for: 'anyone' } | Customers
type Customers = { for: 'customers'; gate?: Gate }
export type ShownRoute = Shown & ((Customers & { screen?: never }) | (Access & Screen))
export type RedirectRow = {
  redirect: string
  /** The redirect for signed-in customers, when the main target is for guests. */
  signedIn?: string
  /** The redirect for prepaid customers. Guests sign in first. */
  prepaid?: string
}
export type Route = ShownRoute | RedirectRow

/** The funnel step of a screen: without main navigation it is part of a flow, in orange its end. Null outside flows. */
export const funnelOf = ({ funnel, layout, nav }: Shown) =>
  funnel ?? (layout === 'default-orange' ? 'confirmation' : nav === 'hidden' ? 'overview' : null)

/** Thrown by a screen whose address fits its pattern but names something that does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFound'
}
