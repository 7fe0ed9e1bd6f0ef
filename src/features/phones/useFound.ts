import { useMemo } from 'react'
import { pathHere } from '#kit/base.ts'
import type { HandsetPortfolio, Smartphone } from '#model/phones/contract/handsetShop.ts'
import {
  choicesIn,
  entriesOf,
  type Facet,
  type FacetChoices,
  type Finding,
  findingIn,
  type ListedPhone,
  MOST_COMPARED,
  noFilters,
  offersIn,
  type PhoneOffer,
  queryOf,
  toggled,
} from '#model/phones/phoneFilters.ts'
import { type Href, withQuery } from '#platform/router/href.ts'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { toast } from '#platform/stores/toasts.ts'
import { findCopy } from './copy.ts'

export type Scope = { kind: 'all' } | { kind: 'refurbished' } | { kind: 'brand'; slug: string }

const isOf = (scope: Scope, { refurbished, brand }: Smartphone): boolean =>
  scope.kind === 'all' || (scope.kind === 'refurbished' ? refurbished : brand.slug === scope.slug)

/** The filter that a list already implies is hidden. */
const hidden: Readonly<Record<Scope['kind'], Facet | null>> = { all: null, refurbished: 'condition', brand: 'brand' }

export type Found = Finding & {
  entries: readonly ListedPhone[]
  choices: FacetChoices
  offers: readonly PhoneOffer[]
  /** The compared phones, whatever list they are from. */
  beside: readonly PhoneOffer[]
}

type Sold = { phones: readonly Smartphone[]; portfolio: Pick<HandsetPortfolio, 'oneOffCosts'> }

const worked = new WeakMap<readonly Smartphone[], { portfolio: Sold['portfolio']; entries: ListedPhone[] }>()

/** Computed once per answer and shared by all lists of the shop. */
function entriesFor({ phones, portfolio }: Sold): ListedPhone[] {
  const known = worked.get(phones)
  if (known?.portfolio === portfolio) return known.entries
  const entries = entriesOf(phones, portfolio)
  worked.set(phones, { portfolio, entries })
  return entries
}

/** The phones of a list, filtered and sorted as the address says. */
export function useFound({ phones, portfolio }: Sold, scope: Scope): Found {
  const { search } = usePlace()
  const [kind, slug] = [scope.kind, scope.kind === 'brand' ? scope.slug : '']
  const all = entriesFor({ phones, portfolio })
  const { entries, choices } = useMemo(() => {
    const inScope: Scope = kind === 'brand' ? { kind, slug } : { kind }
    const own = all.filter(({ offers: [{ phone }] }) => isOf(inScope, phone))
    const left = hidden[kind]
    return { entries: own, choices: { ...choicesIn(own), ...(left && { [left]: [] }) } }
  }, [all, kind, slug])
  const models = useMemo(() => new Set(phones.map(({ model }) => model)), [phones])
  const asked = useMemo(() => findingIn(new URLSearchParams(search), choices, models), [search, choices, models])
  // A stable array, so that changing a filter does not re-render every card.
  const chosen = asked.compared.join(' ')
  const compared = useMemo(() => chosen.split(' ').filter(Boolean), [chosen])
  const finding = useMemo(() => ({ ...asked, compared }), [asked, compared])
  const offers = useMemo(() => offersIn(entries, finding.filters, finding.sort), [entries, finding])
  const beside = useMemo(() => firstOf(all, finding.compared), [all, finding])
  return { ...finding, entries, choices, offers, beside }
}

const firstOf = (entries: readonly ListedPhone[], models: readonly string[]): PhoneOffer[] =>
  models.flatMap((model) => entries.find(({ offers: [{ phone }] }) => phone.model === model)?.offers[0] ?? [])

/** Replaces the history entry, so that Back leaves the list instead of undoing filters one by one. */
const go = (query: URLSearchParams): void => navigate(withQuery(pathHere() as Href, query), { replace: true }) // of this screen

export const change = (finding: Finding): void => go(queryOf(finding))

export const toggle = (finding: Finding, facet: Facet, value: string): void =>
  change({ ...finding, filters: toggled(finding.filters, facet, value) })

export const clear = (finding: Finding): void => change({ ...finding, filters: noFilters })

const COMPARED = 'vergelijk'

/** Adds a phone to the comparison or removes it; false when the comparison is full. */
export function compare(model: string): boolean {
  const query = new URLSearchParams(location.search)
  const before = query.getAll(COMPARED)
  if (before.includes(model)) query.delete(COMPARED, model)
  else if (before.length < MOST_COMPARED) query.append(COMPARED, model)
  else {
    toast({ id: 'compare', text: findCopy.compare.full })
    return false
  }
  go(query)
  return true
}

/** The query for another list, with the same comparison. */
export const withCompared = ({ compared }: Pick<Finding, 'compared'>): URLSearchParams =>
  queryOf({ filters: noFilters, sort: 'populair', compared })
