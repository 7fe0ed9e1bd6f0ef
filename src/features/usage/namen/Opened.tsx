import { useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { ButtonRow } from '#kit/ui/ButtonRow.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { focusOn } from '#kit/ui/focusOn.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import type { CallNames } from '#model/usage/callNames.ts'
import { getUsage } from '#model/usage/contract.ts'
import { type Contact, dearestIn, isHidden, numberText } from '#model/usage/usage.ts'
import { headingFocus } from '#page/headingFocus.ts'
import { useReadState } from '#platform/api/client.ts'
import { contactText } from '../shared/contactText.ts'
import { namesCopy } from './copy.ts'
import { keeping } from './keeping.ts'
import { NameForm } from './NameForm.tsx'

const words = namesCopy.open

type Named = { number: string; contact: Contact | null }

/** The whole numbers of this month, the dearest first, and the other numbers with a name. A press gives one a name. */
export default function Opened({ names }: { names: CallNames }) {
  const { value: usage, failure } = useReadState(getUsage, { events: true })
  const events = usage?.events ?? []
  const contacts = dearestIn(events).filter(({ number }) => !isHidden(number))
  const others = Object.keys(names).filter((number) => !contacts.some((contact) => contact.number === number))

  async function hide() {
    const { closeNames } = await keeping()
    closeNames()
    headingFocus()
  }

  if (!usage && !failure) return bones('20rem')
  return (
    <>
      <Section
        title={words.title}
        action={
          <Button variant="quiet" size="small" icon="eye-off" onPress={() => void hide()}>
            {words.hide}
          </Button>
        }
      >
        {contacts.length === 0 && <Notice>{!usage ? words.unknown : events.length === 0 ? words.none : words.whole}</Notice>}
        <Numbers names={names} numbers={contacts.map((contact) => ({ number: contact.number, contact }))} />
      </Section>
      {others.length > 0 && (
        <Section title={words.others}>
          <Numbers names={names} numbers={others.map((number) => ({ number, contact: null }))} />
        </Section>
      )}
    </>
  )
}

const idOf = (number: string) => `number-${number}`

function Numbers({ names, numbers }: { names: CallNames; numbers: readonly Named[] }) {
  const [chosen, choose] = useState<string | null>(null)

  /** Goes back to the row. That of a name of another month is gone when the name is. */
  function done(number: string) {
    choose(null)
    setTimeout(() => (document.getElementById(idOf(number)) ? focusOn(idOf(number)) : headingFocus()))
  }

  if (numbers.length === 0) return null
  return (
    <List>
      {numbers.map(({ number, contact }) =>
        number === chosen ? (
          <NameForm key={number} number={number} name={names[number] ?? ''} done={() => done(number)} />
        ) : (
          <ButtonRow
            key={number}
            id={idOf(number)}
            onPress={() => choose(number)}
            icon={contact?.calls === 0 ? 'sms' : 'call'}
            title={names[number] ?? numberText(number)}
            text={[names[number] === undefined ? words.noName : numberText(number), contact && contactText(contact)]
              .filter(Boolean)
              .join('. ')}
            badge={null}
            end={<Icon name="chevron-right" small />}
          />
        ),
      )}
    </List>
  )
}
