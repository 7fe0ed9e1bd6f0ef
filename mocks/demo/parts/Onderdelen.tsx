import { Choices } from './Choices.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Fields, Files } from './Fields.tsx'
import { FormPart } from './FormPart.tsx'
import { Press, Progressing } from './Press.tsx'
import { Messages, Shown } from './Shown.tsx'

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
