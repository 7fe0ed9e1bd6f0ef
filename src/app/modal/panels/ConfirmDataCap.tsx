import * as v from 'valibot'
import { euro } from '../../../domain/money.ts'
import { modalCopy } from '../copy.ts'
import type { PanelProps } from '../ModalHost.tsx'

const copy = modalCopy.dataCap

/** `on`: the cap is about to be switched on. `price` in cents: of the cap per month, or of a MB without it. */
const Data = v.object({ on: v.boolean(), price: v.number() })

/** What switching the data cap on or off means for the bill. */
export default function ConfirmDataCap({ settings }: PanelProps) {
  const { on, price } = v.parse(Data, settings.data)
  if (!on) return <p>{copy.bodyOff(euro(price))}</p>
  return (
    <p>
      {copy.bodyOn} {price === 0 ? copy.free : copy.costs(euro(price))}
    </p>
  )
}
