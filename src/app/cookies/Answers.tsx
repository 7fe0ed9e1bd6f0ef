import { Button } from '#kit/ui/Button.tsx'
import { type ConsentChoice, everything, noConsent } from '#platform/analytics/consent.ts'
import styles from './Cookies.module.css'
import { cookiesCopy } from './copy.ts'

type Props = { save: (choice: ConsentChoice) => void; own?: { label: string; press: () => void }; small?: boolean }

/** Refusing is as easy as accepting: the buttons are equal. */
export function CookieAnswers({ save, own, small = false }: Props) {
  const look = { variant: 'outline', wide: true, size: small ? 'small' : 'medium' } as const
  return (
    <div className={styles.answers}>
      <Button {...look} onPress={() => save(everything)}>
        {cookiesCopy.acceptAll}
      </Button>
      <Button {...look} onPress={() => save(noConsent)}>
        {cookiesCopy.refuse}
      </Button>
      {own && (
        <Button {...look} onPress={own.press}>
          {own.label}
        </Button>
      )}
    </div>
  )
}
