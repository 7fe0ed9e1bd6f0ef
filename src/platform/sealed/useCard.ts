import { useEffect, useState } from 'react'
import type { Box } from './box.ts'
import { findCard } from './card.ts'

/** The card on this device, undefined while loading, and a function to reload it after a change. */
export function useCard(): [Box | null | undefined, () => Promise<void>] {
  const [card, setCard] = useState<Box | null>()
  useEffect(() => {
    void findCard().then(setCard)
  }, [])
  return [card, async () => setCard(await findCard())]
}
