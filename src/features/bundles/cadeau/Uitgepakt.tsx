import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Gift } from '#kit/ui/Gift.tsx'
import { amountText, shortAmountText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { UnwrappedGift } from '#model/bundles/contract/gift.ts'
import { canUnwrap } from '#model/bundles/gifts.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { giftText } from '../shared/giftText.ts'
import { copy } from './copy.ts'

/** `/cadeau/bedankt`: the content of the unwrapped gift. */
export default function Uitgepakt() {
  const receipt = useReceipt(UnwrappedGift)
  const hasMore =
    useReadState(postpaidOverview).value?.giftBundles.some((gift) => gift.id !== receipt?.id && canUnwrap(gift)) ?? false
  if (!receipt) return <Redirect to={href('/cadeau')} />
  const { amount, intro, until } = unwrappedText(receipt)
  return (
    <Thanks title={copy.done.title} intro={intro} got={shortAmountText(receipt)} to="/" button={copy.done.button}>
      <Gift isOpen size="large">
        {amount}
      </Gift>
      <Facts>
        <Fact term={copy.done.until}>{until}</Fact>
      </Facts>
      {hasMore && (
        <ButtonLink to="/cadeau" variant="outline" wide>
          {copy.done.more}
        </ButtonLink>
      )}
    </Thanks>
  )
}

Uitgepakt.reads = () => [postpaidOverview]

export const unwrappedText = (gift: UnwrappedGift) => ({
  amount: amountText(gift),
  intro: copy.done.intro(giftText(gift), dayText(gift.usableUntil)),
  until: dayText(gift.usableUntil),
})
