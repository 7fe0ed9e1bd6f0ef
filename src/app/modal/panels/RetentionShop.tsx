/** Explains why a phone cannot be ordered. */
export default function RetentionShop({ settings: { data } }: { settings: { data: { text: string; more: string } } }) {
  return (
    <div className="stack stack--tight">
      <p>{data.text}</p>
      <p>{data.more}</p>
    </div>
  )
}
