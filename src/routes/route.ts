import type { ComponentType } from 'react'
import type { Reading } from '../api/operation.ts'
import type { Facts, Gate } from '../domain/access.ts'
import type { Layout } from './layouts.ts'

export type LoadScreen = () => Promise<{ default: ComponentType }>

/** The reads of a screen, for this customer and address. */
export type Reads = (facts: Facts, query: URLSearchParams) => readonly Reading[]

type Shown = {
  title: string
  screen: LoadScreen
  /** Left out: default. */
  layout?: Layout
  /** What the screen reads, to be started together with its chunk. */
  reads?: () => Promise<Reads>
  /** Header and hero share the sky. */
  sky?: true
  /** A purchase or a flow (spec 2 layouts): without the main navigation. */
  nav?: 'hidden'
  /** Works without network: with what rests on the device, or with nothing at all. */
  offline?: true
}

/** Every row says who may come: there is no default. */
export type Access = { for: 'guests' } | { for: 'anyone' } | { for: 'customers'; gate?: Gate }
export type Route = (Shown & Access) | { redirect: string }
