import { Suspense, useLayoutEffect, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { MOST_COMPARED } from '#model/phones/phoneFilters.ts'
import styles from './Compare.module.css'
import { findCopy } from './copy.ts'
import { change, type Found } from './useFound.ts'

const { Component: CompareDialog } = preloadable(() => import('./CompareDialog.tsx'))
/** The bar with the phones chosen for comparison; hidden when there are none. */
export function Compare({ found }: { found: Found }) {
  return found.beside.length > 0 && <Bar found={found} />
}

function Bar({ found }: { found: Found }) {
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset.compare = ''
    return () => {
      delete page.dataset.compare
    }
  }, [])
  const { beside } = found
  const alone = beside.length === 1
  return (
    <section className={`screen-only ${styles.bar}`} aria-label={findCopy.compare.title}>
      <div className={styles.pictures}>
        {beside.map(({ phone, variant }) => (
          <img key={phone.id} src={variant.color.images[0]} alt="" width={40} height={48} decoding="async" />
        ))}
      </div>
      <p className="small" role="status">
        {findCopy.compare.chosen(beside.length, MOST_COMPARED)} {alone && findCopy.compare.one}
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" onPress={() => change({ ...found, compared: [] })}>
          {findCopy.compare.clear}
        </Button>
        <Button size="small" blocked={alone ? findCopy.compare.one : null} reasonSpoken onPress={() => setOpen(true)}>
          {findCopy.compare.show}
        </Button>
      </div>
      {open && !alone && (
        <Suspense>
          <CompareDialog found={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
