import { useLayoutEffect } from 'react'
import { provider } from '#kit/provider.ts'
import { announce } from '#platform/analytics/announce.ts'
import { find } from '#platform/router/find.ts'
import { visitor } from '#platform/session/visitor.ts'

/** Sets the document title: the screen, then the product. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title === '' ? provider.product : `${title} | ${provider.product}`
  }, [title])
}

/** Reports an arrival to the data layer, before events of the screen itself. `pattern` is null on the 404 page. */
export function usePageView(pattern: string | null, path: string): void {
  useLayoutEffect(() => {
    announce({ event: 'arrival', pattern, asked: find(path)?.pattern ?? null, visitor: visitor() })
  }, [pattern, path])
}
