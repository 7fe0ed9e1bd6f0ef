import { bundleWords } from '#features/bundles/shared/bundleWords.ts'
import { Button } from '#kit/ui/Button.tsx'
import { euro } from '#kit/words/money.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { changesOf, monthlyOf, type Selection } from '#model/bundles/bundleChange.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { SimOnlyOffer } from '#model/renewal/simOnlyOffer.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { copy } from './copy.ts'
import { inWords, selecting } from './text.ts'

type Props = { offer: SimOnlyOffer; chosen: Composition | null; choose: (change: Partial<Selection>) => void }

/** The offer of this customer, beside the advice. */
export function RenewalOffer({ offer: { offer, months, instead, whole }, chosen, choose }: Props) {
  const stay = useKeepFocus()
  const isChosen = chosen !== null && offer.period === chosen.period && changesOf(offer, chosen).length === 0
  return (
    <div className="stack stack--tight" {...stay}>
      <p>
        <strong className="strong">
          {copy.offer.title}: {copy.offer.bundles(inWords(offer), bundleWords.periods[offer.period].toLowerCase())}
        </strong>
      </p>
      <p className="small muted">
        {copy.offer.body(euro(monthlyOf(offer)), months)} {copy.offer.instead(euro(instead))}.{' '}
        {copy.offer.whole(bindingPeriods[offer.period].months, euro(whole))}
      </p>
      {isChosen ? (
        <p role="status">{copy.offer.chosen}</p>
      ) : (
        <div>
          <Button variant="quiet" size="small" onPress={() => choose({ ...selecting(offer), bindingPeriodType: offer.period })}>
            {copy.offer.button}
          </Button>
        </div>
      )}
    </div>
  )
}
