import { type KeyboardEvent, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { useReadState } from '../../api/client.ts'
import { getInvoices } from '../../api/contract/invoices.ts'
import { factsOf } from '../../domain/visitor.ts'
import { navigate } from '../../routes/location.tsx'
import { endSession } from '../../session/session.ts'
import { useVisitor } from '../../session/visitor.ts'
import { answerModal } from '../../stores/modal.ts'
import { chooseTheme } from '../../theme.ts'
import { Icon } from '../../ui/Icon.tsx'
import { searchCopy as copy } from './copy.ts'
import { answersTo, type Item, itemsFor } from './items.ts'
import styles from './Search.module.css'

const idOf = ({ title, text }: Item) => `${title} ${text}`

function run({ does }: Item) {
  answerModal('confirm')
  if ('to' in does) navigate(does.to)
  else if ('theme' in does) chooseTheme(does.theme)
  else endSession('customer')
}

/** Finds screens, deeds and the customer's own invoices by everyday words. What is typed stays on the device. */
export default function Search() {
  const facts = factsOf(useVisitor())
  const { value } = useReadState(facts && !facts.prepaid ? getInvoices : null)
  const [typed, setTyped] = useState('')
  if (!facts) return null
  const found = answersTo(typed, itemsFor(facts, value?.invoices))
  const isAsking = typed.trim() !== ''

  function onKey(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return
    // Enter opens the item that the keys point at, or else the first: also before react-aria points at one.
    const key = event.currentTarget.querySelector('[role="menuitem"][data-focused]')?.getAttribute('data-key')
    const item = found.find((one) => idOf(one) === key) ?? (isAsking ? found[0] : undefined)
    event.preventDefault()
    event.stopPropagation()
    if (item) run(item)
  }

  return (
    <I18nProvider locale="nl-NL">
      <search className="stack stack--tight" onKeyDownCapture={onKey}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField aria-label={copy.label} autoFocus className={styles.field ?? ''}>
            <Icon name="search" />
            <Input className={styles.input ?? ''} placeholder={copy.example} maxLength={80} />
          </SearchField>
          <p className="visually-hidden" role="status">
            {isAsking && (found.length > 0 ? copy.found(found.length) : copy.none(typed.trim()))}
          </p>
          {!isAsking && <p className="small muted">{copy.usual}</p>}
          <Menu
            aria-label={isAsking ? copy.results : copy.usual}
            className={styles.list ?? ''}
            items={found.map((item) => ({ ...item, id: idOf(item) }))}
            renderEmptyState={() => <p>{copy.none(typed.trim())}</p>}
          >
            {(item) => (
              <MenuItem className={styles.item ?? ''} textValue={item.title} onAction={() => run(item)}>
                <Icon name={item.icon} />
                <span className={styles.words}>
                  <span>{item.title}</span>
                  <span className="small muted">{item.text}</span>
                </span>
              </MenuItem>
            )}
          </Menu>
        </Autocomplete>
        <p className="small muted">{copy.private}</p>
      </search>
    </I18nProvider>
  )
}
