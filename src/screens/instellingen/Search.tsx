import { useDeferredValue } from 'react'
import { search } from '../../domain/search.ts'
import { ContactLink } from '../../page/ContactLink.tsx'
import { LinkRow } from '../../page/LinkRow.tsx'
import { navigate } from '../../routes/location.tsx'
import { Section } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { settingsCopy } from './copy.ts'
import styles from './Settings.module.css'
import type { ShownEntry } from './shared/entries.ts'

const copy = settingsCopy.search

type Props = { entries: readonly ShownEntry[]; typed: string; onType: (typed: string) => void }

/** Finds a settings page by everyday words. Enter opens the first result. The query never leaves the page. */
export function Search({ entries, typed, onType }: Props) {
  const asked = useDeferredValue(typed)
  const isAsking = asked.trim() !== ''
  const found = search(asked, entries)
  return (
    <div className="stack">
      <search className={styles.search}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const [first] = search(typed, entries)
            if (first) navigate(first.to)
          }}
        >
          <Field
            type="search"
            name="zoek"
            label={copy.label}
            help={copy.help}
            value={typed}
            onChange={onType}
            autoComplete="off"
            maxLength={80}
          />
        </form>
      </search>
      <p className="visually-hidden" role="status">
        {isAsking && (found.length > 0 ? copy.found(found.length) : copy.none(asked.trim()))}
      </p>
      {isAsking && found.length > 0 && (
        <Section title={copy.results}>
          <List>
            {found.map(({ icon, title, text, to }) => (
              <LinkRow key={to} to={to} icon={icon} title={title} text={text} end={<Icon name="chevron-right" small />} />
            ))}
          </List>
        </Section>
      )}
      {isAsking && found.length === 0 && <Notice action={<ContactLink small />}>{copy.none(asked.trim())}</Notice>}
    </div>
  )
}
