import drawings from '#kit/ui/art/drawings.svg?no-inline'
import type { IconName } from '#kit/ui/Icon.tsx'
import styles from './InSun.module.css'

/** A few letters, an icon, or the address of a picture of 200 by 240 px whose subject touches its lower edge. */
export type Sunlit = string | { readonly icon: IconName } | { readonly picture: string }

/** The middle of the part of the sun of `success` that is above the water, in the coordinates of the scene. */
const SUN = { x: 352, y: 150 }

/** Text of this length fits in the sun at this size (px); longer text is drawn smaller. */
const [LETTERS, SIZE] = [6, 34]

const ICON = 52

/** The height of a picture (px), in the water before the sun. */
const [HIGH, FOOT] = [128, 206]
const WIDE = (HIGH * 200) / 240

type Props = {
  children: Sunlit
  /** The longest text that will stand here, when it changes: all are as large as that one. */
  longest?: string
}

/** The goods that the customer got, in the sun of the scene `success` or before it. Decorative. */
export default function InSun({ children: got, longest }: Props) {
  if (typeof got === 'string')
    return (
      <text
        className={styles.text}
        x={SUN.x}
        y={SUN.y}
        fontSize={Math.min(SIZE, (SIZE * LETTERS) / (longest ?? got).length)}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {got}
      </text>
    )
  if ('icon' in got)
    return (
      <use
        className={styles.icon}
        href={`${drawings}#${got.icon}`}
        x={SUN.x - ICON / 2}
        y={SUN.y - ICON / 2}
        width={ICON}
        height={ICON}
      />
    )
  return (
    <>
      <image href={got.picture} x={SUN.x - WIDE / 2} y={FOOT - HIGH} width={WIDE} height={HIGH} />
      <path className={styles.ripples} d={`M${SUN.x - 46} ${FOOT - 4}h92M${SUN.x - 20} ${FOOT + 5}h60`} />
    </>
  )
}
