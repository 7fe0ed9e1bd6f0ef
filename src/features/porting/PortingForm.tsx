import { type ReactNode, useEffect } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { mobileNumber, mobileNumberProblem } from '#kit/typed/phoneNumber.ts'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { Select } from '#kit/ui/Select.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { checkPhoneNumber, numberportingGetStatus, type PortingRequest } from '#model/porting/contract.ts'
import {
  customerNumberProblem,
  mayCostMoney,
  momentsFor,
  needsCustomerNumber,
  wishDays,
  wishProblem,
} from '#model/porting/portingRequest.ts'
import { PhoneField } from '#page/fields/PhoneField.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { contractTypes, moments, momentsOfPrepaid, portingCopy } from './copy.ts'
import { type PortingValues, requestIn } from './draft.ts'
import { formCopy } from './formCopy.ts'

type Props = {
  initial: PortingValues
  /** Fields that the other provider rejected. */
  wrong?: readonly (keyof PortingRequest)[]
  changed?: (values: PortingValues) => void
  submit: (request: PortingRequest) => void
  button: string
  busy: boolean
  refusal: string | null
  children: ReactNode
}

/** The data that the other provider needs: the number, the provider and the date. Irrelevant fields are hidden. */
export function PortingForm({ initial, wrong = [], changed, submit, button, busy, refusal, children }: Props) {
  const { donors } = useRead(numberportingGetStatus)
  const today = dayOf(now())
  const { first, last } = wishDays(today)
  const dates = formCopy.wishDate.errors(dayInFull(first), dayInFull(last))
  const form = useForm(initial, {
    number: (text) => messageFor(mobileNumberProblem(text), formCopy.number),
    provider: (name) => (name === '' ? formCopy.provider.required : null),
    contractType: (type) => (type === '' ? formCopy.contractType.required : null),
    customerNumber: (text, { contractType }) =>
      needsCustomerNumber(contractType) ? messageFor(customerNumberProblem(text), formCopy.customerNumber) : null,
    // Required only after the contract type is chosen.
    moment: (moment, { contractType }) =>
      contractType !== '' && (moment === '' || !momentsFor(contractType).includes(moment)) ? formCopy.moment.required : null,
    wishDate: (text, { moment }) => (moment === 'WISH_DATE' ? messageFor(wishProblem(text, today), dates) : null),
    feeConsent: (agreed, { contractType, moment }) =>
      mayCostMoney(contractType, moment) && !agreed ? formCopy.feeConsent.required : null,
    consent: (agreed) => (agreed ? null : formCopy.consent.required),
  })
  const { values } = form
  const { contractType, moment } = values
  useEffect(() => changed?.(values), [values, changed])

  /** A rejected field shows its error until its value changes. */
  const marked = (name: keyof PortingRequest) => wrong.includes(name) && values[name] === initial[name]
  const bound = (name: keyof PortingRequest) => {
    const field = form.field(name)
    return marked(name) ? { ...field, error: field.error ?? formCopy.change.highlight } : field
  }
  const send = () => {
    const request = requestIn(values)
    if (request) submit(request)
  }

  return (
    <Form review={form.review} onValid={send} refusal={refusal}>
      <div className="stack stack--tight">
        <PhoneField label={formCopy.number.label} {...bound('number')} autoComplete="off" />
        <NumberChecked text={values.number} />
      </div>
      <Select
        label={formCopy.provider.label}
        placeholder={formCopy.provider.placeholder}
        options={[...donors, formCopy.provider.other].map((name) => ({ value: name, text: name }))}
        {...bound('provider')}
      />
      <RadioCards
        label={formCopy.contractType.label}
        options={Object.entries(contractTypes).map(([value, title]) => ({ value, title }))}
        {...bound('contractType')}
      />
      {needsCustomerNumber(contractType) && (
        <Field
          label={formCopy.customerNumber.label}
          help={formCopy.customerNumber.hint}
          autoComplete="off"
          maxLength={40}
          {...bound('customerNumber')}
        />
      )}
      {contractType !== '' && (
        <RadioCards
          label={formCopy.moment.label}
          options={momentsFor(contractType).map((value) => ({
            value,
            title: moments[value].title,
            text: (contractType === 'PREPAID' && momentsOfPrepaid[value]) || moments[value].text,
          }))}
          {...bound('moment')}
        />
      )}
      {moment === 'WISH_DATE' && (
        <DateField label={formCopy.wishDate.label} help={formCopy.wishDate.hint} {...bound('wishDate')} />
      )}
      {mayCostMoney(contractType, moment) && <Checkbox {...form.check('feeConsent')}>{formCopy.feeConsent.label}</Checkbox>}
      <Checkbox {...form.check('consent')}>{formCopy.consent.label}</Checkbox>
      <WriteButton wide busy={busy} busyLabel={portingCopy.buttons.busy}>
        {button}
      </WriteButton>
      {children}
    </Form>
  )
}

/** Tells whether this number can be ported, if known. Advisory only: the form does not wait for it. */
function NumberChecked({ text }: { text: string }) {
  const number = mobileNumber(text)
  return <div role="status">{number !== null && <Answer key={number} number={number} />}</div>
}

function Answer({ number }: { number: string }) {
  const { value, failure } = useReadState(checkPhoneNumber, { phoneNumber: number })
  if ((failure && !value) || value?.result === 'unknown') return <Notice tone="warn">{formCopy.checkFailed}</Notice>
  if (value?.result === 'not-mobile') return <Notice tone="warn">{formCopy.notMobile}</Notice>
  return value === null ? <p className="small muted">{formCopy.checking}</p> : null
}
