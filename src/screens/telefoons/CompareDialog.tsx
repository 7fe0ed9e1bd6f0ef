import type { ReactNode } from 'react'
import { euro } from '../../domain/money.ts'
import type { Offer } from '../../domain/phoneFilters.ts'
import { Link } from '../../routes/Link.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './Compare.module.css'
import { findCopy, shopCopy } from './copy.ts'
import { addressOf, nameOf } from './texts.ts'
import { compare, type Found } from './useFound.ts'

const copy = findCopy.compare

/** Up to three phones side by side; each row is one thing in which they may differ. */
export default function CompareDialog({ found: { beside }, onClose }: { found: Found; onClose: () => void }) {
  return (
    <Dialog name="compare" size="lg" title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <Table
        wraps
        title={copy.table(beside.length)}
        columns={[copy.what, ...beside.map(({ phone }) => nameOf(phone))]}
        rows={rowsOf(beside)}
      />
    </Dialog>
  )
}

type Row = { key: string; cells: readonly ReactNode[] }

function rowsOf(beside: readonly Offer[]): Row[] {
  const row = (key: string, term: string, of: (offer: Offer) => ReactNode): Row => ({ key, cells: [term, ...beside.map(of)] })
  const terms = [...new Set(beside.flatMap(({ phone }) => phone.specs.map(({ term }) => term)))]
  const { rows } = copy
  return [
    row('picture', rows.picture, (offer) => <Picture offer={offer} />),
    row('monthly', rows.monthly, ({ cost }) => (cost.credit > 0 ? euro(cost.monthly) : copy.none)),
    row('upfront', rows.upfront, ({ cost }) => euro(cost.initial)),
    row('price', rows.price, ({ deviceCost }) => euro(deviceCost)),
    row('storage', rows.storage, ({ phone: { colors } }) => namesOf(colors.flatMap(({ storage }) => storage))),
    row('colors', rows.colors, ({ phone }) => namesOf(phone.colors)),
    row('condition', rows.condition, ({ phone }) =>
      phone.refurbished ? findCopy.filters.conditions.refurbished : findCopy.filters.conditions.nieuw,
    ),
    row('availability', rows.availability, ({ isAvailable }) =>
      isAvailable ? shopCopy.availability.inStock : shopCopy.availability.soldOut,
    ),
    ...terms
      .filter((term) => term !== rows.storage)
      .map((term) => row(term, term, ({ phone }) => phone.specs.find((spec) => spec.term === term)?.text ?? copy.none)),
    row('look', copy.choose, (offer) => <Ways offer={offer} />),
  ]
}

const namesOf = (named: readonly { name: string }[]): string => [...new Set(named.map(({ name }) => name))].join(', ')

const Picture = ({ offer: { phone, variant } }: { offer: Offer }) => (
  <img
    className={styles.picture}
    src={variant.color.images[0]}
    alt={findCopy.card.picture(nameOf(phone), variant.color.name)}
    width={75}
    height={90}
    decoding="async"
  />
)

function Ways({ offer }: { offer: Offer }) {
  const name = nameOf(offer.phone)
  return (
    <div className="stack stack--tight">
      <Link to={addressOf(offer)} className={buttonClass({ size: 'small' })}>
        {copy.look}
        <span className="visually-hidden"> {name}</span>
      </Link>
      <Button variant="quiet" size="small" onPress={() => compare(offer.phone.model)}>
        {copy.remove}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  )
}
