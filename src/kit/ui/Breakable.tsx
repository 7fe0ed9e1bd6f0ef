import { Fragment } from 'react'

/** An e-mail address that breaks before its @ and its dots, and elsewhere only when it must. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
