import { useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { ButtonRow } from '#kit/ui/ButtonRow.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { euro } from '#kit/words/money.ts'
import type { UsageEvent } from '#model/usage/contract.ts'
import { type Contact, dearestIn, isHidden, numberText } from '#model/usage/usage.ts'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { Link } from '#platform/router/Link.tsx'
import { copy } from '../copy.ts'
import { contactText } from '../shared/contactText.ts'
import { useName } from '../shared/names.ts'
import { seek } from '../shared/sought.ts'
import styles from './Events.module.css'
import { namesWords } from './namesWords.ts'

/** The numbers that are shown before the customer asks for all of them. */
const FIRST = 7

const words = copy.calls

/** Everybody with whom there was contact, the dearest first. A press shows the calls and messages of one number. */
export function ContactList({ events }: { events: readonly UsageEvent[] }) {
  const [isWhole, setWhole] = useState(false)
  const contacts = dearestIn(events)
  const shown = isWhole ? contacts : contacts.slice(0, FIRST)
  return (
    <div className="stack stack--tight">
      <p className="small muted">{(contacts[0]?.costs ?? 0) > 0 ? words.dearest : words.noneCharged}</p>
      <List>
        {shown.map((contact) => (
          <ContactRow key={contact.number} contact={contact} />
        ))}
      </List>
      {contacts.length > FIRST && (
        <div className="cluster">
          <Button variant="outline" size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? words.fewerNumbers : words.allNumbers(contacts.length)}
          </Button>
        </div>
      )}
      <p>
        <Link to="/verbruik/namen" className="link">
          {namesWords.give}
        </Link>
      </p>
    </div>
  )
}

function ContactRow({ contact }: { contact: Contact }) {
  const known = useName(contact.number)
  const number = (
    <>
      {isHidden(contact.number) && <span className="visually-hidden">{words.withLike} </span>}
      <MaskedNumber>{numberText(contact.number)}</MaskedNumber>
    </>
  )
  return (
    <ButtonRow
      className={styles.contact}
      onPress={() => seek(contact.number)}
      icon={contact.calls > 0 ? 'call' : 'sms'}
      title={known ? namesWords.named(known) : number}
      text={
        <>
          {known && <>{number}. </>}
          {contactText(contact)}
        </>
      }
      badge={null}
      {...(contact.costs > 0 && { amount: euro(contact.costs) })}
      end={<Icon name="chevron-right" small />}
    />
  )
}
