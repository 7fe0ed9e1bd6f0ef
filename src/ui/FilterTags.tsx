import { useId } from 'react'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Dutch } from './Dutch.tsx'
import { FieldNote, labelId, noteId } from './FieldFrame.tsx'
import styles from './FilterTags.module.css'
import { Icon } from './Icon.tsx'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; text: string }[]
  /** The chosen values, in the order of the options. */
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
  help?: string
  /** Why nothing can be chosen now; shown below. The tags stay focusable. */
  blocked?: string | null
  /** The result of the choice is loading. */
  busy?: boolean
}

/** A multiple-choice filter: the group is one tab stop, and the arrow keys move through it. For a single choice use Chips. */
export function FilterTags<Value extends string>({ label, options, chosen, onChange, ...others }: Props<Value>) {
  const { help, blocked = null, busy = false } = others
  const id = useId()
  const note = { help: blocked ?? help }
  return (
    <Dutch>
      <TagGroup
        className={styles.group ?? ''}
        aria-labelledby={labelId(id)}
        aria-describedby={noteId(id, note) ?? ''}
        selectionMode="multiple"
        escapeKeyBehavior="none"
        selectedKeys={chosen}
        onSelectionChange={(keys) => {
          if (blocked !== null) return
          onChange(options.flatMap(({ value }) => (keys === 'all' || keys.has(value) ? [value] : [])))
        }}
      >
        <p id={labelId(id)} className="strong">
          {label}
        </p>
        <TagList
          className={styles.list ?? ''}
          items={options}
          dependencies={[blocked]}
          data-blocked={blocked === null ? undefined : ''}
          aria-busy={busy || undefined}
        >
          {({ value, text }) => (
            <Tag id={value} textValue={text} className={styles.tag ?? ''}>
              {({ isSelected }) => (
                <>
                  {isSelected && <Icon name="check" small />}
                  {text}
                </>
              )}
            </Tag>
          )}
        </TagList>
        <FieldNote id={id} {...note} />
      </TagGroup>
    </Dutch>
  )
}
