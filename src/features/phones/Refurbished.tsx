import { findCopy } from './copy.ts'
import { ListPage } from './ListPage.tsx'
import { shopReads } from './reads.ts'

/** `/verlengen/telefoons/refurbished` */
export default function Refurbished() {
  const { heading, intro, empty } = findCopy.refurbished
  return <ListPage scope={{ kind: 'refurbished' }} title={heading} intro={intro} empty={empty} />
}

Refurbished.reads = shopReads
