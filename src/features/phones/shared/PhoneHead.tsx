import type { ReactNode } from 'react'
import styles from './PhoneHead.module.css'

type Props = { name: string; text: string | null; picture: string | null; heading?: 'h2' | 'h3'; children?: ReactNode }

export const PhoneHead = ({ name, text, picture, heading: Heading = 'h2', children }: Props) => (
  <div className={styles.box}>
    <div className={styles.head}>
      {picture !== null && <img src={picture} alt="" width={72} height={96} />}
      <div>
        <Heading className="title-card">{name}</Heading>
        {text !== null && <p className="muted">{text}</p>}
        {children}
      </div>
    </div>
  </div>
)
