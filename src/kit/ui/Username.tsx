/**
 * The login name of the password beside it, for password managers: without it they save the password under another name, or under none.
 * Nobody sees or hears it.
 */
export const Username = ({ value }: { value: string | undefined }) =>
  value === undefined ? null : <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
