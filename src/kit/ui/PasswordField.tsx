import { useState } from 'react'
import { IconButton } from './Button.tsx'
import { Field } from './Field.tsx'

type Props = {
  id?: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  help?: string
  error?: string | null
  autoComplete: 'current-password' | 'current-password webauthn' | 'new-password'
}

/** A password that can be shown. The value is passed on unchanged; pasting and password managers work. */
export function PasswordField(field: Props) {
  const [visible, setVisible] = useState(false)
  return (
    <Field
      {...field}
      type={visible ? 'text' : 'password'}
      end={
        <IconButton
          icon={visible ? 'eye-off' : 'eye'}
          label={visible ? 'Verberg wachtwoord' : 'Toon wachtwoord'}
          onPress={() => setVisible(!visible)}
        />
      }
    />
  )
}
