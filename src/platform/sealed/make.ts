import { emergencyCard } from '../storage/registry.ts'
import type { Box } from './box.ts'
import { type BoxMade, makeByCode, makeByDevice } from './makeBox.ts'
import type { Content } from './open.ts'
import { markOf } from './seal.ts'

/** The owner of a card: `account` as in the last known figures, and the number of the simcard that the PUK belongs to. */
type Owner = { account: string; simcard: string }

/** Makes a card opened by an app code, replacing an existing card. */
export const makeWithCode = (content: Content, owner: Owner, code: string, iterations?: number): Promise<BoxMade> =>
  makeByCode(emergencyCard, { text: JSON.stringify(content), ...owner }, code, iterations)

/** Makes a card opened by the device's own check, replacing an existing card. */
export const makeWithDevice = (content: Content, owner: Owner): Promise<BoxMade> =>
  makeByDevice(emergencyCard, { text: JSON.stringify(content), ...owner }, 'Noodkaart')

/** True when the card belongs to this simcard; another one has another PUK. */
export const isOfSimcard = async (card: Box, simcard: string): Promise<boolean> =>
  card.sim === (await markOf(simcard, card.deviceKey))
