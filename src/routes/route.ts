import type { ComponentType } from 'react'
import type { Reading } from '../api/client.ts'
import type { Facts, Gate } from '../domain/access.ts'

export type Layout = 'default' | 'login'
export type LoadScreen = () => Promise<{ default: ComponentType }>

type Shown = {
  title: string
  screen: LoadScreen
  /** Left out: default. */
  layout?: Layout
  /** Reads to start together with the chunk. */
  reads?: (facts: Facts, query: URLSearchParams) => readonly Reading[]
  /** Header and hero share the sky. */
  sky?: true
  /** Can be read without network, from what rests on the device. */
  offline?: true
}

/** Every row says who may come: there is no default. */
export type Access = { for: 'guests' } | { for: 'anyone' } | { for: 'customers'; gate?: Gate }
export type Route = (Shown & Access) | { redirect: string }
