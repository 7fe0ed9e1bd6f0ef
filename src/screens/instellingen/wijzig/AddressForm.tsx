import { READ_LIMIT_MS } from '../../../api/ahead.ts'
import { useReadState } from '../../../api/client.ts'
import { type AddressChange, findAddress, updateAddress } from '../../../api/contract/address.ts'
import { getHousehold } from '../../../api/contract/household.ts'
import { newKey } from '../../../api/newKey.ts'
import { write } from '../../../api/write.ts'
import { now } from '../../../clock.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { atField } from '../../../deed/refusalText.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { dayOf } from '../../../domain/dates.ts'
import { discountEndsOn } from '../../../domain/household.ts'
import { useUnsaved } from '../../../draft/useUnsaved.ts'
import { AddressFields } from '../../../fields/AddressFields.tsx'
import { addressIn, addressRules } from '../../../fields/addressRules.ts'
import type { Lookup } from '../../../fields/useAddressLookup.ts'
import { confirm } from '../../../stores/modal.ts'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { dayText } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { changeCopy } from '../copy.ts'
import { addressChangeCopy as copy } from './copy.ts'

const empty = { zipCode: '', houseNumber: '', houseNumberAddition: '', street: '', city: '' }

/** The discount that moving away from housemates costs; null: nothing, or unknown. */
function useLoses(isSubscriber: boolean): string | null {
  const household = useReadState(getHousehold).value
  const hasHousemates = household?.members.some(({ state }) => state === 'member') === true
  if (!isSubscriber || !household || !hasHousemates || household.endsOn !== null) return null
  return copy.loses(euro(household.discount), dayText(discountEndsOn(dayOf(now()))))
}

type Props = { saved: (change: AddressChange) => void; isSubscriber: boolean }

export function AddressForm({ saved, isSubscriber }: Props) {
  const loses = useLoses(isSubscriber)
  const offline = useBlocked(changeCopy.kept)
  const form = useForm(empty, addressRules)
  const { values } = form
  const writing = useDeed(updateAddress, { failed: copy.error, refusals: atField(form, 'zipCode', { ADDRESS_SAME: copy.same }) })
  useUnsaved(Object.values(values).some((text) => text !== ''))

  async function save() {
    if (loses !== null && !(await confirm({ ...copy.ask, body: loses }))) return
    await writing.run(addressIn(values), saved)
  }

  return (
    <Form review={form.review} onValid={() => void save()} refusal={writing.refusal}>
      <AddressFields lookup={lookUp} field={form.field} />
      <ButtonGroup>
        <Button type="submit" variant="primary-green" busy={writing.busy} busyLabel={changeCopy.saving} blocked={offline}>
          {copy.button}
        </Button>
      </ButtonGroup>
    </Form>
  )
}

/** Looks up the street. A POST, so that the customer's address appears in no URL. */
const lookUp: Lookup = (place) => write(findAddress, place, { key: newKey(), onceWithin: READ_LIMIT_MS })
