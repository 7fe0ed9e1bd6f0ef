import { proxy, ref, useSnapshot } from 'valtio'
import type { FoundRoute } from './find.ts'
import type { RouteAddress, Screen } from './route.ts'

type Titled = Readonly<Record<string, Pick<Screen, 'title'>>>
/** The titles of customers' screens, which load with their list (`screens.ts`). */
export const titled = proxy<{ screens: Titled }>({ screens: {} })

/** Registers the titles of customers' screens. */
export function addTitles(screens: Titled): void {
  titled.screens = ref(screens)
}

/** The title of a screen; briefly empty when a customer's screen loads before the titles. */
export function useTitleOf({ pattern, route }: FoundRoute, address: RouteAddress): string {
  const { screens } = useSnapshot(titled)
  const title = 'title' in route ? route.title : (screens[pattern]?.title ?? '')
  return typeof title === 'string' ? title : title(address)
}
