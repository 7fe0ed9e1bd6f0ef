import { useLayoutEffect } from 'react'
import { announce } from '../analytics/announce.ts'
import { provider } from '../provider.ts'
import { find } from '../routes/find.ts'
import { visitor } from '../session/visitor.ts'

/** The document's title: the screen, then the product. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title === '' ? provider.product : `${title} | ${provider.product}`
  }, [title])
}

/** Tells the data layer which screen is shown at this address; `pattern` null: there is nothing here. Before what the screen itself tells. */
export function useArrivalTold(pattern: string | null, path: string): void {
  useLayoutEffect(() => {
    announce({ event: 'arrival', pattern, asked: find(path)?.pattern ?? null, visitor: visitor() })
  }, [pattern, path])
}
