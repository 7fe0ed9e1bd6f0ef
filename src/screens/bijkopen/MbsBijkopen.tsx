import { Buying } from './Buying.tsx'

/** `/mbs-bijkopen`: internet on top of the bundle. */
export default function MbsBijkopen() {
  return <Buying type="data" />
}
