import { useLayoutEffect } from 'react'
import { provider } from '../provider.ts'

/** The document's title: the screen, then the product. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} | ${provider.product}`
  }, [title])
}
