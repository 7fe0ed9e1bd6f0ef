import { type ReactNode, useState } from 'react'
import { useRead } from '../../../api/client.ts'
import { getAutoTopUp } from '../../../api/contract/autoTopUp.ts'
import type { AutoCreditTopUp } from '../../../api/contract/overview.ts'
import { FlowColumn } from '../../../flow/FlowStep.tsx'
import { PageHead } from '../../../flow/PageHead.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { autoCopy } from './copy.ts'
import { MAIN, wayBack } from './finish.ts'

type Content = (current: AutoCreditTopUp) => ReactNode
type Props = { copy: { title: string; intro: string }; waiting: ReactNode; children: Content }

/** A page about the running setting. Without one it leads to the page that turns automatic top-up on. */
export const SettingPage = ({ copy, waiting, children }: Props) => (
  <div className="wrap wrap--text page">
    <PageHead title={copy.title} intro={copy.intro} back={wayBack} />
    <FlowColumn>
      <ReadBlock waiting={waiting} failedText={autoCopy.loadFailed}>
        <Running>{children}</Running>
      </ReadBlock>
    </FlowColumn>
  </div>
)

function Running({ children }: { children: Content }) {
  const { current } = useRead(getAutoTopUp)
  // Keeps the setting as it was when the page opened until the thank-you screen replaces it.
  const [begun] = useState(current)
  return begun ? children(begun) : <Elsewhere to={MAIN} />
}
