import { type ReactNode, useId, useState } from 'react'
import { additionIn, houseIn, livesOnWaddenIsland, zipCodeIn, zipCodeText } from '#kit/typed/address.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import type { FieldBinding } from '#kit/ui/FieldFrame.tsx'
import { additionCopy, addressLookupCopy, cityCopy, houseNumberCopy, streetCopy, zipCodeCopy } from '#kit/ui/fieldCopy.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Spinner } from '#kit/ui/Spinner.tsx'
import styles from './AddressFields.module.css'
import { type Lookup, useAddressLookup } from './useAddressLookup.ts'

type Names = 'zipCode' | 'houseNumber' | 'houseNumberAddition' | 'street' | 'city'

type Props = {
  field: (name: Names) => FieldBinding
  lookup: Lookup
}

/**
 * Postcode and house number are enough: the street is looked up. Customers can also type street and city themselves, for a new address or
 * when the lookup fails. After that the lookup stops, so that it never replaces typed text.
 */
export function AddressFields({ field, lookup }: Props) {
  const [zipCode, houseNumber, houseNumberAddition] = [field('zipCode'), field('houseNumber'), field('houseNumberAddition')]
  const [street, city] = [field('street'), field('city')]
  const streetId = useId()
  const [isManual, setIsManual] = useState(false)
  const zip = zipCodeIn(zipCode.value)
  const house = houseIn(houseNumber.value, houseNumberAddition.value)
  const place = zip !== null && house ? { zipCode: zip, ...house } : null
  const state = useAddressLookup(place, {
    lookup,
    known: street.value && city.value ? { street: street.value, city: city.value } : null,
    paused: isManual,
    onAnswer(found) {
      street.onChange(found?.street ?? '')
      city.onChange(found?.city ?? '')
    },
  })
  // After an error on a missing street, its field stays, whatever the lookup answers later.
  const isMissed = Boolean(street.error ?? city.error)
  const [wasMissed, setWasMissed] = useState(false)
  if (isMissed && !wasMissed) setWasMissed(true)
  const isOpen = isManual || wasMissed || state.kind === 'notFound' || state.kind === 'failed'
  const byHand = (binding: FieldBinding, value: string) => {
    setIsManual(true)
    binding.onChange(value)
  }
  const openByHand = () => {
    setIsManual(true)
    setTimeout(() => document.getElementById(street.id ?? streetId)?.focus())
  }
  /** An addition that was typed with the number moves to its own field. */
  const sortOut = () => {
    if (house) {
      houseNumber.onChange(String(house.houseNumber))
      houseNumberAddition.onChange(house.houseNumberAddition)
    }
    houseNumber.onBlur?.()
  }
  const number = [house?.houseNumber, house?.houseNumberAddition].filter(Boolean).join(' ')

  return (
    <div className={styles.address}>
      <Field
        label={zipCodeCopy.label}
        help={zipCodeCopy.hint}
        autoComplete="postal-code"
        maxLength={20}
        format={zipCodeText}
        {...zipCode}
      />
      <div className={styles.pair}>
        <Field
          label={houseNumberCopy.label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...houseNumber}
          onBlur={sortOut}
        />
        <Field
          label={additionCopy.label}
          help={additionCopy.hint}
          autoComplete="off"
          maxLength={20}
          format={additionIn}
          {...houseNumberAddition}
        />
      </div>
      <div role="status" className={styles.result}>
        {state.kind === 'waiting' && (
          <Line icon={<Spinner small silent />}>
            <span className="muted">{addressLookupCopy.searching}</span>
          </Line>
        )}
        {state.kind === 'found' && !isOpen && (
          <Line icon={<Icon name="address" />}>
            <span className="strong">{addressLookupCopy.found(state.address.street, number, state.address.city)}</span>
          </Line>
        )}
        {state.kind === 'notFound' && <Notice tone="warn">{addressLookupCopy.notFound}</Notice>}
        {state.kind === 'failed' && <Notice tone="warn">{addressLookupCopy.failed}</Notice>}
        {zip && livesOnWaddenIsland(zip) && <p className="small muted">{addressLookupCopy.wadden}</p>}
      </div>
      {isOpen ? (
        <div className={styles.pair}>
          <Field
            label={streetCopy.label}
            autoComplete="off"
            maxLength={80}
            {...street}
            id={street.id ?? streetId}
            onChange={(value) => byHand(street, value)}
          />
          <Field
            label={cityCopy.label}
            autoComplete="address-level2"
            maxLength={80}
            {...city}
            onChange={(value) => byHand(city, value)}
          />
        </div>
      ) : (
        <div>
          <Button variant="quiet" size="small" onPress={openByHand}>
            {addressLookupCopy.manual}
          </Button>
        </div>
      )}
    </div>
  )
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className={styles.line}>
    {icon}
    <span>{children}</span>
  </p>
)
