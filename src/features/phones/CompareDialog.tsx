import type { ReactNode } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Table } from '#kit/ui/Table.tsx'
import { euro } from '#kit/words/money.ts'
import type { PhoneOffer } from '#model/phones/phoneFilters.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import styles from './Compare.module.css'
import { findCopy, shopCopy } from './copy.ts'
import { nameOf, phoneAddress } from './texts.ts'
import { compare, type Found } from './useFound.ts'

/** Up to three phones side by side, with a row for each property that differs. */
export default function CompareDialog({ found: { beside }, onClose }: { found: Found; onClose: () => void }) {
  const { rows, same } = rowsOf(beside)
  return (
    <Dialog name="compare" size="lg" title={findCopy.compare.title} closeLabel={findCopy.compare.close} onClose={onClose}>
      <Table
        wraps
        titleHidden
        title={findCopy.compare.table(beside.length)}
        columns={[findCopy.compare.what, ...beside.map(({ phone }) => nameOf(phone))]}
        rows={rows}
      />
      {same.length > 0 && (
        <div className="small">
          <p className="strong">{findCopy.compare.same}</p>
          <ul>
            {same.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

type Row = { key: string; cells: readonly ReactNode[] }

type Trait = { key: string; of: (offer: PhoneOffer) => string }

function rowsOf(beside: readonly PhoneOffer[]): { rows: Row[]; same: string[] } {
  const { rows: terms } = findCopy.compare
  const lowest = Math.min(...beside.map(({ cost }) => cost.inAll))
  const isCheaper = beside.some(({ cost }) => cost.inAll > lowest)
  const specs = [...new Set(beside.flatMap(({ phone }) => phone.specs.map(({ term }) => term)))]
  const traits: Trait[] = [
    { key: terms.storage, of: ({ phone: { colors } }) => namesOf(colors.flatMap(({ storage }) => storage)) },
    { key: terms.colors, of: ({ phone }) => namesOf(phone.colors) },
    {
      key: terms.condition,
      of: ({ phone }) => (phone.refurbished ? findCopy.filters.conditions.refurbished : findCopy.filters.conditions.nieuw),
    },
    {
      key: terms.availability,
      of: ({ isAvailable }) => (isAvailable ? shopCopy.availability.inStock : shopCopy.availability.soldOut),
    },
    ...specs
      .filter((term) => term !== terms.storage)
      .map((term) => ({
        key: term,
        of: ({ phone }: PhoneOffer) => phone.specs.find((spec) => spec.term === term)?.text ?? findCopy.compare.none,
      })),
  ]
  const isSame = ({ of }: Trait) => new Set(beside.map(of)).size === 1 && beside.length > 1
  const row = (key: string, of: (offer: PhoneOffer) => ReactNode): Row => ({ key, cells: [key, ...beside.map(of)] })
  return {
    rows: [
      row(terms.picture, (offer) => <Picture offer={offer} />),
      row(terms.monthly, ({ cost }) =>
        cost.credit > 0 ? findCopy.compare.monthly(cost.months, euro(cost.monthly)) : findCopy.compare.none,
      ),
      row(terms.now, ({ cost }) => euro(cost.now)),
      row(terms.inAll, ({ cost }) => (
        <span className="cluster">
          {euro(cost.inAll)}
          {isCheaper && cost.inAll === lowest && (
            <Badge size="s" tone="good">
              {findCopy.compare.lowest}
            </Badge>
          )}
        </span>
      )),
      ...traits.filter((trait) => !isSame(trait)).map(({ key, of }) => row(key, of)),
      row(findCopy.compare.onward, (offer) => <Ways offer={offer} />),
    ],
    same: traits.filter(isSame).map(({ key, of }) => `${key}: ${beside.slice(0, 1).map(of)}`),
  }
}

const namesOf = (named: readonly { name: string }[]): string => [...new Set(named.map(({ name }) => name))].join(', ')

const Picture = ({ offer: { phone, variant } }: { offer: PhoneOffer }) => (
  <img
    className={styles.picture}
    src={variant.color.images[0]}
    alt={findCopy.card.picture(nameOf(phone), variant.color.name)}
    width={75}
    height={90}
    decoding="async"
  />
)

function Ways({ offer }: { offer: PhoneOffer }) {
  const name = nameOf(offer.phone)
  return (
    <div className="stack stack--tight">
      <ButtonLink to={phoneAddress(offer)} size="small">
        {findCopy.compare.look}
        <span className="visually-hidden"> {name}</span>
      </ButtonLink>
      <Button variant="quiet" size="small" onPress={() => compare(offer.phone.model)}>
        {findCopy.compare.remove}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  )
}
