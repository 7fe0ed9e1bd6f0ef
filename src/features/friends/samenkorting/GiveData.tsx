import { useState } from 'react'
import { now } from '#kit/clock.ts'
import { addDays } from '#kit/dates.ts'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { givenAwayOf, leftOf } from '#model/bundles/bundles.ts'
import { giveData } from '#model/friends/contract/household.ts'
import { giftSizes, givingProblem, hasDataToGive, MOST_GIVEN, ownLeftOf, sizesToGive } from '#model/friends/giving.ts'
import { runsOutAfter } from '#model/friends/runsOutAfter.ts'
import { readingOf } from '#model/operation.ts'
import { type DataBundle, postpaidOverview } from '#model/overview/contract.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { answerModal } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy, givingRefusals } from './giveCopy.ts'

type Receiver = { member: string; firstName: string }

const reads = [readingOf(postpaidOverview)]

/** Gives data of the own bundle to a housemate, over the screen that asks for it. */
export default function GiveData({ settings }: { settings: { data: Receiver } }) {
  return (
    <div className="stack">
      <ReadBlock reads={reads} waiting={bones('1.6em 90%', '12rem')} failedText={copy.loadFailed} offlineText={copy.offline}>
        <Choice {...settings.data} />
      </ReadBlock>
    </div>
  )
}

function Choice({ member, firstName }: Receiver) {
  const overview = useRead(postpaidOverview)
  const bundle = overview.dataBundle
  const [wanted, setWanted] = useState<number | null>(null)
  const giving = useWrite(giveData, { failed: copy.failed, refusals: givingRefusals })
  if (!hasDataToGive(bundle)) return <p>{givingRefusals.NOT_ALLOWED}</p>
  const sizes = sizesToGive(bundle)
  const size = sizes.find((one) => one === wanted) ?? sizes[0]
  const runsOutOn = size === undefined ? null : runsOutAfter(overview, size, now())

  async function give(chosen: number) {
    await giving.run({ member, size: chosen }, ({ left }) => {
      answerModal('confirm', 'give-data')
      toast({ id: 'given', text: copy.given(sizeText(chosen), firstName, sizeText(left)), good: true })
    })
  }

  return (
    <>
      <p>{meaningOf(bundle, firstName)}</p>
      {size !== undefined && (
        <RadioCards
          label={copy.choose}
          name="internet"
          row="wide"
          value={String(size)}
          onChange={(value) => setWanted(Number(value))}
          options={optionsOf(bundle)}
          {...(runsOutOn !== null && { help: copy.runsOut(dayText(runsOutOn)) })}
        />
      )}
      <Refusal text={giving.refusal} />
      {size !== undefined && (
        <WriteButton wide busy={giving.busy} busyLabel={copy.giving} onPress={() => void give(size)}>
          {copy.give(sizeText(size))}
        </WriteButton>
      )}
    </>
  )
}

/** How much data is left, what happens when it is given, and the reason when none can be given. */
export function meaningOf(bundle: DataBundle, firstName: string): string {
  const [left, own] = [leftOf(bundle), ownLeftOf(bundle)]
  const has = own === left ? copy.left(sizeText(left)) : `${copy.left(sizeText(left))} ${copy.own(sizeText(own))}`
  if (sizesToGive(bundle).length > 0) return `${has} ${copy.means(firstName)} ${copy.until(firstName, dayText(bundle.until))}`
  const [smallest] = giftSizes
  const isFull = givenAwayOf(bundle) + smallest > MOST_GIVEN
  return `${has} ${isFull ? copy.full(dayText(addDays(bundle.until, 1))) : copy.nothing}`
}

/** Every size, with what is left after it or why it cannot be given. */
export const optionsOf = (bundle: DataBundle) =>
  giftSizes.map((size) => {
    const problem = givingProblem(bundle, size)
    return {
      value: String(size),
      title: sizeText(size),
      ...(problem === null ? { text: copy.after(sizeText(leftOf(bundle) - size)) } : { unavailable: copy.problems[problem] }),
    }
  })
