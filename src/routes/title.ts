import { proxy, ref, useSnapshot } from 'valtio'
import type { Found } from './find.ts'
import type { Address, Title } from './route.ts'

type Titles = Readonly<Record<string, Title>>
const state = proxy<{ titles: Titles }>({ titles: {} })

/** The titles of customers' screens come with the code that every customer needs: the login screen carries none of them. */
export function addTitles(titles: Titles): void {
  state.titles = ref(titles)
}

/** The title of a screen at an address; empty for an instant, when a customer's screen is there before the titles are. */
export function useTitleOf({ pattern, route }: Found, address: Address): string {
  const { titles } = useSnapshot(state)
  const title = 'title' in route ? route.title : (titles[pattern] ?? '')
  return typeof title === 'string' ? title : title(address)
}
