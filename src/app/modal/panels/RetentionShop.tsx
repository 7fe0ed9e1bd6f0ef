/** What stands in the way of a phone, and what can be done or what did not happen. */
export default function RetentionShop({ settings: { data } }: { settings: { data: { text: string; more: string } } }) {
  return (
    <div className="stack stack--tight">
      <p>{data.text}</p>
      <p>{data.more}</p>
    </div>
  )
}
