import type { IconName } from '#kit/ui/Icon.tsx'
import type { SecurityKind } from '#model/security/contract/security.ts'

const icons: Record<SecurityKind, IconName> = {
  'signed-in': 'profile',
  'signed-in-with-code': 'profile',
  'wrong-password': 'warning',
  'password-changed': 'password',
  'email-changed': 'mail',
  'iban-changed': 'bank',
  'address-changed': 'address',
  'mfa-on': 'shield',
  'mfa-off': 'shield',
  'sim-blocked': 'lock',
  'sim-unblocked': 'lock',
  'sim-requested': 'sim',
  'sim-replaced': 'sim',
  'esim-installed': 'esim',
  'porting-requested': 'porting',
  'porting-out-requested': 'porting',
  'porting-out-confirmed': 'porting',
  'number-lock-on': 'lock',
  'number-lock-off': 'lock',
  'request-cancelled': 'close',
}

export const iconOf = (kind: SecurityKind): IconName => icons[kind]
