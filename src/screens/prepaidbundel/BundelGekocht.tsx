import { PrepaidReceipt } from '../../api/contract/prepaidBundle.ts'
import { dayText } from '../../domain/dateText.ts'
import { nextStartOf } from '../../domain/prepaidBundles.ts'
import { Thanks } from '../../flow/Thanks.tsx'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { receiptHere } from '../../routes/receipt.ts'
import { prepaidCopy } from './copy.ts'
import { Receipt } from './Receipt.tsx'
import { bundleText } from './text.ts'

const copy = prepaidCopy.bundle.done

/** `/kies-prepaid-bundel/bedankt`: the bundle has begun. */
export default function BundelGekocht() {
  const receipt = receiptHere(PrepaidReceipt)
  if (receipt?.kind !== 'bundle') return <Elsewhere to="/kies-prepaid-bundel" />
  const bundle = bundleText(receipt)
  const intro = receipt.autoExtend
    ? copy.introAuto(bundle, dayText(nextStartOf(receipt.until)))
    : copy.intro(bundle, dayText(receipt.until))
  return (
    <Thanks title={copy.title} intro={intro} to="/" button={prepaidCopy.toOverview}>
      <Receipt receipt={receipt} />
    </Thanks>
  )
}
