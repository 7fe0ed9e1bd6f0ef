import { useEffect, useState } from 'react'
import { type Card, findCard } from './card.ts'

/** The card on this device: undefined while that is looked up. And a way to look again, after everything that changes it. */
export function useCard(): [Card | null | undefined, () => Promise<void>] {
  const [card, setCard] = useState<Card | null>()
  useEffect(() => {
    void findCard().then(setCard)
  }, [])
  return [card, async () => setCard(await findCard())]
}
