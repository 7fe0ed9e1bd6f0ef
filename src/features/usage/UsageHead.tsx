import { now } from '#kit/clock.ts'
import { dayOf, endOfMonth, startOfMonth } from '#kit/dates.ts'
import { Pager } from '#kit/ui/Pager.tsx'
import { SegmentedNav } from '#kit/ui/Segmented.tsx'
import { dayShort, monthText } from '#kit/words/dateText.ts'
import type { Period } from '#model/usage/contract.ts'
import { Link } from '#platform/router/Link.tsx'
import { copy } from './copy.ts'
import styles from './Usage.module.css'
import type { PeriodChoice, UsagePath } from './usePeriod.ts'

const tabs = [
  ['/verbruik', copy.tabs.total],
  ['/verbruik/internet', copy.tabs.data],
  ['/verbruik/bellen-en-sms', copy.tabs.calls],
] as const satisfies readonly (readonly [UsagePath, string])[]

export function UsageHead({ title, path, period }: { title: string; path: UsagePath; period: PeriodChoice }) {
  const thisYear = dayOf(now()).slice(0, 4)
  return (
    <div className="page__head">
      <h1 className="title-page" tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.tools}>
        <SegmentedNav label={copy.tabs.label}>
          {tabs.map(([tab, text]) => (
            <Link key={tab} to={period.to(tab)} {...(tab === path && { 'aria-current': 'page', replace: true })}>
              {text}
            </Link>
          ))}
        </SegmentedNav>
        <Pager
          label={copy.period.label}
          older={copy.period.older}
          newer={copy.period.newer}
          options={period.periods?.map((option) => ({ id: option.id, text: usagePeriodText(option, thisYear) })) ?? null}
          value={period.asked}
          onChange={period.choose}
          onIntent={period.expect}
        />
      </div>
    </div>
  )
}

/** `november` for a whole month, otherwise `28 okt t/m 26 nov`; with the year unless it is this year. */
export function usagePeriodText({ from, until }: Period, thisYear: string): string {
  const year = until.slice(0, 4)
  const isMonth = from === startOfMonth(until) && until === endOfMonth(from)
  const span = isMonth ? monthText(from).replace(/ \d+$/, '') : `${dayShort(from)} t/m ${dayShort(until)}`
  return `${span}${year === thisYear ? '' : ` ${year}`}`
}
