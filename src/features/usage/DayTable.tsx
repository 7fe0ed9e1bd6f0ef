import { useState } from 'react'
import type { Day } from '#kit/parts.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { downloadCsv } from '#kit/ui/download.ts'
import { Table } from '#kit/ui/Table.tsx'
import { gigabytesText, megabytesText } from '#kit/words/dataSize.ts'
import { weekdayShort } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { Usage } from '#model/usage/contract.ts'
import { levelsIn, usedOn } from '#model/usage/usage.ts'
import type { Failure } from '#platform/api/failure.ts'
import { copy } from './copy.ts'
import { dataCsv, fileName } from './download.ts'
import { RenewUsage, UpdatedAt } from './Notes.tsx'
import styles from './Usage.module.css'

const FIRST = 7
const words = copy.data

/** The figures of the charts, newest first, with a download. */
export function DayTable({ usage, today, failure }: { usage: Usage; today: Day; failure: Failure | null }) {
  const { data, period } = usage
  const [isOpen, setOpen] = useState(false)

  const isLimited = data.hasBundle && !data.isInfiniteBundle
  const levels = levelsIn(usage)
  const hasCosts = data.days.some(({ costs }) => costs > 0)
  const rows = data.days
    .map((row, index) => ({ ...row, used: usedOn(row), left: levels[index + 1] ?? 0 }))
    .reverse()
    .slice(0, isOpen ? undefined : FIRST)
    .map(({ day, used, left, costs }) => ({
      key: day,
      isNow: day === today,
      cells: [
        day === today ? words.today : weekdayShort(day),
        megabytesText(used),
        ...(isLimited ? [gigabytesText(left)] : []),
        ...(hasCosts ? [euro(costs)] : []),
      ],
    }))

  return (
    <Card flush>
      <Table
        title={words.table}
        text={
          <>
            {words.tableText} <UpdatedAt usage={usage} failure={failure} />
          </>
        }
        columns={[
          words.columns.day,
          words.columns.used,
          ...(isLimited ? [words.columns.left] : []),
          ...(hasCosts ? [words.columns.costs] : []),
        ]}
        rows={rows}
      />
      <div className={`cluster ${styles.foot}`}>
        <RenewUsage usage={usage} />
        {data.days.length > FIRST && (
          <Button variant="outline" size="small" onPress={() => setOpen(!isOpen)}>
            {isOpen ? words.showLess : words.showAll(data.days.length)}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon="download"
          onPress={() => downloadCsv(fileName('verbruik', period), dataCsv(usage))}
        >
          {words.csv}
        </Button>
      </div>
    </Card>
  )
}
