import { findCopy } from './copy.ts'
import { ListPage } from './ListPage.tsx'
import { shopReads } from './reads.ts'

/** `/verlengen/telefoons/alle` */
export default function Alle() {
  const { heading, intro } = findCopy.all
  return <ListPage scope={{ kind: 'all' }} title={heading} intro={intro} />
}

Alle.reads = shopReads
