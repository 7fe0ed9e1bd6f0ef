import { findCopy } from './copy.ts'
import { ListPage } from './ListPage.tsx'

/** `/verlengen/telefoons/refurbished` */
export default function Refurbished() {
  const { heading, intro, empty } = findCopy.refurbished
  return <ListPage scope={{ kind: 'refurbished' }} title={heading} intro={() => intro} empty={empty} />
}
