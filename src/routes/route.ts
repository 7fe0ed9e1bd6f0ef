import type { ComponentType } from 'react'
import type { Wanted } from '../api/operation.ts'
import type { Facts, Gate } from '../domain/access.ts'
import type { Layout } from './layouts.ts'

/** A screen. What it reads is fetched along with its code, before it is drawn, and read anew when that failed. */
export type ScreenComponent = ComponentType & { reads?: Reads }
export type LoadScreen = () => Promise<{ default: ScreenComponent }>

/** What the address says: the values of `:name` in its path, and its query. */
export type Address = { readonly params: Readonly<Record<string, string>>; readonly query: URLSearchParams }

/** The reads of a screen, for this customer and address. */
export type Reads = (facts: Facts, address: Address) => readonly Wanted[]

/** The title of a page. A function of the address where that says more. Never anything personal. */
export type Title = string | ((address: Address) => string)

/** The title and the code of a screen. */
export type Screen = { title: Title; screen: LoadScreen }

type Shown = {
  /** Left out: default. */
  layout?: Layout
  /** The header has the same sky as the hero under it. */
  sky?: true
  /** The screen is part of a purchase or a flow, and has no main navigation (spec 2 layouts). */
  nav?: 'hidden'
  /** No update interrupts this screen (decisions D9), though it is no step of a flow with `nav: 'hidden'`. */
  flow?: true
  /** What it sells or changes: the product category in the data layer. */
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
  /** How far it is in its flow, where `funnelOf` does not know that from the rest of the row. */
  funnel?: 'overview' | 'summary' | 'order-confirmation' | 'confirmation' | 'failed'
  /** The screen works without network. Its reads are fetched ahead, so that their answers are kept on the device (routes/prepare). */
  offline?: true
}

/** Every row says who may come; there is no default. The screens of customers stand in `screens.ts`, by their path: all but the overview. */
export type Access = { for: 'guests' } | { for: 'anyone' } | Customers
type Customers = { for: 'customers'; gate?: Gate }
export type ShownRoute = Shown & ((Customers & { screen?: never }) | (Access & Screen))
export type Redirect = {
  redirect: string
  /** Where customers go who have signed in already, when the target is for guests. */
  signedIn?: string
  /** Where prepaid customers go, when the target is for others. Guests sign in first. */
  prepaid?: string
}
export type Route = ShownRoute | Redirect

/** How far a screen is in a flow (spec 4 analytics state): without the main navigation it is one, on orange it is its end. Null outside flows. */
export const funnelOf = ({ funnel, layout, nav }: Shown) =>
  funnel ?? (layout === 'default-orange' ? 'confirmation' : nav === 'hidden' ? 'overview' : null)

/** Thrown by a screen whose address fits its pattern, and names something that does not exist (spec 8 'unknown device'). */
export class NotFound extends Error {
  override name = 'NotFound'
}
