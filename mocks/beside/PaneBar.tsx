import { Segmented } from '../../src/ui/Segmented.tsx'
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

/** What a pane shows: which customer, how wide, in which colours. */
export function PaneBar({ pane, accounts, change, remove, at }: Props) {
  return (
    <div className={styles.bar}>
      <label>
        {copy.account}
        <select value={pane.account} onChange={({ target }) => change({ account: Number(target.value) })}>
          {accounts.length === 0 && <option value={pane.account}>{pane.account}</option>}
          {accounts.map(({ number, name, title }) => (
            <option key={number} value={number}>
              {number} {name}: {title}
            </option>
          ))}
        </select>
      </label>
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
        <button type="button" className={styles.remove} aria-label={copy.remove(at)} onClick={remove}>
          ×
        </button>
      )}
    </div>
  )
}
