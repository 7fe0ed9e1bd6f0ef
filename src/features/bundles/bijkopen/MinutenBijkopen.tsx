import { getPostpaidTopupBundles } from '#model/bundles/contract/topup.ts'
import { Buying } from './Buying.tsx'

/** `/minuten-bijkopen`: buys extra minutes. */
export default function MinutenBijkopen() {
  return <Buying type="voice" />
}

MinutenBijkopen.reads = () => [getPostpaidTopupBundles]
