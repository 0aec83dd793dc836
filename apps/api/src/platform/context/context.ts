import type { Executor } from '../db/client.js'
import type { Actor, System } from './actor.js'
import { NO_CALLER, type Caller } from './caller.js'
import type { Deps } from './deps.js'

type Base<A> = {
  actor: A
  caller: Caller
  /** The pool, or the transaction of the use case. */
  db: Executor
  isInTransaction: boolean
}

/**
 * The first parameter of every verb: who acts, through which connection or transaction, by which clock and ids, and
 * the ports that the verb picks.
 */
export type Context<
  Ports extends keyof Deps = never,
  A extends Actor | System = Actor | System,
> = Base<A> & Omit<Pick<Deps, Ports | 'clock' | 'newId' | 'logger' | 'database'>, keyof Base<A>>

/** With every port, as routes and jobs have it. */
export type FullContext<A extends Actor | System = Actor | System> = Context<keyof Deps, A>

type CoreDeps = Pick<Deps, 'clock' | 'database' | 'db' | 'logger' | 'newId'>

export function createContext<D extends CoreDeps, A extends Actor | System>(
  deps: D,
  actor: A,
  caller: Caller,
): D & Base<A> {
  return { ...deps, actor, caller, isInTransaction: false }
}

/** The context of jobs and commands. */
export function systemContext<D extends CoreDeps>(deps: D): D & Base<System> {
  return createContext(deps, { kind: 'system' }, NO_CALLER)
}

/**
 * Runs a use case in one transaction: all of what it writes through `ctx.db` is committed, or nothing. A verb that is
 * called within another's transaction is part of it.
 */
export function inTransaction<C extends Context, T>(
  ctx: C,
  run: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.isInTransaction) return run(ctx)
  return ctx.database.db.transaction((tx) => run({ ...ctx, db: tx, isInTransaction: true }))
}
