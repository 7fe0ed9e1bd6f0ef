import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { search } from '../search.ts'
import styles from './ComboBox.module.css'
import field from './Field.module.css'
import { type FieldBinding, FieldFrame, labelId, noteId } from './FieldFrame.tsx'
import { comboCopy } from './fieldCopy.ts'

/** `more`: other words by which the option is found. */
type ComboOption = { value: string; text: string; more?: string }

type Props = FieldBinding & {
  label: string
  options: readonly ComboOption[]
  placeholder?: string
  help?: string
}

/** The options that are found by what is typed, best first. */
const found = (typed: string, options: readonly ComboOption[]): readonly ComboOption[] =>
  search(
    typed,
    options.map((option) => ({ option, title: `${option.text} ${option.more ?? ''}`, text: '', more: '' })),
  ).map(({ option }) => option)

/** A field to type in that finds one of many options, for lists that are too long for a select. Typing errors are forgiven. */
export default function ComboBox({ id: given, name, label, options, value, onChange, onBlur, placeholder, help, error }: Props) {
  const own = useId()
  const id = given ?? own
  const textOf = (key: string) => options.find((option) => option.value === key)?.text ?? ''
  const [typed, setTyped] = useState('')
  // The list gives its pretended focus back to a field that never lost the real one: not every focus comes in.
  const [isIn, setIn] = useState(false)
  // Outside the field it shows the value, whatever was typed.
  const text = isIn ? typed : textOf(value)
  const isWhole = text.trim() === '' || text === textOf(value)
  const shown = isWhole ? options : found(text, options)

  return (
    <I18nProvider locale="nl-NL">
      <FieldFrame id={id} label={label} help={help} error={error}>
        <AriaComboBox
          aria-labelledby={labelId(id)}
          name={name}
          items={shown}
          menuTrigger="input"
          allowsEmptyCollection
          selectedKey={value === '' ? null : value}
          onSelectionChange={(key) => {
            // An emptied field keeps its value until another is chosen.
            if (key === null) return
            setTyped(textOf(String(key)))
            onChange(String(key))
          }}
          inputValue={text}
          onInputChange={setTyped}
          onFocusChange={(comesIn) => {
            if (comesIn !== isIn) setTyped(textOf(value))
            setIn(comesIn)
          }}
          {...(onBlur && { onBlur })}
        >
          {({ isOpen }) => (
            <>
              <div className={field.inputWrap}>
                <Input
                  id={id}
                  className={field.input ?? ''}
                  placeholder={placeholder ?? ''}
                  spellCheck={false}
                  maxLength={60}
                  data-end=""
                  aria-invalid={error ? true : undefined}
                  aria-describedby={noteId(id, { help, error })}
                  onFocus={({ target }) => {
                    if (!isIn) target.select()
                  }}
                />
                <Button className={styles.open ?? ''} aria-label={comboCopy.showAll}>
                  <span className={styles.arrow} />
                </Button>
              </div>
              {/* With its own `isOpen` it stays when the page scrolls. Otherwise a scroll chooses the old value again, in the middle of a word. */}
              <Popover isOpen={isOpen} className={styles.list ?? ''} offset={4}>
                <ListBox renderEmptyState={() => <p className={styles.none}>{comboCopy.nothing}</p>}>
                  {(option: ComboOption) => (
                    <ListBoxItem id={option.value} textValue={option.text} className={styles.option ?? ''}>
                      {option.text}
                    </ListBoxItem>
                  )}
                </ListBox>
              </Popover>
            </>
          )}
        </AriaComboBox>
      </FieldFrame>
    </I18nProvider>
  )
}
