import { useEffect, useEffectEvent } from 'react'
import { announce } from './announce.ts'
import type { News } from './vocabulary.ts'

/** Announces once, on mount: `useAnnounced({ event: 'view_item_list', items })`. */
export function useAnnounced(news: News): void {
  const tell = useEffectEvent(() => announce(news))
  useEffect(() => tell(), [])
}
