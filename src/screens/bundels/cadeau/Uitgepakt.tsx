import { useReadState } from '../../../api/client.ts'
import { UnwrappedGift } from '../../../api/contract/gift.ts'
import { postpaidOverview } from '../../../api/contract/overview.ts'
import { canUnwrap } from '../../../domain/gifts.ts'
import { Thanks } from '../../../flow/Thanks.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { href } from '../../../routes/href.ts'
import { ButtonLink } from '../../../routes/Link.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Gift } from '../../../ui/Gift.tsx'
import { shortAmountText } from '../../../words/dataSize.ts'
import { giftCopy } from './copy.ts'
import { unwrappedText } from './text.ts'

const copy = giftCopy.done

/** `/cadeau/bedankt`: the content of the unwrapped gift. */
export default function Uitgepakt() {
  const receipt = useReceipt(UnwrappedGift)
  const hasMore =
    useReadState(postpaidOverview).value?.giftBundles.some((gift) => gift.id !== receipt?.id && canUnwrap(gift)) ?? false
  if (!receipt) return <Elsewhere to={href('/cadeau')} />
  const { amount, intro, until } = unwrappedText(receipt)
  return (
    <Thanks title={copy.title} intro={intro} got={shortAmountText(receipt)} to="/" button={copy.button}>
      <Gift isOpen size="large">
        {amount}
      </Gift>
      <Facts>
        <Fact term={copy.until}>{until}</Fact>
      </Facts>
      {hasMore && (
        <ButtonLink to="/cadeau" variant="outline" wide>
          {copy.more}
        </ButtonLink>
      )}
    </Thanks>
  )
}

Uitgepakt.reads = () => [postpaidOverview]
