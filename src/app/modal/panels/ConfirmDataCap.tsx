import * as v from 'valibot'
import { dataCapText } from '../dataCapText.ts'
import type { PanelProps } from '../ModalHost.tsx'

const Data = v.object({ on: v.boolean(), price: v.number() })

/** What switching the data cap on or off means for the bill. */
export default function ConfirmDataCap({ settings }: PanelProps) {
  return <p>{dataCapText(v.parse(Data, settings.data))}</p>
}
