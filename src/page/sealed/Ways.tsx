import { useEffect, useState } from 'react'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { codeIn } from '#model/login/secondFactor.ts'
import { appCodeProblem, type Personal } from '#model/security/emergencyCard.ts'
import { hasDeviceCheck } from '#platform/sealed/able.ts'
import { AppCodeField } from '../fields/AppCodeField.tsx'
import { waysCopy } from './waysCopy.ts'

const options = (['device', 'code'] as const).map((value) => ({ value, ...waysCopy[value] }))

/**
 * Choosing how something on this device opens. `mayCheck` is null as long as it is unknown what the device can; `chosen` is the app code,
 * or null for the device's own check.
 */
export function useWays(personal: Personal) {
  const [mayCheck, setMayCheck] = useState<boolean | null>(null)
  const isByCode = (way: string) => mayCheck === false || way === 'code'
  const form = useForm(
    { way: 'device', code: '', again: '' },
    {
      code: (text, { way }) => (isByCode(way) ? messageFor(appCodeProblem(text, personal), waysCopy.field) : null),
      again: (text, { way, code }) => {
        if (!isByCode(way) || (text !== '' && codeIn(text) === codeIn(code))) return null
        return text === '' ? waysCopy.field.againRequired : waysCopy.field.differs
      },
    },
  )
  useEffect(() => void hasDeviceCheck().then(setMayCheck), [])
  const chosen = (): string | null => (isByCode(form.values.way) ? (codeIn(form.values.code) ?? '') : null)
  return { form, mayCheck, isByCode: isByCode(form.values.way), chosen, deviceIsUnable: () => setMayCheck(false) }
}

type Props = Pick<ReturnType<typeof useWays>, 'form' | 'mayCheck' | 'isByCode'> & { label: string }

/** The fields of that choice. */
export const Ways = ({ form, mayCheck, isByCode, label }: Props) => (
  <>
    {mayCheck && <RadioCards {...form.field('way')} label={label} section options={options} />}
    {isByCode && (
      <>
        <AppCodeField {...form.field('code')} label={waysCopy.field.label} help={waysCopy.field.help} />
        <AppCodeField {...form.field('again')} label={waysCopy.field.again} />
        <p className="small muted">{waysCopy.field.warning}</p>
      </>
    )}
  </>
)
