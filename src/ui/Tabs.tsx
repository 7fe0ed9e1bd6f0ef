import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { Dutch } from './Dutch.tsx'
import styles from './Tabs.module.css'

type Props<Value extends string> = {
  /** What the tabs are about; spoken. */
  label: string
  tabs: readonly { value: Value; text: string; content: ReactNode; busy?: boolean }[]
  value: Value
  onChange: (value: Value) => void
}

/**
 * Parts of one page of which one shows. The arrows go from tab to tab, also to one that is busy. Views with an address of their own are
 * links: SegmentedNav.
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
