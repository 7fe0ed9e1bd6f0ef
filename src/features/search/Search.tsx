import { type KeyboardEvent, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { seek } from '#features/usage/shared/sought.ts'
import { externalHref } from '#kit/externalHref.ts'
import { provider } from '#kit/provider.ts'
import { classes } from '#kit/ui/classes.ts'
import fieldStyles from '#kit/ui/Field.module.css'
import { Icon } from '#kit/ui/Icon.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import type { AccessFacts } from '#model/access/access.ts'
import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getUsage } from '#model/usage/contract.ts'
import { searchedNumber } from '#model/usage/searchedNumber.ts'
import { factsOf } from '#model/visitor.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { useOptionalRead } from '#page/useOptionalRead.ts'
import { peek } from '#platform/api/client.ts'
import { href, partOf } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { endSession } from '#platform/session/session.ts'
import { useVisitor } from '#platform/session/visitor.ts'
import { answerModal } from '#platform/stores/modal.ts'
import { chooseTheme } from '#platform/theme.ts'
import { copy } from './copy.ts'
import { answersTo, itemsFor, type Own, type SearchItem } from './items.ts'
import styles from './Search.module.css'

const idOf = ({ title, text }: SearchItem) => `${title} ${text}`

function run({ does }: SearchItem) {
  answerModal('confirm', 'search')
  if ('to' in does) navigate(does.to)
  else if ('number' in does) {
    seek(does.number)
    navigate(partOf(href('/verbruik/bellen-en-sms'), 'nummer'))
  } else if ('theme' in does) chooseTheme(does.theme)
  else if ('support' in does) open(externalHref(provider.support), '_blank', 'noopener,noreferrer')
  else endSession('customer')
}

/** The customer's own items, and whether some are still being read. Calls are read once a number may have been typed. */
function useOwn({ prepaid }: AccessFacts, typed: string): Own & { isReading: boolean } {
  const invoices = useOptionalRead(!prepaid, getInvoices)
  const phones = useOptionalRead(!prepaid, handsetOrder)
  const isNumber = searchedNumber(typed) !== null
  const usage = useOptionalRead(isNumber, getUsage, { events: true })
  const fixMe = peek(overviewFor(prepaid))?.fixMeBarItems
  const isReading = (!prepaid && (invoices === undefined || phones === undefined)) || (isNumber && usage === undefined)
  return { invoices: invoices?.invoices, phones: phones ?? undefined, events: usage?.events, fixMe, isReading }
}

/** Finds screens, deeds and the customer's own invoices by everyday words. What is typed stays on the device. */
export default function Search() {
  const facts = factsOf(useVisitor())
  return facts && <Finder facts={facts} />
}

/**
 * Counts how often another first answer came after the typing, such as a number once the calls are read. react-aria points at the first
 * answer only while somebody types, so the list is then mounted again. An answer that the customer chose by key stays chosen.
 */
function useRenewals(typed: string, first: string | undefined) {
  const [list, setList] = useState({ typed, first, isMoved: false, renewals: 0 })
  if (list.typed !== typed) setList({ ...list, typed, first, isMoved: false })
  else if (list.first !== first) setList({ ...list, first, renewals: list.renewals + (list.isMoved ? 0 : 1) })
  return { renewals: list.renewals, moved: () => setList((old) => ({ ...old, isMoved: true })) }
}

function Finder({ facts }: { facts: AccessFacts }) {
  const [typed, setTyped] = useState('')
  const own = useOwn(facts, typed)
  const found = answersTo(typed, itemsFor(facts, own), own.events)
  const said = typed.trim()
  const { renewals, moved } = useRenewals(typed, found[0] && idOf(found[0]))

  /** Enter opens the answer that the keys point at, or else the first: also before react-aria points at one. */
  function onKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key.startsWith('Arrow')) moved()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    const key = event.currentTarget.querySelector('[role="menuitem"][data-focused]')?.getAttribute('data-key')
    const item = found.find((one) => idOf(one) === key) ?? (said === '' ? undefined : found[0])
    event.preventDefault()
    event.stopPropagation()
    if (item) run(item)
  }

  return (
    <I18nProvider locale="nl-NL">
      <search className={classes('stack', styles.search)} onKeyDownCapture={onKey}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField aria-label={copy.label}>
            <Input className={classes(fieldStyles.input, styles.field)} placeholder={copy.example} maxLength={80} />
          </SearchField>
          <p className="visually-hidden" role="status">
            {said !== '' && (found.length > 0 ? copy.found(found.length) : !own.isReading && copy.none(said))}
          </p>
          {found.length === 0 && own.isReading ? (
            bones('3.4rem')
          ) : found.length === 0 ? (
            <Notice action={<ContactLink small />}>{copy.none(said)}</Notice>
          ) : (
            <div className="stack stack--tight">
              {said === '' && <p className="small muted">{copy.usual}</p>}
              <Menu
                key={renewals}
                {...(renewals > 0 && said !== '' && { autoFocus: 'first' })}
                aria-label={said === '' ? copy.usual : copy.results}
                items={found.map((item) => ({ ...item, id: idOf(item) }))}
              >
                {(item) => (
                  <MenuItem className={styles.item ?? ''} textValue={item.title} onAction={() => run(item)}>
                    <Icon name={item.icon} />
                    <span className={styles.words}>
                      <span>
                        <MaskedNumber>{item.title}</MaskedNumber>
                      </span>
                      <span className="small muted">{item.text}</span>
                    </span>
                  </MenuItem>
                )}
              </Menu>
            </div>
          )}
        </Autocomplete>
        <p className="small muted">{copy.private}</p>
      </search>
    </I18nProvider>
  )
}
