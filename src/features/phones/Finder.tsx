import { useState, useSyncExternalStore } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { chipClass, chipsClass } from '#kit/ui/Chips.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Select } from '#kit/ui/Select.tsx'
import { chosenCount, countsIn, type Facet, facets, filterWaysOut, type Sort, sorts } from '#model/phones/phoneFilters.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { CreditWarning } from './Credit.tsx'
import { findCopy } from './copy.ts'
import { PhoneGrid } from './PhoneGrid.tsx'
import styles from './Phones.module.css'
import { Swatch } from './Swatch.tsx'
import { phoneChoiceText } from './texts.ts'
import { change, clear, type Found, toggle } from './useFound.ts'

const options = sorts.map((value) => ({ value, text: findCopy.sort.options[value] }))

/** From this width the filters stand beside the list. */
const WIDE = '(min-width: 960px)'
const watch = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const useIsWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches)

/** The list with its filters and sort order; on phones the filters are behind a button. */
export function Finder({ label, found }: { label: string; found: Found }) {
  const isWide = useIsWide()
  const stay = useKeepFocus()
  const { offers, sort, compared } = found
  return (
    <div className={styles.finder}>
      {isWide && (
        <section aria-label={findCopy.filters.title} className={styles.aside}>
          <FilterFields found={found} />
        </section>
      )}
      <div className="stack" {...stay}>
        <div className={styles.bar}>
          <p className="small muted" role="status">
            {findCopy.shown(offers.length)}
          </p>
          {!isWide && <FilterButton found={found} />}
          <div className={styles.sort}>
            <Select
              name="sorteer"
              label={findCopy.sort.label}
              small
              options={options}
              value={sort}
              onChange={(value) => change({ ...found, sort: sortOf(value) })}
            />
          </div>
        </div>
        <Chosen found={found} />
        {offers.some(({ cost }) => cost.credit > 0) && <CreditWarning />}
        {offers.length > 0 ? <PhoneGrid label={label} offers={offers} compared={compared} /> : <Nothing found={found} />}
      </div>
    </div>
  )
}

function Chosen({ found }: { found: Found }) {
  if (chosenCount(found.filters) === 0) return null
  return (
    <fieldset className={chipsClass} aria-label={findCopy.filters.chosen}>
      {facets.flatMap((facet) =>
        found.choices[facet]
          .filter(({ value }) => found.filters[facet].includes(value))
          .map((choice) => (
            <button
              key={`${facet} ${choice.value}`}
              type="button"
              className={chipClass}
              aria-label={findCopy.filters.remove(phoneChoiceText(facet, choice))}
              onClick={() => toggle(found, facet, choice.value)}
            >
              {phoneChoiceText(facet, choice)}
              <Icon name="close" small />
            </button>
          )),
      )}
    </fieldset>
  )
}

const sortOf = (value: string): Sort => sorts.find((sort) => sort === value) ?? 'populair'

function FilterButton({ found }: { found: Found }) {
  const [open, setOpen] = useState(false)
  const count = chosenCount(found.filters)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" size="small" icon="filter" onPress={() => setOpen(true)}>
        {findCopy.filters.title}
        {count > 0 && ` (${findCopy.filters.on(count)})`}
      </Button>
      {open && (
        <Dialog name="filter" title={findCopy.filters.title} closeLabel={findCopy.filters.close} onClose={close}>
          <FilterFields found={found} />
          <div className={styles.apply}>
            <Button wide onPress={close}>
              {findCopy.filters.apply(found.offers.length)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** No results: suggests filters to remove, with the number of phones that gives. */
function Nothing({ found }: { found: Found }) {
  const ways = filterWaysOut(found.entries, found.filters)
  return (
    <Notice
      action={
        <>
          {ways.map(({ facet, count }) => (
            <Button
              key={facet}
              variant="outline"
              size="small"
              onPress={() => change({ ...found, filters: { ...found.filters, [facet]: [] } })}
            >
              {findCopy.empty.without(findCopy.filters[facet].toLowerCase(), count)}
            </Button>
          ))}
          <Button variant="quiet" size="small" onPress={() => clear(found)}>
            {findCopy.filters.clear}
          </Button>
        </>
      }
    >
      {findCopy.empty.text}
    </Notice>
  )
}

/** Names of the filters in the analytics data layer. */
const names = { brand: 'merk', price: 'prijs', storage: 'opslag', color: 'kleur', condition: 'staat' } as const

/** All filters; each choice shows how many phones it would leave. */
function FilterFields({ found }: { found: Found }) {
  const shown = facets.filter((facet) => found.choices[facet].length > 1)
  return (
    <div className="stack">
      {shown.map((facet) => (
        <FacetField key={facet} facet={facet} found={found} />
      ))}
      {chosenCount(found.filters) > 0 && (
        <Button variant="outline" size="small" onPress={() => clear(found)}>
          {findCopy.filters.clear}
        </Button>
      )}
    </div>
  )
}

function FacetField({ facet, found }: { facet: Facet; found: Found }) {
  const counts = countsIn(found.entries, found.filters, facet, found.choices)
  return (
    <fieldset className={styles.facet}>
      <legend>{findCopy.filters[facet]}</legend>
      {found.choices[facet].map((choice) => (
        <Checkbox
          key={choice.value}
          name={names[facet]}
          checked={found.filters[facet].includes(choice.value)}
          onChange={() => toggle(found, facet, choice.value)}
        >
          <span className={styles.choice}>
            {facet === 'color' && <Swatch slug={choice.value} />}
            {phoneChoiceText(facet, choice)} <span className="small muted">({counts.get(choice.value) ?? 0})</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
