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
