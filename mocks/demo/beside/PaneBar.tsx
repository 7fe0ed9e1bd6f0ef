import { Button } from '#kit/ui/Button.tsx'
import { Segmented } from '#kit/ui/Segmented.tsx'
import { Select } from '#kit/ui/Select.tsx'
import type { DemoAccount } from '../panel/control.ts'
import { copy } from './copy.ts'
import styles from './NaastElkaar.module.css'
import type { Pane } from './panes.ts'

type Props = {
  pane: Pane
  accounts: readonly DemoAccount[]
  change: (part: Partial<Pane>) => void
  /** Only the last pane can go: the others keep their browser. */
  remove: (() => void) | undefined
  at: number
}

/** The setting of a pane: customer, width and colours. */
export function PaneBar({ pane, accounts, change, remove, at }: Props) {
  return (
    <div className={styles.bar}>
      <Select
        label={copy.account}
        name="account"
        value={String(pane.account)}
        options={
          accounts.length === 0
            ? [{ value: String(pane.account), text: String(pane.account) }]
            : accounts.map(({ number, name, title }) => ({ value: String(number), text: `${number} ${name}: ${title}` }))
        }
        onChange={(value) => change({ account: Number(value) })}
      />
      <Segmented
        label={copy.width}
        value={String(pane.width) as '390' | '1280'}
        options={[
          { value: '390', text: copy.widths[390] },
          { value: '1280', text: copy.widths[1280] },
        ]}
        onChange={(width) => change({ width: width === '390' ? 390 : 1280 })}
      />
      <Segmented
        label={copy.theme}
        value={pane.theme}
        options={[
          { value: 'light', text: copy.themes.light },
          { value: 'dark', text: copy.themes.dark },
        ]}
        onChange={(theme) => change({ theme })}
      />
      {remove && (
        <Button variant="quiet" size="small" onPress={remove}>
          {copy.remove(at)}
        </Button>
      )}
    </div>
  )
}
