import { getPostpaidTopupBundles } from '../../api/contract/topup.ts'
import { Buying } from './Buying.tsx'

/** `/minuten-bijkopen`: minutes on top of the bundle. */
export default function MinutenBijkopen() {
  return <Buying type="voice" />
}

MinutenBijkopen.reads = () => [getPostpaidTopupBundles]
