/** Error codes, with their HTTP status. */
export const WALLET_CODES = {
  NOT_ENOUGH_COIN: 402,
  NOT_ENOUGH_GEM: 402,
  NOT_ENOUGH_RUNE: 402,
} as const
