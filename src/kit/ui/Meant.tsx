import { Button, ButtonGroup } from './Button.tsx'
import { focusOn } from './focusOn.ts'

/** One meaning of an ambiguous text: the label of its button, and a text with only this meaning. */
export type Meaning = { text: string; value: string }

/** `Bedoel je 1 november of 11 januari?` */
export const meantText = (meanings: readonly Meaning[]): string => `Bedoel je ${meanings.map(({ text }) => text).join(' of ')}?`

/** The answers to that question, under the field. A press fills in the field, which takes the focus. */
export const Meant = ({
  id,
  meanings,
  choose,
}: {
  id: string
  meanings: readonly Meaning[]
  choose: (value: string) => void
}) => (
  <ButtonGroup>
    {meanings.map(({ text, value }) => (
      <Button
        key={value}
        variant="outline"
        size="small"
        onPress={() => {
          choose(value)
          focusOn(id)
        }}
      >
        {text}
      </Button>
    ))}
  </ButtonGroup>
)
