/** Lets all tests begin at another moment: `TODAY=2028-02-29T23:30:00+01:00 npx vitest run --project unit`. */
const today = process.env.TODAY
const Real = Date

if (today && Real.name === 'Date' && !Reflect.has(Real, 'ahead')) {
  const ahead = Real.parse(today) - Real.now()
  const now = () => Real.now() + ahead
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, key) => (key === 'now' ? now : key === 'ahead' ? ahead : Reflect.get(target, key)),
    has: (target, key) => key === 'ahead' || Reflect.has(target, key),
  })
}
