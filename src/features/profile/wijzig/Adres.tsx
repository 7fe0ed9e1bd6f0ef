import { useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { addressText } from '#kit/typed/address.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { isComplete } from '#model/bundles/bundles.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { getHousehold } from '#model/friends/contract/household.ts'
import { discountEndsOn } from '#model/friends/household.ts'
import { type AddressChange, findAddress, getAddress, updateAddress } from '#model/profile/contract/address.ts'
import { useUnsaved } from '#page/draft/useUnsaved.ts'
import { AddressFields } from '#page/fields/AddressFields.tsx'
import { addressIn, addressRules } from '#page/fields/addressRules.ts'
import type { Lookup } from '#page/fields/useAddressLookup.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { READ_LIMIT_MS } from '#platform/api/earlyReads.ts'
import { newKey } from '#platform/api/newKey.ts'
import { write } from '#platform/api/write.ts'
import { useIsPostpaid } from '#platform/session/visitor.ts'
import { confirm } from '#platform/stores/modal.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { ChangePage } from '../ChangePage.tsx'
import { changeCopy } from '../copy.ts'
import { Saved } from '../Saved.tsx'
import { addressChangeCopy } from './copy.ts'

/** `/instellingen/wijzig/adres`: changing the address, and the consequences. */
export default function Adres() {
  return (
    <ChangePage title={addressChangeCopy.heading} intro={addressChangeCopy.intro}>
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
        <span className="muted">{addressChangeCopy.current}</span> {addressText(current)}
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
      {hasHousemates && <Notice tone="warn">{addressChangeCopy.household}</Notice>}
      {complete && isComplete(complete.completeStatus) && <Notice>{addressChangeCopy.complete}</Notice>}
    </>
  )
}

const Consequences = ({ of: { householdEndsOn, completeChecked } }: { of: AddressChange }) => (
  <Saved title={addressChangeCopy.success}>
    {householdEndsOn !== null && <p>{addressChangeCopy.householdEnds(dayText(householdEndsOn))}</p>}
    {completeChecked && <p>{addressChangeCopy.completeChecked}</p>}
  </Saved>
)

const empty = { zipCode: '', houseNumber: '', houseNumberAddition: '', street: '', city: '' }

/** The discount that moving away from housemates costs; null: nothing, or unknown. */
function useLoses(isSubscriber: boolean): string | null {
  const household = useReadState(getHousehold).value
  const hasHousemates = household?.members.some(({ state }) => state === 'member') === true
  if (!isSubscriber || !household || !hasHousemates || household.endsOn !== null) return null
  return addressChangeCopy.loses(euro(household.discount), dayText(discountEndsOn(dayOf(now()))))
}

type Props = { saved: (change: AddressChange) => void; isSubscriber: boolean }

function AddressForm({ saved, isSubscriber }: Props) {
  const loses = useLoses(isSubscriber)
  const form = useForm(empty, addressRules)
  const { values } = form
  const writing = useWrite(updateAddress, {
    failed: addressChangeCopy.error,
    refusals: atField(form, 'zipCode', { ADDRESS_SAME: addressChangeCopy.same }),
  })
  useUnsaved(Object.values(values).some((text) => text !== ''))

  async function save() {
    if (loses !== null && !(await confirm({ ...addressChangeCopy.ask, body: loses }))) return
    await writing.run(addressIn(values), saved)
  }

  return (
    <Form review={form.review} onValid={() => void save()} refusal={writing.refusal}>
      <AddressFields lookup={lookUp} field={form.field} />
      <ButtonGroup>
        <WriteButton offline={changeCopy.kept} busy={writing.busy} busyLabel={changeCopy.saving}>
          {addressChangeCopy.button}
        </WriteButton>
      </ButtonGroup>
    </Form>
  )
}

/** Looks up the street. A POST, so that the customer's address appears in no URL. */
const lookUp: Lookup = (place) => write(findAddress, place, { key: newKey(), onceWithin: READ_LIMIT_MS })
