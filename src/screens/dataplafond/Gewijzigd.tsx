import { euro } from '../../domain/money.ts'
import { Thanks } from '../../flow/Thanks.tsx'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { href } from '../../routes/href.ts'
import { receiptHere } from '../../routes/receipt.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { dataCapCopy } from './copy.ts'
import { Switched } from './receipt.ts'
import { monthlyText } from './text.ts'

const copy = dataCapCopy.done

/** `/dataplafond/succes`: what it is now. */
export default function Gewijzigd() {
  const receipt = receiptHere(Switched)
  if (!receipt) return <Elsewhere to={href('/dataplafond')} />
  const { active, price, perMb } = receipt
  return (
    <Thanks
      title={active ? copy.titleOn : copy.titleOff}
      intro={active ? copy.introOn : copy.introOff(euro(perMb))}
      to="/"
      button={dataCapCopy.toOverview}
    >
      <Facts>
        <Fact term={dataCapCopy.title}>{active ? monthlyText(price) : dataCapCopy.states.off}</Fact>
        <Fact term={copy.outside}>{active ? copy.nothing : copy.each(euro(perMb))}</Fact>
      </Facts>
    </Thanks>
  )
}
