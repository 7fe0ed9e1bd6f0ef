import type { Composition } from '../../../api/contract/bundleOptions.ts'
import { bindingPeriods } from '../../../domain/bindingPeriods.ts'
import { changesOf, monthlyOf, type Selection } from '../../../domain/bundleChange.ts'
import type { SimOnlyOffer } from '../../../domain/simOnlyOffer.ts'
import { useStay } from '../../../page/useStay.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { euro } from '../../../words/money.ts'
import { bundleWords } from '../shared/bundleWords.ts'
import { renewalCopy } from './copy.ts'
import { inWords, selecting } from './text.ts'

const copy = renewalCopy.offer

type Props = { offer: SimOnlyOffer | null; chosen: Composition; choose: (change: Partial<Selection>) => void }

export function Offer({ offer: special, chosen, choose }: Props) {
  const stay = useStay()
  if (special === null) return <p className="muted">{copy.none}</p>
  const { offer, months, instead, whole } = special
  const isChosen = offer.period === chosen.period && changesOf(offer, chosen).length === 0
  return (
    <Card>
      <div className="stack stack--tight" {...stay}>
        <div>
          <Badge tone="good">{copy.title}</Badge>
        </div>
        <h2 className="title-card">{copy.bundles(inWords(offer), bundleWords.periods[offer.period])}</h2>
        <p>
          <strong className="strong">{copy.body(euro(monthlyOf(offer)), months)}</strong>{' '}
          <span className="muted">{copy.instead(euro(instead))}</span>
        </p>
        <p className="small muted">{copy.whole(bindingPeriods[offer.period].months, euro(whole))}</p>
        {isChosen ? (
          <p role="status">{copy.chosen}</p>
        ) : (
          <div>
            <Button
              variant="outline"
              size="small"
              onPress={() => choose({ ...selecting(offer), bindingPeriodType: offer.period })}
            >
              {copy.button}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
