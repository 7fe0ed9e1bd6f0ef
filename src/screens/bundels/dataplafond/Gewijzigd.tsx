import { Thanks } from '../../../flow/Thanks.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { href } from '../../../routes/href.ts'
import { useReceipt } from '../../../routes/receipt.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { dataCapCopy } from './copy.ts'
import { doneText, Switched } from './text.ts'

/** `/dataplafond/succes`: the new setting. */
export default function Gewijzigd() {
  const receipt = useReceipt(Switched)
  if (!receipt) return <Elsewhere to={href('/dataplafond')} />
  const { title, intro, costs, outside } = doneText(receipt)
  return (
    <Thanks
      title={title}
      intro={intro}
      got={{ icon: 'data-cap' }}
      to="/"
      button={dataCapCopy.toOverview}
      {...(!receipt.active && { quiet: true })}
    >
      <Facts>
        <Fact term={dataCapCopy.title}>{costs}</Fact>
        <Fact term={dataCapCopy.done.outside}>{outside}</Fact>
      </Facts>
    </Thanks>
  )
}
