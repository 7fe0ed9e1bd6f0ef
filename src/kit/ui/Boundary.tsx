import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** The fallback for a failure; `again` retries. */
  fallback: (error: unknown, again: () => void) => ReactNode
}

export class Boundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(this.state.error, () => this.setState({ error: undefined, failed: false }))
  }
}
