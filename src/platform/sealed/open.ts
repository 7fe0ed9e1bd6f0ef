import * as v from 'valibot'
import { emergencyCard } from '../storage/registry.ts'
import type { CodeBox, DeviceBox } from './box.ts'
import { type NotOpened, openByCode, openByDevice } from './openBox.ts'

export const Content = v.object({ puk: v.string(), customerNumber: v.string(), blockNumber: v.string() })
export type Content = v.InferOutput<typeof Content>

export type OpenedCard = { kind: 'open'; content: Content } | NotOpened

/** The content of the card. */
async function read(opening: ReturnType<typeof openByCode>): Promise<OpenedCard> {
  const opened = await opening
  if (opened.kind !== 'open') return opened
  const parsed = v.safeParse(Content, JSON.parse(opened.text))
  return parsed.success ? { kind: 'open', content: parsed.output } : { kind: 'broken' }
}

export const openWithCode = (card: CodeBox, code: string): Promise<OpenedCard> => read(openByCode(emergencyCard, card, code))
export const openWithDevice = (card: DeviceBox): Promise<OpenedCard> => read(openByDevice(card))
