import { Fragment, memo, useEffect, useRef, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Chips } from '#kit/ui/Chips.tsx'
import { downloadCsv } from '#kit/ui/download.ts'
import { Segmented } from '#kit/ui/Segmented.tsx'
import { useIsPrinting } from '#kit/ui/useIsPrinting.ts'
import { countText } from '#kit/words/dataSize.ts'
import { euro } from '#kit/words/money.ts'
import { settingsCrodataObfuscated } from '#model/profile/contract/preferences.ts'
import { type CallCost, callCosts, chargedIn } from '#model/usage/callCosts.ts'
import { type EventKind, eventKinds, type Period, type UsageEvent } from '#model/usage/contract.ts'
import {
  contactsIn,
  costsOf,
  type DayGroup,
  dayGroupsOf,
  type EventFilter,
  filterEvents,
  hidesOthers,
  isHidden,
  numberText,
} from '#model/usage/usage.ts'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { confirm } from '#platform/stores/modal.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from '../copy.ts'
import { callsCsv, fileName } from '../download.ts'
import { contactText } from '../shared/contactText.ts'
import { useName } from '../shared/names.ts'
import { outsideNames } from '../shared/outsideNames.ts'
import { seek, useSought } from '../shared/sought.ts'
import { ContactList } from './ContactList.tsx'
import { EventList } from './EventList.tsx'
import { rowsOf } from './EventRow.tsx'
import styles from './Events.module.css'
import { namesWords } from './namesWords.ts'
import { WeekList } from './WeekList.tsx'

const othersNumbersWords = copy.calls.others

const words = copy.calls
const everything = { kind: null, withCosts: false } as const

/** The costs that an invoice leads to (`?kosten=`). */
const costsIn = (search: string): CallCost | null =>
  callCosts.find((one) => one === new URLSearchParams(search).get('kosten')) ?? null

/** The two orders of the list. The choice lasts for this visit, so that Back finds the list as it was. */
const order = proxy<{ by: 'number' | 'day' }>({ by: 'number' })

const orderOptions = [
  { value: 'number', text: words.byNumber },
  { value: 'day', text: words.byDay },
] as const

const costOptions = [
  { value: 'all', text: words.all },
  { value: 'costs', text: words.withCosts },
] as const

type Props = {
  events: readonly UsageEvent[]
  /** The groups of all events, unfiltered. */
  groups: readonly DayGroup[]
  kinds: ReadonlySet<EventKind>
  period: Period
  hasBundle: boolean
}

export const EventSection = memo(function EventSection({ events, groups, kinds, period, hasBundle }: Props) {
  const { search } = usePlace()
  const [filter, setFilter] = useState<Omit<EventFilter, 'number'>>(everything)
  const [costs, setCosts] = useState(() => costsIn(search))
  const number = useSought()
  const { by } = useSnapshot(order)
  const isPrinting = useIsPrinting()
  const choices = useRef<HTMLDivElement>(null)

  const isByNumber = by === 'number' && number === null && costs === null
  const shown = isByNumber ? events : filterEvents(costs === null ? events : chargedIn(events, costs), { ...filter, number })
  const kindOptions = [
    { value: 'all' as const, text: words.allKinds },
    ...eventKinds.filter((kind) => kinds.has(kind)).map((kind) => ({ value: kind, text: words.kinds[kind] })),
  ]

  function putInOrder(value: typeof by) {
    order.by = value
    if (value === 'number') showAll()
  }

  function showAll() {
    setFilter(everything)
    setCosts(null)
    seek(null)
    choices.current?.querySelector('button')?.focus() // the pressed button disappears
  }

  const draw = (some: typeof shown, label: string) => (
    <EventList
      name={`${period.id} ${costs} ${filter.kind} ${filter.withCosts} ${number} ${label}`}
      label={label}
      rows={rowsOf(some, some === events ? groups : dayGroupsOf(some))}
      hasBundle={hasBundle}
      whole={isPrinting}
    />
  )

  return (
    <Section
      title={words.list}
      action={
        <Button
          variant="quiet"
          size="small"
          icon="download"
          onPress={() => downloadCsv(fileName('bellen-en-sms', period), callsCsv(shown))}
        >
          {copy.data.csv}
        </Button>
      }
    >
      <div ref={choices} className={styles.filters}>
        <Segmented label={words.order} options={orderOptions} value={isByNumber ? 'number' : 'day'} onChange={putInOrder} />
        {!isByNumber && (
          <Segmented
            label={words.filterCosts}
            options={costOptions}
            value={filter.withCosts ? 'costs' : 'all'}
            onChange={(value) => setFilter({ ...filter, withCosts: value === 'costs' })}
          />
        )}
        {!isByNumber && kinds.size > 1 && (
          <Chips
            label={words.filterKinds}
            options={kindOptions}
            value={filter.kind ?? 'all'}
            onChange={(value) => setFilter({ ...filter, kind: value === 'all' ? null : value })}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {words.shown(shown.length, countText(shown.length))}
      </p>
      {costs !== null && <OnInvoice costs={costs} shown={shown} onAll={showAll} />}
      {number !== null && <OneNumber key={number} number={number} shown={shown} onAll={showAll} />}
      {isByNumber && <ContactList events={events} />}
      {/* On paper every call follows the numbers. */}
      {shown.length > 0 && (!isByNumber || isPrinting) && (
        <Fragment key={`${costs} ${filter.kind} ${filter.withCosts} ${number}`}>
          {number === null ? draw(shown, words.list) : <WeekList events={shown} period={period} draw={draw} />}
        </Fragment>
      )}
      {shown.length === 0 && (
        <div className={styles.none}>
          <p>{words.emptyFilter}</p>
          {number === null && costs === null && <ShowAll onPress={showAll} />}
        </div>
      )}
      <OthersNumbers hidden={hidesOthers(events)} />
    </Section>
  )
})

const ShowAll = ({ onPress }: { onPress: () => void }) => (
  <Button variant="outline" size="small" onPress={onPress}>
    {words.showAll}
  </Button>
)

/** The calls behind a line of an invoice, and what they cost together. */
const OnInvoice = ({ costs, shown, onAll }: { costs: CallCost; shown: readonly UsageEvent[]; onAll: () => void }) => (
  <div className={styles.none} id="kosten" tabIndex={-1}>
    <p>
      {words.onInvoice(
        outsideNames[costs],
        countText(shown.length),
        euro(costsOf(shown.map(([, , , , amount]) => ({ amount })))),
      )}
    </p>
    <ShowAll onPress={onAll} />
  </div>
)

/** The contact with one number in both directions, together. */
function OneNumber({ number, shown, onAll }: { number: string; shown: readonly UsageEvent[]; onAll: () => void }) {
  const [contact] = contactsIn(shown)
  const isMasked = isHidden(number)
  const known = useName(number)
  const box = useRef<HTMLDivElement>(null)
  // The row that was pressed is gone. Who chose another period is still at that choice.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <div ref={box} className={styles.none} id="nummer" tabIndex={-1}>
      <p>
        {isMasked ? words.withLike : words.with} {known && `${namesWords.named(known)}, `}
        <MaskedNumber>{numberText(number)}</MaskedNumber>
        {contact && `: ${contactText(contact)}`}. {isMasked && words.maybeMore}
      </p>
      <ShowAll onPress={onAll} />
    </div>
  )
}

/** Shows or hides the numbers of others. They are hidden by default; the choice applies to all lists from then on. */
function OthersNumbers({ hidden }: { hidden: boolean }) {
  const saving = useWrite(settingsCrodataObfuscated)

  async function turn() {
    if (hidden && !(await confirm(othersNumbersWords.ask))) return
    await saving.run({ obfuscated: !hidden })
  }

  return (
    <div className="stack stack--tight">
      <p className="small muted">{hidden ? copy.calls.masked : othersNumbersWords.shown}</p>
      <Refusal text={saving.refusal} />
      <WriteButton
        variant="quiet"
        size="small"
        icon={hidden ? 'eye' : 'eye-off'}
        busy={saving.busy && othersNumbersWords.busy}
        onPress={() => void turn()}
      >
        {hidden ? othersNumbersWords.show : othersNumbersWords.hide}
      </WriteButton>
    </div>
  )
}
