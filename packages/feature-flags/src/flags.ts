type Flag = {
  /** The flag's description in the panel. */
  meaning: string
  /** The area of the product that decides on it. */
  owner: string
  default: false
  /** YYYY-MM-DD: by then it is the product's way, or gone. */
  removeBy: string
}

/** Every feature flag there is. A flag chooses what is drawn; it is never a right. */
export const FLAGS = {
  /** A left rail instead of the area bar, from 1081 px up. */
  NEW_NAVIGATION: {
    meaning: '넓은 화면에서 왼쪽 길잡이를 써요.',
    owner: 'shell',
    default: false,
    removeBy: '2027-03-31',
  },
  /** A payout banner on the creator dashboard. */
  PAYOUT_DASHBOARD_BANNER: {
    meaning: '창작자 대시보드에서 정산 소식을 봐요.',
    owner: 'creator',
    default: false,
    removeBy: '2027-06-30',
  },
} as const satisfies Record<string, Flag>

export type FlagName = keyof typeof FLAGS

export const FLAG_NAMES: readonly FlagName[] = Object.keys(FLAGS).filter(isFlagName)

function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(FLAGS, name)
}
