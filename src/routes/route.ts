import type { ComponentType } from 'react'
import type { Reading } from '../api/operation.ts'
import type { Facts, Gate } from '../domain/access.ts'
import type { Layout } from './layouts.ts'

export type LoadScreen = () => Promise<{ default: ComponentType }>

/** What the address says: the values of `:name` in its path, and its query. */
export type Address = { readonly params: Readonly<Record<string, string>>; readonly query: URLSearchParams }

/** The reads of a screen, for this customer and address. */
export type Reads = (facts: Facts, address: Address) => readonly Reading[]

type Shown = {
  /** Of the page; a function of the address where that says more. Never anything personal. */
  title: string | ((address: Address) => string)
  screen: LoadScreen
  /** Left out: default. */
  layout?: Layout
  /** What the screen reads, to be started together with its chunk. */
  reads?: () => Promise<{ reads: Reads }>
  /** Header and hero share the sky. */
  sky?: true
  /** A purchase or a flow (spec 2 layouts): without the main navigation. */
  nav?: 'hidden'
  /** A flow all the same, with a navigation of its own or none: no update comes between (decisions D9). */
  flow?: true
  /** Works without network: with what rests on the device, or with nothing at all. */
  offline?: true
}

/** Every row says who may come: there is no default. */
export type Access = { for: 'guests' } | { for: 'anyone' } | { for: 'customers'; gate?: Gate }
export type ShownRoute = Shown & Access
export type Route = ShownRoute | { redirect: string }
/** A screen of the product that does not exist yet: its path is known, and links to it stay hidden. */
export type Later = { later: true }

export const titleOf = ({ title }: Pick<Shown, 'title'>, address: Address): string =>
  typeof title === 'string' ? title : title(address)

/** Thrown by a screen whose address fits its pattern, and names something that does not exist (spec 8 'unknown device'). */
export class NotFound extends Error {
  override name = 'NotFound'
}
