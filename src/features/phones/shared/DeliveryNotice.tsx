import type { ReactNode } from 'react'
import { provider } from '#kit/provider.ts'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { ExternalLink, Link } from '#platform/router/Link.tsx'
import { deliveryCopy } from './deliveryCopy.ts'

const copy = deliveryCopy.arrived

/** A greeting to who has a new phone, with three steps to begin. */
export const DeliveryNotice = () => (
  <div className="stack">
    <p className="strong">{copy.title}</p>
    <Numbered
      steps={[
        copy.move,
        <Step key="sim" text={copy.sim}>
          <Link className="link" to="/instellingen/simkaart">
            {copy.simLink}
          </Link>
        </Step>,
        provider.tradeIn === null ? (
          copy.oldAlone
        ) : (
          <Step key="old" text={copy.old}>
            <ExternalLink className="link" to={provider.tradeIn}>
              {copy.oldLink}
            </ExternalLink>
          </Step>
        ),
      ]}
    />
    <p className="small muted">
      {copy.card}{' '}
      <Link className="link" to="/noodkaart">
        {copy.cardLink}
      </Link>
    </p>
  </div>
)

const Step = ({ text, children }: { text: string; children: ReactNode }) => (
  <span>
    {text} {children}
  </span>
)
