import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Thanks } from '#page/flow/Thanks.tsx'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { copy } from './copy.ts'
import { dataCapDoneText, Switched } from './text.ts'

/** `/dataplafond/succes`: the new setting. */
export default function Gewijzigd() {
  const receipt = useReceipt(Switched)
  if (!receipt) return <Redirect to={href('/dataplafond')} />
  const { title, intro, costs, outside } = dataCapDoneText(receipt)
  return (
    <Thanks
      title={title}
      intro={intro}
      got={{ icon: 'data-cap' }}
      to="/"
      button={copy.toOverview}
      {...(!receipt.active && { quiet: true })}
    >
      <Facts>
        <Fact term={copy.title}>{costs}</Fact>
        <Fact term={copy.done.outside}>{outside}</Fact>
      </Facts>
    </Thanks>
  )
}
