import { useEffect } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { mobileNumber, mobileNumberProblem, phoneText } from '#kit/typed/phoneNumber.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import fields from '#kit/ui/Field.module.css'
import { Form } from '#kit/ui/Form.tsx'
import { dateCopy, messageCopy, mobileNumberCopy, timeCopy } from '#kit/ui/fieldCopy.ts'
import { TextArea } from '#kit/ui/TextArea.tsx'
import { TimeField } from '#kit/ui/TimeField.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { numericDate, timeText } from '#kit/words/dateText.ts'
import { reportOutage } from '#model/outage/contract.ts'
import { hasPlace, messageIn, messageProblem, momentIn, sinceDateProblem, sinceTimeProblem } from '#model/outage/outage.ts'
import { changeDraft, draftOf, useDraft } from '#page/draft/draft.ts'
import { PhoneField } from '#page/fields/PhoneField.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { href } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { finishReport, type OutageWay, outageDraft } from './draft.ts'

function initial(ownNumber: string | null) {
  const { date, time, message, phoneNumber } = draftOf(outageDraft)
  return {
    date: date || numericDate(dayOf(now())),
    time: time || timeText(now()),
    message,
    phoneNumber: phoneNumber || (ownNumber === null ? '' : phoneText(ownNumber)),
  }
}

/** Step 4: the report. It is never queued: offline the button is blocked and says why. */
export function Report({ ownNumber, back }: OutageWay & { ownNumber: string | null }) {
  const { type, zipCode, outage } = useDraft(outageDraft)
  const reporting = useWrite(reportOutage, { done: '/storingstool/bedankt', failed: copy.error })
  const form = useForm(initial(ownNumber), {
    date: (text) => messageFor(sinceDateProblem(text, now()), dateCopy),
    time: (text, { date }) => messageFor(sinceTimeProblem(text, date, now()), timeCopy),
    message: (text) => messageFor(messageProblem(text), messageCopy),
    phoneNumber: (text) => messageFor(mobileNumberProblem(text), mobileNumberCopy),
  })
  const today = dayOf(now())
  const { values } = form
  useEffect(() => changeDraft(outageDraft, values), [values])

  async function report() {
    const [since, phoneNumber] = [momentIn(values.date, values.time), mobileNumber(values.phoneNumber)]
    if (type === null || since === null || phoneNumber === null) return
    await reporting.run(
      {
        type,
        zipCode: hasPlace(type) ? zipCode : null,
        since: new Date(since).toISOString(),
        message: messageIn(values.message),
        phoneNumber,
        outage,
      },
      (receipt) => {
        finishReport()
        return openReceipt(href('/storingstool/bedankt'), receipt)
      },
    )
  }

  const cancel = () => {
    finishReport()
    navigate(href('/'))
  }

  return (
    <Form review={form.review} onValid={() => void report()} refusal={reporting.refusal}>
      <div>
        <h2 className="title-section">{copy.steps.melden}</h2>
        {type !== null && <p className="muted">{hasPlace(type) ? `${copy.types[type]}, ${zipCode}` : copy.types[type]}</p>}
      </div>
      <fieldset>
        <legend className="title-card">{copy.since}</legend>
        <p className="muted">{copy.sinceHelp}</p>
        <div className={`${fields.row} mt-2`}>
          <DateField {...form.field('date')} example={today} />
          <TimeField {...form.field('time')} />
        </div>
      </fieldset>
      <TextArea label={copy.optional(messageCopy.label)} help={messageCopy.hint} {...form.field('message')} />
      <PhoneField help={copy.phoneHelp} {...form.field('phoneNumber')} />
      <ButtonGroup>
        <WriteButton offline={{ device: copy.offline }} busy={reporting.busy} busyLabel={copy.buttons.reporting}>
          {copy.buttons.report}
        </WriteButton>
        <Button variant="outline" onPress={back}>
          {copy.buttons.back}
        </Button>
        <Button variant="quiet" onPress={cancel}>
          {copy.buttons.cancel}
        </Button>
      </ButtonGroup>
    </Form>
  )
}
