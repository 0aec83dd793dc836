import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context/context.js'

/** The person whose data is exported or deleted. */
export type Person = { memberId: string; profileId: string; email: string }

/** Says which columns of a table go into an export. */
export type Exported = {
  /** The heading of the table, for the person who reads the file. */
  heading: string
  /** The one that rows are ordered by first; instants are those whose names end in `_at`. */
  columns: readonly [order: string, ...columns: string[]]
  /** Columns that count days of Seoul from 1970: they are exported as dates. */
  days?: readonly string[]
  /** Each row is exported within the row of that table which its column `by` names. */
  within?: { table: string; by: string }
  /** Columns that are empty in all rows but some: what is not yet the person's to read. */
  sealed?: { columns: readonly string[]; unless: (person: Person, now: Date) => SQL }
}

/** A visitor whose things go over to a member. */
export type Merge = { visitorId: string; profileId: string }

/** What happens to a table when a person takes their data along, leaves, or signs in to an account. */
export type TableRule = {
  table: PgTable
  /**
   * Other modules that may join the table, by name; `all` of one that every module may join. They never write it.
   * `lint/structure.mjs` reads this, so it is written out in each rule.
   */
  readers?: 'all' | readonly string[]
} & (
  | {
      /** The person's rows. */
      rowsOf: (person: Person) => SQL
      /** Null where the table only secures the account. */
      exported: Exported | null
      /** `keep`: the rows outlive the account, since they name it by ids alone. A function: instead of deleting them. */
      onErase?: 'keep' | ((ctx: Context<'registry'>, person: Person) => Promise<void>)
    }
  /** Holds nothing of anybody, for the reason given. */
  | { holdsNoPerson: string }
) & {
    /** Present for tables with rows of visitors: how they become a member's. */
    onMerge?: {
      /** Called for all tables before the visitor is locked and any row is moved. */
      lock?: (ctx: Context, visitorId: string) => Promise<void>
      /** Answers how many rows were moved. */
      move: (ctx: Context<'gameEngine'>, merge: Merge) => Promise<number>
    }
  }
