export type AdRequest = {
  /** Empty, and of the place's size. */
  container: HTMLElement
  unit: string
  size: { width: number; height: number }
  /** There is none to show, or the provider cannot be reached. */
  onNone: () => void
}

/** Somebody whose advertisements can be shown. */
export interface AdProvider {
  /** Fetches one and shows it; answers how to take it away. */
  show: (request: AdRequest) => () => void
}
