export const ARCADE = {
  /** Tries of a day at the seed that is everybody's. */
  dailyTries: 3,
  /** A week's season starts on Monday at this hour of Seoul. */
  seasonHour: 5,
  /** A game that was played offline still comes into the ranking so long after the season's end. */
  lateMs: 600_000,
  /** A play's own time may differ from the server's by this much. */
  driftMs: 2_000,
  /** A game paused more often comes into no ranking. */
  pauses: 1,
} as const
