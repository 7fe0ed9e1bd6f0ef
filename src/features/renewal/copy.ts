import { plural } from '#kit/words/plural.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'

const months = (count: number) => `${count} ${plural(count, 'maand', 'maanden')}`

export const copy = {
  title: 'Verleng je abonnement zonder telefoon',
  intro: 'Je houdt je telefoon. Kies je bundels en hoelang je contract duurt.',
  starts: (day: string) => `Je nieuwe contract begint op ${day}. Tot die dag houd je wat je nu hebt.`,
  offer: {
    title: 'Speciaal voor jou',
    bundles: (bundles: string, period: string) => `${bundles}, ${period}`,
    body: (price: string, count: number) => `${price} per maand, ${months(count)} lang`,
    instead: (price: string) => `in plaats van ${price}`,
    whole: (count: number, price: string) => `Over ${months(count)} betaal je samen ${price}.`,
    button: 'Kies dit aanbod',
    chosen: 'Dit aanbod heb je gekozen.',
  },
  news: 'Houd me op de hoogte van acties en nieuws.',
  newsFailed: 'Je keuze voor acties en nieuws is niet bewaard. Zet ze aan bij je gegevens, onder Berichten.',
  next: 'Volgende',
  loadFailed: 'We kunnen het aanbod nu niet laden. Probeer het zo nog eens.',
  dismiss: {
    title: 'Stoppen met verlengen?',
    body: 'Je hebt nog niets besteld. Als je nu weggaat, blijft je abonnement zoals het is.',
    stay: 'Verder met verlengen',
    leave: 'Weggaan',
  },

  notEligible: {
    from: (day: string) => `Je kunt verlengen vanaf ${day}.`,
    until: (day: string) => `Je contract loopt tot en met ${day}. Je bundels kun je nu al wijzigen.`,
    bundles: 'Bundels wijzigen',
    stoppedText: 'Daarom is er niets meer om te verlengen.',
    stoppingText: 'Een abonnement dat stopt, kun je niet verlengen. Wil je toch blijven? Dan kan het weer.',
    blockedText: 'Verlengen kan weer als de blokkering eraf is.',
  },

  words: {
    data: (size: string) => `${size} internet`,
    unlimitedData: 'onbeperkt internet',
    noData: 'geen internet',
    unlimitedVoice: 'onbeperkt bellen',
    noVoice: 'geen belbundel',
    sms: "onbeperkt sms'en",
    two: (first: string, second: string) => `${first} en ${second}`,
    three: (first: string, second: string, third: string) => `${first}, ${second} en ${third}`,
  },

  advice: {
    title: 'Wat past bij jouw verbruik?',
    tooFew: (known: number, least: number) =>
      known === 0
        ? `Te weinig maanden om je een advies te geven. Vanaf ${least} hele maanden rekenen we het voor je uit.`
        : `Te weinig maanden om je een advies te geven: we kennen je verbruik van ${months(known)}. Vanaf ${least} hele maanden rekenen we het voor je uit.`,
    own: (count: number) =>
      `Wat je nu hebt is het voordeligst. Met je verbruik van de laatste ${months(count)} was niets goedkoper.`,
    same: (count: number, amount: string) =>
      `Je bundels passen het best bij je verbruik. Tegen deze prijzen had je over de laatste ${months(count)} ${amount} minder betaald.`,
    other: (bundles: string, count: number, amount: string) =>
      `Met ${bundles} had je over de laatste ${months(count)} ${amount} minder betaald.`,
    otherThanSame: (bundles: string, count: number, amount: string) =>
      `Met ${bundles} had je over de laatste ${months(count)} ${amount} minder betaald dan als je je eigen bundels verlengt.`,
    dearer: (count: number) =>
      count === 1 ? 'In 1 maand was het duurder geweest.' : `In ${count} maanden was het duurder geweest.`,
    otherMore: (bundles: string, count: number, amount: string) =>
      `Met ${bundles} was je bundel nooit op. Dat had je over de laatste ${months(count)} ${amount} meer gekost.`,
    otherEqual: (bundles: string, count: number) =>
      `Met ${bundles} had je over de laatste ${months(count)} evenveel betaald, en meer over.`,
    stopped: (count: number) =>
      `In ${months(count)} was je bundel op en stopte je internet door je dataplafond. Misschien had je meer willen gebruiken.`,
    period: (period: BindingPeriodType, periods: Readonly<Record<BindingPeriodType, string>>) =>
      `Advies bij een contract van: ${periods[period].toLowerCase()}.`,
    now: 'Wat je nu hebt',
    extended: 'Dezelfde bundels, verlengd',
    advised: 'Ons advies',
    offered: 'Ons advies, speciaal voor jou',
    show: 'Bekijk de som per maand',
    table: 'De som per maand',
    how: 'De prijs van de bundels plus wat je daarbuiten gebruikte (extra), tegen de prijzen van nu. Gebruik buiten de EU en servicenummers blijven gelijk en tellen niet mee.',
    discount: (count: number) => `De korting van het advies telt ${months(count)} mee.`,
    cap: 'Je dataplafond telt mee.',
    device: 'We rekenen dit uit op je eigen toestel.',
    columns: { month: 'Maand', now: 'Nu', same: 'Verlengd', advised: 'Advies' },
    total: 'Samen',
    used: (data: string, minutes: string, sms: string) => `${data}, ${minutes}, ${sms}\u00a0sms`,
    outside: (amount: string) => `extra ${amount}`,
    choose: 'Kies deze bundels',
    change: 'Wijzig naar deze bundels',
    chosen: 'Deze bundels heb je gekozen.',
    failed: 'We kunnen je verbruik nu niet laden. Daarom is er geen advies.',
  },

  check: {
    title: 'Klopt dit?',
    intro: (day: string, count: number) =>
      count === 1
        ? `Je nieuwe contract begint op ${day} en is daarna elke maand te stoppen.`
        : `Je nieuwe contract begint op ${day} en duurt ${months(count)}.`,
    subscription: 'Je nieuwe abonnement',
    confirm: 'Bestellen met betaalplicht',
    error: 'Verlengen is niet gelukt. Je abonnement is niet veranderd.',
    refusals: {
      CHANGE_PENDING: 'Er is al een wijziging onderweg. Je abonnement is niet nog een keer verlengd.',
      NOT_ALLOWED: 'Je kunt je abonnement nu niet verlengen.',
      NOT_AVAILABLE: 'Deze keuze kan niet meer. Kies opnieuw.',
      TOO_SMALL_FOR_PHONE: 'Zolang je een telefoon afbetaalt, heb je minimaal 6 GB internet nodig.',
    } as Readonly<Record<string, string>>,
  },

  done: {
    title: 'Fijn dat je blijft!',
    intro: (day: string) => `Je abonnement is verlengd tot en met ${day}. Je krijgt een bevestiging per e-mail.`,
    introMonthly: (day: string) => `Vanaf ${day} is je abonnement elke maand te stoppen. Je krijgt een bevestiging per e-mail.`,
    change: 'Toch niet? Maak je verlenging ongedaan.',
    button: 'Naar je overzicht',
  },
} as const
