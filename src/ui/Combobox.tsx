import { useId, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import styles from './Combobox.module.css'
import { classes } from './classes.ts'
import { Dutch } from './Dutch.tsx'
import fields from './Field.module.css'
import { type FieldBinding, FieldFrame, labelId, noteId } from './FieldFrame.tsx'
import { comboboxCopy } from './fieldCopy.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

type Option = { value: string; text: string }

type Props = FieldBinding & {
  label: string
  options: readonly Option[]
  help?: string
  /** The options are loading. */
  busy?: boolean
  /** Why it cannot be changed now; shown below. The field stays focusable. */
  blocked?: string | null
}

/** Ignores case and accents: `belgie` matches België. */
const isSame = (text: string, typed: string): boolean => text.localeCompare(typed.trim(), 'nl-NL', { sensitivity: 'base' }) === 0

/**
 * A searchable single choice; for a few options use Select. Answers the value of the chosen option, or an empty text. A completely typed
 * name counts as chosen.
 */
export function Combobox({ id: given, name, label, options, value, onChange, onBlur, ...others }: Props) {
  const { help, error, busy = false, blocked = null } = others
  const own = useId()
  const id = given ?? own
  const note = { help: blocked ?? (busy ? comboboxCopy.busy : help), error: blocked === null ? error : null }
  /** The last typed text: by the time of the blur event, the field may hold the chosen name again. */
  const typed = useRef('')
  const choose = (chosen: string) => {
    typed.current = ''
    if (chosen !== value) onChange(chosen)
  }
  const leave = () => {
    const named = options.find(({ text }) => isSame(text, typed.current))
    if (named) choose(named.value)
    onBlur?.()
  }
  return (
    <Dutch>
      <FieldFrame id={id} label={label} {...note}>
        <ComboBox
          id={id}
          name={name}
          aria-labelledby={labelId(id)}
          aria-describedby={noteId(id, note) ?? ''}
          defaultItems={options}
          value={value === '' ? null : value}
          onChange={(chosen) => choose(chosen === null ? '' : String(chosen))}
          onBlur={leave}
          isInvalid={Boolean(note.error)}
          isReadOnly={blocked !== null}
          allowsEmptyCollection
        >
          <div className={classes(fields.inputWrap, styles.box)}>
            <Input
              className={fields.input ?? ''}
              onInput={({ currentTarget }) => {
                typed.current = currentTarget.value
              }}
              spellCheck={false}
              aria-disabled={blocked !== null || undefined}
              data-end=""
            />
            {busy ? (
              <span className={styles.busy}>
                <Spinner small silent />
              </span>
            ) : (
              <Button className={styles.open ?? ''} isDisabled={blocked !== null}>
                <Icon name="chevron-down" small />
              </Button>
            )}
          </div>
          <Popover className={styles.popover ?? ''} offset={6}>
            <ListBox
              className={styles.list ?? ''}
              renderEmptyState={() => <p className={styles.empty}>{comboboxCopy.nothing}</p>}
            >
              {(option: Option) => (
                <ListBoxItem id={option.value} textValue={option.text} className={styles.option ?? ''}>
                  {({ isSelected }) => (
                    <>
                      {option.text}
                      {isSelected && <Icon name="check" small />}
                    </>
                  )}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      </FieldFrame>
    </Dutch>
  )
}
