import { useOptionalRead } from '../../api/client.ts'
import { getUser } from '../../api/contract/session.ts'
import { customerCopy } from '../../customerCopy.ts'
import { calledName } from '../../domain/customerName.ts'
import { factsOf } from '../../domain/visitor.ts'
import { useVisitor } from '../../session/visitor.ts'
import { classes } from '../../ui/classes.ts'
import { ReadBlock } from '../ReadBlock.tsx'
import { copy } from './copy.ts'
import { Figures } from './Figures.tsx'
import { More } from './More.tsx'
import styles from './Overzicht.module.css'
import { reads } from './reads.ts'
import { Waiting } from './Waiting.tsx'

/** `/`: what is left, what it costs, and what asks for attention. */
export default function Overzicht() {
  const user = useOptionalRead(getUser)
  const facts = factsOf(useVisitor())
  if (!facts) return null

  return (
    <div className={styles.screen}>
      <div className={classes(styles.full, styles.sky)}>
        <div className={classes('wrap', styles.greeting)}>
          <h1 className="lead muted" tabIndex={-1}>
            {copy.greeting(user ? calledName(user) : '')}
          </h1>
        </div>
      </div>
      <ReadBlock
        reads={reads(facts)}
        waiting={<Waiting />}
        failedText={copy.loadFailed}
        offlineText={customerCopy.notKept}
        instead={<More prepaid={facts.prepaid} />}
      >
        <Figures prepaid={facts.prepaid} />
      </ReadBlock>
    </div>
  )
}
