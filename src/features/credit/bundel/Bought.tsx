import type { PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { copy } from './copy.ts'
import { PrepaidReceiptCard } from './Receipt.tsx'
import { bundleBoughtText, prepaidGotText } from './text.ts'

/** The thanks for a bundle or for on-net calling, with its receipt. */
export const Bought = ({ title, steps, receipt }: { title: string; steps: readonly string[]; receipt: PrepaidReceipt }) => (
  <Thanks
    title={title}
    intro={bundleBoughtText(receipt)}
    got={prepaidGotText(receipt)}
    steps={steps}
    to="/"
    button={copy.toOverview}
  >
    <PrepaidReceiptCard receipt={receipt} />
  </Thanks>
)
