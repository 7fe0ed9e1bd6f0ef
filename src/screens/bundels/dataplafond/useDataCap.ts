import { useState } from 'react'
import { updateNetworkSettings } from '../../../api/contract/networkSettings.ts'
import type { Usps } from '../../../api/contract/overview.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { arriveAt } from '../../../flow/arrive.ts'
import type { RoutePath } from '../../../routes/table.ts'
import { openModal } from '../../../stores/modal.ts'
import { dataCapCopy } from './copy.ts'
import type { Switched } from './receipt.ts'
import { askText } from './text.ts'

const words = dataCapCopy.ask

/** Explains the effect before switching. `price` in cents: of the cap a month, or of a MB without it. */
const ask = (on: boolean, price: number) =>
  openModal({
    id: 'data-cap',
    component: 'confirm-data-cap',
    title: on ? words.titleOn : words.titleOff,
    confirmButtonLabel: on ? words.confirmOn : words.confirmOff,
    data: { text: askText(on, price) },
    showFooter: true,
  })

const leaveFor = (path: RoutePath, receipt: Switched | true): Promise<void> => arriveAt(path, receipt)

/**
 * Switches the data cap and goes to the success or error screen. `unknown`: the setting that was wanted, when the server never answered;
 * `refusal` then says so.
 */
export function useDataCap({ dataCapPrice: price, dataCostOutsideBundle: perMb }: Usps) {
  const switching = useDeed(updateNetworkSettings, { done: '/dataplafond/succes' })
  const [unknown, setUnknown] = useState<boolean | null>(null)
  const succeed = (active: boolean) => leaveFor('/dataplafond/succes', { active, price, perMb })
  const fail = () => leaveFor('/dataplafond/error', true)

  async function change(on: boolean) {
    if ((await ask(on, on ? price : perMb)) !== 'confirm') return
    setUnknown(null)
    const failure = await switching.run({ dataCap: on, price }, ({ dataCap }) => succeed(dataCap?.active ?? on))
    if (!failure) return
    if (switching.isUnheard()) setUnknown(on)
    else await fail()
  }

  return { change, busy: switching.busy, unknown, refusal: switching.refusal }
}
