import { Button } from '#kit/ui/Button.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { chosenCount, countsIn, type Facet, facets } from '#model/phones/phoneFilters.ts'
import { findCopy } from './copy.ts'
import styles from './Phones.module.css'
import { Swatch } from './Swatch.tsx'
import { choiceText } from './texts.ts'
import { clear, type Found, toggle } from './useFound.ts'

const copy = findCopy.filters
/** Names of the filters in the analytics data layer. */
const names = { brand: 'merk', price: 'prijs', storage: 'opslag', color: 'kleur', condition: 'staat' } as const

/** All filters; each choice shows how many phones it would leave. */
export function FilterFields({ found }: { found: Found }) {
  const shown = facets.filter((facet) => found.choices[facet].length > 1)
  return (
    <div className="stack">
      {shown.map((facet) => (
        <FacetField key={facet} facet={facet} found={found} />
      ))}
      {chosenCount(found.filters) > 0 && (
        <Button variant="outline" size="small" onPress={() => clear(found)}>
          {copy.clear}
        </Button>
      )}
    </div>
  )
}

function FacetField({ facet, found }: { facet: Facet; found: Found }) {
  const counts = countsIn(found.entries, found.filters, facet, found.choices)
  return (
    <fieldset className={styles.facet}>
      <legend>{copy[facet]}</legend>
      {found.choices[facet].map((choice) => (
        <Checkbox
          key={choice.value}
          name={names[facet]}
          checked={found.filters[facet].includes(choice.value)}
          onChange={() => toggle(found, facet, choice.value)}
        >
          <span className={styles.choice}>
            {facet === 'color' && <Swatch slug={choice.value} />}
            {choiceText(facet, choice)} <span className="small muted">({counts.get(choice.value) ?? 0})</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
