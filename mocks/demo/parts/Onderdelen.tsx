import { Choices } from './Choices.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Fields } from './Fields.tsx'
import { Files } from './Files.tsx'
import { FormPart } from './FormPart.tsx'
import { Messages } from './Messages.tsx'
import { Press } from './Press.tsx'
import { Progressing } from './Progressing.tsx'
import { Shown } from './Shown.tsx'

/** Every control of the product in its states, on one page of the demo. */
export default function Onderdelen() {
  return (
    <div className="wrap page">
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1}>
          Onderdelen
        </h1>
        <p className="lead muted">Alles waar schermen uit bestaan, met al zijn standen. Alleen in de demo.</p>
      </div>
      <div className="stack stack--loose">
        <Press />
        <Fields />
        <Choices />
        <Files />
        <FormPart />
        <Progressing />
        <Messages />
        <Dialogs />
        <Shown />
      </div>
    </div>
  )
}
