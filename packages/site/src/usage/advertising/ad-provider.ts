export type AdRequest = {
  /** Empty, and of the place's size. */
  container: HTMLElement
  unit: string
  size: { width: number; height: number }
  /** There is none to show, or the provider cannot be reached. */
  onNone: () => void
}

/** A source of advertisements. */
export interface AdProvider {
  /** Fetches one and shows it; returns a function that removes it. */
  show: (request: AdRequest) => () => void
}
