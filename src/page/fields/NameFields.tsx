import { initialsText } from '#kit/typed/personName.ts'
import { Field } from '#kit/ui/Field.tsx'
import type { FieldBinding } from '#kit/ui/FieldFrame.tsx'
import { firstNameCopy, infixCopy, initialsCopy, lastNameCopy, salutationCopy } from '#kit/ui/fieldCopy.ts'
import { Select } from '#kit/ui/Select.tsx'

type Name = 'salutation' | 'initials' | 'firstName' | 'infix' | 'lastName'

const salutations = Object.entries(salutationCopy.options).map(([value, text]) => ({ value, text }))

/** The name of a customer who signs a contract, in the order of an identity document. */
export function NameFields({ field }: { field: (name: Name) => FieldBinding }) {
  return (
    <>
      <Select
        {...field('salutation')}
        label={salutationCopy.label}
        placeholder={salutationCopy.required}
        options={salutations}
        autoComplete="off"
      />
      <Field
        {...field('initials')}
        label={initialsCopy.label}
        help={initialsCopy.hint}
        autoComplete="off"
        maxLength={20}
        format={initialsText}
      />
      <Field {...field('firstName')} label={firstNameCopy.label} autoComplete="given-name" maxLength={60} />
      <Field {...field('infix')} label={infixCopy.label} help={infixCopy.hint} autoComplete="additional-name" maxLength={30} />
      <Field {...field('lastName')} label={lastNameCopy.label} autoComplete="family-name" maxLength={60} />
    </>
  )
}
