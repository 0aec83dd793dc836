/** What a model asks for at the end of its turn; nothing of it is taken unseen. */
export type Proposal = {
  choices: string[]
  /** Changes, not values: gauge key to how far it should move. */
  gauges: Record<string, number>
  /** Changes, not values: name to how far the person's feeling should move. */
  relations: Record<string, number>
  remember: string | null
}
