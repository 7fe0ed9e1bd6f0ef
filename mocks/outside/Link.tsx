import { useEffect } from 'react'
import { onHost, pathHere } from '../../src/base.ts'
import { become } from '../panel/become.ts'
import { takeState } from '../panel/control.ts'
import { LinkProblem, unpacked } from '../panel/link.ts'
import { leaveNote, setStanding } from '../panel/remembered.ts'

const problems = {
  'too large': 'Deze link is te groot voor de demo. Er is niets veranderd.',
  damaged: 'Deze link is beschadigd of niet compleet. Er is niets veranderd.',
  refused: 'Deze link past niet bij deze demo. Er is niets veranderd.',
} as const

/** Restores the state of the demo from a link and opens its screen. On failure, the panel shows why. */
async function open(letters: string): Promise<string> {
  try {
    const { path, state } = await unpacked(letters, location.origin)
    await become((await takeState(state)).result)
    return path
  } catch (error) {
    leaveNote(problems[error instanceof LinkProblem ? error.why : 'refused'])
    setStanding('once')
    return '/'
  }
}

/** Opens a link that was copied in the panel. The link leaves no trace in the address bar or the history. */
export default function Link() {
  useEffect(() => {
    const letters = location.hash.slice(1)
    history.replaceState(history.state, '', onHost(pathHere()))
    void open(letters).then((path) => location.replace(onHost(path)))
  }, [])
  return (
    <div className="wrap page" role="status">
      <h1 className="title-page" tabIndex={-1}>
        We zetten de demo klaar
      </h1>
    </div>
  )
}
