import { useEffect, useState } from 'react'
import { type EmergencyCard, findCard } from './card.ts'

/** The card on this device, undefined while loading, and a function to reload it after a change. */
export function useCard(): [EmergencyCard | null | undefined, () => Promise<void>] {
  const [card, setCard] = useState<EmergencyCard | null>()
  useEffect(() => {
    void findCard().then(setCard)
  }, [])
  return [card, async () => setCard(await findCard())]
}
