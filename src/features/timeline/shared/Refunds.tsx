import { Badge } from '#kit/ui/Badge.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List, Row, RowContent, rowClass } from '#kit/ui/List.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { reading } from '#model/operation.ts'
import { getTimeline } from '#model/timeline/contract.ts'
import { refundsIn } from '#model/timeline/timeline.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { refundsCopy } from './refundsCopy.ts'
import { type Refund, refundBadge, refundText } from './refundText.ts'

/** The refunds of the timeline, latest first: of an amount, its reason, its state and the invoice that it is on. */
export default function Refunds() {
  return (
    <ReadBlock
      reads={[reading(getTimeline)]}
      waiting={bones('4rem')}
      failedText={refundsCopy.failed}
      offlineText={refundsCopy.offline}
    >
      <Rows />
    </ReadBlock>
  )
}

function Rows() {
  const refunds = refundsIn(useRead(getTimeline).rows)
  if (refunds.length === 0) return <p className="muted">{refundsCopy.none}</p>
  return (
    <List>
      {refunds.map((refund) => (
        <RefundRow key={refund.id} refund={refund} />
      ))}
    </List>
  )
}

function RefundRow({ refund }: { refund: Refund }) {
  const { tone, text } = refundBadge(refund)
  const content = {
    title: dayInFull(refund.day),
    text: refundText(refund),
    badge: (
      <Badge tone={tone} size="s">
        {text}
      </Badge>
    ),
    amount: euro(refund.amount),
  }
  if (refund.invoice === null) return <Row {...content} />
  return (
    <li>
      <Link to={href('/factuur/:id', { id: refund.invoice })} className={rowClass(false)}>
        <RowContent {...content} end={<Icon name="chevron-right" small />} />
      </Link>
    </li>
  )
}
