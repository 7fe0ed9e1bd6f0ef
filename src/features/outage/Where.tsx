import { useEffect, useRef, useState } from 'react'
import { atMost } from '#kit/pause.ts'
import { zipCodeProblem, zipCodeText } from '#kit/typed/address.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { zipCodeCopy } from '#kit/ui/fieldCopy.ts'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { reading } from '#model/operation.ts'
import { getOutages } from '#model/outage/contract.ts'
import { areaOf } from '#model/outage/outageArea.ts'
import type { Address } from '#model/profile/contract/address.ts'
import { changeDraft, draftOf } from '#page/draft/draft.ts'
import { preload } from '#platform/api/client.ts'
import { online } from '#platform/connection/connection.ts'
import { copy } from './copy.ts'
import { type OutageWay, outageDraft } from './draft.ts'

/** How long this step waits for the outages; after that the next step shows its own loading state. */
const PATIENCE_MS = 3000

/**
 * Step 2: where. By postcode or the home address; geolocation is not used (Permissions-Policy forbids it). Loads the outages before the
 * next step shows, to prevent layout shifts.
 */
export function Where({ home, next, back }: OutageWay & { home: Address | null }) {
  const [known] = useState(home)
  const [isChecking, setChecking] = useState(false)
  const isGone = useRef(false)
  const form = useForm(
    { zipCode: draftOf(outageDraft).zipCode },
    { zipCode: (text) => messageFor(zipCodeProblem(text), zipCodeCopy) },
  )
  useEffect(
    () => () => {
      isGone.current = true
    },
    [],
  )

  async function go(text: string) {
    if (isChecking) return
    const zipCode = zipCodeText(text)
    const area = areaOf(zipCode)
    form.set('zipCode', zipCode)
    if (area !== null && online()) {
      setChecking(true)
      await atMost(PATIENCE_MS, preload([reading(getOutages, { area })]))
    }
    if (isGone.current) return
    changeDraft(outageDraft, { zipCode, outage: null })
    next()
  }

  return (
    <Form review={form.review} onValid={() => void go(form.values.zipCode)}>
      <h2 className="title-section">{copy.steps.waar}</h2>
      <Field
        label={zipCodeCopy.label}
        help={zipCodeCopy.hint}
        autoComplete="postal-code"
        maxLength={20}
        format={zipCodeText}
        {...form.field('zipCode')}
      />
      {known && (
        <Button variant="outline" size="small" icon="address" onPress={() => void go(known.zipCode)}>
          {copy.home(known.city)}
        </Button>
      )}
      <ButtonGroup>
        <Button type="submit" variant="primary-green" busy={isChecking} busyLabel={copy.checking}>
          {copy.buttons.next}
        </Button>
        <Button variant="outline" onPress={back}>
          {copy.buttons.back}
        </Button>
      </ButtonGroup>
    </Form>
  )
}
