import type { Owner } from './actor.js'
import type { Context } from './context.js'

/** Rows that a call's `owns` loads for their owner. Each module declares its kinds beside its `owned`. */
export interface OwnedRows {}

export type OwnedRow<Row> = {
  /** The parameter of the path that names the row. */
  param: string
  /** The row, where it is the actor's. */
  find: (ctx: Context<never, Owner>, id: string) => Promise<Row | null>
}
