import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { RowContent, rowClass } from './List.tsx'

type Props = ComponentProps<typeof RowContent> & {
  id?: string
  className?: string | undefined
  /** Keeps the focus and ignores presses; the text of the row gives the reason. */
  still?: boolean
  onPress: () => void
}

/** A row of a list that does something. */
export const ButtonRow = ({ id, className, still = false, onPress, ...content }: Props) => (
  <li>
    <button
      id={id}
      type="button"
      className={classes(rowClass(content.icon !== undefined), className)}
      onClick={still ? undefined : onPress}
      {...(still && { 'aria-disabled': true })}
    >
      <RowContent {...content} />
    </button>
  </li>
)
