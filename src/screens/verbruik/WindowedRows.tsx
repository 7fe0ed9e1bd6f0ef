import type { ReactElement } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { Row } from './EventRow.tsx'

/** Only the rows in view and some around them are in the document. Loaded only for long lists. */
export default function WindowedRows({ rows, draw }: { rows: readonly Row[]; draw: (row: Row, index: number) => ReactElement }) {
  return <WindowVirtualizer data={rows}>{draw}</WindowVirtualizer>
}
