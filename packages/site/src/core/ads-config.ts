/** Places for an advertisement, with their sizes. None of them is beside a running story. */
export const AD_PLACES = {
  tales: { width: 320, height: 100 },
  newTales: { width: 320, height: 100 },
  theme: { width: 300, height: 250 },
} as const

export type AdPlace = keyof typeof AD_PLACES

/** The provider of a deployment's advertisements, and their places. Part of what pages know, so it holds no secrets. */
export type AdsConfig = {
  provider: 'adfit'
  /** What the provider calls each place; one without a unit stays empty. */
  units: Partial<Record<AdPlace, string>>
  scriptUrl: string
}
