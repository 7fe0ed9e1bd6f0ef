import { emergencyCard } from '../storage/registry.ts'
import { type Box, findBox, removeBox } from './box.ts'

/** The card on this device; null when there is none that can be opened. */
export const findCard = (): Promise<Box | null> => findBox(emergencyCard)

/** Removes this card, but not a successor. */
export const removeCard = (card: Box): Promise<void> => removeBox(emergencyCard, card)
