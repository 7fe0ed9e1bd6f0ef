import { type ReactNode, useState } from 'react'
import { getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { copy as autoCopy } from './copy.ts'
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
  return begun ? children(begun) : <Redirect to={MAIN} />
}
