export const ARCADE = {
  /** Tries of a day at the seed that is everybody's. */
  dailyTries: 3,
  /** A week's season begins on Monday at this hour of Seoul. */
  seasonHour: 5,
  /** How long after its end a game that was played offline still comes into the ranking. */
  lateMs: 600_000,
  /** How far a play's own time may differ from the server's. */
  driftMs: 2_000,
  /** A game paused more often comes into no ranking. */
  pauses: 1,
} as const
