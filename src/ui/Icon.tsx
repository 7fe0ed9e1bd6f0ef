import drawings from './art/drawings.svg?no-inline'

/** One drawing a meaning (design 8). Decorative: a word goes with it. */
export type IconName =
  | 'overview'
  | 'usage'
  | 'invoices'
  | 'payments'
  | 'phones'
  | 'settings'
  | 'data'
  | 'call'
  | 'sms'
  | 'sim'
  | 'esim'
  | 'roaming'
  | 'data-cap'
  | 'credit'
  | 'auto'
  | 'gift'
  | 'friends'
  | 'porting'
  | 'outage'
  | 'profile'
  | 'eye'
  | 'eye-off'
  | 'log-out'
  | 'chevron-right'
  | 'chevron-left'
  | 'chevron-down'
  | 'arrow-right'
  | 'close'
  | 'check'
  | 'filter'
  | 'download'
  | 'share'
  | 'external'
  | 'table'
  | 'info'
  | 'warning'
  | 'error'
  | 'success'
  | 'offline'
  | 'refresh'
  | 'clock'
  | 'lock'
  | 'shield'
  | 'plus'
  | 'minus'
  | 'arrow-left'
  | 'address'

export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--sm' : 'icon'} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
