import { useState } from 'react'
import { addressText } from '#kit/typed/address.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayText } from '#kit/words/dateText.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { isComplete } from '#model/bundles/bundles.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { getHousehold } from '#model/friends/contract/household.ts'
import { type AddressChange, getAddress } from '#model/profile/contract/address.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { useIsPostpaid } from '#platform/session/visitor.ts'
import { ChangePage } from '../ChangePage.tsx'
import { Saved } from '../Saved.tsx'
import { AddressForm } from './AddressForm.tsx'
import { addressChangeCopy as copy } from './copy.ts'

/** `/instellingen/wijzig/adres`: changing the address, and the consequences. */
export default function Adres() {
  return (
    <ChangePage title={copy.heading} intro={copy.intro}>
      <ReadBlock waiting={bones('1.5rem 70%', '5.5rem', '5.5rem', '3.25rem 12rem')}>
        <Changing />
      </ReadBlock>
    </ChangePage>
  )
}

Adres.reads = ({ prepaid }: AccessFacts) => [
  getAddress,
  ...(prepaid ? [] : [getHousehold, completeStatus]), // what moving would end
]

function Changing() {
  const current = useRead(getAddress)
  const [saved, setSaved] = useState<AddressChange | null>(null)
  const isSubscriber = useIsPostpaid()
  return (
    <div className="stack">
      {saved && <Consequences of={saved} />}
      <p>
        <span className="muted">{copy.current}</span> {addressText(current)}
      </p>
      {saved === null && (
        <>
          {isSubscriber && <Warnings />}
          <AddressForm saved={setSaved} isSubscriber={isSubscriber} />
        </>
      )}
    </div>
  )
}

function Warnings() {
  const household = useReadState(getHousehold).value
  const complete = useReadState(completeStatus).value
  const hasHousemates = household?.members.some(({ state }) => state === 'member') === true && household.endsOn === null
  return (
    <>
      {hasHousemates && <Notice tone="warn">{copy.household}</Notice>}
      {complete && isComplete(complete.completeStatus) && <Notice>{copy.complete}</Notice>}
    </>
  )
}

const Consequences = ({ of: { householdEndsOn, completeChecked } }: { of: AddressChange }) => (
  <Saved title={copy.success}>
    {householdEndsOn !== null && <p>{copy.householdEnds(dayText(householdEndsOn))}</p>}
    {completeChecked && <p>{copy.completeChecked}</p>}
  </Saved>
)
