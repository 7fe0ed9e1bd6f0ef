import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { Dutch } from './Dutch.tsx'
import styles from './Tabs.module.css'

type Props<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; text: string; content: ReactNode; busy?: boolean }[]
  value: Value
  onChange: (value: Value) => void
}

/**
 * Panels of which one is visible. The arrow keys move between tabs, even to a busy one. For views with their own address use SegmentedNav.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  return (
    <Dutch>
      <AriaTabs
        className={styles.tabs ?? ''}
        selectedKey={value}
        onSelectionChange={(chosen) => {
          const tab = tabs.find((known) => known.value === chosen)
          if (tab && tab.value !== value) onChange(tab.value)
        }}
      >
        <TabList className={styles.list ?? ''} aria-label={label} items={tabs}>
          {({ value: id, text }) => (
            <Tab id={id} className={styles.tab ?? ''}>
              {text}
            </Tab>
          )}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.value} id={tab.value} className={styles.panel ?? ''} aria-busy={tab.busy || undefined}>
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </Dutch>
  )
}
