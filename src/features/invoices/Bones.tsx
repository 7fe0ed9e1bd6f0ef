import { copy as shared } from '#kit/copy.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { copy } from './copy.ts'
import styles from './Invoice.module.css'

/** Title widths of the skeleton rows; the real length is unknown. */
const rows = ['5rem', '6rem', '5.5rem', '7rem', '4.5rem', '6.5rem']

const Spoken = () => (
  <p className="visually-hidden" role="status">
    {shared.loading}
  </p>
)

export const InvoiceListBones = () => (
  <div className={`columns columns--urgent ${styles.waiting}`} aria-busy="true">
    <Spoken />
    <div className="is-main stack stack--loose">
      <RowBones widths={rows} />
    </div>
  </div>
)

export const DetailBones = () => (
  <div className={styles.waiting} aria-busy="true">
    <Spoken />
    <div className="columns columns--urgent">
      <div className="is-main">
        <Section title={copy.detail.spec}>
          <Card className="stack">
            {rows.map((width) => (
              <Skeleton key={width} height="3rem" />
            ))}
          </Card>
        </Section>
      </div>
      <div className="is-urgent">
        <Section title={copy.detail.sum}>
          <Card>
            <Skeleton width="8rem" height="2.5rem" />
          </Card>
        </Section>
      </div>
    </div>
  </div>
)

/** Skeleton of a list of unknown length: one row for each title width. */
export const RowBones = ({ widths }: { widths: readonly string[] }) => (
  <List>
    {widths.map((width) => (
      <Row
        key={width}
        title={<Skeleton width={width} height="1.2rem" />}
        text={<Skeleton width="9rem" height="1rem" />}
        end={<Skeleton width="5rem" height="1.5rem" />}
      />
    ))}
  </List>
)
