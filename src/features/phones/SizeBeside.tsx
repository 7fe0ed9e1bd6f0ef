import { Card } from '#kit/ui/Card.tsx'
import { classes } from '#kit/ui/classes.ts'
import type { PhoneSize } from '#model/phones/contract/handsetOrder.ts'
import type { OwnPhone } from '#model/phones/phoneSize.ts'
import { modelIn } from '#model/phones/phoneSpec.ts'
import { findCopy } from './copy.ts'
import { dimensionsText } from './factTexts.ts'
import styles from './SizeBeside.module.css'

/** A phone beside the one that the customer has, as outlines of the same scale. */
export const SizeBeside = ({ size, name, own }: { size: PhoneSize; name: string; own: OwnPhone }) => (
  <section aria-labelledby="formaat">
    <Card className="stack">
      <h2 className="title-card" id="formaat">
        {findCopy.device.size.title}
      </h2>
      <p>{dimensionsText(size, own)}</p>
      <div className={styles.pair}>
        <Outline name={findCopy.device.size.own(modelIn(own.name))} size={own.size} isOwn />
        <Outline name={name} size={size} />
      </div>
    </Card>
  </section>
)

const Outline = ({ name, size: { height, width }, isOwn = false }: { name: string; size: PhoneSize; isOwn?: boolean }) => (
  <p className={styles.phone}>
    <i className={classes(styles.outline, isOwn && styles.own)} style={{ '--height': height, '--width': width }} />
    <span className="strong">{name}</span>
    <span className="small muted">{findCopy.device.size.millimetres(height, width)}</span>
  </p>
)
