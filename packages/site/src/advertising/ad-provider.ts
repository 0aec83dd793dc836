/** Places for an advertisement, with the room each takes. None of them lies beside a story that is being told. */
export const AD_PLACES = {
  tales: { width: 320, height: 100 },
  newTales: { width: 320, height: 100 },
  theme: { width: 300, height: 250 },
} as const

export type AdPlace = keyof typeof AD_PLACES

/** Whose advertisements a deployment shows, and where. Part of what pages know, so it holds no secrets. */
export type AdsConfig = {
  provider: 'adfit'
  /** What the provider calls each place; one without a unit stays empty. */
  units: Partial<Record<AdPlace, string>>
  scriptUrl: string
}

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
