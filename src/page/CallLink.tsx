/** A phone number to call at a tap. */
export const CallLink = ({ number }: { number: string }) => (
  <a className="link num" href={`tel:${number.replaceAll(' ', '')}`}>
    {number.replaceAll(' ', '\u00a0')}
  </a>
)
