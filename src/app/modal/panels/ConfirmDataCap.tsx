import * as v from 'valibot'
import { euro } from '../../../domain/money.ts'
import { modalCopy } from '../copy.ts'
import type { PanelProps } from '../ModalHost.tsx'

/** `on`: the cap is about to be switched on. `price` in cents: of the cap per month, or of a MB without it. */
const Data = v.object({ on: v.boolean(), price: v.number() })

/** What switching the data cap on or off means for the bill. */
export default function ConfirmDataCap({ settings }: PanelProps) {
  const { on, price } = v.parse(Data, settings.data)
  const amount = euro(price)
  return <p>{on ? modalCopy.dataCap.bodyOn(amount) : modalCopy.dataCap.bodyOff(amount)}</p>
}
